import Fraction from 'fraction.js'
import { type BanditId, fortunes, type Location, type RobbedPlace } from '../components.ts'
import { isStarter, type Laid, seatOf } from '../position.ts'
import { canPay, FEE } from '../rules/money.ts'
import { lootOf, plansOf } from './robbery.ts'

const nothing = new Fraction(0)

/**
 * Mean income of a bandit's player at each location by position, from the first: after the fee of an accomplice, and
 * after the price of a card where it can be paid. Robberies use the cards and the Courage that make success most
 * likely.
 */
export function incomesOf(table: Laid, bandit: BanditId) {
  // town.first-one-of-three: work, or the victim where robbing it brings more.
  const work = earned(table, bandit, 200)
  const robbery = table.now.victim ? robbed(table, bandit, 'town') : nothing
  return {
    bank: [robbed(table, bandit, 'bank')],
    coach: [robbed(table, bandit, 'coach')],
    prison: [nothing],
    market: new Array<Fraction>(3).fill(spent(table, bandit, 200)),
    shop: new Array<Fraction>(3).fill(spent(table, bandit, 100)),
    town: [robbery.compare(work) > 0 ? robbery : work, earned(table, bandit, 100)],
    school: [nothing, nothing],
    saloon: new Array<Fraction>(2).fill(drawn(table, bandit)),
  } satisfies Readonly<Partial<Record<Location, readonly Fraction[]>>>
}

/** accomplice.fee: what is left of a sum. */
function earned({ now }: Laid, bandit: BanditId, sum: number): Fraction {
  return new Fraction(isStarter(now, bandit) ? sum : Math.max(0, sum - FEE))
}

function spent(table: Laid, bandit: BanditId, price: number): Fraction {
  return new Fraction(canPay(table, seatOf(table.now, bandit), price) ? -price : 0)
}

/** Mean loot of a robbery in which cards cost nothing. */
function robbed(table: Laid, bandit: BanditId, place: RobbedPlace): Fraction {
  const stakes = { loot: lootOf(table, bandit, place) ?? nothing, price: nothing }
  return plansOf(table, bandit, place, stakes)[0]?.worth ?? nothing
}

/** component.fortune-cards: what a card of the illustrative deck brings. */
function drawn(table: Laid, bandit: BanditId): Fraction {
  const { fortunes: deck } = table.given
  const count = fortunes.reduce((all, card) => all + deck[card], 0)
  const won = earned(table, bandit, 100).mul(deck.gain)
  return won.add(spent(table, bandit, 100).mul(deck.lose)).div(count)
}
