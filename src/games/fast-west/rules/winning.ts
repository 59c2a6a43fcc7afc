import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletOf, type Laid } from '../position.ts'

/**
 * win.fewest: whoever has the fewest tokens wins;
 * win.tie-lowest-bullet: between equals the lowest bullet of the final duel.
 */
export function declareWinner(play: Play): void {
  const tied = fewest(play)
  const seat = amongEquals(play, tied)
  const because = tied.length > 1 ? (['win.tie-lowest-bullet'] as const) : []
  const count = play.now.tokens[seat]
  const bullet = bulletOf(play.now, seat)
  play.report({ clause: 'win.fewest', with: because, kind: 'won', seat, count, bullet, tied })
}

/** Those with the fewest tokens: among everybody, or where it is read so among those who still stand. */
function fewest({ given, readings, now }: Laid): readonly Seat[] {
  const { tokens, wounded } = now
  const standing = readings['win.who'] === 'standing'
  const all = given.seats.filter((seat) => !standing || !wounded.includes(seat))
  const least = Math.min(...all.map((seat) => tokens[seat]))
  return all.filter((seat) => tokens[seat] === least)
}

/** Among the tied players, the one with the lowest bullet or, under the other reading, the holder of N°1 among all. */
function amongEquals({ given, readings, now }: Laid, tied: readonly Seat[]): Seat {
  const overall = tied.length > 1 && readings['win.tie'] === 'first-bullet'
  const all = overall ? given.seats : tied
  return all.reduce((one, other) => (bulletOf(now, other) < bulletOf(now, one) ? other : one))
}
