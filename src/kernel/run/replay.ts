import { copyOf, frozen } from '../data/copy.ts'
import type { Game } from '../game/game.ts'
import type { Opening } from '../game/opening.ts'
import type { Refusal } from '../game/refusal.ts'
import { type Answerer, answerWith, byNumber, first } from './answerers.ts'
import { asPut, brokenOff, LaidTable, MOST_ROUNDS, type Question, runOn } from './laid-table.ts'
import type { Ask, GameEvent, Loop, Roll, Together } from './table.ts'
import { answeredOf, Trace, type TraceLine } from './trace.ts'

/** A procedure run as far as its answers reach. */
export interface Replay<Position, Event extends GameEvent = GameEvent> {
  /** The opening that was run. */
  readonly opening: Opening<unknown, Position>
  readonly position: Position
  readonly trace: readonly TraceLine<Event>[]
  readonly events: readonly Event[]
  /** The numbers of the answers given: any prefix of them replays to an earlier position. */
  readonly log: readonly number[]
  /** The question that waits for an answer; undefined when the procedure has ended. */
  readonly question: Question | undefined
  /** Refusal of the last answer offered, or of a run that was broken off because it goes on too long. */
  readonly refusal: Refusal | undefined
  /** The position after so many lines of the trace, frozen; the start below none, the end beyond the last. */
  at(lines: number): Position
  /** The same run with its first answers kept and others after them; begins with the round they reach. */
  again(kept: number, answerer: Answerer): Replay<Position, Event>
  /** The way to the last round that has begun, for whoever goes on from there. */
  way(): Way<Position>
}

/**
 * The way to a round: the rounds under way, outermost first, each with how the loops had ended before it. Whoever comes
 * back runs the beginning of each, jumps past those loops, and enters the last round.
 */
export type Way<Position> = readonly {
  readonly exits: readonly WayPoint<Position>[]
  readonly round: WayPoint<Position>
}[]

/** A run's state between two rounds. */
export interface WayPoint<Position> extends Place {
  readonly position: Position
}

/** The part of a game that running a procedure needs. */
type Playable<Given, Position, Event extends GameEvent> = Pick<
  Game<never, Given, Position, Event>,
  'apply'
>

/**
 * Runs an opening with the answers of `answerer` until it has none left, one is refused, the procedure
 * ends, or it has begun `MOST_ROUNDS` rounds, after which it is broken off with a refusal. The same opening and answers always give the same result.
 */
export function replay<Given, Position, Event extends GameEvent>(
  game: Playable<Given, Position, Event>,
  opening: Opening<Given, Position>,
  answerer: Answerer,
): Replay<Position, Event> {
  answerer.begin?.()
  return finish(game, opening, new ReplayTable(game, opening, answerer))
}

function finish<Given, Position, Event extends GameEvent>(
  game: Playable<Given, Position, Event>,
  opening: Opening<Given, Position>,
  table: ReplayTable<Given, Position, Event>,
): Replay<Position, Event> {
  runOn<ReplayTable<Given, Position, Event>>((laid) => opening.procedure(laid), table)
  const { now, trace, log, question, refusal } = table
  return {
    opening,
    position: now,
    trace: trace.lines,
    events: trace.events,
    log,
    question,
    refusal,
    at: (lines) => frozen(trace.at(within(lines, trace.lines.length))),
    again: (kept, answerer) => {
      answerer.begin?.()
      const answers = first(byNumber(log.slice(0, kept)), answerer)
      const from = table.checkpointBefore(kept)
      return finish(game, opening, new ReplayTable(game, opening, answers, from && { table, from }))
    },
    way: () => table.way(),
  }
}

/** A number of lines that there can be: what is no number is none. */
function within(lines: number, most: number): number {
  return Math.max(0, Math.min(most, Math.trunc(lines) || 0))
}

/** A question with a single answer, as it would be put. */
function asQuestion(asked: Roll | Ask): Question {
  return 'options' in asked ? asPut(asked, undefined) : { step: 'roll', ...asked }
}

/** A run's place between two rounds; its trace holds the position there. */
interface Place {
  /** Numbers of answers given and of trace lines so far. */
  readonly answers: number
  readonly lines: number
}

/** A procedure, or a round within it: how the loops in it ended, and where the round began that is under way. */
interface Level {
  readonly exits: Place[]
  round?: Place
}

/**
 * A place from which a run can go on: the rounds under way, outermost first, each with how many loops had
 * ended before it. By the restart law a round is its loop and its position, so whoever comes back runs the
 * beginning of each level, and jumps past what has been played.
 */
interface Checkpoint {
  readonly levels: readonly { readonly level: Level; readonly exits: number }[]
  readonly rounds: readonly Place[]
}

/** A table that gives the answers of somebody, tells a trace, and remembers where rounds began. */
class ReplayTable<Given, Position, Event extends GameEvent> extends LaidTable<Given, Position> {
  readonly trace: Trace<Position, Event>
  readonly log: number[]
  question: Question | undefined
  refusal: Refusal | undefined
  readonly #game: Playable<Given, Position, Event>
  readonly #answerer: Answerer
  readonly #checkpoints: Checkpoint[]
  readonly #levels: Level[] = [{ exits: [] }]
  /** The checkpoint on the way to which the run is; undefined once it has been reached. */
  #ahead: Checkpoint | undefined
  /** On that way: the answers that have been given again. */
  #given = 0

