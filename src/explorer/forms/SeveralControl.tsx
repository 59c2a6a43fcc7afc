import type { Part, Scalar, Several } from '../../kernel/schema/schema.ts'
import { CheckBox } from './CheckBox.tsx'
import { canBe } from './edit.ts'
import { type ControlProps, Framed, labelOf, nameOf, standing } from './Framed.tsx'
import { PickOne } from './PickOne.tsx'

/** So many are marked; of more, those that are there are listed and others can be added. */
const MOST_MARKS = 12

/** Up to this many values, each gets a field of its own. */
const MOST_PLACES = 3

/** The control of several out of some values: places, marks, or a heap to which one adds. */
export function SeveralControl(props: ControlProps<Several & Part>) {
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
