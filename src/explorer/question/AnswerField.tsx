import type { VNode } from 'preact'
import { useId } from 'preact/hooks'
import type { Span } from '../../kernel/choice/index.ts'
import { capital } from '../../kernel/words/words.ts'
import { CheckBox } from '../forms/CheckBox.tsx'
import { NumberField } from '../forms/NumberField.tsx'
import { PickOne } from '../forms/PickOne.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { chosenOf, FEW } from './draft.ts'
import {
  choicesOf,
  type FieldOf,
  type FieldProps,
  Group,
  howMany,
  type Naming,
  Parts,
} from './field-props.tsx'

const loadEither = async () => (await import('./EitherField.tsx')).EitherField
const loadOrder = async () => (await import('./OrderField.tsx')).OrderField

/** Native controls that build an answer, derived from the shape of the choice. */
export function AnswerField(props: Omit<FieldProps, 'shape'>): VNode | null {
  const { shape } = props.choice
  switch (shape.kind) {
    case 'list':
      return <ListField {...props} shape={shape} />
    case 'range':
      return <RangeField {...props} span={shape} />
    case 'subset':
      return <SubsetField {...props} shape={shape} />
    case 'order':
      return <Lazy load={loadOrder} props={{ ...props, shape }} />
    case 'assignment':
      return <AssignmentField {...props} shape={shape} />
    case 'form':
      return <FormField {...props} shape={shape} />
    case 'grid':
      return props.naming.Point ? <props.naming.Point {...props} shape={shape} /> : null
    case 'either':
      return (
        <Lazy load={loadEither} props={{ ...props, shape, Field: AnswerField, List: ListField }} />
      )
  }
}

/** One of a few values by radio buttons, where it is the whole answer; otherwise by a drop-down. */
export function ListField({ shape: { values }, value, naming, label, onSet }: FieldOf<'list'>) {
  const legend = label ?? naming.words.say('answer.legend')
  const name = useId()
  const place = values.indexOf(value)
  // A whole answer begins as a sentence does; a part of one goes on.
  const titled = (one: unknown) => (label === undefined ? capital : String)(naming.whole(one))
  const options = values.map((one, index) => ({ value: index, name: titled(one) }))
  if (label !== undefined || values.length > FEW) {
    return (
      <PickOne
        label={legend}
        value={place < 0 ? undefined : place}
        untold={naming.words.say('answer.untold')}
        options={options}
        onPick={(picked) => onSet(values[picked])}
      />
    )
  }
  return (
    <fieldset class={choicesOf(options.map((option) => option.name))}>
      <legend class="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type="radio"
            name={name}
            checked={option.value === place}
            onChange={() => onSet(values[option.value])}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface RangeProps {
  readonly span: Span
  readonly value: unknown
  readonly naming: Naming
  readonly label?: string
  onSet(value: number): void
}

/** A whole number, with its bounds in the label. */
export function RangeField({ span: { min, max }, value, naming, label, onSet }: RangeProps) {
  const { say, number } = naming.words
  const { per = 1, sign } = naming.unit ?? {}
  const most = number(max / per)
  const bounds = { min: number(min / per), max: sign ? `${most}\u00a0${sign}` : most }
  return (
    <NumberField
      label={say('answer.range', { label: label ?? say('answer.number'), ...bounds })}
      value={value === undefined ? undefined : Number(value)}
      min={min}
      max={max}
      unit={naming.unit}
      onSet={onSet}
    />
  )
}

/** Any of some values by check boxes; how many it must be is told, and an answer beyond it is refused. */
function SubsetField({ shape, value, naming, label, onSet }: FieldOf<'subset'>) {
  const marks = chosenOf(shape.values, value as readonly unknown[])
  const names = shape.values.map((one) => naming.within(one))
  return (
    <Group naming={naming} label={label} hint={howMany(shape, naming.words)} names={names}>
      {names.map((name, place) => (
        <CheckBox
          key={place}
          label={name}
          checked={marks[place] === true}
          onSet={(checked) => {
            const next = marks.with(place, checked)
            onSet(shape.values.filter((_, other) => next[other]))
          }}
        />
      ))}
    </Group>
  )
}

/** One drop-down for each holder; a press on the board fills the first holder that has nothing yet. */
function AssignmentField({ shape, value, naming, label, onSet }: FieldOf<'assignment'>) {
  const given = value as Readonly<Record<string, unknown>>
  const { say } = naming.words
  const things = shape.things.map(({ thing }) => thing)
  const options = things.map((thing, place) => ({ value: place, name: naming.within(thing) }))
  const next = shape.holders.find((holder) => given[holder] === undefined)
  // Of a single holder its field alone speaks.
  const isTold = next === undefined || shape.holders.length === 1
  const hint = isTold ? undefined : say('answer.next', { what: naming.within(next) })
  return (
    <Group naming={naming} label={label} hint={hint}>
      {shape.holders.map((holder) => (
        <PickOne
          key={holder}
          label={naming.within(holder)}
          value={given[holder] === undefined ? undefined : things.indexOf(given[holder])}
          untold={say('answer.untold')}
          options={options}
          onPick={(place) => onSet({ ...given, [holder]: things[place] })}
        />
      ))}
    </Group>
  )
}

/** A field for each of the parts. */
function FormField({ shape: { parts }, value, naming, label, onSet }: FieldOf<'form'>) {
  const given = value as Readonly<Record<string, unknown>>
  return (
    <Parts naming={naming} label={label}>
      {Object.entries(parts).map(([name, part]) => (
        <AnswerField
          key={name}
          choice={part}
          value={given[name]}
          naming={naming.ofPart(name)}
          label={naming.part(name)}
          onSet={(next) => onSet({ ...given, [name]: next })}
        />
      ))}
    </Parts>
  )
}
