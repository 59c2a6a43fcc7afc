import type { AskedQuestion } from '../../../kernel/run/laid-table.ts'
import type { Seat } from '../components.ts'
import { bulletsOf, type Given } from '../position.ts'

/** The questions about hands, which a quick draw can answer. */
export const handQuestions = ['slowest', 'bandit', 'indians', 'bullets'] as const
export type HandQuestion = (typeof handQuestions)[number]

/** True for a question about hands. */
export function isAboutHands(
  question: { readonly kind: string } | undefined,
): question is AskedQuestion {
  return handQuestions.some((kind) => kind === question?.kind)
}

/** True when a player's further grab counts: every one with Indians, otherwise the first. */
export function counts(kind: HandQuestion, grabs: readonly Seat[], seat: Seat): boolean {
  return kind === 'indians' || !grabs.includes(seat)
}

/** Players who grab: in the final duel those without a bullet yet. */
export function drawersOf(kind: HandQuestion, { seats, told }: Given): readonly Seat[] {
  return kind === 'bullets' ? seats.filter((seat) => !told.bullets?.[seat]) : seats
}

/** The bullets that can be grabbed: in the final duel those that nobody is known to hold. */
export function bulletsLeft(kind: HandQuestion, given: Given): readonly number[] {
  const held = kind === 'bullets' ? Object.values(given.told.bullets ?? {}) : []
  return bulletsOf(given).filter((bullet) => !held.includes(bullet))
}

/**
 * Answer to a question about hands from the order of the grabs; undefined while it goes on. The last player, when all
 * others have grabbed, needs no grab. The quickest takes the bullet that counts most.
 */
export function toldBy(
  { kind }: { readonly kind: HandQuestion },
  grabs: readonly Seat[],
  given: Given,
  wantsList = false,
): unknown {
  const seats = drawersOf(kind, given)
  const players = seats.length
  const bullets = bulletsLeft(kind, given)
  const isOver = grabs.length >= (kind === 'indians' ? bullets.length : players - 1)
  if (!isOver) return undefined
  if (kind === 'indians') {
    return Object.fromEntries(bullets.map((bullet, place) => [bullet, grabs[place]]))
  }
  const order = [...grabs, ...seats.filter((seat) => !grabs.includes(seat))]
  const last = order[players - 1] as Seat
  if (kind === 'slowest') return wantsList ? [last] : last
  const taken = (place: number) => {
    if (kind === 'bullets') return bullets[place] as number
    return place < players - 1 ? place + 2 : 'none'
  }
  return Object.fromEntries(order.map((seat, place) => [seat, taken(place)]))
}
