import { oneOf } from '../../../src/kernel/choice.ts'
import type { Clause } from '../../../src/kernel/clause.ts'
import type { Fact, Game, Policy } from '../../../src/kernel/game.ts'
import { byKey } from '../../../src/kernel/keyed.ts'
import { kindsOf, type Maker, playOf, type SituationOf } from '../../../src/kernel/kind.ts'
import { type Outlook, promiseOf } from '../../../src/kernel/outlook.ts'
import type { Switch } from '../../../src/kernel/reading.ts'
import { count, listed, optional, parts, some } from '../../../src/kernel/schema/schema.ts'
import { die, type GameEvent, type Loop, type Table } from '../../../src/kernel/table.ts'

/*
 * "First to Three", a whole game on a page: the mover rolls a die, gathers a chip unless it shows a one, and
 * rolls again or banks. It stands in the order in which a game is written; the parts of a larger one are the
 * files of its folder: clauses, components, position, events, apply, rules, readings, facts, policies, kinds, game.
 */

export const clauses = [
  { id: 'goal.first', chapter: 'aim', binding: 'rule' },
  { id: 'component.players', chapter: 'aim', binding: 'data' },
  { id: 'component.chips', chapter: 'aim', binding: 'data' },
  { id: 'turn.roll', chapter: 'turns', binding: 'rule' },
  { id: 'turn.gather', chapter: 'turns', binding: 'rule' },
  { id: 'turn.bust', chapter: 'turns', binding: 'rule' },
  { id: 'turn.press', chapter: 'turns', binding: 'rule' },
  { id: 'turn.bank', chapter: 'turns', binding: 'rule' },
  { id: 'turn.next', chapter: 'turns', binding: 'rule' },
] as const satisfies readonly Clause[]

export interface Components {
  readonly goal: number
}
const seats = ['A', 'B', 'C'] as const
type Seat = (typeof seats)[number]

interface Given {
  readonly seats: readonly Seat[]
  readonly goal: number
}
interface Position {
  mover: Seat
  rolling: boolean
  chips: Record<Seat | 'stock' | 'turn', number>
  winner: Seat | null
}

type Event = GameEvent & { readonly clause: (typeof clauses)[number]['id'] } & (
    | { readonly kind: 'gathered' | 'bust' | 'robbed' | 'banked' }
    | { readonly kind: 'passed' | 'won'; readonly seat: Seat }
  )

function apply(position: Position, event: Event): void {
  const { chips, mover } = position
  const move = (from: keyof typeof chips, to: keyof typeof chips, number = chips[from]) => {
    chips[from] -= number
    chips[to] += number
  }
  if (event.kind === 'gathered') move('stock', 'turn', 1)
  else if (event.kind === 'robbed') move(mover, 'stock')
  else if (event.kind === 'won') position.winner = event.seat
  else if (event.kind === 'passed') Object.assign(position, { mover: event.seat, rolling: true })
  else {
    move('turn', event.kind === 'banked' ? mover : 'stock')
    position.rolling = false
  }
}

type Play = Table<Given, Position, Event>

/** turn.roll: the mover rolls until the turn is over. turn.gather: a chip for every roll but a one. */
const rolls: Loop<Play> = {
  name: 'rolls',
  clause: 'turn.roll',
  goesOn: (play) => play.now.rolling,
  body(play) {
    const of = play.now.mover
    if (play.roll({ clause: 'turn.roll', kind: 'die', outcomes: die(6), of }) === 1)
      return bust(play)
    play.report({ clause: 'turn.gather', kind: 'gathered' })
    press(play)
  },
}

/** turn.bust: a one ends the turn and costs its chips; by one reading those that were banked, too. */
function bust(play: Play): void {
  play.report({ clause: 'turn.bust', kind: 'bust' })
  if (play.readings['bust'] === 'all') play.report({ clause: 'turn.bust', kind: 'robbed' })
}

/** turn.press: the mover rolls again or banks, and has to bank who has enough. */
function press(play: Play): void {
  const { mover, chips } = play.now
  const isEnough = chips[mover] + chips.turn >= play.given.goal
  const options = oneOf(isEnough ? ['bank'] : ['bank', 'roll'])
  if (play.ask({ clause: 'turn.press', kind: 'press', by: mover, options }) === 'roll') return
  play.report({ clause: 'turn.bank', kind: 'banked' })
}

