import type { ComponentChildren } from 'preact'
import type { Refusal } from '../../kernel/refusal.ts'
import type {
  Count,
  List,
  Listed,
  Part,
  Parts,
  Scalar,
  Several,
} from '../../kernel/schema/schema.ts'
import type { Face } from '../face.ts'
import { Refusals } from '../player/Refusals.tsx'
import { CheckBox } from './CheckBox.tsx'
import { canBe, type Editing, whereIs } from './edit.ts'
import { NumberField } from './NumberField.tsx'
import { PickOne } from './PickOne.tsx'
import { type Path, schemaAt, valueAt } from './paths.ts'
import type { At, Forms } from './plan.ts'

/** What every control of a form needs: where it stands, and what to do with what it is given. */
export interface FormAt {
  readonly editing: Editing
  readonly forms: Forms
  readonly face: Face
  readonly at: At
  /** What was refused last, and where it was asked for. */
  readonly refused: { readonly path: string; readonly refusals: readonly Refusal[] } | undefined
  set(path: Path, value: unknown): void
}

interface ControlProps<P extends Part = Part> {
  readonly form: FormAt
  readonly path: Path
  readonly part: P
  /** Whether it stands under its name already. */
  readonly isBare?: boolean
  /** The values that can be offered, where somebody has found that out already. */
  readonly offered?: readonly Scalar[] | undefined
}

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

/** The name of the part at a path. */
function labelOf({ face, at }: FormAt, path: Path): string {
  return face.situationPart(at.situation.kind, path, at.words)
}

/** A frame with the name of what is in it, where that does not stand over it already. */
function Framed({ form, path, isBare, children, ...rest }: FrameProps) {
  if (isBare) return <div class={rest.class}>{children}</div>
  return (
    <fieldset class={rest.class}>
      <legend>{labelOf(form, path)}</legend>
      {children}
    </fieldset>
  )
}

interface FrameProps extends Omit<ControlProps, 'part'> {
  readonly class: string
  readonly children: ComponentChildren
}

/** What stands at a path, or what its absence comes to. */
function standing({ at, forms }: FormAt, path: Path): unknown {
  return valueAt(at.situation, path) ?? forms.implied?.(path, at)
}

/** A value as it is offered: by its name, and where it is now if it would be taken from there. */
function nameOf(form: FormAt, { of }: Listed, path: Path, value: Scalar): string {
  const { forms, at, editing } = form
  const name = of ? forms.value(of, value, at) : String(value)
  const from = whereIs(editing.kind.schema, at.situation, path, value)
  const place = from?.slice(0, -1).join('.')
  if (!from || place === path.slice(0, -1).join('.')) return name
  const isEntry = schemaAt(editing.kind.schema, from.slice(0, -1))?.type !== 'parts'
  return `${name} (${labelOf(form, isEntry ? from.slice(0, -1) : from)})`
}

/** Whether a part says yes or no. */
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
  return (
    <NumberField
      label={labelOf(form, path)}
      value={Number(standing(form, path) ?? part.min)}
      min={part.min}
      max={part.max}
      {...(part.step ? { step: part.step } : {})}
      onSet={(value) => form.set(path, value)}
    />
  )
}

/** So many are marked; of more, those that are there are listed and others can be added. */
const MOST_MARKS = 12

/** Where only a few of many can be there, each has a place. */
const MOST_PLACES = 3

function SeveralControl(props: ControlProps<Several & Part>) {
  const { item, most } = props.part
  if (most <= MOST_PLACES && most < item.values.length) return <Places {...props} />
  return item.values.length > MOST_MARKS ? <Heap {...props} /> : <Marks {...props} />
}

function Places({ form, path, part, isBare = false }: ControlProps<Several & Part>) {
  const { at, editing } = form
  const here = (standing(form, path) ?? []) as readonly Scalar[]
  const set = (before: Scalar | undefined, after: Scalar | undefined) =>
    part.item.values.filter((one) => one === after || (one !== before && here.includes(one)))
  const places = here.length < part.most ? [...here, undefined] : here
  return (
    <Framed class="choices" form={form} path={path} isBare={isBare}>
      {places.map((held, place) => {
        const offered = part.item.values.filter(
          (one) =>
            one === held ||
            (!here.includes(one) && canBe(editing, at.situation, path, set(held, one))),
        )
        return (
          <PickOne<Scalar | undefined>
            key={place}
            label={labelOf(form, [...path, String(place)])}
            value={held}
            options={[
              ...(held === undefined
                ? [{ value: undefined, name: at.words.say('form.choose') }]
                : []),
              ...offered.map((one) => ({
                value: one,
                name: nameOf(form, part.item, [...path, '0'], one),
              })),
            ]}
            onPick={(one) => form.set(path, set(held, one))}
          />
        )
      })}
    </Framed>
  )
}

