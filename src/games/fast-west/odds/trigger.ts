import type { Stack } from '../position.ts'

/*
 * Odds that a round ends in the final duel, counted. The duel starts with the first flip after which the last flips of
 * all players were plain cactus. The cards lie in a grid, a row for a lap and a column for a player, the one whose
 * flip is next first; row 0 is what is visible already.
 *
 * A flip in a row starts the duel where all cards of the row up to it, and all cards of the row before beyond it, are
 * cactus. So no flip of a row does if its first card that is no cactus comes no later than the last such card of the
 * row before. That is looked for column by column, the rows of each being the bits of a number: whether a row still
 * waits for such a card of the row before, or is done with.
 */

/**
 * Visible card of a player, and the possible orders of the stack with their frequency: one bit for each card that is
 * no cactus.
 */
interface Column {
  readonly isCactus: boolean
  readonly length: number
  readonly orders: ReadonlyMap<number, number>
}

/** In how many ways the duel starts with each flip from now on, in how many never, and how many ways there are. */
export interface Starts {
  readonly at: readonly number[]
  readonly never: number
  readonly total: number
}

/** The column of a player who shows a cactus or not, with a stack. */
export function columnOf(isCactus: boolean, { cards, isOrdered }: Stack): Column {
  const { length } = cards
  const others = cards.filter((card) => card !== 'cactus').length
  const orders = new Map<number, number>()
  if (isOrdered) {
    orders.set(
      cards.reduce((bits, card, place) => bits | (Number(card !== 'cactus') << place), 0),
      1,
    )
    return { isCactus, length, orders }
  }
  for (let bits = 0; bits < 1 << length; bits++) {
    if (ones(bits) === others) orders.set(bits, 1)
  }
  return { isCactus, length, orders }
}

/** Counts when the duel starts. No stack is longer than that of the first, none shorter by more than a card. */
export function startsOf(columns: readonly Column[]): Starts {
  const all = columns.map(({ orders }) => [...orders.values()].reduce((sum, ways) => sum + ways, 0))
  const total = all.reduce((product, ways) => product * ways, 1)
  const at: number[] = []
  let never = total
  for (let row = 1; row <= (columns[0]?.length ?? 0); row++) {
    for (let flips = 1; flips <= columns.length; flips++) {
      if ((columns[flips - 1] as Column).length < row) break
      const left = withoutStart(columns, row, flips)
      at.push(never - left)
      never = left
    }
  }
  return { at, never, total }
}

/** In how many ways the duel has not started after all rows before one and so many flips of that row. */
function withoutStart(columns: readonly Column[], row: number, flips: number): number {
  const last = 1 << row
  const rows = 2 * last - 1
  // Rows from 1 on: those that wait in the lower bits, those that are done with in the upper ones.
  let [keys, ways] = [[0], new Float64Array(1 << (2 * row + 2))]
  let [nextKeys, next] = [[] as number[], new Float64Array(ways.length)]
  ways[0] = 1
  for (const [place, column] of columns.entries()) {
    const isFlipped = place < flips
    for (const [others, times] of cardsOf(column, isFlipped ? row : row - 1)) {
      const before = (others << 1) & rows
      const beyond = isFlipped ? 0 : before & last
      for (const key of keys) {
        const seen = (key & rows) | others
        const done = (key >> (row + 1)) | (seen & before) | beyond
        const to = (seen & ~done & ~1) | (done << (row + 1))
        if (next[to] === 0) nextKeys.push(to)
        next[to] = (next[to] as number) + times * (ways[key] as number)
      }
    }
    for (const key of keys) ways[key] = 0
    ;[keys, nextKeys] = [nextKeys, []]
    ;[ways, next] = [next, ways]
  }
  const isDone = (rows - 1) << (row + 1)
  return keys.reduce(
    (sum, key) => ((key & isDone) === isDone ? sum + (ways[key] as number) : sum),
    0,
  )
}

/** The cards of a column down to a row that are no cactus, by bits from row 0 on, and how often they lie so. */
function cardsOf({ isCactus, orders }: Column, row: number): ReadonlyMap<number, number> {
  const cards = new Map<number, number>()
  for (const [bits, ways] of orders) {
    const shown = ((bits & ((1 << row) - 1)) << 1) | Number(!isCactus)
    cards.set(shown, (cards.get(shown) ?? 0) + ways)
  }
  return cards
}

function ones(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left >>= 1) count += left & 1
  return count
}
