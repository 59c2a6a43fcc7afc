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
import { isRecord } from '../kernel/data/keyed.ts'
import { alike, nearest } from '../kernel/data/nearest.ts'
import { shown } from '../kernel/game/refusal.ts'
import { failingUntyped } from './arguments.ts'

/** Component data of a game that differ from the content's. */
export interface LoadOptions<Id extends GameId = GameId> {
  readonly components?: Partial<ComponentsOf<Id>>
}

/**
 * The engine of a game, with the component data of the content or with some of one's own. This is the only
 * place that throws at what it is given, with a message that lists what is wrong: a program says which game
 * it means. What a reader can get wrong (a situation, an answer, a link) is refused as a value instead.
 */
export function loadGame<Id extends GameId>(id: Id, options: LoadOptions<Id> = {}): GameOf<Id> {
  const components = isRecord(options) ? (options.components ?? {}) : undefined
  if (!components) throw new TypeError(`These are no options of a game: ${shown(options)}`)
  const own = readOwnComponents(known(id), components)
  if (own.problems.length > 0) {
    throw new TypeError([`These are no components of ${id}:`, ...own.problems].join('\n'))
  }
  return programOf(id).make({ ...loadComponents(id), ...own.components }) as unknown as GameOf<Id>
}

/** A copy of a game's component data, to be altered and handed to `loadGame`; refused where there is no such game. */
export function loadComponents<Id extends GameId>(id: Id): ComponentsOf<Id> {
  return unknownGame(id) ?? (structuredClone(engineComponents(id)) as ComponentsOf<Id>)
}

/**
 * Fixed layout of a game: the town of Wild Gangs (streets, buildings, sides and places, spots of events), the action
 * spaces of The Quick and the Undead with their printed values, the components of the others. Refused for an unknown
 * game.
 */
export function geographyOf<Id extends GameId>(id: Id): GeographyOf<Id> {
  return unknownGame(id) ?? (programOf(id).geography as GeographyOf<Id>)
}

function isId(id: unknown): id is GameId {
  return typeof id === 'string' && isGame(id)
}

function unknownGame(id: unknown): undefined {
  if (isId(id)) return undefined
  const facts = { received: shown(id), allowed: gameIds, ...alike(id, gameIds) }
  return failingUntyped({ code: 'unknown-game', facts })
}

function known(id: unknown): GameId {
  if (isId(id)) return id
  const like = nearest(shown(id), gameIds)
  const hint = like === undefined ? '' : ` Did you mean "${like}"?`
  throw new RangeError(`There is no game "${shown(id)}". Games: ${gameIds.join(', ')}.${hint}`)
}
