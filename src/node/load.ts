import { z } from 'zod'
import { engineComponents, ownComponentsSchema } from '../content/components/index.ts'
import { type GameId, gameIds, isGame } from '../content/games.ts'
import { nearest } from '../content/nearest.ts'
import { makers } from '../engine/games/index.ts'
import type { Components as QuickAndUndeadComponents } from '../engine/games/quick-and-undead/components.ts'
import type { QuickAndUndead } from '../engine/games/quick-and-undead/index.ts'
import type { Components as WildGangsComponents } from '../engine/games/wild-gangs/components.ts'
import type { WildGangs } from '../engine/games/wild-gangs/index.ts'

/** Every game that can be loaded, with the types of its engine and of its component data. */
export interface Games {
  'wild-gangs': { readonly game: WildGangs; readonly components: WildGangsComponents }
  'quick-and-undead': {
    readonly game: QuickAndUndead
    readonly components: QuickAndUndeadComponents
  }
}

/** What a game is made with: its component data, where it shall differ from the content's. */
export interface LoadOptions<Id extends GameId = GameId> {
  readonly components?: Partial<Games[Id]['components']>
}

/**
 * The engine of a game, with the component data of the content or with some of one's own. This is the only
 * place that throws at what it is given, with a message that lists what is wrong: a program says which game
 * it means. What a reader can get wrong (a situation, an answer, a link) is refused as a value instead.
 */
export function loadGame<Id extends GameId>(
  id: Id,
  { components = {} }: LoadOptions<Id> = {},
): Games[Id]['game'] {
  const own = ownComponentsSchema(known(id)).partial().safeParse(components)
  if (!own.success) {
    throw new TypeError(`These are no components of ${id}:\n${z.prettifyError(own.error)}`)
  }
  return makers[id]({ ...loadComponents(id), ...own.data }) as Games[Id]['game']
}

/** A copy of a game's component data, to be altered and handed to `loadGame`. */
export function loadComponents<Id extends GameId>(id: Id): Games[Id]['components'] {
  return structuredClone(engineComponents(known(id))) as Games[Id]['components']
}

function known(id: string): GameId {
  if (isGame(id)) return id
  const alike = nearest(String(id), gameIds)
  const hint = alike === undefined ? '' : ` Did you mean "${alike}"?`
  throw new RangeError(`There is no game "${id}". Games: ${gameIds.join(', ')}.${hint}`)
}
