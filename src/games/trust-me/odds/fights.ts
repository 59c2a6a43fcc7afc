import Fraction from 'fraction.js'
import type { Place, Seat } from '../components.ts'
import { type Held, type Laid, type Player, type Position, woundsOf } from '../position.ts'
import { rowOf } from '../rules/combat.ts'
import { skillsOf } from '../rules/sheet.ts'
import { nothing, type Pool } from '../rules/sides.ts'
import { canTire, MORTAL } from '../rules/wounds.ts'
import { difference, type Spread, sumsOf, totalOf } from './pools.ts'

/**
 * combat.margin: by how much an attack is higher than a defence; an attack on zombies meets none. `isOnce` where no die is
 * rolled again.
 */
export function fought(attack: Pool, defence: Pool = nothing, isOnce = false): Spread {
  const sums = ({ dice, bonus, penalty, again }: Pool) =>
    sumsOf(dice, bonus - penalty, isOnce ? 0 : again)
  return difference(sums(attack), sums(defence))
}

/** How likely what is told of a sum holds. */
export function chanceThat(spread: Spread, holds: (sum: number) => boolean): Fraction {
  return meanOf(spread, (sum) => Number(holds(sum)))
}

/** How much a sum is worth on average. */
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
  const spread = sumsOf(['green'], skillsOf(laid, seat, 'green'), again)
  return chanceThat(spread, (sum) => sum <= limit)
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
