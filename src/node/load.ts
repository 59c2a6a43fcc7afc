import { engineComponents, readOwnComponents } from '../content/components/index.ts'
import {
  type ComponentsOf,
  type GameId,
  type GameOf,
  type GeographyOf,
  gameIds,
  isGame,
  programOf,
} from '../games/manifest.ts'
import { nearest } from '../kernel/nearest.ts'

/** What a game is made with: its component data, where it shall differ from the content's. */
export interface LoadOptions<Id extends GameId = GameId> {
  readonly components?: Partial<ComponentsOf<Id>>
}

/**
 * The engine of a game, with the component data of the content or with some of one's own. This is the only
 * place that throws at what it is given, with a message that lists what is wrong: a program says which game
 * it means. What a reader can get wrong (a situation, an answer, a link) is refused as a value instead.
 */
export function loadGame<Id extends GameId>(
  id: Id,
  { components = {} }: LoadOptions<Id> = {},
): GameOf<Id> {
  const own = readOwnComponents(known(id), components)
  if (own.problems.length > 0) {
    throw new TypeError([`These are no components of ${id}:`, ...own.problems].join('\n'))
  }
  return programOf(id).make({ ...loadComponents(id), ...own.components }) as unknown as GameOf<Id>
}

/** A copy of a game's component data, to be altered and handed to `loadGame`. */
export function loadComponents<Id extends GameId>(id: Id): ComponentsOf<Id> {
  return structuredClone(engineComponents(known(id))) as ComponentsOf<Id>
}

/**
 * What lies where in a game, for good: of Wild Gangs the town (streets, buildings, sides and their places, spots
 * of events), of The Quick and the Undead the action spaces and what is printed on them, of the others what there is.
 */
export function geographyOf<Id extends GameId>(id: Id): GeographyOf<Id> {
  return programOf(known(id)).geography as GeographyOf<Id>
}

function known(id: string): GameId {
  if (isGame(id)) return id
  const alike = nearest(String(id), gameIds)
  const hint = alike === undefined ? '' : ` Did you mean "${alike}"?`
  throw new RangeError(`There is no game "${id}". Games: ${gameIds.join(', ')}.${hint}`)
}
