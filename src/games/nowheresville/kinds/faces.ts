import { count, listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { banditIds, gunCards, LIMITS, robberyCards, victimIds } from '../components.ts'

/** component.banknotes: dollars come in hundreds; the links have room for no more than so many. */
function hundreds(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, place) => place * 100)
}

/** Dollars that notes can pay. */
export function dollars(most: number) {
  return listed(hundreds(most / 100), {
    clause: 'component.banknotes',
    code: 'notes-do-not-add-up',
    allowed: ['0', '100', '200', '…', String(most)],
  })
}

const value = count(0, 15)

/** component.attributes: the printed numbers of a bandit; bullets and Courage say with how many tokens it starts. */
export const banditFace = {
  life: count(1, 15, { clause: 'component.attributes' }),
  experience: value,
  bullets: count(0, LIMITS.bullets, { clause: 'school.bullets-max' }),
  courage: count(0, LIMITS.courage, { clause: 'school.courage-max' }),
}

/** robbery.three-symbols: a value for each symbol. */
export const robberyFace = { hat: value, chest: value, envelope: value }

/** weapon.fist, weapon.free-icon, weapon.limited-icon, fire.band-size: what a gun card shows. */
export const gunFace = {
  hands: listed([1, 2], { clause: 'shootout.hands' }),
  fists: value,
  free: count(0, 2, { clause: 'weapon.free-icon' }),
  cartridges: count(0, 6, { clause: 'weapon.limited-icon' }),
  band: listed([1, 2, 3], { clause: 'fire.band-size' }),
}

/** robbery.number-victim: what a victim shows. */
export const victimFace = { number: value, money: dollars(1500) }

/** What is printed on the cards in place of the illustrative values. */
export const printed = {
  bandits: optional(
    some(banditIds, () => parts(banditFace)),
    {},
  ),
  robbery: optional(
    some(robberyCards, () => parts(robberyFace)),
    {},
  ),
  guns: optional(
    some(gunCards, () => parts(gunFace)),
    {},
  ),
  victims: optional(
    some(victimIds, () => parts(victimFace)),
    {},
  ),
}