function Marks({ form, path, part, isBare = false }: ControlProps<Several & Part>) {
  const { at, editing } = form
  const here = (standing(form, path) ?? []) as readonly Scalar[]
  const turned = (one: Scalar) =>
    part.item.values.filter((other) => here.includes(other) !== (other === one))
  const offered = part.item.values.filter(
    (one) => here.includes(one) || canBe(editing, at.situation, path, turned(one)),
  )
  if (offered.length === 0) return null
  return (
    <Framed class="choices choices-inline" form={form} path={path} isBare={isBare}>
      {offered.map((one) => (
        <CheckBox
          key={String(one)}
          label={nameOf(form, part.item, [...path, '0'], one)}
          checked={here.includes(one)}
          onSet={() => form.set(path, turned(one))}
        />
      ))}
    </Framed>
  )
}

function Heap({ form, path, part, isBare = false }: ControlProps<Several & Part>) {
  const { at, editing } = form
  const { say } = at.words
  const here = (standing(form, path) ?? []) as readonly Scalar[]
  const added = (one: Scalar) =>
    part.item.values.filter((other) => other === one || here.includes(other))
  const entry = [...path, '0']
  const rest = part.item.values.filter(
    (one) => !here.includes(one) && canBe(editing, at.situation, path, added(one)),
  )
  if (here.length + rest.length === 0) return null
  return (
    <Framed class="choices heap" form={form} path={path} isBare={isBare}>
      {here.map((one) => {
        const name = nameOf(form, part.item, entry, one)
        return (
          <p key={String(one)} class="heap-card">
            <span>{name}</span>
            <RemoveButton
              label={say('form.remove-one', { name })}
              text={say('form.remove')}
              onRemove={() =>
                form.set(
                  path,
                  here.filter((other) => other !== one),
                )
              }
            />
          </p>
        )
      })}
      <PickOne<Scalar | undefined>
        label={say('form.add')}
        value={undefined}
        options={[
          { value: undefined, name: say('form.choose') },
          ...rest.map((one) => ({ value: one, name: nameOf(form, part.item, entry, one) })),
        ]}
        onPick={(one) => one !== undefined && form.set(path, added(one))}
      />
    </Framed>
  )
}

interface RemoveProps {
  readonly label: string
  readonly text: string
  onRemove(): void
}

function RemoveButton({ label, text, onRemove }: RemoveProps) {
  return (
    <button type="button" class="button" aria-label={label} onClick={onRemove}>
      {text}
    </button>
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

/** Records that are all of the same parts, a row for each. */
function RecordTable({ form, path, part }: ControlProps<List & Part>) {
  const values = (standing(form, path) ?? []) as readonly Readonly<Record<string, unknown>>[]
  const parts = Object.entries((part.item as Parts).parts)
  const set = (place: number, name: string, value: unknown) =>
    form.set(
      path,
      values.map((one, index) => (index === place ? { ...one, [name]: value } : one)),
    )
  return (
    <table class="deck">
      <thead>
        <tr>
          <th scope="col">{labelOf(form, [...path, '*'])}</th>
          {parts.map(([name]) => (
            <th key={name} scope="col">
              {labelOf(form, [...path, '*', name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((record, place) => (
          <tr key={`${place}`}>
            <th scope="row">{place + 1}</th>
            {parts.map(([name, cell]) => {
              const row = labelOf(form, [...path, String(place)])
              const label = `${row}, ${labelOf(form, [...path, '*', name])}`
              return (
                <td key={name}>
                  {cell.type === 'count' ? (
                    <input
                      type="number"
                      min={cell.min}
                      max={cell.max}
                      step={cell.step ?? 1}
                      value={Number(record[name])}
                      aria-label={label}
                      onChange={({ currentTarget }) =>
                        set(place, name, Math.round(currentTarget.valueAsNumber || 0))
                      }
                    />
                  ) : (
                    <input
                      type="checkbox"
                      checked={record[name] === true}
                      aria-label={label}
                      onChange={({ currentTarget }) => set(place, name, currentTarget.checked)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
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
