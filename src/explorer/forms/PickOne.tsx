import type { VNode } from 'preact'

interface Option<T> {
  readonly value: T
  readonly name: string
  /** The heading under which it is offered. */
  readonly group?: string | undefined
}

interface Props<T> {
  readonly label: string
  /** Undefined while none is picked. */
  readonly value: T | undefined
  /** Text that stands in the control until a value is picked. */
  readonly untold?: string
  /** The values in order, each with its name. */
  readonly options: readonly Option<T>[]
  readonly onPick: (value: T) => void
}

/** One value out of a list, picked from a native control with a label. */
export function PickOne<T>({ label, value, untold, options, onPick }: Props<T>): VNode {
  const groups = [...new Set(options.map(({ group }) => group))]
  const all = groups.flatMap((group) => options.filter((option) => option.group === group))
  return (
    <label class="field">
      <span class="field-name">{label}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const picked = all[currentTarget.selectedIndex - (value === undefined ? 1 : 0)]
          // What is refused is told beside the form, and does not stay in it.
          currentTarget.value = String(value)
          if (picked) onPick(picked.value)
        }}
      >
        {value === undefined && (
          <option value="undefined" disabled>
            {untold}
          </option>
        )}
        {groups.map((group) => {
          const shown = all
            .filter((option) => option.group === group)
            .map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.name}
              </option>
            ))
          return group ? (
            <optgroup key={group} label={group}>
              {shown}
            </optgroup>
          ) : (
            shown
          )
        })}
      </select>
    </label>
  )
}
