import { keyOf } from '../../kernel/data/copy.ts'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import type { Face } from '../face.ts'
import { everybody, redacted, type Viewpoint } from '../history/build-ledger.ts'

/** The seat of nobody, whose eyes see only what lies open. */
const NOBODY = ''

/** The table as it lies open to all: what a phone shows that goes from hand to hand. */
export function openView({ game }: Pick<Face, 'game'>): Viewpoint {
  return {
    seat: NOBODY,
    see: (position) => game.seenBy(position, NOBODY),
    tell: (event) => redacted(event, NOBODY),
  }
}

/** The table through the eyes of a seat. */
export function viewOf({ game }: Pick<Face, 'game'>, seat: string): Viewpoint {
  return {
    seat,
    see: (position) => game.seenBy(position, seat),
    tell: (event) => redacted(event, seat),
  }
}

/**
 * The seat that alone may see a question and its answer: of a secret decision, of a draw that only one player sees, of a
 * card that is played from a hand, and of what is done with something that nobody else has seen. Undefined where the whole
 * table may.
 */
export function readerOf(
  face: Pick<Face, 'game' | 'Hand' | 'hasHands' | 'forOwnEyes'>,
  question: Question,
  position: unknown,
): string | undefined {
  // Where nothing is hidden, what is done at the same time is seen by all: hands that point, for instance.
  if (!face.hasHands('game')) return undefined
  if (question.step === 'roll') {
    const [only, other] = question.seenBy ?? []
    return other === undefined ? only : undefined
  }
  const { by } = question
  if (by === 'table') return undefined
  if (question.secret) return by
  const seenBy = (seat: string) => keyOf(face.game.seenBy(position, seat))
  const isPlayed = face.Hand !== undefined && choiceOf(question).count > 1
  if (isPlayed && seenBy(NOBODY) !== keyOf(position)) return by
  const isOwn = face.forOwnEyes?.includes(question.kind) === true
  return isOwn && seenBy(NOBODY) !== seenBy(by) ? by : undefined
}

/** The eyes through which the table is shown: of whoever holds the phone for a secret, of everybody where all is over. */
export function eyesOf(face: Pick<Face, 'game'>, isOver: boolean, holder: string | undefined) {
  if (isOver) return everybody
  return holder === undefined ? openView(face) : viewOf(face, holder)
}
