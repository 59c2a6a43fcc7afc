import type { SituationOf } from '../../../kernel/game/kind.ts'
import { death } from './death.ts'
import { first } from './first.ts'
import { game } from './game.ts'
import { robbery } from './robbery.ts'
import { shootout } from './shootout.ts'
import { town } from './town.ts'

/** All kinds of situation, the simplest first. */
export const kinds = [robbery, first, shootout, town, death, game] as const

/** A situation of any kind, as files and programs write it. */
export type NowheresvilleSituation = SituationOf<(typeof kinds)[number]>
