import type { Advice } from '../../../../explorer/advice.ts'
import { exactOf } from '../../../../explorer/player/exact.ts'
import { weighingAdvice } from '../../../../explorer/weigh/found.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import { scaleOf } from '../../odds/decisions.ts'
import { weighThefts } from '../../odds/robbery.ts'
import type { Given, Position } from '../../position.ts'
import type { TheftsFound } from './found.ts'

/** Every way of stealing the Bullet that is at stake. */
const thefts: Advice = ({ game, opening, after }) => {
  const found = weighThefts(game, opening as Opening<Given, Position>, after)
  if (!found.ok) return found
  return accepted<TheftsFound>(
    found.value.map(({ kills, dies, ...way }) => ({
      ...way,
      kills: exactOf(kills),
      dies: exactOf(dies),
      edge: exactOf(kills.sub(dies)),
    })),
  )
}

/** What The Quick and the Undead works out beside the odds. */
export const advice: Readonly<Record<string, Advice>> = {
  thefts,
  ...weighingAdvice(scaleOf),
}
