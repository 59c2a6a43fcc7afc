/** The cases of a game that the days may choose from, in an order that all readers share. */
export interface Deck {
  readonly game: string
  readonly cases: readonly string[]
}

/** The case of a day. */
interface Chosen {
  readonly game: string
  readonly id: string
}

/** Step between the cases of successive days: a prime above the number of cases of any game. */
const stride = 7919

/** A date of the calendar, as `2026-11-22`. */
const written = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The number of a date, counted from 1 January 1970, whatever the hour and the place;
 * undefined where there is no such date.
 */
export function dayOf(date: string): number | undefined {
  const [, year, month, day] = (written.exec(date) ?? []).map(Number)
  if (!year || !month || !day) return undefined
  const time = Date.UTC(year, month - 1, day)
  return dateOf(time / 86_400_000) === date ? time / 86_400_000 : undefined
}

/** The date of a day by its number. */
export function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The case of a day: the games take turns, day by day, and each goes through its own cases in steps of 7,919, so that
 * all have come before one comes again. The same for whoever asks on one date, and nobody is asked for it.
 */
export function caseOf(day: number, decks: readonly Deck[]): Chosen {
  const { game, cases } = decks[day % decks.length] ?? { game: '', cases: [] }
  const turn = Math.floor(day / decks.length)
  return { game, id: cases[(turn * stride) % cases.length] ?? '' }
}
