import type { Choice } from '../choice/index.ts'
import type { ThinkingGame } from '../game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../game/opening.ts'
import { type Answerer, atRandom, first, nobody } from '../run/answerers.ts'
import type { Question } from '../run/laid-table.ts'
import { numberAt } from '../run/random.ts'
import { type Replay, replay } from '../run/replay.ts'
import { scattered } from '../run/seed.ts'
import type { GameEvent, SeatId } from '../run/table.ts'
import { Ahead } from './rollouts.ts'

/** Settings for thinking about a decision. */
export interface ThoughtRequest<Position = unknown> {
  readonly seed: number
  /** Largest number of random games; the game's own default when absent. */
  readonly games?: number | undefined
  /** Policy for decisions in those games; the game's first policy when absent. */
  readonly policy?: Policy<Position> | undefined
}

/** Result of thinking about a decision. */
export interface Thought {
  /** The number of the answer that promises most. */
  readonly answer: number
  /** The numbers of the answers that were compared, the most promising first. */
  readonly ranking: readonly number[]
  /** Number of random games, and of those dropped because they contradict what was seen. */
  readonly games: number
  readonly dropped: number
  /** Policy for decisions in those games. */
  readonly policy: string
}

/** The most answers that are compared; of more than these a sample is drawn. */
export const ANSWERS_COMPARED = 96

/** After so many games a race is looked at, and an answer is clearly behind by so many standard errors. */
const LAP = 16
const CLEARLY = 3.5

/** Least number of games for an answer worth a thought, and the lead that makes it preferred. */
const WORTHY = 4
const PREFERRED = 1

/** So many times the games that were wanted may be dropped before a race is broken off. */
const DROPS = 50

/** An answer that is tried out. */
interface Tried {
  readonly number: number
  /** Order among answers with equal promise. */
  readonly rank: number
  readonly value: unknown
  /** Promise at the end of each game, in the order of play. */
  readonly promises: number[]
  sum: number
}

/**
 * The answer that somebody with sense gives to the question that waits: random games are played on after each answer,
 * from positions that the asked seat cannot tell from the real one, and the answer is taken that promises it most.
 *
 * The games are shared out by successive halving (Karnin, Koren and Somekh, 2013): in as many heats as there are
 * halves each answer gets as many games, under the same luck, and the better half goes on. Within a heat whoever is
 * clearly behind the best in the same games drops out (a race in blocks: Moore and Lee, 1994). Games are counted and
 * not timed, so that the answer is the same wherever it is thought of.
 */
export function sensible<Given, Position>(
  game: ThinkingGame<never, Given, Position>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  request: ThoughtRequest<Position>,
): Thought {
  const { question } = run
  if (question?.step !== 'ask') throw new RangeError('nobody is asked to decide')
  const { by: seat, options } = question
  const { lookahead, policies } = game
  const { seed, games: budget = lookahead.games } = request
  const policy = request.policy ?? lookahead.policy ?? policies[0] ?? anyAnswer
  const ahead = new Ahead<Given, Position>(game, opening, run, {
    seat,
    seed,
    policy,
    horizon: lookahead.horizon,
  })
  const tryOut: TryOut = (number, value) => {
    const end = ahead.play(number, value)
    return end && lookahead.promise(end, seat)
  }
  const worthy = triedBy(
    options,
    lookahead.tries?.(question, game.seenBy(run.position, seat), opening.given),
  )
  const raced = worthy
    ? doubt(worthy, race(worthy, budget, tryOut, WORTHY))
    : race(answersTried(options, seed + run.log.length), budget, tryOut)
  return { answer: raced.ranking[0] as number, ...raced, policy: policy.id }
}

/** Settings of a game in which some seats decide with sense. */
export interface SensiblePlay<Position = unknown> extends ThoughtRequest<Position> {
  readonly seats: readonly SeatId[]
  /** Answers that are there before anybody thinks, whoever is asked. */
  readonly given?: Answerer
  /** Answers to what none of these seats is asked; by chance when absent. Where it has none, play stops. */
  readonly others?: Answerer
}

/** Plays on as long as there are answers, some seats deciding with sense. */
export function playSensibly<Given, Position, Event extends GameEvent>(
  game: ThinkingGame<never, Given, Position, Event>,
  opening: Opening<Given, Position>,
  { seats, given = nobody, others, ...request }: SensiblePlay<Position>,
): Replay<Position, Event> {
  const rest = others ?? atRandom(request.seed)
  const isSensible = (question: Question | undefined) =>
    question?.step === 'ask' && seats.includes(question.by)
  // Without `begin`: answers that were given in a run before are not given again.
  const answerer: Answerer = (question, position, place) =>
    given(question, position, place) ??
    (isSensible(question) ? undefined : rest(question, position, place))
  let run = replay(game, opening, answerer)
  while (!run.refusal && isSensible(run.question)) {
    const { answer } = sensible(game, opening, run, request)
    const now = run.log.length
    run = run.again(
      now,
      first((_question, _position, place) => (place === now ? answer : undefined), answerer),
    )
  }
  return run
}

