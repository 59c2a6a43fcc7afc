import { copies } from '../../../../kernel/data/stock.ts'
import type { Die, Grip, Seat } from '../../components.ts'
import type { Laid } from '../../position.ts'
import { isAtHand, means } from '../dice.ts'
import { skillsOf } from './sheet.ts'
import { weaponAt } from './weapons.ts'

/** Dice, bonus and penalty of one side of a combat, and the number of dice it may roll again. */
export interface Pool {
  readonly dice: readonly Die[]
  /** Faces of the first dice, if they have been rolled. */
  readonly known?: readonly number[]
  readonly bonus: number
  readonly penalty: number
  readonly again: number
}

/** Pool of a side that rolls nothing. */
export const nothing: Pool = { dice: [], bonus: 0, penalty: 0, again: 0 }

/** weapon.two-handed-one-hand: what an attack loses by a two-handed weapon in one hand (R-minus-four). */
const ONE_HANDED = 4

/** zombie.value: what one zombie attacks with, and each further one adds (R-zombie-plus-two). */
const ZOMBIE = 8
const ZOMBIE_MORE = 2

/**
 * combat.attack-dice, weapon.attack-die: an attack with what is held is made of the die of the weapon, and
 * skill.melee-die, skill.ranged-die: a yellow one for the skill of its category;
 * combat.attack-total, passport.bonus, passport.three-bonuses: the bonus of the passport is added, penalties are taken off.
 */
export function attackPool(
  laid: Laid,
  seat: Seat,
  grip: Grip,
  penalty = 0,
  weapon = weaponAt(laid, seat, grip)?.kind,
): Pool {
  if (!weapon) return nothing
  const { weapons, passports } = laid.given.components
  const { category, die, hands } = weapons[weapon]
  const yellow = copies<Die>('yellow', skillsOf(laid, seat, category))
  return {
    dice: [die, ...yellow],
    bonus: passports[laid.now.players[seat].passport][category],
    penalty: penalty + (hands === 2 && grip !== 'both' ? ONE_HANDED : 0),
    again: means.filter((one) => isAtHand(laid, seat, one)).length,
  }
}

/** combat.defence-total, skill.defence-die: what a survivor defends itself with. */
export function defencePool(laid: Laid, seat: Seat): Pool {
  const { defence, passports } = laid.given.components
  const blue = copies<Die>('blue', skillsOf(laid, seat, 'defence'))
  const bonus = passports[laid.now.players[seat].passport].survival
  const again = Number(isAtHand(laid, seat, 'charm'))
  return { dice: [...defence, ...blue], bonus, penalty: 0, again }
}

/** zombie.value: what so many zombies attack with. */
export function hordePool(zombies: number): Pool {
  return { ...nothing, bonus: ZOMBIE + ZOMBIE_MORE * (zombies - 1) }
}