/** turn.next: turns are taken in order until there is a winner. */
const turns: Loop<Play> = {
  name: 'turns',
  clause: 'turn.next',
  goesOn: (play) => play.now.winner === null,
  body(play) {
    turn(play)
    if (play.now.winner !== null) return
    const { seats: playing } = play.given
    const seat = playing[(playing.indexOf(play.now.mover) + 1) % playing.length] as Seat
    play.report({ clause: 'turn.next', kind: 'passed', seat })
  },
}

/** goal.first: who has banked enough wins at once. */
function turn(play: Play): void {
  play.repeat(rolls)
  const { mover: seat, chips } = play.now
  if (chips[seat] >= play.given.goal) play.report({ clause: 'goal.first', kind: 'won', seat })
}

const switches = [
  { key: 'bust', values: ['turn', 'all'], ruling: 'bust' },
] as const satisfies readonly Switch[]

const winner: Fact<Position, Given> = {
  kind: 'winner',
  parameters: {},
  answers: ({ seats: playing }) => [...playing, 'nobody'],
  value: (position) => position.winner ?? 'nobody',
}
const banked: Fact<Position, Given> = {
  kind: 'banked',
  parameters: { seat: seats },
  answers: ({ goal }) => Array.from({ length: goal + 1 }, (_, chips) => chips),
  value: ({ chips }, _given, { seat }) => chips[seat as Seat],
}

const bold: Policy<Position> = { id: 'bold', choose: () => ({ value: 'roll' }) }

/** Nothing is hidden. Who looks ahead to the end of the next turn wants more chips than the others. */
const outlook: Outlook<Given, Position> = {
  games: 60,
  horizon: { loop: 'turns', rounds: 1 },
  fill: ({ now }) => now,
  victory: ({ now }, seat) => (now.winner ? Number(now.winner === seat) : undefined),
  promise: ({ given, now: { chips } }, seat) => {
    const others = given.seats.filter((other) => other !== seat)
    return promiseOf(chips[seat as Seat] - Math.max(...others.map((other) => chips[other])), 1)
  },
}

const kind = kindsOf<Given, Position, Components>()
const players = listed([2, 3], { clause: 'component.players' })
const mover = optional(listed(seats, { clause: 'component.players' }), 'A')
const banks = some(seats, () => count(0, 2, { clause: 'component.chips' }))

/** What both kinds open: some chips are banked, and somebody begins to roll. */
function laid(
  said: {
    readonly players: 2 | 3
    readonly mover: Seat
    readonly banked?: Partial<Record<Seat, number>>
  },
  { components: { goal }, ...maker }: Maker<Components>,
) {
  const playing = seats.slice(0, said.players)
  maker.allow('mover', said.mover, playing, 'component.players', 'players')
  const own = byKey(seats, (seat) => said.banked?.[seat] ?? 0)
  const chips = { ...own, turn: 0, stock: seats.length * goal - own.A - own.B - own.C }
  return {
    given: { seats: playing, goal },
    position: { mover: said.mover, rolling: true, chips, winner: null },
  }
}

/** A moment: one turn, from what is banked. */
export const oneTurn = kind({
  name: 'turn',
  schema: parts({ players, mover, banked: optional(banks, {}) }),
  example: { players: 2, banked: { A: 1, B: 2 } },
  open: laid,
  procedure: turn,
})

/** A whole game. */
export const wholeGame = kind({
  name: 'game',
  schema: parts({ players, mover }),
  example: { players: 2 },
  open: laid,
  procedure: (play) => play.repeat(turns),
})

type Situation = SituationOf<typeof oneTurn> | SituationOf<typeof wholeGame>

const play = playOf<Given, Position, Event, Components>({
  id: 'first-to-three',
  clauses,
  switches,
  apply,
  seenBy: (position) => position,
})

export function makeToy(components: Components): Game<Situation, Given, Position, Event> {
  const kinds = [oneTurn, wholeGame]
  return {
    ...play(components, kinds),
    facts: [winner, banked],
    policies: [bold],
    outlook,
    inventory: ({ chips }) => Object.values(chips).flatMap((number) => Array(number).fill('chip')),
  }
}
