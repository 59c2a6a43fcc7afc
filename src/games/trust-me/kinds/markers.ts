import type { Opened } from '../../../kernel/kind.ts'
import type { Given, Position } from '../position.ts'
import { isSpaced } from '../rules/objects.ts'
import type { TrustMaker } from './table.ts'

/**
 * community.spacing: Community pawns are 20 cm apart at least; aim.place: a Target marker lies beside somebody else who
 * plays.
 */
export function checkMarkers(opened: Opened<Given, Position>, maker: TrustMaker): void {
  const { given, position } = opened
  const laid = { given, now: position, readings: maker.readings }
  for (const seat of given.seats) {
    const { community, target } = position.players[seat]
    const at = `survivors.${seat}`
    if (community && !isSpaced(laid, seat, community))
      maker.refuse('pawns-too-near', 'community.spacing', {}, `${at}.community`, 'survivors')
    const others = given.seats.filter((other) => other !== seat)
    if (target) maker.allow(`${at}.target`, target, others, 'aim.place', 'players')
  }
}