/** The answers that a game finds worth a thought, in its order; undefined where it has none to tell. */
function triedBy(options: Choice, values: readonly unknown[] = []): Tried[] | undefined {
  const numbers = new Set(values.map((value) => options.indexOf(value)).filter((one) => one >= 0))
  if (numbers.size === 0) return undefined
  return [...numbers].map((number, rank) => ({
    number,
    rank,
    value: options.at(number),
    promises: [],
    sum: 0,
  }))
}

/** All answers of a choice, or some of very many, drawn by lot. */
function answersTried(options: Choice, seed: number): Tried[] {
  const tried = (number: number): Tried => {
    return { number, rank: number, value: options.at(number), promises: [], sum: 0 }
  }
  if (options.count <= ANSWERS_COMPARED && !options.draw) {
    return Array.from({ length: options.count }, (_, number) => tried(number))
  }
  const numbers = new Set<number>()
  for (let draw = 0; draw < ANSWERS_COMPARED; draw++) {
    const number = numberAt(scattered(seed), draw, options)
    if (number !== undefined) numbers.add(number)
  }
  return [...numbers].map(tried)
}

/** Plays the game of a number after an answer and returns its promise; undefined for a game that had to be dropped. */
type TryOut = (number: number, answer: unknown) => number | undefined

type Raced = Pick<Thought, 'ranking' | 'games' | 'dropped'>

/** Of answers that a game finds worth a thought, the first stays so unless the best of the race is ahead of it by more than chance. */
function doubt(tried: readonly Tried[], raced: Raced): Raced {
  const [own] = tried as [Tried]
  const best = tried.find(({ number }) => number === raced.ranking[0]) as Tried
  if (own === best || isBehind(own.promises, best.promises, PREFERRED)) return raced
  return { ...raced, ranking: [own.number, ...raced.ranking.filter((one) => one !== own.number)] }
}

/** Tries answers out in the same games until one is left, or so many games have been played. */
function race(all: readonly Tried[], budget: number, tryOut: TryOut, least = 1): Raced {
  let left = [...all]
  let out: readonly Tried[] = []
  let [games, dropped] = [0, 0]
  const keep = (isKept: (one: Tried, place: number, all: readonly Tried[]) => boolean) => {
    left.sort((one, other) => other.sum - one.sum || one.rank - other.rank)
    const kept = left.filter(isKept)
    out = [...left.filter((one) => !kept.includes(one)), ...out]
    left = kept
  }
  const heats = Math.ceil(Math.log2(all.length))
  for (let heat = 0, number = 0; heat < heats; heat++) {
    const each = Math.max(least, Math.floor(budget / heats / left.length))
    for (let played = 0; left.length > 1 && played < each && dropped <= DROPS * budget; number++) {
      if (!playAll(left, number, tryOut)) {
        dropped++
        continue
      }
      games += left.length
      if (++played % LAP === 0)
        keep((one, _place, [best]) => !isBehind(one.promises, (best as Tried).promises))
    }
    keep((_one, place, { length }) => place < length / 2)
  }
  return { ranking: [...left, ...out].map(({ number }) => number), games, dropped }
}

/** Plays the game of a number after each answer; false where it had to be dropped. */
function playAll(tried: readonly Tried[], number: number, tryOut: TryOut): boolean {
  const promises = tried.map(({ value }) => tryOut(number, value))
  if (promises.includes(undefined)) return false
  for (const [index, one] of tried.entries()) {
    const promise = promises[index] as number
    one.promises.push(promise)
    one.sum += promise
  }
  return true
}

/** True when promises are behind others in the same games, in their order, by a number of standard errors. */
export function isBehind(
  promises: readonly number[],
  best: readonly number[],
  clearly = CLEARLY,
): boolean {
  const { length } = promises
  // Who dropped out of a race has played the first of its games.
  const leads = promises.map((promise, game) => (best[game] as number) - promise)
  const lead = leads.reduce((sum, next) => sum + next, 0)
  const squares = leads.reduce((sum, next) => sum + next * next, 0)
  return lead > clearly * Math.sqrt(((squares - (lead * lead) / length) * length) / (length - 1))
}
