import { useEffect, useState } from 'preact/hooks'
import { answersOf, type Choice, type Stock, sameData } from '../../kernel/choice/index.ts'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { AnswerForm } from '../question/Question.tsx'
import type { AnswerState } from '../question/useAnswer.ts'
import type { Session } from '../session/types.ts'
import { STILL } from '../ui/useStill.ts'

interface TellProps {
  readonly face: Face
  readonly words: Words
  readonly session: Pick<Session, 'opening'>
  readonly question: Question
  /** Changes with each new question, which takes no press at once, so that no tap answers two. */
  readonly moment: unknown
  readonly answering: AnswerState
  /** Name of the group of answers. */
  readonly label: string
  onTell(index: number): void
}

/** Most answers that each have a button: of a list, and of anything else that can be listed. */
const [MOST_LISTED, MOST_OTHERS] = [24, 10]

/** The answers of which each has a button, which is one tap; undefined where an answer has to be put together. */
export function oneTap(choice: Choice): readonly unknown[] | undefined {
  const { shape, draw, count } = choice
  if (draw || count > (shape.kind === 'list' ? MOST_LISTED : MOST_OTHERS)) return undefined
  return answersOf(choice)
}

/** The name of an answer; of one that takes none of several things, that it does. */
export function answerName(
  face: Face,
  question: Question,
  value: unknown,
  given: unknown,
  words: Words,
): string {
  return face.answer(question, value, given, words) || words.say('answer.none')
}

/** An answer told with one tap, where there are few; with who has what, or the form of the question, where there are many. */
export function Tell({ label, moment, onTell, ...props }: TellProps) {
  const { face, words, session, question } = props
  const { given } = session.opening.value
  const choice = choiceOf(question)
  const values = oneTap(choice)
  const isStill = useStill(moment)
  const { shape } = choice
  if (values) {
    const names = values.map((value) => capital(answerName(face, question, value, given, words)))
    const isNumbers = values.every((value) => typeof value === 'number')
    return (
      <fieldset class={`tell ${isNumbers ? 'tell-numbers' : ''}`} disabled={isStill}>
        <legend>{label}</legend>
        {names.map((name, index) => (
          <button
            key={index}
            type="button"
            class="button tell-one"
            onClick={() => onTell(choice.indexOf(values[index]))}
          >
            {isNumbers ? <Numbered value={values[index]} name={name} /> : name}
          </button>
        ))}
      </fieldset>
    )
  }
  if (shape.kind === 'assignment') return <Handed {...props} label={label} isStill={isStill} />
  return (
    <fieldset class="tell-form" disabled={isStill}>
      <legend>{label}</legend>
      <AnswerForm {...props} />
    </fieldset>
  )
}

/** A number large, with what it is where it is more than a number. */
function Numbered({ value, name }: { readonly value: unknown; readonly name: string }) {
  const isPlain = name === String(value)
  return (
    <>
      <b aria-hidden={!isPlain}>{String(value)}</b>
      {!isPlain && <small>{name}</small>}
    </>
  )
}

/** An assignment: a row for each, a tap for each; the last one gives the answer. */
function Handed(props: Omit<TellProps, 'moment' | 'onTell'> & { readonly isStill: boolean }) {
  const { face, words, session, question, answering, label, isStill } = props
  const { shape } = choiceOf(question)
  if (shape.kind !== 'assignment') return null
  const { given } = session.opening.value
  const draft = (answering.draft ?? {}) as Readonly<Record<string, unknown>>
  const name = (value: unknown) => face.partValue(question.kind, value, given, words)
  const isTaken = (thing: unknown, max: number, holder: string | number) =>
    shape.holders.filter((one) => one !== holder && sameData(draft[one], thing)).length >= max
  const hand = (holder: string | number, thing: unknown) => {
    const next = { ...draft, [holder]: thing }
    if (shape.holders.every((one) => next[one] !== undefined)) answering.give(next)
    else answering.set(next)
  }
  return (
    <fieldset class="tell-hands" disabled={isStill}>
      <legend>{label}</legend>
      {shape.holders.map((holder) => (
        <fieldset key={holder} class="tell tell-hand">
          <legend>{name(holder)}</legend>
          {inOrder(shape.things).map(({ thing, max }) => (
            <button
              key={String(thing)}
              type="button"
              class="button tell-one"
              aria-label={`${name(holder)}: ${name(thing)}`}
              aria-pressed={sameData(draft[holder], thing)}
              disabled={isTaken(thing, max, holder)}
              onClick={() => hand(holder, thing)}
            >
              {typeof thing === 'number' ? <b>{thing}</b> : name(thing)}
            </button>
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}

/** Numbers in their order, then all else. */
function inOrder(things: readonly Stock[]): readonly Stock[] {
  const rank = ({ thing }: Stock) => (typeof thing === 'number' ? thing : Number.POSITIVE_INFINITY)
  return things.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/** True for a moment after a question has come: a tap that answered the one before does not answer this one too. */
function useStill(moment: unknown): boolean {
  const [settled, setSettled] = useState<unknown>(undefined)
  useEffect(() => {
    const timer = setTimeout(setSettled, STILL, moment)
    return () => clearTimeout(timer)
  }, [moment])
  return settled !== moment
}
