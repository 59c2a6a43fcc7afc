import { useState } from 'preact/hooks'
import type { Given, Position } from '../../../../engine/games/quick-and-undead/position.ts'
import { answersOf } from '../../../../engine/kernel/choice.ts'
import type { Question } from '../../../../engine/kernel/run.ts'
import { seatName } from '../../../../speech/games/quick-and-undead/names.ts'
import type { PanelProps } from '../../../face.ts'
import { Progress } from '../../../player/Live.tsx'
import { Refusals } from '../../../player/Refusals.tsx'
import type { Session } from '../../../player/session.ts'
import { adviceTask } from '../../../player/tasks.ts'
import { useWorked } from '../../../player/useWorked.ts'
import { AnswersTable } from './AnswersTable.tsx'
import type { DecisionFound } from './found.ts'
import { otherSide, prospectsOf } from './prospects.ts'
import { StopRule } from './StopRule.tsx'
import { type TypedProps, WorthForm } from './WorthForm.tsx'
import { type TypedWorth, usualWorth, worthOf } from './worth.ts'

const RANK = 1

/** More answers than this are not weighed: nobody would read them. */
const MOST_ANSWERS = 40

/** What each answer to the decision that comes next is worth, to the one who decides and to the other side. */
export function DecisionPanel(props: PanelProps) {
  const { words, session } = props
  const [typed, setTyped] = useState<TypedWorth>(usualWorth)
  const question = nextQuestion(session)
  const { say } = words
  if (!question) return <p>{say('live.decision.over')}</p>
  const worths = { typed, onType: setTyped }
  const { scene, solo } = session.opening.value.given as Given
  if (question.step === 'roll') {
    return scene.undead && !solo ? (
      <StopRule {...props} {...worths} />
    ) : (
      <p>{say('live.decision.chance')}</p>
    )
  }
  if (question.options.count > MOST_ANSWERS) return <p>{say('live.decision.too-many')}</p>
  return <Weighing {...props} {...worths} question={question} />
}

/** The question that comes next after the answers given, whether or not it has been answered since. */
function nextQuestion(session: Session): Question | undefined {
  const { trace, question } = session.run.value
  const answers = trace.flatMap((line) => (line.type === 'answer' ? [line.question] : []))
  return answers[session.answered.value.length] ?? question
}

type WeighingProps = PanelProps &
  TypedProps & { readonly question: Extract<Question, { step: 'ask' }> }

function Weighing({ face, words, session, question, typed, onType }: WeighingProps) {
  const { given, position: start } = session.opening.value as { given: Given; position: Position }
  const worth = worthOf(typed)
  const prospects = prospectsOf(given, start, question.by, words)
  const others = otherSide(given, start, question.by)
  const request = {
    worth,
    prospects: prospects.map(({ asked, is }) => ({ asked, is })),
    others,
  }
  const worked = useWorked<DecisionFound | undefined>(
    'decision',
    worth && adviceTask(face.game.id, session, 'decision', request),
    RANK,
  )
  const { answer, isFresh } = worked
  const found = answer?.ok ? answer.value : undefined
  const labels = answersOf(question.options).map((value) =>
    face.answer(question, value, given, words),
  )
  const isOfThis = found?.by === question.by && found.answers.length === labels.length
  return (
    <>
      <p>{face.question(question, words, session.position.value)}</p>
      <Progress worked={worked} words={words} />
      <div class={`live-worked${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {answer && !answer.ok && <Refusals refusals={answer.refusals} face={face} words={words} />}
        {found && isOfThis && (
          <AnswersTable
            found={found}
            labels={labels}
            prospects={prospects.map(({ label }) => label)}
            by={seatName(question.by, words)}
            others={others.map((seat) => seatName(seat, words))}
            isSolo={given.solo}
            words={words}
            onTake={(number) => session.answer(number)}
          />
        )}
      </div>
      {!given.solo && <WorthForm typed={typed} words={words} onType={onType} />}
    </>
  )
}
