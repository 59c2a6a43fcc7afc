import type { FirstGame } from '../../content/first-games.ts'
import type { Language } from '../../content/languages.ts'
import type { Guided } from '../../explorer/guide/notes.ts'

/** A first game in one language, as its page plays it. */
export function guidedIn(
  language: Language,
  { situation, seat, seed, until, minutes, goal, notes }: FirstGame,
): Guided {
  return {
    situation,
    seat,
    seed,
    until,
    minutes,
    goal: goal[language],
    notes: notes.map((one) => ({ when: one.when, clause: one.clause, text: one[language] })),
  }
}
