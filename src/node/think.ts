import * as estimates from '../kernel/decide/estimate.ts'
import * as opponents from '../kernel/decide/opponent.ts'
import type { Game } from '../kernel/game/game.ts'
import type { Opening } from '../kernel/game/opening.ts'
import { outcomeOf, type Refused } from '../kernel/game/refusal.ts'
import type { FactQuestion } from '../kernel/odds/fact-odds.ts'
import type { Replay } from '../kernel/run/replay.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import * as check from './arguments.ts'
import { askedOf } from './facts.ts'

/** Members of a game that looking ahead needs. */
const members = ['apply', 'seenBy', 'seats', 'policies', 'facts'] as const

/**
 * The answer that somebody with sense gives to the decision that `run` waits for. Refused where it waits for none:
 * it is over, a roll comes next, or its last answer was refused.
 */
export function sensible<Given, Position>(
  game: Game<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  request: opponents.ThoughtRequest<Position>,
): opponents.Thought | Refused {
  const failed =
    failingThought(game, opening, request) ?? check.failing(check.waitingRun(run, game))
  return failed ?? given(() => opponents.sensible(game, opening, run, request))
}

/** A run in which some seats decide with sense; refused where one of them does not play. */
export function playSensibly<Given, Position, Event extends GameEvent>(
  game: Game<never, Given, Position, Event>,
  opening: Opening<Given, Position>,
  request: opponents.SensiblePlay<Position>,
): Replay<Position, Event> | Refused {
  const answerer = (name: 'given' | 'others') =>
    check.maybe(check.part(request, name), (one) => check.func(one, name, 'answerer'))
  const failed =
    failingThought(game, opening, request) ??
    check.failing(
      answerer('given'),
      answerer('others'),
      check.listOf('answers', request.seats, undefined, 'seats'),
    ) ??
    check.failing(...request.seats.map((seat) => check.seat(seat, game.seats(opening.given))))
  return failed ?? given(() => opponents.playSensibly(game, opening, request))
}

/** Advice about the decision that `run` waits for, with how often it wins whole random games; refused as `sensible` is. */
export function hint<Given, Position>(
  game: Game<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  request: Omit<estimates.EstimateRequest<Position>, 'seat'>,
  onSoFar?: (hint: estimates.Hint) => void,
): estimates.Hint | Refused {
  const failed =
    failingThought(game, opening, request) ??
    check.failing(
      check.waitingRun(run, game),
      check.maybe(onSoFar, (one) => check.func(one, 'onSoFar')),
    )
  return failed ?? given(() => estimates.hint(game, opening, run, request, onSoFar))
}

/**
 * Estimates of facts at the end, from random games that go on from where a run waits. Refused for facts that the game
 * does not know, and for seats that do not play.
 */
export function estimateFacts<Given, Position>(
  game: Game<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  questions: readonly FactQuestion[],
  request: estimates.EstimateRequest<Position>,
): estimates.EstimatedFacts | Refused {
  const failed =
    failingThought(game, opening, request) ??
    check.failing(check.run(run, game), check.listOf('facts', questions)) ??
    check.failing(check.maybe(request.seat, (one) => check.seat(one, game.seats(opening.given))))
  if (failed) return failed
  const asked = askedOf(game as Game, opening as Opening, questions, { isCounted: false })
  if (!asked.ok) return asked
  return given(() => estimates.estimateFacts(game, opening, run, asked.value, request))
}

/** Checks what is asked alike wherever random games are played on. */
function failingThought(game: unknown, opening: unknown, request: unknown): Refused | undefined {
  const [policy, games] = [check.part(request, 'policy'), check.part(request, 'games')]
  return check.failing(
    check.game(game, ...members),
    check.opening(opening, game),
    check.record('request', request) ?? check.seed(check.part(request, 'seed')),
    check.maybe(policy, check.policy),
    check.maybe(games, (one) => check.count(one, 'games')),
  )
}

/** A result, or the refusals in its place. */
function given<T>(compute: () => T): T | Refused {
  const outcome = outcomeOf(compute)
  return outcome.ok ? outcome.value : outcome
}
