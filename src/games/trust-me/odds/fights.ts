import Fraction from 'fraction.js'
import type { Place, Seat } from '../components.ts'
import { type Held, type Laid, type Player, type Position, woundsOf } from '../position.ts'
import { rowOf } from '../rules/combat.ts'
import { isAtHand } from '../rules/dice.ts'
import { skillsOf } from '../rules/sheet/sheet.ts'
import { nothing, type Pool } from '../rules/sheet/sides.ts'
import { canTire, MORTAL } from '../rules/sheet/wounds.ts'
import { difference, type Spread, sumsByUse, sumsOf, totalOf } from './pools.ts'

/**
 * combat.margin: by how much an attack is higher than a defence; an attack on zombies meets none. `isOnce` where no die is
 * rolled again.
 */
export function fought(attack: Pool, defence: Pool = nothing, isOnce = false): Spread {
  const sums = ({ dice, bonus, penalty, again, known }: Pool) =>
    sumsOf(dice, bonus - penalty, isOnce ? 0 : again, known)
  return difference(sums(attack), sums(defence))
}

/** Chance that a statement about a sum holds. */
export function chanceThat(spread: Spread, holds: (sum: number) => boolean): Fraction {
  return meanOf(spread, (sum) => Number(holds(sum)))
}

/** Mean worth of a sum. */
export function meanOf(spread: Spread, worth: (sum: number) => number): Fraction {
  return new Fraction(totalOf(spread, worth), spread.all)
}

/** combat.one-to-three: the Wounds that a difference brings to a survivor who takes Fatigue instead where it can. */
export function woundsBy(laid: Laid, seat: Seat): (difference: number) => number {
  const isSpared = canTire(laid, seat)
  return (margin) => {
    const { row, wounds } = rowOf(laid, margin)
    return row === 'choice' && isSpared ? 0 : wounds
  }
}

/** zombie.kill-fives: how many of so many zombies fall by a total, or by its dice alone as the other reading has it. */
export function killsBy(laid: Laid, { bonus, penalty }: Pool, zombies: number) {
  const added = laid.readings['kills'] === 'dice' ? bonus - penalty : 0
  return (total: number) => Math.min(Math.max(Math.floor((total - added) / 5), 0), zombies)
}

/** wound.third-kills: how likely a fight is the end of whoever defends. */
export function chanceOfDeath(laid: Laid, seat: Seat, spread: Spread): Fraction {
  const wounds = woundsBy(laid, seat)
  return chanceThat(spread, (margin) => wounds(margin) + woundsOf(laid, seat) >= MORTAL)
}

/**
 * weapon.limit-threshold, infection.threshold: how likely the green die of somebody shows so much or less, if it can be
 * rolled again so many times.
 */
export function chanceOfFailing(laid: Laid, seat: Seat, limit: number, again = 0): Fraction {
  const rolls = greenRolls(laid, seat, again).filter(({ sum }) => sum <= limit)
  return rolls.reduce((total, { chance }) => total.add(chance), new Fraction(0))
}

/** Results of a survivor's green die, with the number of possible rerolls for each. */
export function greenRolls(laid: Laid, seat: Seat, again: number): readonly Green[] {
  const spreads = sumsByUse(['green'], skillsOf(laid, seat, 'green'), again)
  return spreads.flatMap(({ ways, all }, used) =>
    [...ways].map(([sum, count]) => ({ sum, used, chance: new Fraction(count, all) })),
  )
}
interface Green {
  readonly sum: number
  readonly used: number
  readonly chance: Fraction
}

/** object.limit-roll, R-charm: how likely a Lucky charm is gone once it has been used. */
export function chanceOfLosingCharm(laid: Laid, seat: Seat): Fraction {
  const limit = laid.given.components.limits['lucky-charm']
  if (limit === 0 || limit === 'once') return new Fraction(Number(limit === 'once'))
  return chanceOfFailing(laid, seat, limit)
}

/**
 * combat.limit: how likely a weapon fails after an attack with such dice, with what is then left to roll the green one
 * again:
 * R-charm: the Lucky charm, unless it was used on the attack and is gone;
 * R-reroll-dice: by the other reading the skill too, unless it was used, which it is before the charm.
 */
export function chanceOfWear(laid: Laid, seat: Seat, { dice, again, known }: Pool, limit: number) {
  const hasSkill = isAtHand(laid, seat, 'skill')
  const hasCharm = isAtHand(laid, seat, 'charm')
  const lost = chanceOfLosingCharm(laid, seat)
  return sumsByUse(dice, 0, again, known).reduce((chance, spread, used) => {
    const isLeft = laid.readings['reroll'] === 'any-die' && hasSkill && used === 0
    const fails = (isKept: boolean) =>
      chanceOfFailing(laid, seat, limit, Number(isLeft) + Number(isKept))
    const isWorn = hasCharm && used > Number(hasSkill)
    const then = isWorn
      ? lost.mul(fails(false)).add(new Fraction(1).sub(lost).mul(fails(true)))
      : fails(hasCharm)
    return chance.add(then.mul(chanceThat(spread, () => true)))
  }, new Fraction(0))
}

/** The same table with something else at a place of a sheet. */
export function withHeld(laid: Laid, seat: Seat, place: Place, held: Held | null): Laid {
  // weapon.two-handed-wound: what both hands hold falls where one of them is struck.
  const across = place === 'left' || place === 'right' ? { both: null } : {}
  const sheet = { ...laid.now.players[seat].sheet, ...across, [place]: held }
  return { ...laid, now: withPlayer(laid, seat, { sheet }) }
}

/** The same position with something else of a player. */
export function withPlayer({ now }: Laid, seat: Seat, change: Partial<Player>): Position {
  return { ...now, players: { ...now.players, [seat]: { ...now.players[seat], ...change } } }
}
