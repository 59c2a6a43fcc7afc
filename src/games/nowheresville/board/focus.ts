import type { Words } from '../../../kernel/words/words.ts'
import type { BanditId, RobbedPlace } from '../components.ts'
import { banditsAt, type Given, type Position, type Told } from '../position.ts'
import { numberAt } from '../rules/numbers.ts'
import type { Robbed } from './Robbery.tsx'

/** Subject of a moment: a robbery, or a meeting of bandits, perhaps for something that is told from the beginning. */
export type Focus =
  | { readonly kind: 'robbery'; readonly robbery: Robbed }
  | { readonly kind: 'meeting'; readonly bandits: readonly BanditId[]; readonly told?: Told }

/** Subject of the moment; undefined for the whole town. */
export function focusOf(position: Position, given: Given): Focus | undefined {
  const { attempt, fight, location, order } = position
  const { told } = given
  const { bandit, by, place, bandits } = told
  if (attempt && (place || attempt.place === location)) return { kind: 'robbery', robbery: attempt }
  if (place && bandit) return { kind: 'robbery', robbery: pending(position, given, bandit, place) }
  if (told.hit && bandit) return { kind: 'meeting', bandits: by ? [by, bandit] : [bandit], told }
  if (bandits) return { kind: 'meeting', bandits, told }
  if (!location || location === 'heal') return undefined
  const there = banditsAt({ given, now: position }, location)
  const isOpen = there.length > 1 && order.length < there.length
  return fight || isOpen ? { kind: 'meeting', bandits: there } : undefined
}

/** A robbery of which nothing has happened yet. */
function pending(now: Position, given: Given, bandit: BanditId, place: RobbedPlace): Robbed {
  const number = numberAt({ given, now }, place)
  return { bandit, place, number, cards: [], result: 0, success: null }
}

/** Description of the subject in words. */
export function labelOf(focus: Focus, { say, list }: Words): string {
  const short = (id: BanditId) => say(`board.short.${id}`)
  if (focus.kind === 'robbery') {
    const { bandit, place } = focus.robbery
    return say('board.robbery', { bandit: short(bandit), place: say(`location.${place}`) })
  }
  const { stake, hit, by, bandit } = focus.told ?? {}
  const bandits = list(focus.bandits.map(short))
  if (stake) return say(`board.stake.${stake}`, { bandits })
  if (!hit || !bandit) return say('board.meeting', { bandits })
  const facts = { bandit: short(bandit), hit: say(`hit.${hit}`) }
  return by ? say('board.shot', { ...facts, by: short(by) }) : say('board.wounded', facts)
}
