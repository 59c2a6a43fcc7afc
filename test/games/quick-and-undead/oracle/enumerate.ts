/* Brute force: a scene is played again and again, until every way in which it can go has been gone. */

import { addChance, type Chances, type Fraction, fraction, ONE, times } from './fraction.ts'
import type { Answers, Play } from './play.ts'
import type { Seat } from './terms.ts'

/** Goes one way, and knows which way is next. */
class OneWay implements Answers {
  readonly #way: number[]
  readonly #counts: number[] = []
  chance: Fraction = ONE

  readonly #fixed: Readonly<Record<string, unknown>>

  constructor(way: number[], fixed: Readonly<Record<string, unknown>>) {
    this.#way = way
    this.#fixed = fixed
  }

  ask<T>(kind: string, _by: Seat, legal: readonly T[]): T {
    const answer = this.#fixed[kind] as T
    return legal.includes(answer) ? answer : this.roll(kind, legal)
  }

  roll<T>(_kind: string, outcomes: readonly T[]): T {
    const index = this.#way[this.#counts.length] ?? 0
    this.#counts.push(outcomes.length)
    this.chance = times(this.chance, fraction(1, outcomes.length))
    return outcomes[index] as T
  }

  /** The way after this one; undefined when it was the last. */
  next(): number[] | undefined {
    const way = this.#counts.map((_, index) => this.#way[index] ?? 0)
    for (let index = way.length - 1; index >= 0; index--) {
      const last = (this.#counts[index] as number) - 1
      if ((way[index] as number) < last) return [...way.slice(0, index), (way[index] as number) + 1]
    }
    return undefined
  }
}

/**
 * The odds of every end of a scene, decisions being taken at random among the legal answers, but for those
 * of some kinds.
 */
export function everyWay(
  begin: (answers: Answers) => Play,
  go: (play: Play) => void,
  inWords: (play: Play) => string,
  fixed: Readonly<Record<string, unknown>> = {},
): Chances {
  const chances: Chances = new Map()
  for (let way: number[] | undefined = []; way; ) {
    const answers: OneWay = new OneWay(way, fixed)
    const play = begin(answers)
    go(play)
    addChance(chances, inWords(play), answers.chance)
    way = answers.next()
  }
  return chances
}