  constructor(
    game: Playable<Given, Position, Event>,
    opening: Opening<Given, Position>,
    answerer: Answerer,
    earlier?: {
      readonly table: ReplayTable<Given, Position, Event>
      readonly from: Checkpoint
    },
  ) {
    super(opening)
    this.#game = game
    this.#answerer = answerer
    const round = earlier?.from.rounds.at(-1)
    const before = earlier && round && { trace: earlier.table.trace, lines: round.lines }
    this.trace = new Trace(game.apply.bind(game), opening.position, before)
    this.log = earlier?.table.log.slice(0, round?.answers) ?? []
    this.#checkpoints = earlier ? earlier.table.checkpointsUntil(earlier.from) : []
    this.#ahead = earlier?.from
  }

  report(event: GameEvent): void {
    this.#game.apply(this.now, event as Event)
    if (!this.#ahead) this.trace.event(event as Event, this.now)
  }

  override repeat(loop: Loop<this>): void {
    const level = this.#levels.at(-1) as Level
    const depth = this.#levels.length - 1
    const ahead = this.#ahead
    const passed = ahead?.levels[depth]
    if (ahead && passed) {
      const exit =
        level.exits.length < passed.exits ? passed.level.exits[level.exits.length] : undefined
      if (exit) {
        this.#leave(level, exit, this.#at(exit))
        return
      }
      this.#enter(level, ahead.rounds[depth] as Place)
      if (depth === ahead.levels.length - 1) this.#ahead = undefined
      this.#playRound(loop)
    }
    while (loop.goesOn(this)) {
      // A round that has begun has left a checkpoint, so that rounds count alike however a run was come by.
      if (this.#checkpoints.length >= MOST_ROUNDS) this.#breakOff(loop)
      level.round = this.#place()
      this.#keepCheckpoint()
      this.#playRound(loop)
    }
    this.#leave(level, this.#place(), this.now)
  }

  /** The last place from which a run can go on with so many answers kept. */
  checkpointBefore(answers: number): Checkpoint | undefined {
    return this.#checkpoints.findLast(({ rounds }) => (rounds.at(-1)?.answers ?? 0) <= answers)
  }

  /** The places from which a run can go on, up to one of them. */
  checkpointsUntil(last: Checkpoint): Checkpoint[] {
    return this.#checkpoints.slice(0, this.#checkpoints.indexOf(last) + 1)
  }

  /** The way to the last round that has begun. */
  way(): Way<Position> {
    const { levels, rounds } = this.checkpointBefore(this.log.length) ?? { levels: [], rounds: [] }
    const at = (place: Place) => ({ ...place, position: this.trace.at(place.lines) })
    return levels.map(({ level, exits }, depth) => {
      return { exits: level.exits.slice(0, exits).map(at), round: at(rounds[depth] as Place) }
    })
  }

  protected rolled(roll: Roll): number {
    return this.#answer(roll.outcomes.count, () => ({ step: 'roll', ...roll }))
  }

  protected decided(ask: Ask, together?: Together): number {
    return this.#answer(ask.options.count, () => asPut(ask, together))
  }

  #breakOff(loop: Loop<this>): never {
    this.refusal = brokenOff(loop)
    return this.halt()
  }

  protected override forced(asked: Roll | Ask): void {
    if (this.#ahead || !this.#answerer.offer) return
    const question = asQuestion(asked)
    const refusal = this.#answerer.offer(question, this.now)
    if (!refusal) return
    this.question = question
    this.refusal = refusal
    this.halt()
  }

  #answer(count: number, put: () => Question): number {
    if (this.#ahead) return this.log[this.#given++] as number
    const question = put()
    const answer = answerWith(this.#answerer, question, this.now, this.log.length)
    if (typeof answer !== 'number') {
      this.question = question
      this.refusal = answer
      return this.halt()
    }
    const value = (question.step === 'roll' ? question.outcomes : question.options).at(answer)
    this.log.push(answer)
    this.trace.lines.push({
      type: 'answer',
      question: answeredOf(question, count),
      index: answer,
      value,
    })
    return answer
  }

  #playRound(loop: Loop<this>): void {
    this.#levels.push({ exits: [] })
    loop.body(this)
    this.#levels.pop()
  }

  #place(): Place {
    return { answers: this.log.length, lines: this.trace.lines.length }
  }

  #at({ lines }: Place): Position {
    return copyOf(this.trace.at(lines))
  }

  #keepCheckpoint(): void {
    this.#checkpoints.push({
      levels: this.#levels.map((level) => ({ level, exits: level.exits.length })),
      rounds: this.#levels.map(({ round }) => round as Place),
    })
  }

  /** Stands where a round began. */
  #enter(level: Level, round: Place): void {
    level.round = round
    this.now = this.#at(round)
    this.#given = round.answers
  }

  /** Goes on after a loop. */
  #leave(level: Level, exit: Place, position: Position): void {
    level.exits.push(exit)
    this.now = position
    this.#given = exit.answers
  }
}
