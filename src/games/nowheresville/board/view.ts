import type { Picking } from '../../../explorer/board/Targets.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { type BanditId, type Equipment, type Gun, isGun } from '../components.ts'
import type { NowheresvilleEvent } from '../events.ts'
import type { Given, Member, Position } from '../position.ts'
import { experienceOf } from '../rules/experience.ts'

/** Props of a part of the board: position, presses, and the parts that the last event was about. */
export interface View extends Picking {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  readonly touched?: readonly string[] | undefined
  /** Events so far. */
  readonly events?: readonly NowheresvilleEvent[] | undefined
}

/** A card as it lies beside a bandit. */
export type CardId = Equipment | Gun | 'unknown'

/** Cards beside a bandit: face up first, then face down as the viewer knows them. */
export function cardsOf({ cards, hidden }: Member): readonly CardId[] {
  return [...cards, ...hidden]
}

/** Guns that a bandit can use, or those that it has chosen. */
export function gunsOf({ position }: Pick<View, 'position'>, member: Member): readonly Gun[] {
  const owned = cardsOf(member).filter((card) => card !== 'unknown' && isGun(card)) as Gun[]
  return position.fight?.guns[member.id] ?? ['colt', ...owned]
}

/** The Experience of a bandit, as it is compared now. */
export function levelOf({ given, position: now }: Pick<View, 'given' | 'position'>, id: BanditId) {
  return experienceOf({ given, now }, id)
}
