import type { Count, List, Listed, Part, Parts, Scalar } from '../../kernel/schema/schema.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { CheckBox } from './CheckBox.tsx'
import { canBe } from './edit.ts'
import { type ControlProps, type FormAt, Framed, labelOf, nameOf, standing } from './Framed.tsx'
import { NumberField } from './NumberField.tsx'
import { PickOne } from './PickOne.tsx'
import { type Path, schemaAt, valueAt } from './paths.ts'
import { RecordTable } from './RecordTable.tsx'
import { SeveralControl } from './SeveralControl.tsx'

/** The control of whatever stands at a path of a situation, with what was refused there beside it. */
export function Control({ form, path, isBare = false }: Omit<ControlProps, 'part'>) {
  const part = schemaAt(form.editing.kind.schema, path)
  if (!part) return null
  const { refused, face, at } = form
  const isHere = refused?.path === path.join('.')
  return (
    <>
      <ControlOf form={form} path={path} part={part} isBare={isBare} />
      {isHere && <Refusals refusals={refused.refusals} face={face} words={at.words} />}
    </>
  )
}

function ControlOf({ part, ...props }: ControlProps) {
  switch (part.type) {
    case 'listed':
      return <ListedControl part={part} {...props} />
    case 'count':
      return <CountControl part={part} {...props} />
    case 'several':
      return <SeveralControl part={part} {...props} />
    case 'list':
      return <ListControl part={part} {...props} />
    case 'parts':
      return <PartsControl part={part} {...props} />
    default:
      return <ListControl part={part.list} {...props} />
  }
}

/** True for a part whose values are yes and no. */
function isMark({ values }: Listed): boolean {
  return values.length === 2 && (values[0] === false || values[0] === 'no')
}

/** Nothing where there is no choice. */
function ListedControl({ form, path, part, offered: known }: ControlProps<Listed & Part>) {
  const { forms, at, editing } = form
  const label = labelOf(form, path)
  const value = standing(form, path) as Scalar | undefined
  const offered = part.values.filter(
    (one) => one === value || (known?.includes(one) ?? canBe(editing, at.situation, path, one)),
  )
  const absent = part.optional ? forms.absent?.(path, at) : undefined
  if (offered.length + (absent === undefined ? 0 : 1) < 2) return null
  if (isMark(part)) {
    const [no, yes] = part.values
    return (
      <CheckBox
        label={label}
        checked={value === yes}
        onSet={(isSet) => form.set(path, isSet ? yes : no)}
      />
    )
  }
  const none = absent === undefined ? [] : [{ value: undefined, name: absent }]
  return (
    <PickOne<Scalar | undefined>
      label={label}
      value={value}
      options={[
        ...none,
        ...offered.map((one) => ({
          value: one,
          name: nameOf(form, part, path, one),
          group: part.of && forms.group?.(part.of, one, at),
        })),
      ]}
      onPick={(one) => form.set(path, one)}
    />
  )
}

function CountControl({ form, path, part }: ControlProps<Count & Part>) {
  const unit = form.face.things.units?.[path.at(-1) ?? '']
  const label = labelOf(form, path)
  return (
    <NumberField
      label={unit ? `${label} (${unit.sign})` : label}
      unit={unit}
      value={Number(standing(form, path) ?? part.min)}
      min={part.min}
      max={part.max}
      {...(part.step ? { step: part.step } : {})}
      onSet={(value) => form.set(path, value)}
    />
  )
}

/** A list of values place by place, with one more place as long as there is room; of records, a table. */
function ListControl({ form, path, part, isBare = false }: ControlProps<List & Part>) {
  const values = (standing(form, path) ?? []) as readonly unknown[]
  if (part.item.type === 'parts') return <RecordTable form={form} path={path} part={part} />
  const shown = Math.max(values.length, Math.min(values.length + 1, part.most))
  // What can be at one place of a list can be at any.
  const offered = offeredIn(form, [...path, '0'], part.item)
  return (
    <Framed class="choices" form={form} path={path} isBare={isBare}>
      {Array.from({ length: shown }, (_, place) => {
        const entry = [...path, String(place)]
        return <EntryControl key={place} form={form} path={entry} list={part} offered={offered} />
      })}
    </Framed>
  )
}

function offeredIn({ editing, at }: FormAt, path: Path, item: List['item']) {
  if (item.type !== 'listed') return undefined
  return item.values.filter((one) => canBe(editing, at.situation, path, one))
}

interface EntryProps extends Pick<ControlProps, 'form' | 'path' | 'offered'> {
  readonly list: List
}

/** One entry of a list, or none at the place after the last. */
function EntryControl({ form, path, list, offered }: EntryProps) {
  const { item, least } = list
  const count = (valueAt(form.at.situation, path.slice(0, -1)) as readonly unknown[] | undefined)
    ?.length
  const mayGo = (count ?? 0) > least || item.type !== 'listed'
  const part = item.type === 'listed' && mayGo ? { ...item, optional: true } : item
  return (
    <>
      <ControlOf form={form} path={path} part={part} offered={offered} />
      {form.refused?.path === path.join('.') && (
        <Refusals refusals={form.refused.refusals} face={form.face} words={form.at.words} />
      )}
    </>
  )
}

/** The parts of a record, in a frame of their own where the record has a name. */
function PartsControl({ form, path, part, isBare = false }: ControlProps<Parts & Part>) {
  const names = Object.keys(part.parts)
  return (
    <Framed class="choices" form={form} path={path} isBare={isBare}>
      <div class="editor editor-row">
        {names.map((name) => (
          <Control key={name} form={form} path={[...path, name]} />
        ))}
      </div>
    </Framed>
  )
}
