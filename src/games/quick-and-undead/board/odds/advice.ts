import type { Advice } from '../../../../explorer/advice.ts'
import { weighingAdvice } from '../../../../explorer/weigh/results.ts'
import { type WayValues, waysAdvice } from '../../../../explorer/weigh/ways.ts'
import { scaleOf } from '../../odds/decisions.ts'
import { duelAfter, stolen } from '../../odds/robbery.ts'
import type { Given, Position } from '../../position.ts'

/** Advice of The Quick and the Undead beside the odds. */
export const advice: Readonly<Record<string, Advice>> = {
  /** Every way of stealing the Bullet that is at stake: by how much likelier the victim is killed than the thief. */
  thefts: waysAdvice<Given, Position>({
    questions: stolen,
    next: duelAfter,
    wishes: ({ scene: { actors = [], target } }) => ({
      hoped: { asked: { fact: 'dies', seat: String(target) }, is: true },
      feared: { asked: { fact: 'dies', seat: String(actors[0]) }, is: true },
    }),
    // Of ways that come to the same, the higher numbers: against others they beat more.
    order: (one, other) => numberOf('take', other, one) || numberOf('load', other, one),
  }),
  ...weighingAdvice(scaleOf),
}

/** By how much a number of one way is higher than that of another. */
function numberOf(name: keyof typeof stolen, one: WayValues, other: WayValues): number {
  return Number(one[name] ?? 0) - Number(other[name] ?? 0)
}
