import { sizeOf } from '../../kernel/data/stock.ts'
import { type Seat, seats, TOKEN } from './components.ts'
import type { Position, Purse } from './position.ts'

/** Parts of the position on which notes depend. */
type Money = Pick<Position, 'money' | 'tokens' | 'vaults' | 'box'>

/** The notes of every player, and those that are with nobody. */
interface Layout {
  readonly purses: Readonly<Record<Seat, Purse>>
  /** Those that lie on bank and coach and that nobody has seen are among them. */
  readonly left: Purse
  /** Dollars of players for which there are no notes: they are written down. */
  readonly owed: number
}

/**
 * component.banknotes: money is counted in dollars, and each player's lies in the fewest
 * notes beside the $1,000 tokens; who sits first takes the larger notes first. Notes that lie
 * unseen on bank and coach stay there.
 */
export function laidOut(now: Money): Layout {
  const purses: Partial<Record<Seat, Purse>> = {}
  const { left, owed } = handOut(now, (seat, singles, doubles) => {
    purses[seat] = { 100: singles, 200: doubles, [TOKEN]: now.tokens[seat] }
  })
  return { purses: purses as Layout['purses'], left, owed }
}

/** Dollars of players for which there are no notes. */
export function owedBy(now: Money): number {
  return handOut(now).owed
}

/**
 * Hands out the notes to one player after the other, and tells each purse to whoever wants it: what is left is asked far
 * more often than what somebody holds.
 */
function handOut(
  { money, tokens, vaults, box }: Money,
  purse?: (seat: Seat, singles: number, doubles: number) => void,
): Pick<Layout, 'left' | 'owed'> {
  const left: Purse = { ...box }
  for (const note of vaults.bank) if (note > 0) left[note as 100]--
  for (const note of vaults.coach) if (note > 0) left[note as 100]--
  const unseen = unknownNotes({ vaults })
  let owed = 0
  for (const seat of seats) {
    const rest = (money[seat] - TOKEN * tokens[seat]) / 100
    const free = Math.max(0, notesIn(left) - unseen)
    const doubles = Math.max(0, Math.min(left[200], Math.floor(rest / 2), free))
    const singles = Math.max(0, Math.min(left[100], rest - 2 * doubles, free - doubles))
    purse?.(seat, singles, doubles)
    owed += 100 * (rest - 2 * doubles - singles)
    left[100] -= singles
    left[200] -= doubles
    left[TOKEN] -= tokens[seat]
  }
  return { left, owed }
}

/**
 * Reason in figures why notes and tokens cannot be distributed so: a player has less than the worth of its tokens, or
 * there are more of a note, of tokens, or of unknown notes than the box holds. Undefined where they can.
 */
export function whyNot(now: Money): string | undefined {
  const { money, tokens, box } = now
  const poor = seats.find((seat) => money[seat] < TOKEN * tokens[seat])
  if (poor) return `${poor}: ${money[poor]} < ${tokens[poor]} × ${TOKEN}`
  const { left } = handOut(now)
  const over = ([100, 200, TOKEN] as const).find((note) => left[note] < 0)
  if (over) return `${box[over] - left[over]} × ${over} > ${box[over]}`
  const unknown = unknownNotes(now)
  return unknown > notesIn(left) ? `${unknown} > ${notesIn(left)}` : undefined
}

function notesIn(purse: Purse): number {
  return purse[100] + purse[200]
}

/** Notes that lie unknown on bank and coach. */
function unknownNotes({ vaults }: Pick<Money, 'vaults'>): number {
  let count = 0
  for (const note of vaults.bank) if (note === 0) count++
  for (const note of vaults.coach) if (note === 0) count++
  return count
}

/** maintenance.note-each: how many notes can still be placed. */
export function notesLeft(now: Money): number {
  return notesIn(handOut(now).left) - unknownNotes(now)
}

/** Gains of some players; negative amounts are payments. */
export type Changed = Readonly<Partial<Record<Seat, number>>>

/** The money after some players have gained or paid so much; tokens are given up where too little is left. */
export function moneyAfter(now: Money, changes: Changed): Pick<Money, 'money' | 'tokens'> {
  const money = { ...now.money }
  const tokens = { ...now.tokens }
  for (const seat of seats) {
    money[seat] += changes[seat] ?? 0
    tokens[seat] = Math.min(tokens[seat], Math.max(0, Math.floor(money[seat] / TOKEN)))
  }
  return { money, tokens }
}

/** maintenance.change-1000: the richest of those who have $1,000 in notes; undefined where nobody can have a token. */
export function changer(now: Money): Seat | undefined {
  const all = sizeOf(now.tokens)
  const able = seats.filter((seat) => now.money[seat] - TOKEN * now.tokens[seat] >= TOKEN)
  if (all >= now.box[TOKEN]) return undefined
  return able.find((seat) => able.every((other) => now.money[other] <= now.money[seat]))
}
