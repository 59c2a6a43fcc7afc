import type { Picking } from '../../../explorer/board/Targets.tsx'
import {
  type Cell,
  type CriticalSide,
  type DieFace,
  RANGER,
  type Seat,
  type UndeadCard,
} from '../components.ts'
import type { Given, Place, Position, Shootout, Shot } from '../position.ts'

/** How the parts of the board are pressed, and which the last event was about. */
export interface Marked extends Picking {
  readonly touched?: readonly string[]
}

/** A Targeting card as it is drawn. */
export interface CardView {
  readonly seat: Seat
  readonly loaded: readonly Cell[]
  readonly critical: CriticalSide
  /** The number that was rolled last, where a shot is being told. */
  readonly face?: DieFace | undefined
  /** The numbers rolled in the attempt under way: their tokens are off the card. */
  readonly rolled: readonly DieFace[]
}

/** What became of an Outlaw in a shootout. */
export type Fate = 'stands' | 'killed' | 'fled'

/** What became of a shot: `beaten` is a hit that did not count. */
export type AimState = 'aimed' | 'missed' | 'hit' | 'beaten' | 'killed'

/** Who aims at whom. */
export interface Aim {
  readonly from: Seat
  readonly to: Seat
  readonly state: AimState
}

/** Somebody in a shootout. */
export interface Fighter {
  readonly card: CardView
  readonly shot: Shot | undefined
  readonly fate: Fate
}

/** A shootout as it is drawn. */
export interface ShootoutView {
  readonly kind: Shootout['kind']
  readonly place: Place | number | undefined
  readonly fighters: readonly Fighter[]
  readonly aims: readonly Aim[]
}

/** A shot at an Undead as it is drawn. */
export interface AttemptView {
  readonly card: CardView
  readonly undead: UndeadCard
  readonly at: Place | undefined
  readonly isKilled: boolean
}

/** Every gang at the table, Dead Ranger last. */
export function seatsAt({ seats, solo }: Pick<Given, 'seats' | 'solo'>): readonly Seat[] {
  return solo ? [...seats, RANGER] : seats
}

/** The Targeting card of a gang. */
export function cardView(
  { gangs, attempt }: Position,
  seat: Seat,
  face?: DieFace | undefined,
): CardView {
  const { loaded, critical } = gangs[seat]
  const rolled = attempt && attempt.seat === seat && !attempt.over ? attempt.rolled : []
  return { seat, loaded, critical, face, rolled }
}
