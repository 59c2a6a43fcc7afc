import { type Choice, isForced } from '../choice/index.ts'
import type { Game } from '../game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../game/opening.ts'
import { RefusalError } from '../game/refusal.ts'
import { nothingDrawn } from './answerers.ts'
import {
  asPut,
  brokenOff,
  LaidTable,
  MOST_ROUNDS,
  nothingToAnswer,
  numberOfChoice,
} from './laid-table.ts'
import { numberAt, numberOutOf } from './random.ts'
import type { Ask, GameEvent, Loop, Roll, Together } from './table.ts'

/** Hears each event of a random game, and the position that it led to, which is valid until the next event. */
type Listener<Position, Event extends GameEvent> = (event: Event, position: Position) => void

/**
 * Plays one procedure to its end without keeping a trace: chance under the seed, decisions by the
 * policy (any legal answer with equal chance unless told otherwise). Returns the final position. Throws a
 * `RefusalError` where no answer can be found, and where play is broken off since it goes on for too long.
 */
export function playout<Given, Position, Event extends GameEvent>(
  game: Pick<Game<never, Given, Position, Event>, 'apply'>,
  opening: Opening<Given, Position>,
  seed: number,
  policy: Policy<NoInfer<Position>> = anyAnswer,
  onEvent?: Listener<NoInfer<Position>, NoInfer<Event>>,
): Position {
  const table = new PlayoutTable(game, opening, seed, policy, onEvent)
  opening.procedure(table)
  return table.now
}

class PlayoutTable<Given, Position, Event extends GameEvent> extends LaidTable<Given, Position> {
  readonly #game: Pick<Game<never, Given, Position, Event>, 'apply'>
  readonly #seed: number
  readonly #policy: Policy<Position>
  readonly #tell: Listener<Position, Event> | undefined
  #answers = 0
  #rounds = 0

  constructor(
    game: Pick<Game<never, Given, Position, Event>, 'apply'>,
    opening: Opening<Given, Position>,
    seed: number,
    policy: Policy<Position>,
    tell: Listener<Position, Event> | undefined,
  ) {
    super(opening)
    this.#game = game
    this.#seed = seed
    this.#policy = policy
    this.#tell = tell
  }

  /*
   * Most questions have a list of answers and are left to chance. Then no more is looked at than that list: so
   * short a verb becomes part of the rule that calls it, and a question that nobody looks at is not even made.
   */

  override roll<T>({ outcomes, weights, clause, kind }: Roll<T>): T {
    const { list } = outcomes
    if (!list || list.length === 0) return this.#drawn(outcomes, false, clause, kind, weights)
    if (list.length === 1) return list[0] as T
    return list[numberOutOf(list.length, this.#seed, this.#answers++, weights)] as T
  }

  override ask<T>(ask: Ask<T>): T {
    if (this.#policy !== anyAnswer) return super.ask(ask)
    const { options, secret = false, clause, kind } = ask
    const { list } = options
    if (!list || list.length === 0) return this.#drawn(options, secret, clause, kind)
    if (list.length === 1 && !secret) return list[0] as T
    return list[numberOutOf(list.length, this.#seed, this.#answers++)] as T
  }

  override askTogether<T>(asks: readonly Ask<T>[]): T[] {
    if (this.#policy !== anyAnswer) return super.askTogether(asks)
    return asks.map(({ options, clause, kind }) => {
      const { list } = options
      if (!list || list.length === 0) return this.#drawn(options, true, clause, kind)
      return list[numberOutOf(list.length, this.#seed, this.#answers++)] as T
    })
  }

  report(event: GameEvent): void {
    this.#game.apply(this.now, event as Event)
    this.#tell?.(event as Event, this.now)
  }

  repeat(loop: Loop<this>): void {
    while (loop.goesOn(this)) {
      if (this.#rounds++ === MOST_ROUNDS) throw new RefusalError(brokenOff(loop))
      loop.body(this)
    }
  }

  protected rolled(roll: Roll): number {
    return this.#number(roll.outcomes, roll.clause, roll.kind, roll.weights)
  }

  protected decided(ask: Ask, together?: Together): number {
    const number = numberOfChoice(ask, this.#policy.choose(asPut(ask, together), this.now))
    if (number === 'any') return this.#number(ask.options, ask.clause, ask.kind)
    this.#answers++
    return number
  }

  #drawn<T>(
    choice: Choice<T>,
    isPut: boolean,
    clause: string,
    kind: string,
    weights?: readonly number[],
  ): T {
    if (choice.count === 0) throw nothingToAnswer({ clause, kind })
    if (!isPut && isForced(choice)) return choice.at(0)
    return choice.at(this.#number(choice, clause, kind, weights))
  }

  #number(choice: Choice, clause: string, kind: string, weights?: readonly number[]): number {
    const number = numberAt(this.#seed, this.#answers++, choice, weights)
    if (number === undefined) throw new RefusalError(nothingDrawn(clause, kind))
    return number
  }
}
