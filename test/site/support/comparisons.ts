import { type GameId, gameIds } from '../../../src/games/manifest.ts'
import { builtPages } from './built.ts'

/** A link to a comparison of two interpretations. */
export interface ComparisonLink {
  readonly game: GameId
  /** The address of its practice table, below the base. */
  readonly table: string
  /** The interpretation that another is compared with. */
  readonly asked: string
  /** The case, as the fragment of an address. */
  readonly hash: string
}

/** Each link to a comparison that the English pages have; those of French pages lead to the same cases. */
export function comparisonLinks(): readonly ComparisonLink[] {
  const links = new Map<string, ComparisonLink>()
  for (const { address, html } of builtPages()) {
    if (!address.startsWith('/en/')) continue
    for (const [, table = '', asked = '', hash = ''] of html.matchAll(
      /href="[^"]*(\/en\/[^"?]*)\?compare=([^"#]*)(#[^"]*)?"/g,
    )) {
      const game = gameIds.find((id) => table.includes(`/${id}/`))
      if (game) links.set(table + asked + hash, { game, table, asked, hash })
    }
  }
  return [...links.values()]
}
