import type { Words } from '../../kernel/words/words.ts'
import type { Score } from '../contract.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'

interface ScoresProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** The position as it is shown, and as it was shown before the last step: scores that have moved are marked. */
  readonly position: unknown
  readonly before?: unknown
}

/** Scores of all seats and the seat that is asked, above the board of a whole game. */
export function Scores({ face, words, session, position, before = position }: ScoresProps) {
  const { given } = session.opening.value
  const question = session.question.value
  const asked = question?.step === 'ask' ? question.by : undefined
  const had = face.scores?.(before, given, words)
  const said = ({ has, told }: Score) => told ?? String(has)
  const hasMoved = (score: Score) =>
    had?.some((one) => one.seat === score.seat && said(one) !== said(score))
  return (
    <ul class="scores" aria-label={words.say('scores.label')}>
      {face.scores?.(position, given, words).map((score) => {
        const { seat, has, told } = score
        return (
          <li key={seat} class={seat === asked ? 'scores-asked' : undefined} title={told}>
            <span class="sr-only">{face.seat(seat, words)} </span>
            <b aria-hidden="true">{seat}</b>{' '}
            <span
              key={said(score)}
              class={hasMoved(score) ? 'scores-moved' : undefined}
              aria-hidden={told !== undefined}
            >
              {has}
            </span>
            {told !== undefined && <span class="sr-only">{told}</span>}
            {seat === asked && <span class="sr-only"> {words.say('scores.asked')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
