import type { Game } from '../../kernel/game/game.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { QuickEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedQuickAndUndead } from './played.ts'
import type { Given, Position } from './position.ts'
import { kinds, type QuickSituation } from './situations/index.ts'

export type { QuickSituation }
export type QuickAndUndead = Game<QuickSituation, Given, Position, QuickEvent>

/** The Quick and the Undead with the given component data. */
export function makeQuickAndUndead(components: Components): QuickAndUndead {
  return { ...playedQuickAndUndead(components, kinds), ...counting, ...foresight }
}
