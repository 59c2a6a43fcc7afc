import { type Choice, isForced } from '../../kernel/choice/index.ts'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { SeedField } from '../forms/SeedField.tsx'
import type { Session } from '../session/types.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { AnswerField } from './AnswerField.tsx'
import { FEW } from './draft.ts'
import type { Naming } from './field-props.tsx'
import type { AnswerState } from './useAnswer.ts'

interface QuestionProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly question: Question
  readonly answering: AnswerState
  /** True when an answer of a short list is given by one press. */
  readonly isDirect?: boolean
}

/** The question that waits: native controls for a decision; what chance decides is set by hand in a fold. */
export function QuestionView(props: QuestionProps) {
  const { face, words, session, question } = props
  const { say } = words
  const { given } = session.opening.value
  const isRoll = question.step === 'roll'
  const form = <AnswerForm key={session.at.value} {...props} />
  return (
    <section class="question" aria-label={say('question-label')}>
      <p class="question-text">
        <strong>{face.question(question, words, given)}</strong>{' '}
        <ClauseLink id={question.clause} words={words} />
      </p>
      {!isRoll && form}
      <details class="whatever">
        <summary>{say(isRoll ? 'whatever.by-hand' : 'whatever.by-chance')}</summary>
        {isRoll && form}
        <Whatever words={words} session={session} isRoll={isRoll} />
      </details>
    </section>
  )
}

/** Leaves this question, or all that is left, to chance, under a seed. */
function Whatever({
  words: { say },
  session,
  isRoll,
}: Pick<QuestionProps, 'words' | 'session'> & { readonly isRoll: boolean }) {
  return (
    <div class="whatever-ways">
      {!isRoll && (
        <button type="button" class="button" onClick={() => session.answerByChance()}>
          {say('whatever.one')}
        </button>
      )}
      <button type="button" class="button" onClick={() => session.playOut()}>
        {say('whatever.all')}
      </button>
      <SeedField label={say('whatever.seed')} seed={session.seed} />
    </div>
  )
}

interface AnswerFormProps extends Omit<QuestionProps, 'session'> {
  readonly session: Pick<Session, 'opening'>
}

/** The answer as it is being put together. */
export function AnswerForm({
  face,
  words,
  session,
  question,
  answering,
  isDirect,
}: AnswerFormProps) {
  const choice = choiceOf(question)
  const { draft } = answering
  const { say } = words
  const { given } = session.opening.value
  const namingOf = (part: string): Naming => {
    const within = (value: unknown) => face.partValue(part, value, given, words)
    return {
      words,
      whole: within,
      within,
      part: (name) => face.partName(name, words),
      unit: face.things.units?.[part],
      Point: face.handy?.Point,
      start: answering.start,
      ofPart: namingOf,
    }
  }
  const naming: Naming = {
    ...namingOf(question.kind),
    whole: (value) => face.answer(question, value, given, words),
  }
  const { shape } = choice
  if (isDirect && shape.kind === 'list' && shape.values.length <= FEW) {
    return (
      <div class="answer answer-direct">
        {shape.values.map((value, place) => (
          <button key={place} type="button" class="button" onClick={() => answering.give(value)}>
            {capital(naming.whole(value))}
          </button>
        ))}
      </div>
    )
  }
  const ending = endingOf(choice)
  const Field = face.handy?.field(choice) ?? AnswerField
  return (
    <form
      class="answer"
      onSubmit={(event) => {
        event.preventDefault()
        answering.give(draft)
      }}
    >
      <Field choice={ending?.rest ?? choice} value={draft} naming={naming} onSet={answering.set} />
      <div class="answer-ways">
        {ending ? (
          ending.values.map((value) => (
            <button
              key={String(value)}
              type="button"
              class="button button-primary"
              onClick={() => answering.give({ ...Object(draft), [ending.part]: value })}
            >
              {capital(naming.ofPart(ending.part).whole(value))}
            </button>
          ))
        ) : (
          <button type="submit" class="button button-primary">
            {say(question.step === 'roll' ? 'answer.set' : 'answer.give')}
          </button>
        )}
      </div>
      {isForced(choice) && <small>{say('answer.forced')}</small>}
    </form>
  )
}

/** Up to this many values of an answer's last part become buttons that give the answer. */
const MOST_ENDINGS = 3

/** Turns the last part of an answer into buttons that give the answer, when it has few values. */
function endingOf(choice: Choice) {
  const { shape } = choice
  if (shape.kind !== 'form') return undefined
  const { length, [length - 1]: last } = Object.entries(shape.parts)
  if (!last || length < 2 || last[1].shape.kind !== 'list') return undefined
  const [
    part,
    {
      shape: { values },
    },
  ] = [last[0], last[1] as Choice & { shape: { values: readonly unknown[] } }]
  if (values.length > MOST_ENDINGS) return undefined
  const { [part]: _, ...parts } = shape.parts
  return { part, values, rest: { ...choice, shape: { kind: 'form', parts } } satisfies Choice }
}
