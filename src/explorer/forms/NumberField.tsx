import type { Unit } from '../../kernel/things.ts'

interface Props {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  /** What the arrows of the field add; any whole number can be typed. */
  readonly step?: number
  /** What is typed, where that is not the number itself; the label names it. */
  readonly unit?: Unit | undefined
  /** Whether its name stands beside it. */
  readonly isInline?: boolean
  readonly onSet: (value: number) => void
}

/** A whole number between two bounds; what is typed beyond them is brought within. */
export function NumberField({ label, value, min = 0, max, onSet, ...props }: Props) {
  const { step = 1, unit, isInline = false } = props
  const per = unit?.per ?? 1
  return (
    <label class={isInline ? 'field field-inline' : 'field'}>
      <span class="field-name">{label}</span>
      <input
        type="number"
        min={min / per}
        max={max / per}
        step={step / per}
        value={value / per}
        onChange={({ currentTarget }) => {
          const typed = Math.round((currentTarget.valueAsNumber || 0) * per)
          onSet(Math.min(max, Math.max(min, typed)))
        }}
        // What was refused is told beside the form, and does not stay in it.
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value / per)
        }}
      />
    </label>
  )
}
