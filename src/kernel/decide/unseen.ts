import type { Game } from '../game/game.ts'
import type { Opening } from '../game/opening.ts'
import { RefusalError } from '../game/refusal.ts'
import { byNumber } from '../run/answerers.ts'
import { choiceOf } from '../run/laid-table.ts'
import { replay } from '../run/replay.ts'
import type { Decider, SeatId } from '../run/table.ts'
import type { TraceLine } from '../run/trace.ts'

/** A moment of play: where it was opened, and the answers given since, by number. */
export interface Standing<Given, Position> {
  readonly opening: Opening<Given, Position>
  readonly after: readonly number[]
}

/**
 * A thing that a seat has not looked at, in place of what it is. It can be moved about; whoever has to know
 * anything of it is refused.
 */
export function unseen<Thing extends object>(by: SeatId): Thing {
  return new Proxy({} as Thing, {
    get() {
      throw new RefusalError({ code: 'best-needs-open-information', facts: { by } })
    },
  })
}

/**
 * The same moment as a seat knows it: see `Game.asKnownTo`. The table, which settles physical acts, sees all.
 * Refused where an answer is none.
 */
export function asKnown<Given, Position>(
  game: Pick<Game<never, Given, Position, never>, 'apply' | 'asKnownTo'>,
  { opening, after }: Standing<Given, Position>,
  by: Decider,
): Standing<Given, Position> {
  if (!game.asKnownTo || by === 'table') return { opening, after }
  const { trace, refusal } = replay(game, opening, byNumber(after))
  if (refusal) throw new RefusalError(refusal)
  const known = game.asKnownTo(opening, by, trace as readonly TraceLine<never>[])
  // What comes in a known order is not drawn, so those answers are left out.
  const left = trace.filter((line) => line.type === 'answer')
  const { log } = replay(game, known, (question) => {
    const index = left.findIndex((line) => line.question.kind === question.kind)
    const [answer] = left.splice(0, index + 1).slice(-1)
    return answer && choiceOf(question).indexOf(answer.value)
  })
  return { opening: known, after: log }
}
