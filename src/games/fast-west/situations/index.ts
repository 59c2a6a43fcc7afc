import type { SituationOf } from '../../../kernel/game/kind.ts'
import { duel } from './duel.ts'
import { event } from './event.ts'
import { game } from './game.ts'
import { roulette } from './roulette.ts'
import { round } from './round.ts'
import { row } from './row.ts'

/** All kinds of situation, the simplest first. */
export const kinds = [row, event, roulette, duel, round, game] as const

/** A situation of any kind, as files and programs write it. */
export type FastWestSituation = SituationOf<(typeof kinds)[number]>
