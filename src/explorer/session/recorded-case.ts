import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { accepted } from '../../kernel/game/refusal.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'

/*
 * A case that is told: how it begins and how it goes, written down by whoever has played it. A page steps through it
 * at once, and fetches the rules when its reader goes on to what a record cannot tell: other answers, odds, readings.
 */

/** Change of a value: a new value, a removal, or changes of its parts. */
export type Change = [value?: unknown] | { readonly [part: string]: Change }

/** The record of a case, as plain data; of a long one its beginning. */
export interface RecordedCase extends Pick<Opening, 'given' | 'readings' | 'position'> {
  readonly trace: readonly TraceLine[]
  /** Change of the position by each trace line; null for none. */
  readonly changes: readonly (Change | null)[]
}

/** A game of which one case alone can be shown, and nothing be played. */
export interface RecordedGame extends PlayedGame {
  readonly told: Replay<unknown>
}

/** The play of a game as far as a record tells it; `log` is the numbers of all answers that were given in it. */
export function recordedGame(
  book: Pick<PlayedGame, 'id' | 'clauses'>,
  told: RecordedCase,
  log: readonly number[],
): RecordedGame {
  const { given, readings, position } = told
  return {
    ...book,
    switches: [],
    kinds: [],
    components: undefined,
    open: () => accepted({ given, readings, position, procedure: nothing }),
    remarks: () => [],
    apply: nothing,
    seenBy: (seen) => seen,
    seats: () => [],
    told: runOf(told, log),
  }
}

/** True for a game of which only a record is loaded. */
export function isRecorded(game: PlayedGame): game is RecordedGame {
  return 'told' in game
}

function runOf(told: RecordedCase, log: readonly number[]): Replay<unknown> {
  const { given, readings, position, trace, changes } = told
  const positions = [position]
  for (const change of changes) {
    const last = positions.at(-1)
    positions.push(change === null ? last : changed(last, change))
  }
  const run: Replay<unknown> = {
    opening: { given, readings, position, procedure: nothing },
    position: positions.at(-1),
    trace,
    events: trace.flatMap((line) => (line.type === 'event' ? [line.event] : [])),
    log,
    question: undefined,
    refusal: undefined,
    at: (lines) => positions[lines],
    again: () => run,
    way: () => [],
  }
  return run
}

type Parts = Readonly<Record<string, unknown>>

/** Applies a change to a value. Untouched parts keep their identity. */
function changed(whole: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  const before = whole as Parts
  const parts = Object.entries(change).map(([part, one]) => [part, changed(before[part], one)])
  if (Array.isArray(whole)) return Object.assign([...whole], Object.fromEntries(parts))
  const after = Object.entries({ ...before, ...Object.fromEntries(parts) })
  return Object.fromEntries(after.filter(([, value]) => value !== undefined))
}

function nothing(): void {}
