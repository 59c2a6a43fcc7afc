import { existsSync } from 'node:fs'
import type { z } from 'zod'
import type { GameId } from '../../games/manifest.ts'
import { once } from '../once.ts'
import { inProject } from '../root.ts'
import { readYaml } from '../yaml.ts'
import * as quickAndUndead from './quick-and-undead.ts'
import type { Source } from './source.ts'
import * as wildGangs from './wild-gangs.ts'

export { type Provenance, provenances, type Source } from './source.ts'

/** What is known of the components of a game. */
interface Kind {
  /** What its file holds, where it comes from among it. */
  readonly components: z.ZodType<{ readonly source: Source }>
  /** What its engine takes of what the file holds. */
  toEngine(components: never): unknown
  /** What a program may bring instead. */
  readonly ownComponents: z.ZodObject
}

/** The components of each game. */
const kinds: Readonly<Record<GameId, Kind>> = {
  'wild-gangs': wildGangs,
  'quick-and-undead': quickAndUndead,
}

/** The file that holds the components of a game. */
export function componentsFile(game: GameId): string {
  return inProject('content', 'components', `${game}.yaml`)
}

/** The component data of a game, if it has any yet. */
export const componentsOf = once((game: GameId) => {
  const file = componentsFile(game)
  return existsSync(file) ? readYaml(file, kinds[game].components) : undefined
})

/** The component data of a game as its engine takes it. */
export function engineComponents(game: GameId): unknown {
  const components = componentsOf(game)
  return components && kinds[game].toEngine(components as never)
}

/** A schema for component data that a program brings of its own, as a game's engine takes it. */
export function ownComponentsSchema(game: GameId): z.ZodObject {
  return kinds[game].ownComponents
}
