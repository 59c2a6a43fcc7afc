import { byValue } from '../../kernel/answer.ts'
import { sameData } from '../../kernel/choice.ts'
import type { PlayedGame } from '../../kernel/game.ts'
import { type Replay, replay } from '../../kernel/replay.ts'
import type { GameEvent } from '../../kernel/table.ts'
import type { TraceLine } from '../../kernel/trace.ts'
import type { State } from './session.ts'

/** Two runs of the same situation with the same answers under two readings. */
interface Comparison {
  readonly one: Replay<unknown>
  readonly other: Replay<unknown>
  /**
   * The first events in which they differ, and how many are alike before; undefined where one has ended. Absent when
   * all are alike.
   */
  readonly parting?: {
    readonly after: number
    readonly one: GameEvent | undefined
    readonly other: GameEvent | undefined
  }
}

/** Runs a situation again with one switch set otherwise, giving the answers that were given. */
export function compareReadings(
  game: PlayedGame,
  { situation, readings }: Pick<State, 'situation' | 'readings'>,
  one: Replay<unknown>,
  change: Readonly<Record<string, string>>,
): Comparison | undefined {
  const opening = game.open(situation, { ...readings, ...change })
  if (!opening.ok) return undefined
  const answers = one.trace.flatMap((line) => (line.type === 'answer' ? [line.value] : []))
  const other = replay(game, opening.value, byValue(answers))
  const after = partingOf(one.events, other.events)
  if (after === undefined) return { one, other }
  return { one, other, parting: { after, one: one.events[after], other: other.events[after] } }
}

/** How many events of two runs are alike before they part; undefined where they never do. */
export function partingOf(
  one: readonly GameEvent[],
  other: readonly GameEvent[],
): number | undefined {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index++) {
    if (!sameData(one[index], other[index])) return index
  }
  return undefined
}

/** How many lines of a trace are shown once so many events have been told; all of them where there are no more. */
export function lineAfter(trace: readonly TraceLine[], events: number): number {
  let told = 0
  if (events === 0) return 0
  const last = trace.findIndex(({ type }) => type === 'event' && ++told === events)
  return last < 0 ? trace.length : last + 1
}
