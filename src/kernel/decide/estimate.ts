import type { FactValue, ThinkingGame } from '../game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../game/opening.ts'
import { type FactQuestion, factOf } from '../odds/fact-odds.ts'
import type { AskedQuestion } from '../run/laid-table.ts'
import type { Replay } from '../run/replay.ts'
import type { Laid, SeatId } from '../run/table.ts'
import { sensible } from './opponent.ts'
import { Ahead } from './rollouts.ts'

/** A share of random games, with the bounds between which the true share lies in 19 of 20 cases. */
export interface Estimate {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** So many standard errors on each side hold the true share in 95 % of cases. */
const Z = 1.96

/** The share of so many games that came out so, with its interval (Wilson, 1927), which is sound for few games, too. */
export function intervalOf(count: number, games: number): Estimate {
  const share = count / games
  const weight = (Z * Z) / games
  const middle = (share + weight / 2) / (1 + weight)
  const half = Math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Default number of whole random games of an estimate: precise to about two percentage points. */
export const WHOLE_GAMES = 2000

/** Random games that go on from where a run waits. */
export interface EstimateRequest<Position = unknown> {
  readonly seed: number
  /** Number of games; the game's own default when absent. */
  readonly games?: number | undefined
  /** Through whose eyes the table is looked at; all of it is known when absent. */
  readonly seat?: SeatId | undefined
  /** Policy for decisions; the game's first policy when absent. */
  readonly policy?: Policy<Position> | undefined
}

/** Random games that were played, and the policies assumed in them. */
export interface Played {
  /** Number of games, without those dropped because they contradict what was seen. */
  readonly games: number
  /** The policy, and the kinds of decision that it took. */
  readonly policy: string
  readonly decided: readonly string[]
}

/** An outcome of a fact, with the share of games that had it. */
export interface EstimatedOutcome extends Estimate {
  readonly value: FactValue
}

/** Estimated odds of some facts, in their order, the likeliest outcome first. */
export interface EstimatedFacts extends Played {
  readonly facts: readonly (readonly EstimatedOutcome[])[]
}

/**
 * Estimates of facts at the end, from random games that go on from where a run waits: for what is too large for exact
 * odds. An outcome that no game had is not among them.
 */
export function estimateFacts<Given, Position>(
  game: ThinkingGame<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  questions: readonly FactQuestion[],
  request: EstimateRequest<Position>,
): EstimatedFacts {
  const counts = questions.map(() => new Map<FactValue, number>())
  const played = playMany(game, opening, run, request, ({ now, given }) => {
    for (const [index, asked] of questions.entries()) {
      const value = factOf(game as ThinkingGame<never>, asked)?.value(now, given, asked) ?? false
      counts[index]?.set(value, (counts[index].get(value) ?? 0) + 1)
    }
  })
  const facts = counts.map((count) =>
    [...count]
      .map(([value, times]) => ({ value, ...intervalOf(times, played.games) }))
      .sort((one, other) => other.share - one.share),
  )
  return { ...played, facts }
}

/** Advice for a seat, with the result of the whole games played after the advised answer. */
export interface Hint extends Played {
  /** The number of the answer. */
  readonly answer: number
  /** The numbers of the answers that promise most after it. */
  readonly next: readonly number[]
  /** In how many random games the answers were compared. */
  readonly compared: number
  /** Number of whole games to play; interim results have fewer. */
  readonly wanted: number
  /** Number of whole games that had a winner. */
  readonly told: number
  /**
   * The part in the victory that the asked seat has in these games; undefined where nobody has won any of them, which
   * says nothing about who is ahead.
   */
  readonly victory: Estimate | undefined
}

/** Number of answers named beside the advised one. */
const ALSO_NAMED = 2

/** Of the whole games of a hint so many parts are told on the way, one after the other. */
const PARTS = 20

/**
 * The answer a sensible player would give to the pending question, and how often the asked seat wins whole random
 * games after it. The advice is known long before the last game; interim results are reported on the way.
 */
export function hint<Given, Position>(
  game: ThinkingGame<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  {
    seed,
    games: wanted = game.lookahead.whole ?? WHOLE_GAMES,
    policy = game.policies[0] ?? anyAnswer,
  }: Omit<EstimateRequest<Position>, 'seat'>,
  onSoFar: (hint: Hint) => void = () => undefined,
): Hint {
  const { answer, ranking, games: compared } = sensible(game, opening, run, { seed, policy })
  const next = ranking.slice(1, 1 + ALSO_NAMED)
  const advised = { answer, next, compared, wanted, policy: policy.id }
  const { by: seat, options } = run.question as AskedQuestion
  const seats = game.seats(opening.given)
  const parts: number[] = []
  let [games, isWon] = [0, false]
  const soFar = (decided: readonly string[] = []): Hint => {
    const victories = parts.reduce((sum, part) => sum + part, 0)
    const victory = isWon ? intervalOf(victories, parts.length) : undefined
    return { ...advised, games, decided, told: parts.length, victory }
  }
  const onEnd = (end: Laid<Given, Position>) => {
    const part = game.lookahead.victory(end, seat)
    if (part !== undefined) {
      parts.push(part)
      isWon ||= seats.some((other) => game.lookahead.victory(end, other))
    }
    games++
    if (games % Math.ceil(wanted / PARTS) === 0) onSoFar(soFar())
  }
  onSoFar(soFar())
  const request = { seed, games: wanted, seat, policy }
  const { decided } = playMany(game, opening, run, request, onEnd, options.at(answer))
  return soFar(decided)
}

/** Plays so many games on to their end, after an answer where one is given, and hears what lies on each table then. */
function playMany<Given, Position>(
  game: ThinkingGame<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  request: EstimateRequest<Position>,
  onEnd: (end: Laid<Given, Position>) => void,
  answer?: unknown,
): Played {
  const { seed, seat, policy = game.policies[0] ?? anyAnswer } = request
  const { games = game.lookahead.whole ?? WHOLE_GAMES } = request
  const decided = new Set<string>()
  const telling: Policy<Position> = {
    id: policy.id,
    choose(question, position) {
      decided.add(question.kind)
      return policy.choose(question, position)
    },
  }
  const ahead = new Ahead<Given, Position>(game, opening, run, { seat, seed, policy: telling })
  let kept = 0
  for (let number = 0; kept < games && number < games * TRIES; number++) {
    const end = ahead.play(number, answer)
    if (!end) continue
    kept++
    onEnd(end)
  }
  return { games: kept, policy: policy.id, decided: [...decided] }
}

/** For each game that is wanted so many may be tried, as some cannot have shown what was seen. */
const TRIES = 50
