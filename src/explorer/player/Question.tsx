import { useState } from 'preact/hooks'
import { answersOf, type Choice } from '../../kernel/choice.ts'
import { choiceOf, type Question } from '../../kernel/run.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from './ClauseLink.tsx'
import type { Session } from './session.ts'

interface QuestionProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly question: Question
}

/** How many answers are offered as buttons to choose from; more of them are a list. */
const FEW = 8

/** The question that waits, with native controls and "whatever". */
export function QuestionView({ face, words, session, question }: QuestionProps) {
  const { say } = words
  const [seed, setSeed] = useState(1)
  const position = session.position.value
  const isRoll = question.step === 'roll'
  const whatever = (extent: 'one' | 'all') => {
    session.answerWhatever(seed, extent)
    setSeed(seed + 1)
  }
  return (
    <section class="question" aria-label={say('question-label')}>
      <p class="question-text">
        <strong>{face.question(question, words, position)}</strong>{' '}
        <ClauseLink id={question.clause} words={words} />
      </p>
      <AnswerForm
        key={session.at.value}
        face={face}
        words={words}
        session={session}
        question={question}
      />
      <div class="whatever">
        <button type="button" class="button" onClick={() => whatever('one')}>
          {say(isRoll ? 'whatever.roll' : 'whatever.one')}
        </button>
        <button type="button" class="button" onClick={() => whatever('all')}>
          {say('whatever.all')}
        </button>
        <label class="field field-inline">
          <span class="field-name">{say('whatever.seed')}</span>
          <input
            type="number"
            min="0"
            max="999999"
            value={seed}
            onChange={({ currentTarget }) => setSeed(Math.max(0, currentTarget.valueAsNumber || 0))}
          />
        </label>
      </div>
    </section>
  )
}

function AnswerForm({ face, words, session, question }: QuestionProps) {
  const choice = choiceOf(question)
  const [index, setIndex] = useState(0)
  const { say } = words
  const isForced = choice.count === 1
  return (
    <form
      class="answer"
      onSubmit={(event) => {
        event.preventDefault()
        session.answer(index)
      }}
    >
      {choice.parts ? (
        <PartsForm {...{ face, words, session, question, index, setIndex }} parts={choice.parts} />
      ) : (
        <OneOf {...{ face, words, session, question, index, setIndex }} />
      )}
      <button type="submit" class="button button-primary">
        {say(question.step === 'roll' ? 'answer.set' : 'answer.give')}
      </button>
      {isForced && <small>{say('answer.forced')}</small>}
    </form>
  )
}

interface InputProps extends QuestionProps {
  readonly index: number
  setIndex(index: number): void
}

/** One answer out of a list: a group of radio buttons, or a drop-down when there are many. */
function OneOf({ face, words, session, question, index, setIndex }: InputProps) {
  const { given } = session.opening.value
  const labels = answersOf(choiceOf(question)).map((value) =>
    face.answer(question, value, given, words),
  )
  const legend = words.say('answer.legend')
  if (labels.length > FEW) {
    return (
      <label class="field">
        <span class="field-name">{legend}</span>
        <select
          value={index}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        >
          {labels.map((label, place) => (
            <option key={`${place}`} value={place}>
              {label}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <fieldset class="choices">
      <legend class="sr-only">{legend}</legend>
      {labels.map((label, place) => (
        <label key={`${place}`} class="choice">
          <input
            type="radio"
            name="answer"
            checked={place === index}
            onChange={() => setIndex(place)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A compound answer: one list for each of its parts, every combination of which is legal. */
function PartsForm(props: InputProps & { parts: Readonly<Record<string, Choice>> }) {
  const { face, words, session, index, setIndex, parts } = props
  const { given } = session.opening.value
  const names = Object.keys(parts)
  const digits = digitsOf(index, names, parts)
  const setDigit = (name: string, digit: number) => {
    const next = { ...digits, [name]: digit }
    setIndex(names.reduce((sum, one) => sum * countOf(parts, one) + (next[one] ?? 0), 0))
  }
  return (
    <div class="answer-parts">
      {names.map((name) => (
        <label key={name} class="field">
          <span class="field-name">{face.partName(name, words)}</span>
          <select
            value={digits[name]}
            onChange={({ currentTarget }) => setDigit(name, Number(currentTarget.value))}
          >
            {answersOf(parts[name] as Choice).map((value, place) => (
              <option key={`${place}`} value={place}>
                {face.partValue(name, value, given, words)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

/** The number of an answer taken apart, as a number is into digits: the last part varies fastest. */
function digitsOf(
  index: number,
  names: readonly string[],
  parts: Readonly<Record<string, Choice>>,
): Record<string, number> {
  const digits: Record<string, number> = {}
  let left = index
  for (const name of names.toReversed()) {
    digits[name] = left % countOf(parts, name)
    left = Math.floor(left / countOf(parts, name))
  }
  return digits
}

function countOf(parts: Readonly<Record<string, Choice>>, name: string): number {
  return (parts[name] as Choice).count
}
