import { type Answer, keyOf } from './answers.ts'
import { type Memory, memoryOf, retrievability } from './schedule.ts'
import type { Deck, Item } from './sitting.ts'

/** State of a round: some cases that are each asked once, in their order, whenever they are due. */
export interface Round {
  /** The case that comes next; undefined at the end. */
  readonly next: Item | undefined
  /** The cases answered in this round. */
  readonly right: readonly Item[]
  readonly wrong: readonly Item[]
}

/** Beginning of a round: the day to which it is limited, if it is, and the instant from which answers belong to it. */
export interface Begun {
  readonly day?: number
  readonly at: number
}

/**
 * The state of a round, from the answers alone: the first answer to each of its cases counts, as long as the case asks what
 * it asked then. A page that is opened anew, on the day of the round if it has one, goes on with it.
 */
export function roundOf(items: readonly Item[], answers: readonly Answer[], begun: Begun): Round {
  const first = new Map<string, boolean>()
  const marks = new Map(items.map((item) => [keyOf(item), item.mark]))
  for (const answer of answers) {
    const key = keyOf(answer)
    const isOfDay = begun.day === undefined || answer.day === begun.day
    const belongs = isOfDay && answer.at >= begun.at && answer.isPractice
    if (belongs && answer.mark === marks.get(key) && !first.has(key)) first.set(key, answer.isRight)
  }
  const resultOf = (item: Item) => first.get(keyOf(item))
  return {
    next: items.find((item) => resultOf(item) === undefined),
    right: items.filter((item) => resultOf(item) === true),
    wrong: items.filter((item) => resultOf(item) === false),
  }
}

/** Most cases of one clause that are asked in a round. */
const MOST = 10

/**
 * The cases of a deck that rest on a clause, as a round asks them: missed ones first, then new ones in the order of learning,
 * then those that are likeliest forgotten.
 */
export function itemsOfClause(
  { game, cases }: Deck,
  clause: string,
  answers: readonly Answer[],
  today: number,
): readonly Item[] {
  const items = cases
    .filter(({ because }) => because === clause)
    .map((one): Item => ({ ...one, game }))
  const marks = new Map(items.map((item) => [keyOf(item), item.mark]))
  const memory = memoryOf(answers, marks, today)
  const rank = (known: Memory | undefined) => {
    if (!known) return 1
    return known.isRight ? 2 + retrievability(known, today) : 0
  }
  return items
    .map((item) => ({ item, rank: rank(memory.get(keyOf(item))) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ item }) => item)
}
