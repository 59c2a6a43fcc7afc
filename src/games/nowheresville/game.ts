import type { Game } from '../../kernel/game/game.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { NowheresvilleEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedNowheresville } from './played.ts'
import type { Given, Position } from './position.ts'
import { kinds, type NowheresvilleSituation } from './situations/index.ts'

export type { NowheresvilleSituation }
export type Nowheresville = Game<NowheresvilleSituation, Given, Position, NowheresvilleEvent>

/** Nowhere'sVille with the given component data. */
export function makeNowheresville(components: Components): Nowheresville {
  return { ...playedNowheresville(components, kinds), ...counting, ...foresight }
}
