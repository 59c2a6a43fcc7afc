import { oneOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import { ask, known, type Suspension } from '../../../../kernel/step.ts'
import { BULLETS, type Resource, type Seat } from '../../components.ts'
import { amountIn, type Play, type Position } from '../../position.ts'

/**
 * effect.extra-income: during income the controller of that building may take one more resource of a kind being gained.
 * R-extra-income: one for the whole income, whatever it consists of. Which one, if any; taking it is up
 * to who gives the income. Nothing is asked where no more of any of these kinds can be had.
 */
export function extraOfIncome(
  { now }: Play,
  by: Seat,
  kinds: readonly Resource[],
): Suspension<Resource | 'none'> {
  const left = kinds.filter((kind) => canGain(now, by, kind))
  if (left.length === 0) return known('none')
  return ask<Resource | 'none'>({
    clause: 'effect.extra-income',
    kind: 'extra-income',
    by,
    options: oneOf([...left, 'none']),
    refuse: (answer) => ({
      code: 'not-of-this-income',
      clause: 'effect.extra-income',
      facts: { received: shown(answer), allowed: left },
    }),
  })
}

/** income.limited, income.bullet-cap: whether one more of a resource would come to a seat. */
export function canGain({ supply, gangs }: Position, seat: Seat, what: Resource): boolean {
  if (what === 'bullet') return gangs[seat].loaded.length < BULLETS
  return amountIn(supply, what) > 0
}
