import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../../explorer/face.ts'
import { Progress } from '../../../../explorer/player/Live.tsx'
import { Refusals } from '../../../../explorer/player/Refusals.tsx'
import type { Session } from '../../../../explorer/player/session.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useKeptFocus } from '../../../../explorer/player/useKeptFocus.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { nobody } from '../../../../kernel/answer.ts'
import { answersOf } from '../../../../kernel/choice.ts'
import type { Question } from '../../../../kernel/run.ts'
import type { Given, Position } from '../../position.ts'
import { nouns } from '../../things.ts'
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
  const [typed, setTyped] = useState<TypedWorth>(usualWorth)
  const { ref, act } = useKeptFocus<HTMLDivElement>()
  const onTake = (number: number) => act(() => props.session.answer(number))
  return (
    <div class="live-panel" ref={ref} tabIndex={-1}>
      <Next {...props} typed={typed} onType={setTyped} onTake={onTake} />
    </div>
  )
}

type NextProps = PanelProps & TypedProps & { onTake(number: number): void }

/** What can be said of what comes next: a decision, a die, nothing. */
function Next(props: NextProps) {
  const { say } = props.words
  const question = nextQuestion(props.session)
  const { scene, solo } = props.session.opening.value.given as Given
  if (!question) return <p>{say('live.decision.over')}</p>
  if (question.step === 'ask') {
    return question.options.count > MOST_ANSWERS ? (
      <p>{say('live.decision.too-many')}</p>
    ) : (
      <Weighing {...props} question={question} />
    )
  }
  return scene.undead && !solo ? <StopRule {...props} /> : <p>{say('live.decision.chance')}</p>
}

/** The question that comes next after the answers given, whether or not it has been answered since. */
function nextQuestion(session: Session): Question | undefined {
  return session.run.value.again(session.answered.value.length, nobody).question
}

type WeighingProps = NextProps & { readonly question: Extract<Question, { step: 'ask' }> }

function Weighing(props: WeighingProps) {
  const { face, words, session, question, typed, onType, onTake } = props
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
    face,
    'decision',
    worth && adviceTask(session, 'decision', request),
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
      <p>{face.question(question, words, given)}</p>
      <Progress worked={worked} words={words} />
      <div class={`live-worked${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {answer && !answer.ok && <Refusals refusals={answer.refusals} face={face} words={words} />}
        {found && isOfThis && (
          <AnswersTable
            found={found}
            labels={labels}
            prospects={prospects.map(({ label }) => label)}
            by={nouns.seat.name(question.by, words)}
            others={others.map((seat) => nouns.seat.name(seat, words))}
            isSolo={given.solo}
            words={words}
            onTake={onTake}
          />
        )}
      </div>
      {!given.solo && <WorthForm typed={typed} words={words} onType={onType} />}
    </>
  )
}
