import * as schema from '../../../kernel/schema/schema.ts'
import { banditIds, gunCards, LIMITS, robberyCards, victimIds } from '../components.ts'

/** component.banknotes: dollars that notes can pay come in hundreds; the links have room for no more than so many. */
export function dollars(most: number) {
  const hundreds = Array.from({ length: most / 100 + 1 }, (_, place) => place * 100)
  return schema.listed(hundreds, {
    clause: 'component.banknotes',
    code: 'notes-do-not-add-up',
    allowed: ['0', '100', '200', '…', String(most)],
  })
}

const value = schema.count(0, 15)

/** component.attributes: the printed numbers of a bandit; bullets and Courage say with how many tokens it starts. */
export const banditFace = {
  life: schema.count(1, 15, { clause: 'component.attributes' }),
  experience: value,
  bullets: schema.count(0, LIMITS.bullets, { clause: 'school.bullets-max' }),
  courage: schema.count(0, LIMITS.courage, { clause: 'school.courage-max' }),
}

/** robbery.three-symbols: a value for each symbol. */
export const robberyFace = { hat: value, chest: value, envelope: value }

/**
 * weapon.fist, weapon.free-icon, weapon.limited-icon, component.rubber-bands,
 * fire.band-size: what a gun card shows.
 */
export const gunFace = {
  hands: schema.listed([1, 2], { clause: 'shootout.hands' }),
  fists: value,
  free: schema.count(0, 2, { clause: 'weapon.free-icon' }),
  cartridges: schema.count(0, 6, { clause: 'weapon.limited-icon' }),
  band: schema.listed([1, 2, 3], { clause: 'fire.band-size' }),
}

/** robbery.number-victim: what a victim shows. */
export const victimFace = { number: value, money: dollars(1500) }

/** Printed values for each of some cards, if told. */
const onEach = <const Id extends string, Face extends Readonly<Record<string, schema.Part>>>(
  ids: readonly Id[],
  face: Face,
) =>
  schema.optional(
    schema.some(ids, () => schema.parts(face)),
    {} as never,
  )

/** Printed values that replace the illustrative ones. */
export const printed = {
  bandits: onEach(banditIds, banditFace),
  robbery: onEach(robberyCards, robberyFace),
  guns: onEach(gunCards, gunFace),
  victims: onEach(victimIds, victimFace),
}
