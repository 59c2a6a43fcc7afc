import type { Die, Grip, Seat } from '../components.ts'
import type { Laid } from '../position.ts'
import { weaponAt } from '../rules/combat.ts'
import { isAtHand, means } from '../rules/dice.ts'
import { skillsOf } from '../rules/sheet.ts'

/** What one side of a combat rolls, what is added and taken off, and how many of its dice it may roll again. */
export interface Pool {
  readonly dice: readonly Die[]
  readonly bonus: number
  readonly penalty: number
  readonly again: number
}

/** Where nothing is rolled. */
export const nothing: Pool = { dice: [], bonus: 0, penalty: 0, again: 0 }

/** combat.attack-dice, combat.attack-total, weapon.two-handed-one-hand: what an attack with what is held is made of. */
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
  const yellow = new Array<Die>(skillsOf(laid, seat, category)).fill('yellow')
  return {
    dice: [die, ...yellow],
    bonus: passports[laid.now.players[seat].passport][category],
    penalty: penalty + (hands === 2 && grip !== 'both' ? 4 : 0),
    again: means.filter((one) => isAtHand(laid, seat, one)).length,
  }
}

/** combat.defence-total, skill.defence-die: what a survivor defends itself with. */
export function defencePool(laid: Laid, seat: Seat): Pool {
  const { defence, passports } = laid.given.components
  const blue = new Array<Die>(skillsOf(laid, seat, 'defence')).fill('blue')
  const bonus = passports[laid.now.players[seat].passport].survival
  const again = Number(isAtHand(laid, seat, 'charm'))
  return { dice: [...defence, ...blue], bonus, penalty: 0, again }
}

/** zombie.value: what so many zombies attack with. */
export function hordePool(zombies: number): Pool {
  return { ...nothing, bonus: 8 + 2 * (zombies - 1) }
}
