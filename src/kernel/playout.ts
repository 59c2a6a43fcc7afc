import { nothingDrawn, numberAt } from './answer.ts'
import type { Choice } from './choice.ts'
import { anyAnswer, type Game, type Opening, type Policy } from './game.ts'
import { RefusalError } from './refusal.ts'
import { asPut, LaidTable, numberOfChoice } from './run.ts'
import type { Ask, GameEvent, Roll, Together } from './table.ts'

/** Hears each event of a random game, and the position that it led to, which is valid until the next event. */
export type Listener<Position, Event extends GameEvent> = (event: Event, position: Position) => void

/**
 * Plays one procedure to its end without keeping a trace: chance under the seed, decisions by the
 * policy (any legal answer with equal chance unless told otherwise). Returns the final position.
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

  report(event: GameEvent): void {
    this.#game.apply(this.now, event as Event)
    this.#tell?.(event as Event, this.now)
  }

  protected rolled(roll: Roll): number {
    return this.#drawn(this.#answers++, roll, roll.outcomes, roll.weights)
  }

  protected decided(ask: Ask, together?: Together): number {
    const place = this.#answers++
    if (this.#policy === anyAnswer) return this.#drawn(place, ask, ask.options)
    const number = numberOfChoice(ask, this.#policy.choose(asPut(ask, together), this.now))
    return number === 'any' ? this.#drawn(place, ask, ask.options) : number
  }

  #drawn(
    place: number,
    { clause, kind }: Pick<Roll, 'clause' | 'kind'>,
    choice: Choice,
    weights?: readonly number[],
  ): number {
    const number = numberAt(this.#seed, place, choice, weights)
    if (number === undefined) throw new RefusalError(nothingDrawn(clause, kind))
    return number
  }
}
