import type { Game } from '../../kernel/game/game.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { TrustMeEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedTrustMe } from './played.ts'
import type { Given, Position } from './position.ts'
import { kinds, type TrustMeSituation } from './situations/index.ts'

export type { TrustMeSituation }
export type TrustMe = Game<TrustMeSituation, Given, Position, TrustMeEvent>

/** Trust Me with the given component data. */
export function makeTrustMe(components: Components): TrustMe {
  return { ...playedTrustMe(components, kinds), ...counting, ...foresight }
}
