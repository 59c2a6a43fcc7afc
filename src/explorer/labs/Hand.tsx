import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Session } from '../player/session.ts'

/** The cards that only this seat sees. */
export function Hand({
  face,
  words,
  session,
  seat,
}: {
  face: Face
  words: Words
  session: Session
  seat: string
}) {
  const { given } = session.opening.value
  const lines = face.hand(session.position.value, seat, given, words)
  if (lines.length === 0) return null
  return (
    <section class="hand">
      <h2 class="edit-title">
        {words.say('seats.seen-by', { seat: face.seatWithin(seat, words) })}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
