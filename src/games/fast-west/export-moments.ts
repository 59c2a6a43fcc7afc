import { byKey } from '../../kernel/data/keyed.ts'
import { momentsOf } from '../../kernel/scenario/moment.ts'
import { type Components, type Seat, seats } from './components.ts'
import type { FastWestEvent } from './events.ts'
import { from, type Given, type Laid, type Position, topOf } from './position.ts'

/** Something of each player, by their letters. */
function each<Value>({ given }: Laid, of: (seat: Seat) => Value): Readonly<Record<string, Value>> {
  return byKey(given.seats, of)
}

/** Parts of a table, in any situation. */
function table(moment: Laid): object {
  const { given, now } = moment
  return { players: given.players, tokens: each(moment, (seat) => now.tokens[seat]) }
}

/** The next event, if it is of the given kind. */
function next<Kind extends FastWestEvent['kind']>(moment: { readonly next: unknown }, kind: Kind) {
  const event = moment.next as FastWestEvent | undefined
  return event?.kind === kind ? (event as Extract<FastWestEvent, { kind: Kind }>) : undefined
}

/** The moments at which situations begin: after a flip, before an action, the final duel, or a round. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    row(moment, { tokens }) {
      const isDuel = next(moment, 'duel-begins')
      // A row cannot say that no cactus is left to somebody who would have to flip one.
      if (!isDuel && !next(moment, 'no-duel')?.last) return undefined
      const { given, now } = moment
      const tops = each(moment, (seat) => topOf(now, seat))
      // Whether the duel starts does not rest on tokens.
      const position = { ...now, tokens: byKey(seats, () => 0), supply: tokens }
      return { situation: { players: given.players, tops, mover: now.mover }, position }
    },
    event(moment) {
      const action = next(moment, 'action-begins')
      if (!action || action.card === 'roulette') return undefined
      const { finished = [] } = moment.given.told
      const { card, seat: by } = action
      return { situation: { ...table(moment), card, by, finished }, position: moment.now }
    },
    roulette(moment) {
      const action = next(moment, 'action-begins')
      if (action?.card !== 'roulette') return undefined
      const { announced, drawn: bullets = {} } = moment.given.told
      const drawn = from(moment, action.seat).flatMap((seat) =>
        bullets[seat] ? [{ seat, bullet: bullets[seat] }] : [],
      )
      const situation = { ...table(moment), by: action.seat, announced, drawn }
      return { situation, position: moment.now }
    },
    duel(moment) {
      if (!next(moment, 'duel-begins')) return undefined
      const { bullets = {}, targets = {} } = moment.given.told
      return { situation: { ...table(moment), bullets, targets }, position: moment.now }
    },
    round(moment) {
      const begins = next(moment, 'round-begins')
      if (!begins || begins.repeats) return undefined
      const { falseStarts, kind, told } = moment.given
      const { round, firstPlayer } = moment.now
      const stacks = kind === 'round' || round === 1 ? told.stacks : undefined
      const situation = { ...table(moment), round, firstPlayer, falseStarts, stacks }
      return { situation, position: moment.now }
    },
  },
  /** Of what lies in front of the players an event and a duel ask nothing, and a row says it. */
  bearing: ({ given, now }) => ({ seats: given.seats, tokens: now.tokens, supply: now.supply }),
})
