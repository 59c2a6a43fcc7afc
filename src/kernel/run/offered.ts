import { answersOf, type Choice } from '../choice/index.ts'
import { copyOf } from '../data/copy.ts'
import type { Game } from '../game/game.ts'
import type { Opening } from '../game/opening.ts'
import { asPut, LaidTable, MOST_ROUNDS, type Question, runOn } from './laid-table.ts'
import type { Replay } from './replay.ts'
import type { Ask, GameEvent, Loop, Roll, Together } from './table.ts'
import { type Answered, answeredOf } from './trace.ts'

/** A line of a full trace: an event, or an answer with what else could have been answered. */
export type FullLine<Event extends GameEvent = GameEvent> =
  | { readonly type: 'event'; readonly event: Event }
  | OfferedLine

/** An answer, given or forced, and what was offered. */
export interface OfferedLine {
  readonly type: 'answer'
  readonly question: Answered
  /** The number of the answer. */
  readonly index: number
  readonly value: unknown
  /** All answers, in their order; undefined where there are more than a thousand, or points of the table. */
  readonly offered: readonly unknown[] | undefined
  /** True when there was no other answer: the question was put to nobody, and the log has no number for it. */
  readonly forced: boolean
}

/** Largest number of answers that a line lists. */
const MOST_OFFERED = 1000

/**
 * The trace of a run with what each question offered, and with the answers that were forced, which a trace leaves out
 * since nobody was asked for them. The run is played again for it, so that other traces cost nothing.
 */
export function fullTrace<Position, Event extends GameEvent>(
  game: Pick<Game<never, never, Position, Event>, 'apply'>,
  run: Pick<Replay<Position, Event>, 'opening' | 'log'>,
): readonly FullLine<Event>[] {
  const table = new FullTable(game, run.opening, run.log)
  runOn<FullTable<Position, Event>>((laid) => run.opening.procedure(laid), table)
  return table.lines
}

/** A table that gives the answers of a log, and tells all that was offered. */
class FullTable<Position, Event extends GameEvent> extends LaidTable<unknown, Position> {
  readonly lines: FullLine<Event>[] = []
  readonly #game: Pick<Game<never, never, Position, Event>, 'apply'>
  readonly #log: readonly number[]
  #given = 0
  #rounds = 0

  constructor(
    game: Pick<Game<never, never, Position, Event>, 'apply'>,
    opening: Opening<unknown, Position>,
    log: readonly number[],
  ) {
    super(opening)
    this.#game = game
    this.#log = log
  }

  report(event: GameEvent): void {
    this.#game.apply(this.now, event as Event)
    this.lines.push({ type: 'event', event: event as Event })
  }

  repeat(loop: Loop<this>): void {
    while (loop.goesOn(this)) {
      if (this.#rounds++ === MOST_ROUNDS) this.halt()
      loop.body(this)
    }
  }

  protected rolled(roll: Roll): number {
    return this.#answer({ step: 'roll', ...roll }, roll.outcomes)
  }

  protected decided(ask: Ask, together?: Together): number {
    return this.#answer(asPut(ask, together), ask.options)
  }

  protected override forced(asked: Roll | Ask): void {
    if ('options' in asked) this.#tell(asPut(asked, undefined), asked.options, 0, true)
    else this.#tell({ step: 'roll', ...asked }, asked.outcomes, 0, true)
  }

  #answer(question: Question, choice: Choice): number {
    const index = this.#log[this.#given++]
    if (index === undefined) return this.halt()
    this.#tell(question, choice, index, false)
    return index
  }

  #tell(question: Question, choice: Choice, index: number, forced: boolean): void {
    const isListed = !choice.draw && choice.count <= MOST_OFFERED
    this.lines.push({
      type: 'answer',
      question: answeredOf(question, choice.count),
      index,
      value: copyOf(choice.at(index)),
      offered: isListed ? copyOf(answersOf(choice)) : undefined,
      forced,
    })
  }
}
