import type { Advice } from '../../../../explorer/advice.ts'
import { exactOf } from '../../../../explorer/player/exact.ts'
import type { Opening } from '../../../../kernel/game.ts'
import { accepted } from '../../../../kernel/refusal.ts'
import { bulletMoves, type Loaded, type Wish } from '../../odds/bullets.ts'
import {
  type DecisionRequest,
  type Worth,
  weighAhead,
  weighDecision,
} from '../../odds/decisions.ts'
import { weighThefts } from '../../odds/robbery.ts'
import type { Given, Position } from '../../position.ts'
import type { AheadFound, BulletsFound, DecisionFound, TheftsFound } from './found.ts'

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

/** What each answer to the decision that waits comes to. */
const decision: Advice = ({ game, opening, after }, asked) => {
  const found = weighDecision(
    game,
    opening as Opening<Given, Position>,
    after,
    asked as DecisionRequest,
  )
  if (!found.ok || !found.value) return found
  const { by, best, answers } = found.value
  return accepted<DecisionFound>({
    by,
    best,
    answers: answers.map(({ gain, chances, gains }) => ({
      gain: gain && exactOf(gain),
      chances: chances?.map(exactOf) ?? null,
      gains: gains?.map(exactOf) ?? null,
    })),
  })
}

/** What is best to do after each outcome of the roll that comes next. */
const ahead: Advice = ({ game, opening, after }, asked) => {
  const found = weighAhead(game, opening as Opening<Given, Position>, after, asked as Worth)
  if (!found.ok || !found.value) return found
  return accepted<AheadFound>(
    found.value.map(({ best, gain }) => ({ best, gain: gain && exactOf(gain) })),
  )
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
export const advice: Readonly<Record<string, Advice>> = { bullets, decision, ahead, thefts }
