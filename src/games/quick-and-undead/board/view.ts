import type { Picking } from '../../../explorer/board/Targets.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import type { Cell, CriticalSide, DieFace, Seat, Space, UndeadCard } from '../components.ts'
import type { Given, Place, Position, Shootout, Shot } from '../position.ts'

/** Props of a part of the board: position, presses, and the parts that the last event was about. */
export interface Laid extends Picking {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  readonly touched?: readonly string[] | undefined
}

/** The class of a part of the board; what the last event was about is marked. */
export function look(name: string, part: string, { touched }: Pick<Laid, 'touched'>): string {
  return touched?.includes(part) ? `${name} is-touched` : name
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

/** Fates of an Outlaw in a shootout. */
export type Fate = 'stands' | 'killed' | 'fled'

/** States of a shot: `beaten` is a hit that did not count. */
export type AimState = 'aimed' | 'missed' | 'hit' | 'beaten' | 'killed'

/** Aim of a shooter at a target. */
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
  readonly place: Place | Space | undefined
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
