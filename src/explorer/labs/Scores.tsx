import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'

interface ScoresProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** The position as it is shown. */
  readonly position: unknown
}

/** Scores of all seats and the seat that is asked, above the board of a whole game. */
export function Scores({ face, words, session, position }: ScoresProps) {
  const { given } = session.opening.value
  const question = session.question.value
  const asked = question?.step === 'ask' ? question.by : undefined
  return (
    <ul class="scores" aria-label={words.say('scores.label')}>
      {face.scores?.(position, given, words).map(({ seat, has, told }) => (
        <li key={seat} class={seat === asked ? 'scores-asked' : undefined} title={told}>
          <span class="sr-only">{face.seat(seat, words)} </span>
          <b aria-hidden="true">{seat}</b>{' '}
          {told === undefined ? has : <span aria-hidden="true">{has}</span>}
          {told !== undefined && <span class="sr-only">{told}</span>}
          {seat === asked && <span class="sr-only"> {words.say('scores.asked')}</span>}
        </li>
      ))}
    </ul>
  )
}
