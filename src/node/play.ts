import { isRecord } from '../kernel/data/keyed.ts'
import * as bests from '../kernel/decide/best.ts'
import type { Game } from '../kernel/game/game.ts'
import type { Opening, Policy } from '../kernel/game/opening.ts'
import { type Outcome, outcomeOf, type Refused } from '../kernel/game/refusal.ts'
import * as chances from '../kernel/odds/odds.ts'
import type { Answerer } from '../kernel/run/answerers.ts'
import type { FullLine } from '../kernel/run/offered.ts'
import * as offered from '../kernel/run/offered.ts'
import * as playouts from '../kernel/run/playout.ts'
import * as replays from '../kernel/run/replay.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import * as check from './arguments.ts'

/** Hears each event of a random game, and the position that it led to. */
type Listener<Position, Event> = (event: Event, position: Position) => void

/** The part of a game that runs. */
type Playable<Given, Position, Event extends GameEvent> = Pick<
  Game<never, Given, Position, Event>,
  'apply'
>

/**
 * Runs an opening with the answers of `answerer` until it has none left, one is refused, the procedure ends, or play is
 * broken off since it goes on for too long. Refused where there is no game, no opening of it, or no answerer.
 */
export function replay<Given, Position, Event extends GameEvent>(
  game: Playable<Given, Position, Event>,
  opening: Opening<Given, Position>,
  answerer: Answerer,
): replays.Replay<Position, Event> {
  const failed = check.failingUntyped(
    check.game(game, 'apply'),
    check.opening(opening, game),
    check.func(answerer, 'answerer', 'answerer'),
  )
  return failed ?? replays.replay(game, opening, answerer)
}

/**
 * Plays a procedure to its end, chance under the seed, decisions by the policy, and gives the final position. Refused
 * where there is none: play is broken off since it goes on for too long, or a policy gives what is no answer.
 */
export function playout<Given, Position, Event extends GameEvent>(
  game: Playable<Given, Position, Event>,
  opening: Opening<Given, Position>,
  seed: number,
  policy?: Policy<NoInfer<Position>>,
  onEvent?: Listener<NoInfer<Position>, NoInfer<Event>>,
): Position | Refused {
  const failed = check.failing(
    check.game(game, 'apply'),
    check.opening(opening, game),
    check.seed(seed),
    check.maybe(policy, check.policy),
    check.maybe(onEvent, (one) => check.func(one, 'onEvent')),
  )
  if (failed) return failed
  const played = outcomeOf(() => playouts.playout(game, opening, seed, policy, onEvent))
  return played.ok ? played.value : played
}

/**
 * The trace of a run with all that each question offered, and with the answers that were forced. Refused where there is
 * no run of the game.
 */
export function fullTrace<Position, Event extends GameEvent>(
  game: Pick<Game<never, never, Position, Event>, 'apply'>,
  run: replays.Replay<Position, Event>,
): readonly FullLine<Event>[] {
  const failed = check.failingUntyped(check.game(game, 'apply'), check.run(run, game))
  return failed ?? offered.fullTrace(game, run)
}

/** The exact odds of any result of an opening; see `OddsRequest`. */
export function odds<Given, Position, Result, Seen = undefined>(
  game: Parameters<typeof chances.odds<Given, Position, Result, Seen>>[0],
  opening: Opening<Given, Position>,
  request: chances.OddsRequest<Given, Position, Result, Seen>,
): Outcome<chances.Odds<Result>> {
  const failed =
    failingCount(game, opening, request) ??
    check.failing(
      check.func(request.result, 'result'),
      check.maybe(request.watch, (watch) =>
        isRecord(watch)
          ? check.func(watch.after, 'watch.after')
          : check.notA('request', watch, 'watch'),
      ),
    )
  return failed ?? chances.odds(game, opening, request)
}

/** The best decisions of one player and their exact value; see `BestRequest`. */
export function best<Given, Position>(
  game: Parameters<typeof bests.best<Given, Position>>[0],
  opening: Opening<Given, Position>,
  request: bests.BestRequest<Given, Position>,
): Outcome<bests.Best> {
  const failed =
    failingCount(game, opening, request) ??
    check.failing(check.game(game, 'seenBy'), check.func(request.value, 'value')) ??
    check.failing(seatOf(game, opening, request.by, 'table'))
  return failed ?? bests.best(game, opening, request)
}

/** Checks a seat where the game tells who plays. */
function seatOf(
  game: unknown,
  { given }: Pick<Opening, 'given'>,
  seat: unknown,
  ...others: readonly string[]
) {
  const seats = check.part(game, 'seats')
  return typeof seats === 'function' ? check.seat(seat, seats(given), ...others) : undefined
}

/** Checks what is asked alike wherever something is counted exactly. */
export function failingCount(
  game: unknown,
  opening: unknown,
  request: unknown,
): Refused | undefined {
  return (
    check.failing(
      check.game(game, 'apply'),
      check.opening(opening, game),
      check.record('request', request),
    ) ??
    check.failing(
      check.maybe(check.part(request, 'policy'), check.policy),
      check.maybe(check.part(request, 'after'), (after) => check.listOf('answers', after)),
      check.maybe(check.part(request, 'budget'), (budget) => check.count(budget, 'budget')),
      check.maybe(check.part(request, 'until'), (until) => check.func(until, 'until')),
    )
  )
}
