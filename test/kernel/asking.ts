import {
  assignment,
  type Choice,
  either,
  form,
  LARGEST_COUNT,
  oneOf,
  ordersOf,
  pointOn,
  range,
  subsetsOf,
} from '../../src/kernel/choice/index.ts'
import { playOf } from '../../src/kernel/game/define-game.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { kindsOf } from '../../src/kernel/game/kind.ts'
import { listed, parts } from '../../src/kernel/schema/schema.ts'
import { type Change, change, type ToyTable, toys } from './toy.ts'

const seats = ['A', 'B', 'C']
const bullets = [1, 2, 3, 'none'] as const

/** A choice of every shape, by the kind of the question that offers it. */
export const choices = {
  list: oneOf(['pass', 'shoot']),
  range: range(2, 7),
  largest: range(0, LARGEST_COUNT - 1),
  subset: subsetsOf(['A1', 'A2', 'A3', 'A4'], { min: 1, max: 2 }),
  order: ordersOf(seats),
  podium: ordersOf(seats, { min: 1, max: 2 }),
  assignment: assignment(seats, bullets, (one) => ({ max: one === 'none' ? 3 : 1 })),
  form: form({ card: oneOf(['A1', 'A2']), cells: subsetsOf([1, 2, 3]), coins: range(0, 3) }),
  point: pointOn({
    width: 6000,
    height: 6000,
    turns: 8,
    refuse: ({ x, y }) =>
      x < 1000 && y < 1000
        ? { code: 'answer-left-out', clause: 'asking.point', facts: { received: 'corner' } }
        : undefined,
  }),
  either: either(oneOf(['pass']), form({ card: oneOf(['A1', 'A2']), to: oneOf(seats) })),
} satisfies Record<string, Choice>

export const kinds = Object.keys(choices) as (keyof typeof choices)[]

interface Position {
  readonly answer: unknown
}

/** Puts one question and keeps the answer. */
function askOf(table: ToyTable<Position>, kind: keyof typeof choices): void {
  const options: Choice = choices[kind]
  change(table, { answer: table.ask({ clause: `asking.${kind}`, kind, by: 'A', options }) })
}

/** The question that is put. */
interface Given {
  readonly seats: readonly string[]
  readonly about: keyof typeof choices
}

const one = kindsOf<Given, Position, undefined>()({
  name: 'one',
  schema: parts({ about: listed(kinds, { clause: 'asking.list' }) }),
  example: { about: 'list' },
  open: ({ about }) => ({ given: { seats, about }, position: { answer: null } }),
  procedure: (table) => askOf(table as ToyTable<Position> & typeof table, table.given.about),
})

const play = playOf<Given, Position, Change, undefined>({
  ...toys,
  id: 'asking',
  clauses: kinds.map((kind) => ({
    id: `asking.${kind}`,
    chapter: 'asking',
    binding: 'rule' as const,
  })),
  switches: [],
})

/** A game that is nothing but one question, of each shape that an answer can have. */
export const asking: Game<{ kind: string }, Given, Position, Change> = {
  ...play(undefined, [one]),
  facts: [],
  inventory: () => [],
  policies: [],
  lookahead: { games: 1, fill: ({ now }) => now, victory: () => undefined, promise: () => 1 / 2 },
}
