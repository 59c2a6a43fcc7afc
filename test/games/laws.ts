import { expect } from 'vitest'
import { type Answerer, atRandom, byNumber } from '../../src/kernel/answer.ts'
import { sameData } from '../../src/kernel/choice.ts'
import { copyOf } from '../../src/kernel/copy.ts'
import type { Game, Opening } from '../../src/kernel/game.ts'
import { playout } from '../../src/kernel/playout.ts'
import { type Replay, replay, standAfter, type TraceLine } from '../../src/kernel/replay.ts'
import { choiceOf, layTable, type Question, Run } from '../../src/kernel/run.ts'
import { type GameEvent, type Loop, repeat } from '../../src/kernel/step.ts'

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

/** Every game that is played at random ends. */
export function randomPlayEnds(game: Game, opening: Opening, seed: number): void {
  played(game, opening, seed)
}

/** The same answers give the same game, a prefix of them a position on the way, and nothing else is touched. */
export function replayIsDeterministic(game: Game, opening: Opening, seed: number): void {
  const before = copyOf(opening.position)
  const whole = played(game, opening, seed)
  const again = replay(game, opening, byNumber(whole.log))
  expect(again.position).toEqual(whole.position)
  expect(again.events).toEqual(whole.events)
  const half = replay(game, opening, byNumber(whole.log.slice(0, whole.log.length >> 1)))
  expect(half.events).toEqual(whole.events.slice(0, half.events.length))
  const way = half.trace.length
  expect(half.position).toEqual(way > 0 ? whole.trace[way - 1]?.after : opening.position)
  expect(opening.position, 'the opening is left as it was').toEqual(before)
}

/** A playout ends in the position in which replay at random ends under the same seed. */
export function playoutEqualsReplay(game: Game, opening: Opening, seed: number): void {
  const { position, log } = played(game, opening, seed)
  expect(playout(game, opening, seed)).toEqual(position)
  expect(standAfter(game, opening, byNumber(log)), 'without the way to it').toMatchObject({
    position,
    log,
  })
}

