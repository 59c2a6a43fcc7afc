import type { Face, HandProps } from '../face.ts'

/** What a seat alone sees, on the table before it: its cards where the game draws them, else in words. */
export function HandView({ face, ...props }: HandProps & { readonly face: Face }) {
  const { seat, words, position, given } = props
  const lines = face.hand(position, seat, given, words)
  if (lines.length === 0) return null
  return (
    <section class="hand">
      <h2>{words.say('seats.seen-by', { seat: face.seatWithin(seat, words) })}</h2>
      {face.Hand ? (
        <face.Hand {...props} />
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
