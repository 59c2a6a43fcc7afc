import type { GameEvent } from '../../kernel/run/table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'

/** The heading of the round under way. */
export function roundOf(
  face: Pick<Face, 'rounds' | 'heading'>,
  words: Words,
  events: readonly GameEvent[],
): string {
  const last = events.findLast(
    (event) => face.rounds?.includes(event.kind) && face.heading(event, words) !== undefined,
  )
  return (last && face.heading(last, words)) ?? ''
}
