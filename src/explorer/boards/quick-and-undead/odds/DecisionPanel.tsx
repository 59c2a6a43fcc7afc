import { useState } from 'preact/hooks'
import type { Worth } from '../../../../engine/games/quick-and-undead/odds/decisions.ts'
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
import { readWorth, usualWorth, worthNames } from './worth.ts'

const RANK = 1

/** More answers than this are not weighed: nobody would read them. */
const MOST_ANSWERS = 40

/** What each answer to the decision that comes next is worth, to the one who decides and to the other side. */
export function DecisionPanel(props: PanelProps) {
  const { words, session } = props
  const question = nextQuestion(session)
  const { say } = words
  if (!question) return <p>{say('live.decision.over')}</p>
  if (question.step === 'roll') return <p>{say('live.decision.chance')}</p>
  if (question.options.count > MOST_ANSWERS) return <p>{say('live.decision.too-many')}</p>
  return <Weighing {...props} question={question} />
}

/** The question that comes next after the answers given, whether or not it has been answered since. */
function nextQuestion(session: Session): Question | undefined {
  const { trace, question } = session.run.value
  const answers = trace.flatMap((line) => (line.type === 'answer' ? [line.question] : []))
  return answers[session.answered.value.length] ?? question
}

type Typed = Readonly<Record<keyof Worth, string>>

type WeighingProps = PanelProps & { readonly question: Extract<Question, { step: 'ask' }> }

function Weighing({ face, words, session, question }: WeighingProps) {
  const { say } = words
  const [typed, setTyped] = useState<Typed>(usualWorth)
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
      {!given.solo && (
        <fieldset class="choices-form worth">
          <legend>{say('live.decision.worth')}</legend>
          {worthNames.map((name) => (
            <label key={name} class="field">
              <span class="field-name">{say(`live.decision.worth-of.${name}`)}</span>
              <input
                type="text"
                inputMode="text"
                autocomplete="off"
                value={typed[name]}
                aria-invalid={readWorth(typed[name]) === undefined}
                onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
              />
            </label>
          ))}
          {!worth && (
            <p class="worth-wrong" role="alert">
              {say('live.decision.worth-wrong')}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}

/** What was typed, when all of it can be read. */
function worthOf(typed: Typed): Worth | undefined {
  const [bullet, coin, outlaw] = worthNames.map((name) => readWorth(typed[name]))
  return bullet && coin && outlaw ? { bullet, coin, outlaw } : undefined
}
