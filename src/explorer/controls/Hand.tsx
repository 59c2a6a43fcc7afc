import type { HandProps } from '../contract.ts'
import type { Face } from '../face.ts'

interface HandViewProps extends Omit<HandProps, 'seat'> {
  readonly face: Face
  /** The seat that looks at the table; nobody while the device is handed on. */
  readonly seat: string | undefined
}

/**
 * The hand that only its seat sees: the game's own cards, or lines of text. Keeps its place when it is empty, so that
 * the board stands still.
 */
export function HandView({ face, seat, ...props }: HandViewProps) {
  const { words, position, given } = props
  const look = `hand${face.Hand ? ' hand-cards' : ''}`
  if (seat === undefined) return <div class={look} />
  const lines = face.hand(position, seat, given, words)
  return (
    <section class={look}>
      <h2>{words.say('seats.seen-by', { seat: face.seatWithin(seat, words) })}</h2>
      {face.Hand && lines.length > 0 ? (
        <face.Hand {...props} seat={seat} />
      ) : (
        <ul>
          {(lines.length > 0 ? lines : [words.say('seats.nothing')]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
