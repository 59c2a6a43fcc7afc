import type { VNode } from 'preact'

interface Props<T extends string | number> {
  readonly label: string
  readonly value: T
  /** The values in order, each with its name. */
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly onPick: (value: T) => void
}

/** One value out of a list, picked from a native control with a label. */
export function PickOne<T extends string | number>(props: Props<T>): VNode {
  const { label, value, options, onPick } = props
  return (
    <label class="field">
      <span class="field-name">{label}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const picked = options[currentTarget.selectedIndex]
          if (picked) onPick(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
