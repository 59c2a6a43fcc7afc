import { answersOf } from '../../kernel/choice/index.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { choiceOf } from '../../kernel/run/laid-table.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { Face, PanelProps } from '../face.ts'
import type { Session } from '../session/types.ts'
import { TaskResult } from '../worker/TaskResult.tsx'
import { adviceTask } from '../worker/tasks.ts'
import { useTask } from '../worker/useTask.ts'
import { Gain } from './AnswersTable.tsx'
import { ChoicesTable } from './ChoicesTable.tsx'
import type { AheadFound } from './results.ts'
import { type TypedProps, WorthForm } from './WorthForm.tsx'
import { worthOf } from './worth.ts'

const RANK = 1

type AheadProps = PanelProps & TypedProps & { readonly planner: string }

/** A roll comes next: whether to go on or to stop after each number that it can show. */
export function AheadTable({ face, words, session, planner, typed, onType }: AheadProps) {
  const { say } = words
  const worth = worthOf(typed)
  const worked = useTask<AheadFound | undefined>(
    face,
    'decision',
    worth && adviceTask(session, 'ahead', worth),
    RANK,
  )
  const rolled = outcomes(face, session)
  const by = face.seatWithin(planner, words)
  const lead = say('live.stop.lead', { by })
  return (
    <>
      <p>{lead}</p>
      <TaskResult worked={worked} face={face} words={words}>
        {(found) =>
          found?.length === rolled.length && (
            <ChoicesTable
              caption={<caption class="sr-only">{lead}</caption>}
              columns={[
                { label: say('live.stop.shows') },
                { label: say('live.stop.best') },
                { label: say('live.decision.for', { seat: by }), isNumber: true },
              ]}
              rows={rolled.map((outcome, number) => {
                const { best = [], gain = null } = found[number] ?? {}
                const then = bestAfter(face, session, number, best, words)
                return { key: outcome, cells: [outcome, then, <Gain gain={gain} words={words} />] }
              })}
            />
          )
        }
      </TaskResult>
      <WorthForm typed={typed} words={words} onType={onType} />
    </>
  )
}

/** Possible results of the next roll. */
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
