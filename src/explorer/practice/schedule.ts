import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { type Answer, keyOf } from './answers.ts'

/*
 * Memory of cases, worked out from the answers by FSRS. Nothing of it is kept: another version of the scheduler works
 * it out anew.
 */

/** Longest time until a case comes back, in days: a game is played within its season. */
const SEASON = 180

/** Longest time until a case that was missed comes back, in days. */
const AFTER_MISS = 3

/** Days that a clock may be ahead for its answers to count; beyond, it was wrong when they were given. */
const AHEAD = 30

/*
 * No steps of minutes: what is missed comes back within its sitting by another rule, and who comes weekly would find every
 * case due. Without fuzz the same answers give the same days.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: SEASON,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [],
  relearning_steps: [],
})

/** Memory of a case. */
export interface Memory {
  /** Day on which the case is to be asked again. */
  readonly due: number
  /** Day of the last review. */
  readonly last: number
  readonly isRight: boolean
  /** Days since it was learned anew: from the first right answer after the last miss to the last right one. */
  readonly held: number
  /** Number of reviews that were wrong. */
  readonly misses: number
  readonly card: Card
}

/** Noon of a day, whatever the time zone: the scheduler counts days of UTC. */
function noon(day: number): Date {
  return new Date(day * 86_400_000 + 43_200_000)
}

function dayAt(instant: Date): number {
  return Math.floor(instant.getTime() / 86_400_000)
}

/** The same memory after one more review. Right is *Good* and wrong is *Again*; speed counts for nothing. */
function reviewed(before: Memory | undefined, { day, isRight }: Answer): Memory {
  const card: Card = before?.card ?? createEmptyCard(noon(day))
  const next = scheduler.next(card, noon(day), isRight ? Rating.Good : Rating.Again).card
  const due = dayAt(next.due)
  const isFresh = !before?.isRight
  return {
    due: Math.min(due, day + (isRight ? SEASON : AFTER_MISS)),
    last: day,
    isRight,
    held: isRight && before && !isFresh ? before.held + day - before.last : 0,
    misses: (before?.misses ?? 0) + (isRight ? 0 : 1),
    card: next,
  }
}

/**
 * Works out the memory of each case from all answers, which are in the order of their days. The first answer of a day is
 * a review, those after it are exercise. Answers to another state of a case do not count, nor those of a clock that was
 * far ahead.
 *
 * @param marks the marks of the cases that exist, by their names
 */
export function memoryOf(
  answers: readonly Answer[],
  marks: ReadonlyMap<string, string>,
  today: number,
): ReadonlyMap<string, Memory> {
  const memory = new Map<string, Memory>()
  for (const answer of answers) {
    const key = keyOf(answer)
    const before = memory.get(key)
    const isCounted = marks.get(key) === answer.mark && answer.day <= today + AHEAD
    if (isCounted && before?.last !== answer.day) memory.set(key, reviewed(before, answer))
  }
  return memory
}

/** Probability that a case is still known on a day, from 0 to 1. */
export function retrievability({ card, last }: Memory, day: number): number {
  return scheduler.get_retrievability(card, noon(Math.max(day, last)), false)
}

/** True where the clock of this device is behind the last answer by more than a change of time zones. */
export function isClockBehind(answers: readonly Answer[], today: number): boolean {
  const last = answers.at(-1)
  return last !== undefined && last.day > today + 1
}
