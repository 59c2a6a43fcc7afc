import type { SituationOf } from '../../../kernel/game/kind.ts'
import { buildingFight } from './building-fight.ts'
import { count } from './count.ts'
import { duel } from './duel.ts'
import { finalDuel } from './final-duel.ts'
import { game } from './game.ts'
import { intimidation } from './intimidation.ts'
import { purchase } from './purchase.ts'
import { robbery } from './robbery.ts'
import { round } from './round.ts'
import { shooting } from './shooting.ts'
import { turn } from './turn.ts'

/** All kinds of situation, the simplest first. */
export const kinds = [
  duel,
  intimidation,
  shooting,
  robbery,
  purchase,
  buildingFight,
  turn,
  round,
  count,
  finalDuel,
  game,
] as const

/** A situation of any kind, as files and programs write it. */
export type QuickSituation = SituationOf<(typeof kinds)[number]>
