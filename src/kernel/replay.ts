import { type Answerer, answerWith } from './answer.ts'
import { copyOf } from './copy.ts'
import type { Game, Opening } from './game.ts'
import type { Refusal } from './refusal.ts'
import { choiceOf, layTable, type OpenTable, type Question, Run } from './run.ts'
import type { GameEvent, Loop } from './step.ts'

/** One line of a trace: a question that was answered, or an event that changed the position. */
export type TraceLine<Position, Event extends GameEvent = GameEvent> =
  | {
      readonly type: 'answer'
      readonly question: Question
      readonly index: number
      readonly value: unknown
      readonly before: Position
      readonly after: Position
    }
  | {
      readonly type: 'event'
      readonly event: Event
      readonly before: Position
      readonly after: Position
    }

/** A procedure run as far as its answers reach. */
export interface Replay<Position, Event extends GameEvent = GameEvent> {
  readonly position: Position
  readonly trace: readonly TraceLine<Position, Event>[]
  readonly events: readonly Event[]
  /** The numbers of the answers given: any prefix of them replays to an earlier position. */
  readonly log: readonly number[]
  /** The question that waits for an answer; undefined when the procedure has ended. */
  readonly question: Question | undefined
  /** Why the last answer offered was not accepted. */
  readonly refusal: Refusal | undefined
}

/**
 * Runs an opening with the answers of `answerer` until it has none left, one is refused, or the
 * procedure ends. The same opening and answers always give the same result.
 */
export function replay<Given, Position, Event extends GameEvent>(
  game: Pick<Game<never, Given, Position, Event>, 'apply'>,
  opening: Opening<Given, Position>,
  answerer: Answerer,
): Replay<Position, Event> {
  const table = layTable(opening)
  const trace: TraceLine<Position, Event>[] = []
  const report = (event: GameEvent) => {
    const before = table.now
    table.now = copyOf(before)
    game.apply(table.now, event as Event)
    trace.push({ type: 'event', event: event as Event, before, after: table.now })
  }
  const end = drive(opening, table, report, answerer, (question, index) => {
    const value = choiceOf(question).at(index)
    const { now } = table
    trace.push({ type: 'answer', question, index, value, before: now, after: now })
  })
  const events = trace.flatMap((line) => (line.type === 'event' ? [line.event] : []))
  return { ...end, trace, events }
}

/** Where a run stands in the end: a replay without the way to it. */
export type Stand<Position> = Omit<Replay<Position>, 'trace' | 'events'>

/** As `replay`, but keeps nothing of the way, and is the faster the longer that is. */
export function standAfter<Given, Position, Event extends GameEvent>(
  game: Pick<Game<never, Given, Position, Event>, 'apply'>,
  opening: Opening<Given, Position>,
  answerer: Answerer,
): Stand<Position> {
  const table = layTable(opening)
  const report = (event: GameEvent) => game.apply(table.now, event as Event)
  return drive(opening, table, report, answerer)
}

/** Steps a procedure from answer to answer. */
function drive<Given, Position>(
  opening: Opening<Given, Position>,
  table: OpenTable<Given, Position>,
  report: (event: GameEvent) => void,
  answerer: Answerer,
  onAnswer?: (question: Question, answer: number) => void,
): Stand<Position> {
  const log: number[] = []
  const run = new Run(opening.procedure(table), {
    report,
    anotherRound: (loop: Loop) => loop.goesOn(table),
  })
  let question = run.toQuestion(0)
  let refusal: Refusal | undefined
  while (question) {
    const answer = answerWith(answerer, question, table.now, log.length)
    if (answer === undefined) break
    if (typeof answer !== 'number') {
      refusal = answer
      break
    }
    onAnswer?.(question, answer)
    log.push(answer)
    question = run.toQuestion(answer)
  }
  return { position: table.now, log, question, refusal }
}
