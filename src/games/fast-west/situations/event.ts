import type { Opened } from '../../../kernel/game/kind.ts'
import { list, listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { takeOut } from '../apply.ts'
import { type ActionCard, actionCards, type Seat } from '../components.ts'
import { from, type Given, type Position } from '../position.ts'
import { resolve } from '../rules/rounds.ts'
import { kind, openTable, player, players, playsAt, tokens, type WestMaker } from './table.ts'

/** The events that a referee has to settle by what hands have done. */
const refereed = actionCards.filter((card) => card !== 'roulette')

/** An event has just been flipped: who has done what, and what does it cost? */
export const event = kind({
  name: 'event',
  schema: parts({
    players,
    card: listed(refereed, { clause: 'event.immediate', of: 'card' }),
    /** Player who flipped it. */
    by: optional(player, 'A'),
    tokens,
    /** Players who have completed the right action of a Sheriff or Cavalry, in order; the last may be missing. */
    finished: optional(list(player, { clause: 'event.slowest-right-action', most: 8 }), []),
  }),
  /** Five bullets for five players, one of whom has as many tokens as can be. */
  example: { players: 5, card: 'indians', by: 'B', tokens: { A: 1, B: 5, C: 2, E: 5 } },
  open(situation, maker) {
    const { card, by, finished } = situation
    const opened = openTable('event', situation, maker, finished.length > 0 ? { finished } : {})
    flipFor(by, card, opened, maker)
    if (finished.length > 0) checkFinished(card, finished, opened.given, maker)
    return opened
  },
  procedure: (play) => resolve(play, cardIn(play.now), play.now.pending as Seat),
})

/** The event that is being carried out. */
export function cardIn({ piles, pending }: Position): ActionCard {
  return piles[pending as Seat].at(-1) as ActionCard
}

/** Lays an event in front of the player who has flipped it. */
export function flipFor(
  by: Seat,
  card: ActionCard,
  { given, position }: Opened<Given, Position>,
  maker: WestMaker,
): void {
  playsAt(maker, given.seats, 'by', by)
  const mover = from({ given }, by)[1]
  Object.assign(position, { phase: 'action', pending: by, mover })
  position.piles[by].push(card)
  takeOut(position, card)
}

/** event.slowest-right-action: on a Sheriff or Cavalry everybody but perhaps the slowest is named, once. */
function checkFinished(
  card: ActionCard,
  finished: readonly Seat[],
  { seats }: Given,
  maker: WestMaker,
): void {
  const clause = 'event.slowest-right-action'
  if (card !== 'sheriff' && card !== 'cavalry') {
    const facts = { told: 'slowest', phase: card }
    maker.misplaced('wrong-phase', clause, facts, 'finished', 'card')
    return
  }
  for (const [place, seat] of finished.entries()) {
    const at = `finished.${place}`
    if (!playsAt(maker, seats, at, seat)) continue
    const facts = { seat }
    if (finished.indexOf(seat) < place) maker.misplaced('finished-twice', clause, facts, at)
  }
  const received = seats.filter((seat) => !finished.includes(seat))
  const facts = { received: received.join(', '), allowed: seats }
  if (received.length > 1) maker.refuse('not-finished', clause, facts, 'finished', 'players')
}
