import type { Advice } from '../../../../explorer/advice.ts'
import { exactOf } from '../../../../explorer/player/exact.ts'
import { weighingAdvice } from '../../../../explorer/weigh/found.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import { bulletMoves, type Loaded, type Wish } from '../../odds/bullets.ts'
import { scaleOf } from '../../odds/decisions.ts'
import { weighThefts } from '../../odds/robbery.ts'
import type { Given, Position } from '../../position.ts'
import type { BulletsFound, TheftsFound } from './found.ts'

/** What moving one Bullet, or having one more, changes of each wish. */
const bullets: Advice = ({ game, situation, readings }, asked) => {
  const found: BulletsFound[] = []
  for (const wish of asked as readonly Wish[]) {
    const moves = bulletMoves(game, situation as Loaded, readings, wish)
    if (!moves.ok) return moves
    found.push({
      now: exactOf(moves.value.now),
      moves: moves.value.moves.map(({ from, to, chance }) => ({
        from,
        to,
        chance: exactOf(chance),
        change: exactOf(chance.sub(moves.value.now)),
      })),
    })
  }
  return accepted(found)
}

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
  bullets,
  thefts,
  ...weighingAdvice(scaleOf),
}
