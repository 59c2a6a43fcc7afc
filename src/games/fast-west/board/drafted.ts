import { byKey, isRecord } from '../../../kernel/data/keyed.ts'
import { type Seat, seats } from '../components.ts'
import type { Position } from '../position.ts'

/**
 * A table on which the bullets that have been told so far are in their hands already, player by player or bullet by
 * bullet; whatever else is being told changes nothing.
 */
export function drafted(position: Position, draft: unknown): Position {
  const taken = Object.entries(isRecord(draft) ? draft : {}).flatMap(([one, other]) => {
    const [seat, bullet] = typeof other === 'number' ? [one, other] : [other, Number(one)]
    return bullet > 0 && seats.some((each) => each === seat) ? [{ seat: seat as Seat, bullet }] : []
  })
  if (taken.length === 0) return position
  const bulletsOf = (seat: Seat) => taken.flatMap((one) => (one.seat === seat ? [one.bullet] : []))
  const held = byKey(seats, (seat) => [...position.held[seat], ...bulletsOf(seat)])
  return {
    ...position,
    held,
    ring: position.ring.filter((bullet) => !taken.some((one) => one.bullet === bullet)),
  }
}
