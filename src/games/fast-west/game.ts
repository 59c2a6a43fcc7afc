import type { Game } from '../../kernel/game/game.ts'
import type { SituationOf } from '../../kernel/game/kind.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { FastWestEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedFastWest } from './played.ts'
import type { Given, Position } from './position.ts'
import { duel } from './situations/duel.ts'
import { event } from './situations/event.ts'
import { game } from './situations/game.ts'
import { roulette } from './situations/roulette.ts'
import { round } from './situations/round.ts'
import { row } from './situations/row.ts'

const kinds = [row, event, roulette, duel, round, game] as const

/** A situation of any kind, as files and programs write it. */
export type FastWestSituation = SituationOf<(typeof kinds)[number]>
export type FastWest = Game<FastWestSituation, Given, Position, FastWestEvent>

/** Fast-West with the given component data. */
export function makeFastWest(components: Components): FastWest {
  return { ...playedFastWest(components, kinds), ...counting, ...foresight }
}
