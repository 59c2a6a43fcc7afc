import Fraction from 'fraction.js'
import type { Advice, AdviceCase } from '../../../../explorer/advice.ts'
import { fractionsToData } from '../../../../explorer/odds/fractions-to-data.ts'
import type { Opening } from '../../../../kernel/game/opening.ts'
import { accepted, refused } from '../../../../kernel/game/refusal.ts'
import type { BanditId } from '../../components.ts'
import { type Choice, fateOf } from '../../odds/flight.ts'
import { incomesOf } from '../../odds/income.ts'
import { lootOf, plansOf } from '../../odds/robbery.ts'
import { type Given, type Laid, memberOf, type Position } from '../../position.ts'

/** Whose choice between fleeing and shooting is weighed, what the others do, and what a reader puts on the ends. */
type FlightAsked = Readonly<Record<'first' | 'second' | 'later' | 'death', number>> &
  Pick<Choice, 'bandit' | 'others'>

/** Number of sets listed: all those of five cards. */
const LISTED = 32

/** The table of a case as it stood before anything happened. */
function tableOf({ opening }: AdviceCase): Laid {
  const { given, position: now, readings } = opening as Opening<Given, Position>
  return { given, now, readings }
}

/** Advice of Nowhere'sVille beside the odds. */
export const advice = {
  /** Best set of cards in a robbery, as it stood before the first card was chosen; null without a robbery. */
  plans(at, asked) {
    const table = tableOf(at)
    const { bandit, place } = table.given.told
    if (!bandit || !place) return accepted(null)
    const { price, prisoner } = asked as Readonly<Record<'price' | 'prisoner', number>>
    const loot = lootOf(table, bandit, place) ?? new Fraction(prisoner)
    const all = plansOf(table, bandit, place, { loot, price: new Fraction(price) })
    const { courage } = memberOf(table.now, bandit)
    const others = Math.max(0, all.length - LISTED)
    return accepted(fractionsToData({ loot, courage, plans: all.slice(0, LISTED), others }))
  },
  /** Fate of a bandit that flees, and of one that stays. */
  flight({ game, opening, after }, asked) {
    const { bandit, others, first, second, later, death } = asked as FlightAsked
    const places = [first, second, later].map((sum) => new Fraction(sum))
    const prizes = { places, death: new Fraction(death) }
    const choice = { opening: opening as Opening<Given, Position>, after, bandit, others, prizes }
    const stay = fateOf(game, choice, 'stay')
    const flee = fateOf(game, choice, 'flee')
    if (!stay.ok) return refused<never>(...stay.refusals)
    if (!flee.ok) return refused<never>(...flee.refusals)
    return accepted(fractionsToData({ stay: stay.value, flee: flee.value }))
  },
  /** Mean income of a bandit at each position of each location. */
  income(at, asked) {
    const { bandit } = asked as { readonly bandit: BanditId }
    return accepted(fractionsToData(incomesOf(tableOf(at), bandit)))
  },
} satisfies Readonly<Record<string, Advice>>

/** Result of an advice. */
export type Found<Name extends keyof typeof advice> = Extract<
  ReturnType<(typeof advice)[Name]>,
  { readonly ok: true }
>['value']
