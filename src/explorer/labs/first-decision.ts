import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'

/**
 * Shows of a whole game that begins no more than comes before the first decision of its first round, even where that is
 * not the reader's: nothing is jumped over unseen.
 */
export function toFirstDecision({ rounds = [] }: Pick<Face, 'rounds'>, session: Session): void {
  const { trace } = session.run.peek()
  const begun = trace.findIndex((line) => line.type === 'event' && rounds.includes(line.event.kind))
  const first = trace.findIndex(
    (line, place) => place > begun && line.type === 'answer' && line.question.step === 'ask',
  )
  if (begun >= 0 && first >= 0) session.goTo(first)
}
