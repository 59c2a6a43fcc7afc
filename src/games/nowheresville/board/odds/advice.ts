import Fraction from 'fraction.js'
import type { Advice } from '../../../../explorer/advice.ts'
import { exactOf } from '../../../../explorer/player/exact.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import { lootOf, plansOf } from '../../odds/robbery.ts'
import { type Given, memberOf, type Position } from '../../position.ts'
import type { PlansAsked, PlansFound } from './found.ts'

/** How many sets are listed: all of five cards. */
const LISTED = 32

/** Which set of cards is best in a robbery, as it stood before the first was chosen; null where none is on. */
const plans: Advice = ({ opening }, asked) => {
  const { given, position: now, readings } = opening as Opening<Given, Position>
  const { bandit, place } = given.told
  if (!bandit || !place) return accepted<PlansFound | null>(null)
  const { price, prisoner } = asked as PlansAsked
  const table = { given, now, readings }
  const loot = lootOf(table, bandit, place) ?? new Fraction(prisoner)
  const all = plansOf(table, bandit, place, { loot, price: new Fraction(price) })
  return accepted<PlansFound>({
    loot: exactOf(loot),
    courage: memberOf(now, bandit).courage,
    plans: all.slice(0, LISTED).map(({ cards, sum, certain, bare, chance, lost, worth }) => ({
      ...{ cards, sum, certain },
      bare: exactOf(bare),
      chance: exactOf(chance),
      lost: exactOf(lost),
      worth: exactOf(worth),
    })),
    others: Math.max(0, all.length - LISTED),
  })
}

/** What Nowhere'sVille works out beside the odds. */
export const advice: Readonly<Record<string, Advice>> = { plans }
