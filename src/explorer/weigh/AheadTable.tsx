import { byNumber } from '../../kernel/answer.ts'
import { answersOf } from '../../kernel/choice.ts'
import { replay } from '../../kernel/replay.ts'
import { choiceOf } from '../../kernel/run.ts'
import type { Face, PanelProps } from '../face.ts'
import { Progress } from '../player/Live.tsx'
import { Refusals } from '../player/Refusals.tsx'
import type { Session } from '../player/session.ts'
import { adviceTask } from '../player/tasks.ts'
import { useWorked } from '../player/useWorked.ts'
import { Gain } from './AnswersTable.tsx'
import type { AheadFound } from './found.ts'
import { type TypedProps, WorthForm } from './WorthForm.tsx'
import { worthOf } from './worth.ts'

const RANK = 1

type AheadProps = PanelProps & TypedProps & { readonly planner: string }

/** A roll comes next: whether to go on or to stop after each number that it can show. */
export function AheadTable({ face, words, session, planner, typed, onType }: AheadProps) {
  const { say } = words
  const worth = worthOf(typed)
  const worked = useWorked<AheadFound | undefined>(
    face,
    'decision',
    worth && adviceTask(session, 'ahead', worth),
    RANK,
  )
  const { answer, isFresh } = worked
  const found = answer?.ok ? answer.value : undefined
  const rolled = outcomes(face, session)
  const by = face.seatWithin(planner, words)
  return (
    <>
      <p>{say('live.stop.lead', { by })}</p>
      <Progress worked={worked} words={words} />
      <div class={`live-worked${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {answer && !answer.ok && <Refusals refusals={answer.refusals} face={face} words={words} />}
        {found?.length === rolled.length && (
          <table class="choices-table">
            <caption class="sr-only">{say('live.stop.lead', { by })}</caption>
            <thead>
              <tr>
                <th scope="col">{say('live.stop.shows')}</th>
                <th scope="col">{say('live.stop.best')}</th>
                <th scope="col" class="number">
                  {say('live.decision.for', { seat: by })}
                </th>
              </tr>
            </thead>
            <tbody>
              {rolled.map((outcome, number) => {
                const { best = [], gain = null } = found[number] ?? {}
                return (
                  <tr key={outcome}>
                    <th scope="row">{outcome}</th>
                    <td>{bestAfter(face, session, number, best, words)}</td>
                    <td class="number">
                      <Gain gain={gain} words={words} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </div>
      <WorthForm typed={typed} words={words} onType={onType} />
    </>
  )
}

/** What the roll that comes next can show. */
function outcomes({ game }: Face, session: Session): readonly string[] {
  const { question } = replay(game, session.opening.value, byNumber(session.answered.value))
  return question ? answersOf(choiceOf(question)).map(String) : []
}

/** The best answer to the decision that follows an outcome, if one does. */
function bestAfter(
  face: Face,
  session: Session,
  number: number,
  best: readonly number[],
  words: PanelProps['words'],
): string {
  const opening = session.opening.value
  const after = byNumber([...session.answered.value, number])
  const { question } = replay(face.game, opening, after)
  if (question?.step !== 'ask') return words.say('live.stop.nothing')
  const answers = best.map((one) =>
    face.answer(question, question.options.at(one), opening.given, words),
  )
  return words.list(answers)
}
