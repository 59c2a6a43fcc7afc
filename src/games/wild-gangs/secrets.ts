import { byKey } from '../../kernel/keyed.ts'
import { seats } from './components.ts'

/** What an event shows to nobody, or to one player alone. Made once, since most events have one. */
interface Secret {
  readonly seats: readonly string[]
  readonly facts: readonly string[]
}

/** Which card it is that a player has drawn, or has laid face down. */
export const ownCard = byKey(seats, (seat): Secret => ({ seats: [seat], facts: ['card'] }))

/** Which event a player has looked at. */
export const ownEvent = byKey(seats, (seat): Secret => ({ seats: [seat], facts: ['event'] }))

/** Which two events a player has looked at. */
export const ownEvents = byKey(seats, (seat): Secret => ({ seats: [seat], facts: ['events'] }))

/** Which event was laid face down, and which ones were set aside. */
export const nobodysEvent: Secret = { seats: [], facts: ['event'] }
export const nobodysEvents: Secret = { seats: [], facts: ['events'] }
