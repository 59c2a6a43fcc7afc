import type { Game } from '../../../src/kernel/game/game.ts'
import type { SituationOf } from '../../../src/kernel/game/kind.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { ToyEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedToy } from './played.ts'
import type { Given, Position } from './position.ts'
import { game } from './situations/game.ts'
import { turn } from './situations/turn.ts'

const kinds = [turn, game] as const

/** A situation of any kind, as files and programs write it. */
export type ToySituation = SituationOf<(typeof kinds)[number]>
export type Toy = Game<ToySituation, Given, Position, ToyEvent>

/** The game with the given component data. */
export function makeToy(components: Components): Toy {
  return { ...playedToy(components, kinds), ...counting, ...foresight }
}
