import Fraction from 'fraction.js'
import { type BanditId, noteValues, type RobbedPlace, type RobberyCard } from '../components.ts'
import { distinct, isStarter, type Laid, memberOf } from '../position.ts'
import { laidOut } from '../purses.ts'
import { FEE } from '../rules/money.ts'
import { numberAt, theDie, valueAt } from '../rules/numbers.ts'
import { usable } from '../rules/robbery.ts'

/** Gains and losses in dollars, by which sets of cards are compared. */
interface Stakes {
  /** Loot of a success. */
  readonly loot: Fraction
  /** Value of a card to a player who may lose it. */
  readonly price: Fraction
}

/** A set of cards in a robbery, and what comes of it. */
export interface Plan {
  readonly cards: readonly RobberyCard[]
  /** robbery.step2-sum: what they are worth here. */
  readonly sum: number
  /** The chance of success by the die alone, and with as much of its Courage as it takes. */
  readonly bare: Fraction
  readonly chance: Fraction
  /** robbery.step5-courage: the least Courage with which every roll succeeds. */
  readonly certain: number
  /** Mean number of cards lost: all used ones after a success, one after a failure. */
  readonly lost: Fraction
  /** Mean gain, minus the value of the lost cards. */
  readonly worth: Fraction
}

/**
 * Every set of cards that a bandit can use in a robbery, the best first; of equal ones the more likely,
 * then the smaller. Courage costs nothing here: where a set is best, a success is worth more than the cards
 * that it costs beyond a failure.
 */
export function plansOf(
  table: Laid,
  bandit: BanditId,
  place: RobbedPlace,
  stakes: Stakes,
): readonly Plan[] {
  const { courage } = memberOf(table.now, bandit)
  return setsOf(usable(table, bandit, place))
    .map((cards) => planOf(table, place, cards, courage, stakes))
    .sort(
      (one, two) =>
        two.worth.compare(one.worth) ||
        two.chance.compare(one.chance) ||
        one.cards.length - two.cards.length,
    )
}

function planOf(
  table: Laid,
  place: RobbedPlace,
  cards: readonly RobberyCard[],
  courage: number,
  { loot, price }: Stakes,
): Plan {
  const sum = cards.reduce((all, card) => all + valueAt(table, card, place), 0)
  const missing = numberAt(table, place) - sum
  const bare = chanceAbove(table, missing)
  const chance = chanceAbove(table, missing - courage)
  const used = cards.length
  const atFailure = Math.min(1, used)
  const lost = chance.mul(used - atFailure).add(atFailure)
  const worth = chance.mul(loot).sub(lost.mul(price))
  return { cards, sum, bare, chance, certain: Math.max(0, missing), lost, worth }
}

/** robbery.step4-greater: how likely the die is to show more than a number. */
function chanceAbove(table: Laid, number: number): Fraction {
  const faces = theDie(table).count
  return new Fraction(Math.min(faces, Math.max(0, faces - number)), faces)
}

/** Every set that can be taken of some cards; of equal cards only how many of them counts. */
function setsOf(cards: readonly RobberyCard[]): readonly (readonly RobberyCard[])[] {
  return distinct(cards).reduce<readonly (readonly RobberyCard[])[]>(
    (sets, card) => {
      const copies = cards.filter((one) => one === card)
      const numbers = [0, ...copies.map((_, place) => place + 1)]
      return sets.flatMap((set) => numbers.map((many) => [...set, ...copies.slice(0, many)]))
    },
    [[]],
  )
}

/**
 * The money that a success brings the bandit’s player on average: each note that nobody has seen is any of those that
 * are with no player; undefined at the prison, which holds no money.
 */
export function lootOf(table: Laid, bandit: BanditId, place: RobbedPlace): Fraction | undefined {
  const { given, now } = table
  if (place === 'prison') return undefined
  const victim = place === 'town' && now.victim ? given.faces.victims[now.victim].money : 0
  const { left } = laidOut(now)
  const count = noteValues.reduce((all, note) => all + left[note], 0)
  const value = noteValues.reduce((all, note) => all + note * left[note], 0)
  const unseen = new Fraction(value, Math.max(1, count))
  const notes = place === 'town' ? [] : now.vaults[place]
  const sum = notes.reduce((all, note) => all.add(note || unseen), new Fraction(victim))
  return isStarter(now, bandit) || sum.n === 0n ? sum : sum.sub(FEE)
}
