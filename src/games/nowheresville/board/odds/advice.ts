import Fraction from 'fraction.js'
import type { Advice, AdviceCase } from '../../../../explorer/advice.ts'
import { exactly } from '../../../../explorer/player/exactly.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import type { BanditId } from '../../components.ts'
import { fateOf } from '../../odds/flight.ts'
import { incomes } from '../../odds/income.ts'
import { lootOf, plansOf, type Table } from '../../odds/robbery.ts'
import { type Given, memberOf, type Position } from '../../position.ts'
import type { FlightAsked, FlightFound, IncomeFound, PlansAsked, PlansFound } from './found.ts'

/** How many sets are listed: all of five cards. */
const LISTED = 32

/** The table of a case as it stood before anything happened. */
function tableOf({ opening }: AdviceCase): Table {
  const { given, position: now, readings } = opening as Opening<Given, Position>
  return { given, now, readings }
}

/** What Nowhere'sVille works out beside the odds. */
export const advice: Readonly<Record<string, Advice>> = {
  /** Which set of cards is best in a robbery, as it stood before the first was chosen; null where none is on. */
  plans(at, asked) {
    const table = tableOf(at)
    const { bandit, place } = table.given.told
    if (!bandit || !place) return accepted<PlansFound | null>(null)
    const { price, prisoner } = asked as PlansAsked
    const loot = lootOf(table, bandit, place) ?? new Fraction(prisoner)
    const all = plansOf(table, bandit, place, { loot, price: new Fraction(price) })
    const { courage } = memberOf(table.now, bandit)
    const others = Math.max(0, all.length - LISTED)
    return accepted<PlansFound>(exactly({ loot, courage, plans: all.slice(0, LISTED), others }))
  },
  /** What becomes of a bandit that flees, and of one that stays. */
  flight({ game, opening, after }, asked) {
    const { bandit, others, first, second, later, death } = asked as FlightAsked
    const places = [first, second, later].map((sum) => new Fraction(sum))
    const prizes = { places, death: new Fraction(death) }
    const choice = { opening: opening as Opening<Given, Position>, after, bandit, others, prizes }
    const stay = fateOf(game, choice, 'stay')
    const flee = fateOf(game, choice, 'flee')
    if (!stay.ok || !flee.ok) return stay.ok ? flee : stay
    return accepted<FlightFound>(exactly({ stay: stay.value, flee: flee.value }))
  },
  /** What each position of each location brings a bandit. */
  income(at, asked) {
    const { bandit } = asked as { readonly bandit: BanditId }
    const found = Object.entries(incomes).map(([location, of]) => [
      location,
      of(tableOf(at), bandit),
    ])
    return accepted<IncomeFound>(exactly(Object.fromEntries(found)))
  },
}
