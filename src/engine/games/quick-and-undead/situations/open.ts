import type { Opening } from '../../../kernel/game.ts'
import { Reader } from '../../../kernel/reader.ts'
import type { Readings } from '../../../kernel/reading.ts'
import { accepted, type Outcome, refused } from '../../../kernel/refusal.ts'
import type { Components } from '../components.ts'
import type { Given, Play, Position, Scene } from '../position.ts'
import { priceOf } from '../rules/buildings.ts'
import { type Fixed, readFixed } from './common.ts'
import { type GameSituation, readGame } from './game.ts'
import type { Actor } from './gangs.ts'
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
  check?(reader: Reader, play: Play): void
}

const tableKinds: Readonly<Record<Exclude<QuickKind, 'game'>, TableKind>> = {
  duel: { moment: 'within', scene: readDuel, actors: duelActors, check: checkDuel },
  intimidation: { moment: 'within', scene: readIntimidation, actors: intimidationActors },
  shooting: { moment: 'within', scene: readShooting, actors: actorOnSpace, check: checkShooting },
  robbery: { moment: 'within', scene: readRobbery, actors: actorOnSpace, check: checkRobbery },
  purchase: {
    moment: 'within',
    scene: readPurchase,
    actors: actorOnSpace,
    check: (reader, play) => checkPurchase(reader, play, priceOf),
  },
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
  const fixed = readFixed(reader, situation, components)
  const { given, now } =
    kind === 'game'
      ? openGame(reader, situation, fixed)
      : openTable(reader, tableKinds[kind], situation, fixed, readings)
  return reader.refusals.length > 0
    ? refused(...reader.refusals)
    : accepted({ given, readings, position: now })
}

function openGame(reader: Reader, { law }: Partial<GameSituation>, fixed: Fixed) {
  const given = { ...fixed, scene: {} }
  return { given, now: readGame(reader, law, given) }
}

function openTable(
  reader: Reader,
  { moment, scene, actors, check }: TableKind,
  situation: Readonly<Record<string, unknown>>,
  fixed: Fixed,
  readings: Readings,
): Play {
  const given = { ...fixed, scene: scene?.(reader, situation, fixed) ?? {} }
  const now = readTable(reader, situation, given, moment, actors?.(given.scene, fixed) ?? [])
  const play = { given, readings, now }
  if (reader.refusals.length === 0) check?.(reader, play)
  return play
}
