import { expect } from 'vitest'
import { sameData } from '../../src/kernel/choice/index.ts'
import { copyOf } from '../../src/kernel/data/copy.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { type Answerer, atRandom, byNumber, nobody } from '../../src/kernel/run/answerers.ts'
import {
  asPut,
  choiceOf,
  LaidTable,
  type Question,
  runOn,
} from '../../src/kernel/run/laid-table.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import type { Ask, GameEvent, Loop, Roll, Together } from '../../src/kernel/run/table.ts'
import type { Answered, TraceLine } from '../../src/kernel/run/trace.ts'
import { watchful } from './watchful.ts'

/*
 * The laws that every game keeps. Each takes a game, an opening of it and a seed, and fails where random
 * play under that seed breaks the law. Written against the kernel alone: no law knows a game.
 */

/** Nobody answers more questions than this in one game; a procedure that asks on is taken for endless. */
const MOST_ANSWERS = 20_000

/** Random play to the end, which must come. */
function played(game: Game, opening: Opening, seed: number): Replay<unknown> {
  const pick = atRandom(seed)
  const answerer: Answerer = (...asked) => (asked[2] < MOST_ANSWERS ? pick(...asked) : undefined)
  const whole = replay(game, opening, answerer)
  expect(whole.refusal, 'no random answer is refused').toBeUndefined()
  expect(whole.question, 'random play comes to an end').toBeUndefined()
  return whole
}

/** Two pieces of data are the same; Vitest tells well how they differ, and takes its time to see that they do not. */
function expectSame(one: unknown, other: unknown, what?: string): void {
  if (!sameData(one, other)) expect(one, what).toEqual(other)
}

/** Every game that is played at random ends. */
export function randomPlayEnds(game: Game, opening: Opening, seed: number): void {
  played(game, opening, seed)
}

/** The same answers give the same game, a prefix of them a position on the way, and nothing else is touched. */
export function replayIsDeterministic(game: Game, opening: Opening, seed: number): void {
  const before = copyOf(opening.position)
  const whole = played(game, opening, seed)
  const again = replay(game, opening, byNumber(whole.log))
  expectSame(again.position, whole.position)
  expectSame(again.events, whole.events)
  const half = replay(game, opening, byNumber(whole.log.slice(0, whole.log.length >> 1)))
  expectSame(half.events, whole.events.slice(0, half.events.length))
  expectSame(half.position, whole.at(half.trace.length))
  expect(opening.position, 'the opening is left as it was').toEqual(before)
}

/** A playout ends in the position in which replay at random ends under the same seed. */
export function playoutEqualsReplay(game: Game, opening: Opening, seed: number): void {
  expectSame(playout(game, opening, seed), played(game, opening, seed).position)
}

/** The places in a trace after its events; what answers leave behind is what lay there before. */
function afterEvents(trace: readonly TraceLine[]): number[] {
  return trace.flatMap(({ type }, line) => (type === 'event' ? [line + 1] : []))
}

/** Every token and card is somewhere, once, after every event. */
export function inventoryIsConserved(game: Game, opening: Opening, seed: number): void {
  const { trace, at } = played(game, opening, seed)
  const all = sorted(game.inventory(opening.position))
  for (const line of afterEvents(trace)) {
    const now = sorted(game.inventory(at(line)))
    if (!sameData(now, all)) expect(now, `after ${JSON.stringify(trace[line - 1])}`).toEqual(all)
  }
}

/** Every event and every question names clauses that exist, and that are not mere text. */
export function clausesExist(game: Game, opening: Opening, seed: number): void {
  const running = new Set(
    game.clauses.filter(({ binding }) => binding !== 'text').map(({ id }) => id),
  )
  for (const line of played(game, opening, seed).trace) {
    const step = stepOf(line)
    const named = [step.clause, ...('with' in step ? (step.with ?? []) : [])]
    for (const clause of named) {
      if (!running.has(clause)) expect.fail(`${step.kind} names ${clause}, which runs nowhere`)
    }
  }
}

/** Positions are plain data: written as JSON and read again they are the same. */
export function positionsArePlain(game: Game, opening: Opening, seed: number): void {
  const { trace, at } = played(game, opening, seed)
  for (const line of afterEvents(trace)) expectSame(asData(at(line)), at(line))
}

/** An event alters the position that it is applied to and no other: what the trace keeps stays as it was. */
export function snapshotsStay(game: Game, opening: Opening, seed: number): void {
  const texts: string[] = []
  const { log } = played(game, opening, seed)
  const again = replay(game, opening, (_question, position, given) => {
    texts.push(JSON.stringify(position))
    return log[given]
  })
  const asked = again.trace.flatMap(({ type }, line) => (type === 'answer' ? [line] : []))
  expect(asked.map((line) => JSON.stringify(again.at(line)))).toEqual(texts)
}

