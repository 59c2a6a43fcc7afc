import { sameData } from '../../kernel/choice/index.ts'
import type { PlayedGame } from '../../kernel/game/game.ts'
import { byValue } from '../../kernel/run/answerers.ts'
import { type Replay, replay } from '../../kernel/run/replay.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { State } from '../session/types.ts'

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
  const after = firstDifference(one.events, other.events)
  if (after === undefined) return { one, other }
  return { one, other, parting: { after, one: one.events[after], other: other.events[after] } }
}

/** Number of leading events that two runs share; undefined when they never differ. */
export function firstDifference(
  one: readonly GameEvent[],
  other: readonly GameEvent[],
): number | undefined {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index++) {
    if (!sameData(one[index], other[index])) return index
  }
  return undefined
}

/** Number of trace lines up to the given count of events; all lines when there are fewer events. */
export function lineAfter(trace: readonly TraceLine[], events: number): number {
  let told = 0
  if (events === 0) return 0
  const last = trace.findIndex(({ type }) => type === 'event' && ++told === events)
  return last < 0 ? trace.length : last + 1
}

/** True when two runs differ in their events, or in the answers allowed at their end. */
export function isParted({ one, other, parting }: Comparison): boolean {
  return (
    parting !== undefined || [allowedOnly(one, other), allowedOnly(other, one)].flat().length > 0
  )
}

/** Largest number of answers that are compared one by one. */
const LISTED = 200

/**
 * The answers that somebody may give where a run ends, and may not where another does: two readings can part in what
 * is allowed as well as in what happens.
 */
export function allowedOnly(
  { question }: Pick<Replay<unknown>, 'question'>,
  other: Pick<Replay<unknown>, 'question'>,
): readonly number[] {
  if (question?.step !== 'ask' || other.question?.step !== 'ask') return []
  const [mine, theirs] = [question.options, other.question.options]
  if (Math.max(mine.count, theirs.count) > LISTED) return []
  const numbers = Array.from({ length: mine.count }, (_, number) => number)
  return numbers.filter((number) => theirs.indexOf(mine.at(number)) < 0)
}
