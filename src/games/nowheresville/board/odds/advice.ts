import Fraction from 'fraction.js'
import type { Advice, AdviceCase } from '../../../../explorer/advice.ts'
import { exactOf } from '../../../../explorer/player/exact.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import type { BanditId } from '../../components.ts'
import { type Stance, stances } from '../../events.ts'
import { fateOf } from '../../odds/flight.ts'
import { incomes } from '../../odds/income.ts'
import { lootOf, plansOf, type Table } from '../../odds/robbery.ts'
import { type Given, memberOf, type Position } from '../../position.ts'
import type { FlightAsked, FlightFound, PlansAsked, PlansFound } from './found.ts'

/** How many sets are listed: all of five cards. */
const LISTED = 32

/** The table of a case as it stood before anything happened. */
function tableOf({ opening }: Pick<AdviceCase, 'opening'>): Table {
  const { given, position: now, readings } = opening as Opening<Given, Position>
  return { given, now, readings }
}

/** Which set of cards is best in a robbery, as it stood before the first was chosen; null where none is on. */
const plans: Advice = (at, asked) => {
  const table = tableOf(at)
  const { bandit, place } = table.given.told
  if (!bandit || !place) return accepted<PlansFound | null>(null)
  const { price, prisoner } = asked as PlansAsked
  const loot = lootOf(table, bandit, place) ?? new Fraction(prisoner)
  const all = plansOf(table, bandit, place, { loot, price: new Fraction(price) })
  return accepted<PlansFound>({
    loot: exactOf(loot),
    courage: memberOf(table.now, bandit).courage,
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

/** What becomes of a bandit that flees, and of one that stays. */
const flight: Advice = ({ game, opening, after }, asked) => {
  const { bandit, others, first, second, later, death } = asked as FlightAsked
  const places = [first, second, later].map((sum) => new Fraction(sum))
  const prizes = { places, death: new Fraction(death) }
  const choice = { opening: opening as Opening<Given, Position>, after, bandit, others, prizes }
  const found: Partial<Record<Stance, FlightFound[Stance]>> = {}
  for (const stance of stances) {
    const fate = fateOf(game, choice, stance)
    if (!fate.ok) return fate
    const { dies, worth } = fate.value
    const chances = fate.value.places.map(exactOf)
    found[stance] = { places: chances, dies: exactOf(dies), worth: exactOf(worth) }
  }
  return accepted(found)
}

/** What each position of each location brings a bandit. */
const income: Advice = (at, asked) => {
  const found = Object.entries(incomes).map(([location, of]) => {
    return [location, of(tableOf(at), asked as BanditId).map(exactOf)]
  })
  return accepted(Object.fromEntries(found))
}

/** What Nowhere'sVille works out beside the odds. */
export const advice: Readonly<Record<string, Advice>> = { plans, flight, income }
