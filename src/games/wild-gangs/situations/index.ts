import type { SituationOf } from '../../../kernel/game/kind.ts'
import { game } from './game.ts'
import { placing } from './placing.ts'
import { town } from './town.ts'

/** All kinds of situation, the simplest first. */
export const kinds = [town, placing, game] as const

/** A situation of any kind, as files and programs write it. */
export type WildGangsSituation = SituationOf<(typeof kinds)[number]>