/**
 * No stale reads. Whatever a procedure has read of the position is out of date after the next verb: here it
 * is revoked then, and so is whatever a question or an event has taken over from it.
 */
export function nothingStaleIsRead(game: Game, opening: Opening, seed: number): void {
  const whole = played(game, opening, seed)
  const procedure: Opening['procedure'] = (table) => opening.procedure(watchful(table))
  const watched = replay(game, { ...opening, procedure }, byNumber(whole.log))
  expectSame(asData(watched.events), asData(whole.events))
}

/** Number of answers of one game that are taken back, each with all that followed. */
const RETURNS_TRIED = 8

/** Going on from the last round of a run gives the same as a run from the start. */
export function goingOnEqualsStarting(game: Game, opening: Opening, seed: number): void {
  const whole = played(game, opening, seed)
  const all = outlineOf(whole)
  const step = Math.ceil(whole.log.length / RETURNS_TRIED)
  for (let kept = 0; kept < whole.log.length; kept += step) {
    const back = whole.again(kept, nobody)
    const fresh = replay(game, opening, byNumber(whole.log.slice(0, kept)))
    expectSame(outlineOf(back), outlineOf(fresh), `after ${kept} answers`)
    const forth = back.again(kept, byNumber(whole.log))
    expectSame(outlineOf(forth), all, `after ${kept} answers and the others again`)
  }
}

function outlineOf({ position, trace, log, question, at }: Replay<unknown>): unknown {
  return asData({ position, trace, log, asked: question?.kind, half: at(trace.length >> 1) })
}

/** Number of positions of one game that are looked at by every seat. */
const VIEWS_TRIED = 300

/** Looking at what a seat sees, that seat sees the same. */
export function viewsAreStable(game: Game, opening: Opening, seed: number): void {
  const { trace, at } = played(game, opening, seed)
  const lines = afterEvents(trace)
  const step = Math.ceil(lines.length / VIEWS_TRIED)
  for (const line of lines.filter((_, place) => place % step === 0)) {
    const after = at(line)
    for (const seat of game.seats(opening.given)) {
      const seen = game.seenBy(after, seat)
      const twice = game.seenBy(seen, seat)
      expectSame(twice, seen, `what ${seat} sees, seen by ${seat}`)
    }
  }
}

/** Number of hidden answers of one game that are tried, and how late in it; each is played up to three times. */
const HIDDEN_TRIED = 6
const LAST_HIDDEN = 300

/**
 * Hidden answers do not show: had chance or another player answered otherwise, a seat from which that is hidden would
 * have seen the same, and been told the same but for the facts that the event calls secret.
 */
export function hiddenAnswersStayHidden(game: Game, opening: Opening, seed: number): void {
  const { trace, log } = played(game, opening, seed)
  const asked = trace.flatMap((line) => (line.type === 'answer' ? [line] : []))
  const early = [...asked.keys()].slice(0, LAST_HIDDEN)
  const hidden = early.filter((index) => isHidden(asked[index]?.question))
  const step = Math.ceil(hidden.length / HIDDEN_TRIED)
  for (const index of hidden.filter((_, place) => place % step === 0)) {
    const { question, index: given } = asked[index] as { question: Answered; index: number }
    const { count } = question
    const before = log.slice(0, index)
    const [real, ...others] = [0, 1, 2]
      .map((offset) => (given + offset) % count)
      .map((answer) => afterAnswer(replay(game, opening, byNumber([...before, answer])), index))
    for (const seat of game.seats(opening.given)) {
      if (mayKnow(question, seat)) continue
      for (const other of others) expectSameView(game, seat, real as Aftermath, other)
    }
  }
}

/** The line after an answer, if it is an event, and the position then. */
interface Aftermath {
  readonly event: GameEvent | undefined
  readonly position: unknown
}

function afterAnswer({ trace, at }: Replay<unknown>, index: number): Aftermath {
  let before = 0
  const answer = trace.findIndex(({ type }) => type === 'answer' && before++ === index)
  const next = trace[answer + 1]
  const event = next?.type === 'event' ? next.event : undefined
  return { event, position: at(event ? answer + 2 : answer + 1) }
}

function expectSameView(game: Game, seat: string, one: Aftermath, other: Aftermath): void {
  expectSame(publicPart(other.event, seat), publicPart(one.event, seat))
  expectSame(game.seenBy(other.position, seat), game.seenBy(one.position, seat))
}

/** An event without the facts that are secret from a seat. */
function publicPart(event: GameEvent | undefined, seat: string): unknown {
  if (!event?.secret || event.secret.seats.includes(seat)) return event
  const { facts } = event.secret
  return Object.fromEntries(Object.entries(event).filter(([name]) => !facts.includes(name)))
}

function isHidden(question: Answered | undefined): boolean {
  return question !== undefined && question.count > 1 && question.seenBy !== undefined
}

function mayKnow({ seenBy }: Answered, seat: string): boolean {
  return seenBy?.includes(seat) === true
}

