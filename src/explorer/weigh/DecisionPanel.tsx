import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { answersOf } from '../../kernel/choice/index.ts'
import { nobody } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import type { PanelProps } from '../face.ts'
import type { Session } from '../session/types.ts'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { TaskResult } from '../worker/TaskResult.tsx'
import { adviceTask } from '../worker/tasks.ts'
import { useTask } from '../worker/useTask.ts'
import { AheadTable } from './AheadTable.tsx'
import { AnswersTable } from './AnswersTable.tsx'
import type { DecisionFound } from './results.ts'
import type { NamedClaim } from './useChanges.ts'
import { type TypedProps, WorthForm } from './WorthForm.tsx'
import { type TypedWorth, worthOf } from './worth.ts'

/** Description of a game for its decision panel; sentences on worth come from the game (`ofScale`). */
interface Weighing<Given = unknown, Position = unknown> {
  /** Initial worth of things, by name. */
  readonly worth: TypedWorth
  /** True when that worth is the game's own score; otherwise only chances are shown. */
  isTold(given: Given): boolean
  /** Facts that matter to a decision beside its worth. */
  prospects(given: Given, start: Position, by: string, words: Words): readonly NamedClaim[]
  /** Whose interest it touches besides that of the one who decides. */
  others(given: Given, start: Position, by: string): readonly string[]
  /** Seat that plans after each result of the next roll, if any does. */
  planner(given: Given): string | undefined
}

const RANK = 1

/** More answers than this are not weighed: nobody would read them. */
const MOST_ANSWERS = 40

/** Panel on the next decision: the worth of each answer to the decider and to the other side. */
export function decisionPanel<Given, Position>(
  weighing: Weighing<Given, Position>,
): FunctionComponent<PanelProps> {
  return (props) => {
    const [typed, setTyped] = useState(weighing.worth)
    const { ref, act } = useKeptFocus<HTMLDivElement>()
    const onTake = (number: number) => act(() => props.session.answer(number))
    const all = { ...props, weighing: weighing as Weighing, typed, onType: setTyped, onTake }
    return (
      <div class="live-panel" ref={ref} tabIndex={-1}>
        <Next {...all} />
      </div>
    )
  }
}

type NextProps = PanelProps &
  TypedProps & { readonly weighing: Weighing; onTake(number: number): void }

/** Content by what comes next: a decision, a roll, or nothing. */
function Next(props: NextProps) {
  const { say } = props.words
  const question = nextQuestion(props.session)
  if (!question) return <p>{say('live.decision.over')}</p>
  if (question.step === 'ask') {
    return question.options.count > MOST_ANSWERS ? (
      <p>{say('live.decision.too-many')}</p>
    ) : (
      <Weighing {...props} question={question} />
    )
  }
  const planner = props.weighing.planner(props.session.opening.value.given)
  return planner === undefined ? (
    <p>{say('live.decision.chance')}</p>
  ) : (
    <AheadTable {...props} planner={planner} />
  )
}

/** The question that comes next after the answers given, whether or not it has been answered since. */
function nextQuestion(session: Session): Question | undefined {
  return session.run.value.again(session.answered.value.length, nobody).question
}

type WeighingProps = NextProps & { readonly question: Extract<Question, { step: 'ask' }> }

function Weighing(props: WeighingProps) {
  const { face, words, session, weighing, question, typed, onType, onTake } = props
  const { given, position: start } = session.opening.value
  const worth = worthOf(typed)
  const prospects = weighing.prospects(given, start, question.by, words)
  const others = weighing.others(given, start, question.by)
  const request = {
    worth,
    prospects: prospects.map(({ asked, is }) => ({ asked, is })),
    others,
  }
  const worked = useTask<DecisionFound | undefined>(
    face,
    'decision',
    worth && adviceTask(session, 'decision', request),
    RANK,
  )
  const labels = answersOf(question.options).map((value) =>
    face.answer(question, value, given, words),
  )
  return (
    <>
      <p>{face.question(question, words, given)}</p>
      <TaskResult worked={worked} face={face} words={words}>
        {(found) =>
          found?.by === question.by &&
          found.answers.length === labels.length && (
            <AnswersTable
              found={found}
              labels={labels}
              prospects={prospects.map(({ label }) => capital(label))}
              by={face.seatWithin(question.by, words)}
              others={others.map((seat) => face.seatWithin(seat, words))}
              isTold={weighing.isTold(given)}
              words={words}
              onTake={onTake}
            />
          )
        }
      </TaskResult>
      {weighing.isTold(given) && <WorthForm typed={typed} words={words} onType={onType} />}
    </>
  )
}
