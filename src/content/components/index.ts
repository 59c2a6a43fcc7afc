import { existsSync } from 'node:fs'
import type { GameId } from '../games.ts'
import { once } from '../once.ts'
import { inProject } from '../root.ts'
import { readYaml } from '../yaml.ts'
import * as wildGangs from './wild-gangs.ts'

export { type Provenance, provenances, type Source } from './source.ts'

/** For each game the schema of its components' file, what its engine takes from it, and what a program may bring instead. */
const kinds = { 'wild-gangs': wildGangs } as const satisfies Record<GameId, unknown>

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
  return components && kinds[game].toEngine(components)
}

/** A schema for component data that a program brings of its own, as a game's engine takes it. */
export function ownComponentsSchema(game: GameId) {
  return kinds[game].ownComponents
}
