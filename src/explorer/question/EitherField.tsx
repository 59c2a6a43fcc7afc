import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { type Choice, sameData } from '../../kernel/choice/index.ts'
import { isRecord } from '../../kernel/data/keyed.ts'
import { capital } from '../../kernel/words/words.ts'
import { draftOf } from './draft.ts'
import type { FieldOf, FieldProps, Naming } from './field-props.tsx'

interface EitherProps extends FieldOf<'either'> {
  /** The field of any choice, and that of a list. */
  readonly Field: FunctionComponent<Omit<FieldProps, 'shape'>>
  readonly List: FunctionComponent<FieldOf<'list'>>
}

/** Chooses among several kinds of answers, by what is in each, then builds that answer. */
export function EitherField(props: EitherProps) {
  const { choice: whole, shape, value, naming, onSet, Field, List } = props
  const { choices } = shape
  const [picked, setPicked] = useState<number | undefined>()
  // What was pressed on the board may be of another kind than what was picked here.
  const order = picked === undefined ? choices.keys() : [picked, ...choices.keys()]
  const place = [...order].find((at) => isOf(choices[at], value)) ?? picked
  const choice = place === undefined ? undefined : choices[place]
  const point = choices.find(({ shape }) => shape.kind === 'grid')
  if (point && choices.every((one) => one === point || one.list)) {
    return <PointOrField {...{ point, choices, value, naming, onSet, Field }} />
  }
  const kinds: Naming = {
    ...naming,
    whole: (kind) =>
      nameOf(choices[Number(kind)] as Choice, naming) ??
      naming.words.say('answer.kind', { number: Number(kind) + 1 }),
  }
  return (
    <div class="answer-parts">
      <List
        choice={whole}
        shape={{ kind: 'list', values: [...choices.keys()] }}
        value={place}
        naming={kinds}
        onSet={(kind) => {
          setPicked(Number(kind))
          onSet(draftOf(choices[Number(kind)] as Choice))
        }}
      />
      {choice && choice.count > 1 && (
        <Field choice={choice} value={value} naming={naming} onSet={onSet} />
      )}
    </div>
  )
}

interface PointOrProps extends Pick<EitherProps, 'value' | 'naming' | 'onSet' | 'Field'> {
  readonly point: Choice
  readonly choices: readonly Choice[]
}

/** A point of a table, or one of a few things done instead. */
function PointOrField({ point, choices, value, naming, onSet, Field }: PointOrProps) {
  const others = choices.flatMap(({ list = [] }) => list)
  return (
    <div class="point-or">
      <Field choice={point} value={value} naming={naming} onSet={onSet} />
      {others.map((other, at) => (
        <button
          key={at}
          type="button"
          class="button"
          aria-pressed={sameData(other, value)}
          onClick={() => onSet(other)}
        >
          {capital(naming.whole(other))}
        </button>
      ))}
    </div>
  )
}

/** True when the draft so far fits a kind of answer. */
function isOf(choice: Choice | undefined, value: unknown): boolean {
  if (!choice || choice.indexOf(value) >= 0) return choice !== undefined
  const { shape } = choice
  return (
    shape.kind === 'form' &&
    isRecord(value) &&
    Object.keys(value).every((part) => part in shape.parts)
  )
}

/** Name of one choice among several: its only answer, or its parts. */
function nameOf(choice: Choice, naming: Naming): string | undefined {
  const { shape } = choice
  if (choice.count === 1) return naming.whole(choice.at(0))
  if (shape.kind !== 'form') return undefined
  return naming.words.list(Object.keys(shape.parts).map((name) => naming.part(name)))
}
