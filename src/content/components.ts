import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from './games.ts'
import { once } from './once.ts'
import { inProject } from './root.ts'
import { readYaml } from './yaml.ts'

/** Where a value comes from. Illustrative values stand in for ones that no source gives. */
export const provenances = ['rulebook', 'published', 'illustrative'] as const
export type Provenance = (typeof provenances)[number]

/** Who made the rulebook, for the line that names the source. */
const source = z.strictObject({
  title: z.string(),
  authors: z.array(z.string()).min(1),
  pages: z.int().positive(),
})
export type Source = z.infer<typeof source>

const components = z.looseObject({ source })

/** The components of a game: its source, and cards and tiles in a shape that the game's engine checks. */
export type Components = z.infer<typeof components>

/** The file that holds the components of a game. */
export function componentsFile(game: GameId): string {
  return inProject('content', 'components', `${game}.yaml`)
}

/** The component data of a game, if it has any yet. */
export const componentsOf = once((game: GameId): Components | undefined => {
  const file = componentsFile(game)
  return existsSync(file) ? readYaml(file, components) : undefined
})
