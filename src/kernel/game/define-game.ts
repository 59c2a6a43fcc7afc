import type { GameEvent, SeatId } from '../run/table.ts'
import type { PlayedGame } from './game.ts'
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

/**
 * The play of a game with given component data, from situations of some of its kinds:
 * `playOf<Given, Position, Event, Components>(rules)(components, kinds)`. What is given names the seats that play.
 */
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