/** A fact of the end is one of its answers; where a number is free, it is a whole number. */
export function factsHaveAnswers(game: Game, opening: Opening, seed: number): void {
  const { position } = played(game, opening, seed)
  for (const fact of game.facts) {
    const answers = fact.answers(opening.given)
    for (const parameters of combinations(Object.entries(fact.parameters))) {
      const value = fact.value(position, opening.given, parameters)
      const fits = answers.length > 0 ? answers.includes(value) : Number.isSafeInteger(value)
      if (!fits) expect.fail(`${fact.kind} ${JSON.stringify(parameters)} is ${value}`)
    }
  }
}

function combinations(parameters: [string, readonly string[]][]): Record<string, string>[] {
  const [first, ...others] = parameters
  if (!first) return [{}]
  const [name, values] = first
  return values.flatMap((value) => combinations(others).map((rest) => ({ [name]: value, ...rest })))
}

/** One round as it was met in live play: the position in which it began, and what followed. */
interface Round {
  readonly loop: Loop
  readonly position: unknown
  /** Number of lines when it began, and when its loop had ended. */
  readonly begins: number
  ends?: { readonly line: number; readonly position: unknown }
}

/** Number of rounds of one game that are begun afresh. */
const ROUNDS_TRIED = 20

/**
 * The restart law. From every round that random play reaches, or some of very many, a fresh run of its
 * loop on a copy of the position asks the same questions, reports the same events, and ends in the same
 * position. So nothing survives from round to round except in the position, which exact odds rest on.
 */
export function roundsRestart(game: Game, opening: Opening, seed: number): void {
  const live = watch(game, opening, atRandom(seed))
  const step = Math.ceil(live.rounds.length / ROUNDS_TRIED)
  const tried = live.rounds.filter((_, place) => place % step === 0)
  for (const { loop, position, begins, ends } of tried) {
    // Exact odds know a loop by its name.
    expect(live.rounds.find((other) => other.loop.name === loop.name)?.loop).toBe(loop)
    if (!ends) expect.fail(`${loop.name} was left before it ended`)
    const followed = live.lines.slice(begins, ends.line)
    const answers = followed.flatMap((line) => ('answer' in line ? [line.answer] : []))
    const procedure: Opening['procedure'] = (table) => table.repeat(loop)
    const fresh = watch(game, { ...opening, position, procedure }, byNumber(answers))
    expectSame(asData(fresh.lines), asData(followed), `${loop.name} begun afresh`)
    expectSame(fresh.position, ends.position)
  }
}

/** A question with its answer, or an event. */
type Line =
  | { readonly asked: string; readonly count: number; readonly answer: number }
  | { readonly event: GameEvent }

/** Plays like `replay`, and keeps the rounds. */
function watch(game: Game, opening: Opening, answerer: Answerer) {
  const table = new WatchedTable(game, opening, answerer)
  runOn<WatchedTable>((laid) => opening.procedure(laid), table)
  return { lines: table.lines, rounds: table.rounds, position: table.now }
}

class WatchedTable extends LaidTable<unknown, unknown> {
  readonly lines: Line[] = []
  readonly rounds: Round[] = []
  readonly #game: Game
  readonly #answerer: Answerer
  #given = 0

  constructor(game: Game, opening: Opening, answerer: Answerer) {
    super(opening)
    this.#game = game
    this.#answerer = answerer
  }

  report(event: GameEvent): void {
    this.#game.apply(this.now, event as never)
    this.lines.push({ event: copyOf(event) })
  }

  override repeat(loop: Loop<this>): void {
    const played: Round[] = []
    while (loop.goesOn(this)) {
      const position = copyOf(this.now)
      played.push({ loop: loop as Loop, position, begins: this.lines.length })
      this.rounds.push(played.at(-1) as Round)
      loop.body(this)
    }
    const end = { line: this.lines.length, position: copyOf(this.now) }
    for (const round of played) round.ends = end
  }

  protected rolled(roll: Roll): number {
    return this.#answer({ step: 'roll', ...roll })
  }

  protected decided(ask: Ask, together?: Together): number {
    return this.#answer(asPut(ask, together))
  }

  #answer(question: Question): number {
    const answer = this.#answerer(question, this.now, this.#given++)
    if (typeof answer !== 'number') return this.halt()
    this.lines.push({ asked: describe(question), count: choiceOf(question).count, answer })
    return answer
  }
}

/** A question as text: who is asked what, and what for. */
function describe(question: Question): string {
  const { kind, clause } = question
  const by = question.step === 'ask' ? question.by : 'chance'
  return `${by}: ${kind} (${clause})`
}

function stepOf(line: TraceLine): Answered | GameEvent {
  return line.type === 'event' ? line.event : line.question
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort()
}

/** Without the functions of questions, which are made anew each time one is asked. */
function asData<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
