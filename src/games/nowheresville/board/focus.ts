import type { BanditId, RobbedPlace } from '../components.ts'
import { banditsAt, type Given, type Position } from '../position.ts'
import { numberAt } from '../rules/numbers.ts'
import type { Robbed } from './Robbery.tsx'

/** What a moment is about: a robbery, or bandits who meet. */
export type Focus =
  | { readonly kind: 'robbery'; readonly robbery: Robbed }
  | { readonly kind: 'meeting'; readonly bandits: readonly BanditId[] }

/** What the moment is about; nothing where it is all of the town. */
export function focusOf(position: Position, given: Given): Focus | undefined {
  const { attempt, fight, location, order } = position
  const { told } = given
  if (attempt && (told.place || attempt.place === location))
    return { kind: 'robbery', robbery: attempt }
  if (told.place && told.bandit) return { kind: 'robbery', robbery: pending(position, given) }
  if (told.hit && told.bandit) {
    return { kind: 'meeting', bandits: [told.bandit, ...(told.by ? [told.by] : [])] }
  }
  if (told.bandits) return { kind: 'meeting', bandits: told.bandits }
  if (told.stake) {
    const { standing = [] } = fight ?? {}
    return { kind: 'meeting', bandits: standing.length > 0 ? standing : order }
  }
  if (!location || location === 'heal') return undefined
  const there = banditsAt({ given, now: position }, location)
  const isOpen = there.length > 1 && order.length < there.length
  return fight || isOpen ? { kind: 'meeting', bandits: there } : undefined
}

/** A robbery of which nothing has happened yet. */
function pending(position: Position, given: Given): Robbed {
  const { bandit, place } = given.told as { bandit: BanditId; place: RobbedPlace }
  const number = numberAt({ given, now: position }, place)
  return { bandit, place, number, cards: [], result: 0, success: null }
}