/** Every token and card is somewhere, once, after every event. */
export function inventoryIsConserved(game: Game, opening: Opening, seed: number): void {
  const { trace } = played(game, opening, seed)
  const all = sorted(game.inventory(opening.position))
  for (const line of trace) {
    const now = sorted(game.inventory(line.after))
    if (!sameData(now, all)) expect(now, `after ${JSON.stringify(stepOf(line))}`).toEqual(all)
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
  for (const { after } of played(game, opening, seed).trace) {
    if (!sameData(asData(after), after)) expect(asData(after)).toEqual(after)
  }
}

/** An event alters the position that it is applied to and no other, and no event says nothing. */
export function snapshotsStay(game: Game, opening: Opening, seed: number): void {
  const texts: string[] = []
  const { trace } = played(game, opening, seed)
  const again = replay(game, opening, (question, position, given) => {
    texts.push(JSON.stringify(position))
    return atLog(trace)(question, position, given)
  })
  const asked = again.trace.filter((line) => line.type === 'answer')
  expect(asked.map(({ before }) => JSON.stringify(before))).toEqual(texts)
}

function atLog(trace: Replay<unknown>['trace']): Answerer {
  return byNumber(trace.flatMap((line) => (line.type === 'answer' ? [line.index] : [])))
}

/** How many of the positions of one game are looked at by every seat. */
const VIEWS_TRIED = 300

/** Looking at what a seat sees, that seat sees the same. */
export function viewsAreStable(game: Game, opening: Opening, seed: number): void {
  const { trace } = played(game, opening, seed)
  const step = Math.ceil(trace.length / VIEWS_TRIED)
  for (const { after } of trace.filter((_, place) => place % step === 0)) {
    for (const seat of game.seats(opening.given)) {
      const seen = game.seenBy(after, seat)
      const twice = game.seenBy(seen, seat)
      if (!sameData(twice, seen)) expect(twice, `what ${seat} sees, seen by ${seat}`).toEqual(seen)
    }
  }
}

/** How many of the hidden answers of one game are tried, and how late in it; each is played up to three times. */
const HIDDEN_TRIED = 6
const LAST_HIDDEN = 300

/**
 * What is hidden from a seat does not show: had chance or another player answered otherwise, that seat
 * would have seen the same, and been told the same but for the facts that the event calls secret.
 */
export function hiddenAnswersStayHidden(game: Game, opening: Opening, seed: number): void {
  const { trace, log } = played(game, opening, seed)
  const asked = trace.flatMap((line) => (line.type === 'answer' ? [line] : []))
  const early = [...asked.keys()].slice(0, LAST_HIDDEN)
  const hidden = early.filter((index) => isHidden(asked[index]?.question))
  const step = Math.ceil(hidden.length / HIDDEN_TRIED)
  for (const index of hidden.filter((_, place) => place % step === 0)) {
    const { question, index: given } = asked[index] as { question: Question; index: number }
    const { count } = choiceOf(question)
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

/** What follows an answer at once: an event, if there is one, and the position then. */
interface Aftermath {
  readonly event: GameEvent | undefined
  readonly position: unknown
}

function afterAnswer({ trace }: Replay<unknown>, index: number): Aftermath {
  let before = 0
  const at = trace.findIndex(({ type }) => type === 'answer' && before++ === index)
  const next = trace[at + 1]
  const event = next?.type === 'event' ? next.event : undefined
  return { event, position: (event ? next : trace[at])?.after }
}

function expectSameView(game: Game, seat: string, one: Aftermath, other: Aftermath): void {
  expect(publicPart(other.event, seat)).toEqual(publicPart(one.event, seat))
  expect(game.seenBy(other.position, seat)).toEqual(game.seenBy(one.position, seat))
}

/** An event without the facts that are secret from a seat. */
function publicPart(event: GameEvent | undefined, seat: string): unknown {
  if (!event?.secret || event.secret.seats.includes(seat)) return event
  const { facts } = event.secret
  return Object.fromEntries(Object.entries(event).filter(([name]) => !facts.includes(name)))
}

function isHidden(question: Question | undefined): boolean {
  if (!question || choiceOf(question).count < 2) return false
  return question.step === 'roll' ? question.seenBy !== undefined : question.secret === true
}

function mayKnow(question: Question, seat: string): boolean {
  return question.step === 'roll' ? question.seenBy?.includes(seat) === true : question.by === seat
}

/** What a fact says of the end is one of its answers; where a number is free, it is a whole number. */
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
  /** How many lines there were when it began, and how many when its loop had ended. */
  readonly begins: number
  ends?: { readonly line: number; readonly position: unknown }
}

/** How many of the rounds of one game are begun afresh. */
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
    expect(game.loops.map(({ name }) => name)).toContain(loop.name)
    if (!ends) expect.fail(`${loop.name} was left before it ended`)
    const followed = live.lines.slice(begins, ends.line)
    const answers = followed.flatMap((line) => ('answer' in line ? [line.answer] : []))
    const procedure: Opening['procedure'] = (table) => repeat(loop, table)
    const fresh = watch(game, { ...opening, position, procedure }, byNumber(answers))
    if (!sameData(asData(fresh.lines), asData(followed))) {
      expect(asData(fresh.lines), `${loop.name} begun afresh`).toEqual(asData(followed))
    }
    expect(fresh.position).toEqual(ends.position)
  }
}

/** A question with its answer, or an event. */
type Line =
  | { readonly asked: string; readonly count: number; readonly answer: number }
  | { readonly event: GameEvent }

/** Plays like `replay`, and keeps the rounds. */
function watch(game: Game, opening: Opening, answerer: Answerer) {
  const table = layTable(opening)
  const lines: Line[] = []
  const rounds: Round[] = []
  const under: { loop: string; from: number }[] = []
  const run = new Run(opening.procedure(table), {
    report(event) {
      game.apply(table.now, event as never)
      lines.push({ event: copyOf(event) })
    },
    anotherRound(loop) {
      if (under.at(-1)?.loop !== loop.name) under.push({ loop: loop.name, from: rounds.length })
      if (loop.goesOn(table)) {
        rounds.push({ loop, position: copyOf(table.now), begins: lines.length })
        return true
      }
      const { from } = under.pop() as { from: number }
      const end = { line: lines.length, position: copyOf(table.now) }
      for (const round of rounds.slice(from)) if (round.loop.name === loop.name) round.ends ??= end
      return false
    },
  })
  let given = 0
  for (let question = run.toQuestion(0); question; given++) {
    const answer = answerer(question, table.now, given)
    if (typeof answer !== 'number') break
    lines.push({ asked: describe(question), count: choiceOf(question).count, answer })
    question = run.toQuestion(answer)
  }
  return { lines, rounds, position: table.now }
}

/** A question as text: who is asked what, and what for. */
function describe(question: Question): string {
  const { kind, clause } = question
  const by = question.step === 'ask' ? question.by : 'chance'
  return `${by}: ${kind} (${clause})`
}

function stepOf(line: TraceLine<unknown>): Question | GameEvent {
  return line.type === 'event' ? line.event : line.question
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort()
}

/** Without the functions of questions, which are made anew each time one is asked. */
function asData<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
