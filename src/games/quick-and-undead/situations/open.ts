import type { Opening } from '../../../kernel/game.ts'
import { Reader } from '../../../kernel/reader.ts'
import type { Readings } from '../../../kernel/reading.ts'
import { accepted, type Outcome, refused } from '../../../kernel/refusal.ts'
import type { Components } from '../components.ts'
import type { Given, Laid, Position, Scene } from '../position.ts'
import { type Fixed, readFixed } from './common.ts'
import { type GameSituation, readGame } from './game.ts'
import type { Actor } from './gangs.ts'
import { checkParts } from './parts.ts'
import {
  checkDuel,
  checkShooting,
  type DuelSituation,
  duelActors,
  type FinalDuelSituation,
  type IntimidationSituation,
  intimidationActors,
  readDuel,
  readFinalDuel,
  readIntimidation,
  readShooting,
  type ShootingSituation,
} from './shootings.ts'
import { type Moment, readTable, type TableSituation } from './table.ts'
import {
  actorOnSpace,
  type BuildingFightSituation,
  checkBuildingFight,
  checkPurchase,
  checkRobbery,
  type PurchaseSituation,
  type RobberySituation,
  readBuildingFight,
  readPurchase,
  readRobbery,
  readTurn,
  type TurnSituation,
} from './turns.ts'

/** A round from its Round Start abilities to its end, and what follows from it. */
export interface RoundSituation extends TableSituation {
  readonly kind: 'round'
}

/** The count after High Noon, or after a solo game that was won. */
export interface CountSituation extends TableSituation {
  readonly kind: 'count'
}

export type QuickSituation =
  | DuelSituation
  | IntimidationSituation
  | ShootingSituation
  | RobberySituation
  | PurchaseSituation
  | BuildingFightSituation
  | FinalDuelSituation
  | TurnSituation
  | RoundSituation
  | CountSituation
  | GameSituation
export type QuickKind = QuickSituation['kind']

/** How a kind of situation in the middle of a game is read. */
interface TableKind {
  readonly moment: Moment
  /** What it is about. */
  scene?(reader: Reader, situation: Readonly<Record<string, unknown>>, fixed: Fixed): Scene
  /** Whose Outlaws stand where because of it. */
  actors?(scene: Scene, fixed: Fixed): readonly Actor[]
  /** What more has to hold once the table is read. */
  check?(reader: Reader, play: Laid): void
}

const tableKinds: Readonly<Record<Exclude<QuickKind, 'game'>, TableKind>> = {
  duel: { moment: 'within', scene: readDuel, actors: duelActors, check: checkDuel },
  intimidation: { moment: 'within', scene: readIntimidation, actors: intimidationActors },
  shooting: { moment: 'within', scene: readShooting, actors: actorOnSpace, check: checkShooting },
  robbery: { moment: 'within', scene: readRobbery, actors: actorOnSpace, check: checkRobbery },
  purchase: { moment: 'within', scene: readPurchase, actors: actorOnSpace, check: checkPurchase },
  'building-fight': {
    moment: 'within',
    scene: readBuildingFight,
    actors: actorOnSpace,
    check: checkBuildingFight,
  },
  'final-duel': { moment: 'after', scene: readFinalDuel },
  turn: { moment: 'within', scene: readTurn, actors: actorOnSpace },
  round: { moment: 'before' },
  count: { moment: 'after' },
}

/** The names of all kinds of situation, the simplest first. */
export const kindNames: readonly QuickKind[] = [
  'duel',
  'intimidation',
  'shooting',
  'robbery',
  'purchase',
  'building-fight',
  'turn',
  'round',
  'count',
  'final-duel',
  'game',
]

/** Opens a situation of a kind, but for the procedure, or says why it cannot exist. */
export function openKind(
  kind: QuickKind,
  situation: Readonly<Record<string, unknown>>,
  components: Components,
  readings: Readings,
): Outcome<Omit<Opening<Given, Position>, 'procedure'>> {
  const reader = new Reader()
  checkParts(reader, kind, situation)
  const fixed = readFixed(reader, situation, components)
  // Whatever is read of what cannot be is impossible in further ways, which would only confuse.
  if (reader.refusals.length > 0) return refused(...reader.refusals)
  const tableKind = kind === 'game' ? undefined : tableKinds[kind]
  const given = { ...fixed, scene: { kind, ...tableKind?.scene?.(reader, situation, fixed) } }
  if (reader.refusals.length > 0) return refused(...reader.refusals)
  const position = tableKind
    ? openTable(reader, tableKind, situation, given, readings)
    : readGame(reader, situation.law, given)
  if (reader.refusals.length > 0) return refused(...reader.refusals)
  return accepted({ given, readings, position })
}

function openTable(
  reader: Reader,
  { moment, actors, check }: TableKind,
  situation: Readonly<Record<string, unknown>>,
  given: Given,
  readings: Readings,
): Position {
  const who = actors?.(given.scene, given) ?? []
  const now = readTable(reader, situation, given, moment, who)
  if (reader.refusals.length === 0) check?.(reader, { given, readings, now })
  return now
}
