import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { randomDraw } from '../../kernel/run/random.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import { type WrittenMoment, writeMoment } from '../../kernel/scenario/moment.ts'
import type { MomentExports } from '../contract.ts'
import type { Viewpoint } from '../history/build-ledger.ts'

/** A moment of a game as a case of its own, of that kind. */
export interface Aside {
  readonly kind: string
  readonly written: WrittenMoment
}

/**
 * The moments up to a line of a trace at which situations begin, the last one first. What the viewer does not see
 * there is drawn by lot, so that a case gives nothing away.
 */
export function takenAside(
  game: PlayedGame,
  { moments, lookahead }: MomentExports,
  opening: Opening,
  { trace, question, at: positionAt }: Replay<unknown>,
  at: number,
  { seat, see, tell }: Viewpoint,
): readonly Aside[] {
  const until = {
    // What comes next tells what begins here.
    trace: trace
      .slice(0, at + 1)
      .map((line) => (line.type === 'event' ? { ...line, event: tell(line.event) } : line)),
    question,
    at(line: number) {
      const now = see(positionAt(line))
      if (seat === undefined) return now
      return lookahead.fill({ ...opening, now }, seat, randomDraw(line))
    },
  }
  return Object.keys(moments.writers)
    .flatMap((kind) => {
      const written = writeMoment(game, moments, opening, until, kind, at)
      return written.ok ? [{ kind, written: written.value }] : []
    })
    .sort((one, other) => other.written.line - one.written.line)
}
