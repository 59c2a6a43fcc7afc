import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'

interface CurtainProps {
  readonly seat: string
  readonly face: Face
  readonly words: Words
  onReady(): void
}

/** Hides the table until the device is in the hands of a seat. */
export function Curtain({ seat, face, words, onReady }: CurtainProps) {
  const { say } = words
  return (
    <section class="curtain" aria-label={say('question-label')}>
      <p>{say('seats.curtain', { seat: face.seat(seat, words) })}</p>
      <button type="button" class="button button-primary" onClick={onReady}>
        {say('seats.ready', { seat: face.seatWithin(seat, words) })}
      </button>
    </section>
  )
}
