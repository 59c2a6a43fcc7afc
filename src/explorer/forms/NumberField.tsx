interface Props {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  /** What the arrows of the field add; any whole number can be typed. */
  readonly step?: number
  readonly onSet: (value: number) => void
}

/** A whole number between two bounds; what is typed beyond them is brought within. */
export function NumberField({ label, value, min = 0, max, step = 1, onSet }: Props) {
  return (
    <label class="field">
      <span class="field-name">{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => {
          const typed = Math.round(currentTarget.valueAsNumber || 0)
          onSet(Math.min(max, Math.max(min, typed)))
        }}
        // What was refused is told beside the form, and does not stay in it.
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value)
        }}
      />
    </label>
  )
}
