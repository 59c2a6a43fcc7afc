import type { GameEvent, SeatId } from '../run/table.ts'
import type { Counting, Foresight, PlayedGame } from './game.ts'
import type { Kind } from './kind.ts'
import { openSituation, remarksOn } from './open-situation.ts'
import type { Opening } from './opening.ts'
import type { Outcome } from './refusal.ts'

/** The playing part of a game, apart from its component data and its kinds of situation. */
interface Rules<Position, Event extends GameEvent, Components>
  extends Pick<PlayedGame, 'id' | 'clauses' | 'switches'> {
  apply(position: Position, event: Event): void
  seenBy(position: Position, seat: SeatId, components: Components): Position
}

/** The parts of a game that are loaded at first need, so that a page on which it is only played has neither. */
interface Loaded<Given, Position, Event extends GameEvent> {
  odds(): Promise<Counting<Given, Position, Event>>
  lookahead(): Promise<Foresight<Given, Position>>
}

/** A game as its folder defines it: its play, made of component data and kinds of situation, and what is loaded later. */
export interface DefinedGame<Given, Position, Event extends GameEvent, Components>
  extends Loaded<Given, Position, Event> {
  /** The play with component data, from situations of the given kinds. */
  play(
    components: Components,
    kinds: readonly Kind[],
  ): PlayedGame<{ readonly kind: string }, Given, Position, Event>
}

/**
 * Defines a game by its rules and by where its odds and its lookahead are:
 * `defineGame<Given, Position, Event, Components>({ play, odds, lookahead })`. What is given names the seats that play.
 */
export function defineGame<
  Given extends { readonly seats: readonly SeatId[] },
  Position,
  Event extends GameEvent,
  Components,
>({
  play,
  odds,
  lookahead,
}: Loaded<Given, Position, Event> & {
  readonly play: Rules<Position, Event, Components>
}): DefinedGame<Given, Position, Event, Components> {
  return { play: playOf<Given, Position, Event, Components>(play), odds, lookahead }
}

/** Play of a game by its rules: `playOf(rules)(components, kinds)`. */
export function playOf<
  Given extends { readonly seats: readonly SeatId[] },
  Position,
  Event extends GameEvent,
  Components,
>(rules: Rules<Position, Event, Components>) {
  return (
    components: Components,
    kinds: readonly Kind[],
  ): PlayedGame<{ readonly kind: string }, Given, Position, Event> => {
    const game = { ...rules, components, kinds }
    return {
      ...game,
      open: (situation, readings) =>
        openSituation(game, situation, readings) as Outcome<Opening<Given, Position>>,
      remarks: (situation) => remarksOn(game, situation),
      seenBy: (position, seat) => rules.seenBy(position, seat, components),
      seats: ({ seats }) => seats,
    }
  }
}
