import type { SituationOf } from '../../../../src/kernel/game/kind.ts'
import { game } from './game.ts'
import { turn } from './turn.ts'

/** All kinds of situation, the simplest first. */
export const kinds = [turn, game] as const

/** A situation of any kind, as files and programs write it. */
export type ToySituation = SituationOf<(typeof kinds)[number]>
