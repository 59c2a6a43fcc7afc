import { byValue } from '../../kernel/answer.ts'
import { sameData } from '../../kernel/choice.ts'
import type { Game } from '../../kernel/game.ts'
import { type Replay, replay } from '../../kernel/replay.ts'
import type { GameEvent } from '../../kernel/table.ts'
import type { State } from './session.ts'

/** Two runs of the same situation with the same answers under two readings. */
export interface Comparison {
  readonly one: Replay<unknown>
  readonly other: Replay<unknown>
  /** The first events in which they differ; undefined where one has ended. Absent when all are alike. */
  readonly parting?: { readonly one: GameEvent | undefined; readonly other: GameEvent | undefined }
}

/** Runs a situation again with one switch set otherwise, giving the answers that were given. */
export function compareReadings(
  game: Game,
  { situation, readings }: Pick<State, 'situation' | 'readings'>,
  one: Replay<unknown>,
  change: Readonly<Record<string, string>>,
): Comparison | undefined {
  const opening = game.open(situation, { ...readings, ...change })
  if (!opening.ok) return undefined
  const answers = one.trace.flatMap((line) => (line.type === 'answer' ? [line.value] : []))
  const other = replay(game, opening.value, byValue(answers))
  const length = Math.max(one.events.length, other.events.length)
  for (let index = 0; index < length; index++) {
    const [first, second] = [one.events[index], other.events[index]]
    if (!sameData(first, second)) return { one, other, parting: { one: first, other: second } }
  }
  return { one, other }
}
