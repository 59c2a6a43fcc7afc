import { type Answer, dayOf, keyOf } from './answers.ts'
import { type Memory, memoryOf } from './schedule.ts'
import type { Deck, DeckCase } from './sitting.ts'

/**
 * States of what a reader knows of a clause: not tried; tried too little to tell; missed and not yet found again on another
 * day; held over at least one night.
 */
export const masteryStates = ['untried', 'few', 'shaky', 'held'] as const
export type MasteryState = (typeof masteryStates)[number]

/** Knowledge of a clause. */
export interface Mastery {
  readonly state: MasteryState
  /** Days for which it has been held; 0 in every other state. */
  readonly days: number
}

/** Least number of reviews from which a miss makes a clause shaky: one answer says too little. */
const ENOUGH = 2

/** Knowledge of a clause from the memory of the cases that rest on it, without those that have not been answered. */
export function masteryOf(memories: readonly Memory[]): Mastery {
  const reviews = memories.reduce((total, { card }) => total + card.reps, 0)
  if (reviews === 0) return { state: 'untried', days: 0 }
  const isMissed = memories.some(({ isRight }) => !isRight)
  const days = Math.max(...memories.map(({ held }) => held))
  if (isMissed) return { state: reviews < ENOUGH ? 'few' : 'shaky', days: 0 }
  return days > 0 ? { state: 'held', days } : { state: 'few', days: 0 }
}

/** Knowledge of each clause of a deck, by the clause: from the answers alone. */
export function masteryIn(
  deck: Deck,
  answers: readonly Answer[],
  today = dayOf(new Date()),
): ReadonlyMap<string, Mastery> {
  const named = ({ id }: DeckCase) => keyOf({ game: deck.game, id })
  const marks = new Map(deck.cases.map((one) => [named(one), one.mark]))
  const memory = memoryOf(answers, marks, today)
  const byClause = new Map<string, readonly Memory[]>()
  for (const one of deck.cases) {
    const known = memory.get(named(one))
    const others = byClause.get(one.because) ?? []
    byClause.set(one.because, known ? [...others, known] : others)
  }
  return new Map([...byClause].map(([clause, memories]) => [clause, masteryOf(memories)]))
}
