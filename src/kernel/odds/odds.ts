import Fraction from 'fraction.js'
import { keyOf } from '../data/copy.ts'
import type { Assumption } from '../game/game.ts'
import type { Opening, Policy } from '../game/opening.ts'
import { type Outcome, outcomeOf, RefusalError } from '../game/refusal.ts'
import { byNumber } from '../run/answerers.ts'
import { replay } from '../run/replay.ts'
import type { GameEvent } from '../run/table.ts'
import { Assumptions } from './assumptions.ts'
import { Budget } from './budget.ts'
import { type Appliable, enumerate } from './enumerate.ts'
import { LoopSolver } from './loop-solver.ts'
import { Tally } from './tally.ts'

/** The exact distribution over what interests in the final positions. */
export interface Odds<Result> {
  /** Each result that can occur, with its chance; the chances sum to exactly one. */
  readonly outcomes: readonly { readonly result: Result; readonly chance: Fraction }[]
  /** The mean number of rounds of each loop, by its name. */
  readonly meanRounds: Readonly<Record<string, Fraction>>
  /** The policy assumed at each kind of decision. Odds without it would not be an answer. */
  readonly assumed: readonly Assumption[]
}

/**
 * Something that is gathered from the events on the way: plain data, from its start on. Ways on which it differs
 * are told apart, also between the rounds of a loop, so the less it tells apart the better.
 */
export interface Watch<Seen> {
  readonly start: Seen
  after(seen: Seen, event: GameEvent): Seen
}

/** Request for odds. */
export interface OddsRequest<Given, Position, Result, Seen = undefined> {
  /** Result of a final position and of what was seen on the way, as plain data. Equal results are one outcome. */
  result(position: Position, given: Given, seen: Seen): Result
  /** Watches events on the way; nothing is watched when absent. */
  readonly watch?: Watch<Seen>
  /**
   * True for an event that settles the result: the rest of the way is not played and costs nothing. Sees only events
   * after the answers of `after`.
   */
  until?(event: GameEvent): boolean
  /** Policy for decisions. Without one, odds that meet a decision are refused. */
  readonly policy?: Policy<NoInfer<Position>>
  /** The answers given so far, by number: odds of what can still come. None unless told otherwise. */
  readonly after?: readonly number[]
  /** Largest number of computed steps. */
  readonly budget?: number
}

/**
 * The exact odds of a procedure from its opening: chance fully enumerated, loops solved as absorbing
 * chains. Refused when a loop may never end, when a decision has no policy, or when it is too large.
 */
export function odds<Given, Position, Result, Seen = undefined>(
  game: Appliable<Given, Position>,
  opening: Opening<Given, Position>,
  request: OddsRequest<Given, Position, Result, Seen>,
): Outcome<Odds<Result>> {
  return outcomeOf(() => computeOdds(game, opening, request))
}

function computeOdds<Given, Position, Result, Seen>(
  played: Appliable<Given, Position>,
  begun: Opening<Given, Position>,
  request: OddsRequest<Given, Position, Result, Seen>,
): Odds<Result> {
  const { game, opening } = observed(played, begun, request)
  const budget = new Budget(request.budget)
  const assumptions = new Assumptions(request.policy)
  const decide = assumptions.decide.bind(assumptions)
  const { after = [], until } = request
  const solver = new LoopSolver(game, opening, decide, budget, until?.bind(request))
  const results = new Map<string, Result>()
  const tally = new Tally()
  const { position, procedure } = opening
  const told = until && after.length > 0 ? toldBy(game, opening, after) : 0
  const start = { position, procedure, given: after, told }
  for (const leaf of enumerate(start, solver.surroundings())) {
    const result = request.result(leaf.position, opening.given, seenIn<Seen>(leaf.position))
    const key = keyOf(result)
    if (!results.has(key)) {
      budget.keep()
      results.set(key, result)
    }
    tally.add(key, leaf)
    solver.countRounds(leaf, tally)
  }
  const { weights, total } = tally.weights()
  const outcomes = [...weights].map(([key, weight]) => ({
    result: results.get(key) as Result,
    chance: new Fraction(weight, total),
  }))
  const meanRounds = Object.fromEntries(tally.counts)
  return { outcomes, meanRounds, assumed: assumptions.list() }
}

/** Number of events that some answers bring about before the next question. */
function toldBy<Given, Position>(
  game: Appliable<Given, Position>,
  opening: Opening<Given, Position>,
  after: readonly number[],
): number {
  const { events, refusal } = replay(game as never, opening, byNumber(after))
  if (refusal) throw new RefusalError(refusal)
  return events.length
}

/**
 * Key under which watched events are kept beside the position that rules see, so that rounds with different histories
 * differ.
 */
const SEEN = '~seen'

function observed<Given, Position, Seen>(
  game: Appliable<Given, Position>,
  opening: Opening<Given, Position>,
  { watch }: Pick<OddsRequest<Given, Position, unknown, Seen>, 'watch'>,
) {
  if (!watch) return { game, opening }
  const apply = (position: Position, event: GameEvent) => {
    game.apply(position, event as never)
    Object.assign(position as object, { [SEEN]: watch.after(seenIn<Seen>(position), event) })
  }
  const position = { ...opening.position, [SEEN]: watch.start }
  return { game: { apply } as Appliable<Given, Position>, opening: { ...opening, position } }
}

function seenIn<Seen>(position: unknown): Seen {
  return (position as { readonly [SEEN]: Seen })[SEEN]
}
