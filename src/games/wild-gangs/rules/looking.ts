import { pairsOf, without } from '../../../kernel/choice/index.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { EventCard, Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { turnOrder } from '../position.ts'
import { spots } from '../town.ts'

const spotPairs = pairsOf(spots)

/** look.opening-order: the opening looks are taken in turn order, from the first player on. */
export function openingLooks(play: Play): void {
  for (const seat of turnOrder(play)) lookAtTwo(play, seat)
}

/**
 * look.opening-two: a player secretly looks at two event cards in town.
 * look.opening-distinct: not at the same two as an earlier player; one in common is allowed.
 */
function lookAtTwo(play: Play, seat: Seat): void {
  const clause = 'look.opening-two'
  const options = without(spotPairs, play.now.openingPairs)
  const spots = play.ask({ clause, kind: 'opening-look', by: seat, options, refuse: refusePair })
  const [one, two] = spots.map((spot) => play.now.events[spot] as EventCard)
  const events = [one as EventCard, two as EventCard] as const
  const because = ['look.opening-order', 'look.opening-distinct'] as const
  const secret = { seats: [seat], facts: ['events'] }
  play.report({ clause, with: because, kind: 'looked-at-two', seat, spots, events, secret })
}

/** A pair that could be looked at was taken before; anything else is no pair of event cards in town. */
function refusePair(answer: unknown): Refusal {
  const received = Array.isArray(answer) ? answer.map(String) : [String(answer)]
  if (spotPairs.indexOf(answer) >= 0) {
    return { code: 'pair-already-seen', clause: 'look.opening-distinct', facts: { received } }
  }
  const facts = { received, allowed: spots }
  return { code: 'not-two-events', clause: 'look.opening-two', facts }
}
