import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { Laid } from '../position.ts'
import * as telling from './telling.ts'

/**
 * wrong-turn: somebody else is told to flip; all-flipped: somebody is, and no card is left;
 * grabbed-twice: somebody grabs twice in one telling.
 */
export function refuseStep(play: Laid, told: unknown, asked: telling.Asked): Refusal {
  const { reason } = telling
  const [[name, value] = [], ...others] = Object.entries(isRecord(told) ? told : {})
  const isFlip = name === 'flip' && asked.asked === name
  if (name === 'flip' && !isFlip) return reason('all-flipped', 'round.end-no-duel', value, [])
  const isStep = others.length === 0 && (isFlip || name === 'grab')
  const named = isStep ? [value].flat() : []
  const twice = telling.twiceIn(named)
  return (
    (isStep ? telling.stranger(play, named) : telling.notNow(play, told, asked)) ??
    (twice === undefined ? undefined : reason('grabbed-twice', 'child.false-start', twice, [])) ??
    (isStep && isFlip ? reason('wrong-turn', asked.clause, value, [play.now.mover]) : undefined) ??
    telling.otherwise(told, asked)
  )
}
