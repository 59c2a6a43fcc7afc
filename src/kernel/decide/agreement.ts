import type { ThinkingGame } from '../game/game.ts'
import { anyAnswer, type Opening } from '../game/opening.ts'
import type { Replay } from '../run/replay.ts'
import type { GameEvent, SeatId } from '../run/table.ts'
import { isBehind, type ThoughtRequest } from './opponent.ts'
import { Ahead } from './rollouts.ts'

/**
 * The seats that refuse, each for itself, where the table is asked which of some do: random games are played on as if all
 * agreed and as if that seat refused, from positions that it cannot tell from the real one. A seat agrees unless its
 * refusal promises it more by more than chance.
 *
 * @param seats The seats that decide; each must be one that the question names.
 */
export function refusing<Given, Position, Event extends GameEvent>(
  game: ThinkingGame<never, Given, Position, Event>,
  opening: Opening<Given, Position>,
  run: Replay<Position, Event>,
  seats: readonly SeatId[],
  request: ThoughtRequest<Position>,
): readonly SeatId[] {
  const { lookahead, policies } = game
  const { seed, games = lookahead.games } = request
  const policy = request.policy ?? lookahead.policy ?? policies[0] ?? anyAnswer
  return seats.filter((seat) => {
    const { horizon } = lookahead
    const ahead = new Ahead<Given, Position>(game, opening, run, { seat, seed, policy, horizon })
    const promises = { agrees: [] as number[], refuses: [] as number[] }
    for (let number = 0; number < games; number++) {
      const [agreed, refused] = [ahead.play(number, []), ahead.play(number, [seat])]
      if (!agreed || !refused) continue
      promises.agrees.push(lookahead.promise(agreed, seat))
      promises.refuses.push(lookahead.promise(refused, seat))
    }
    return isBehind(promises.agrees, promises.refuses, 1)
  })
}
