import type { Unit } from '../../kernel/words/nouns.ts'

interface Props {
  readonly label: string
  /** Undefined while nothing is chosen: the field is empty. */
  readonly value: number | undefined
  readonly min?: number
  readonly max: number
  /** Step of the field's arrows; any whole number can be typed. */
  readonly step?: number
  /** Conversion for a field that shows something else than the number itself; the label names its unit. */
  readonly unit?: Unit | undefined
  /** True when the label stands beside the field. */
  readonly isInline?: boolean
  readonly onSet: (value: number) => void
}

/** A whole number between two bounds; what is typed beyond them is brought within. */
export function NumberField({ label, value, min = 0, max, onSet, ...props }: Props) {
  const { step = 1, unit, isInline = false } = props
  const per = unit?.per ?? 1
  const shown = value === undefined ? '' : value / per
  return (
    <label class={isInline ? 'field field-inline' : 'field'}>
      <span class="field-name">{label}</span>
      <input
        type="number"
        min={min / per}
        max={max / per}
        step={step / per}
        value={shown}
        onChange={({ currentTarget }) => {
          const typed = Math.round((currentTarget.valueAsNumber || 0) * per)
          onSet(Math.min(max, Math.max(min, typed)))
        }}
        // What was refused is told beside the form, and does not stay in it.
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(shown)
        }}
      />
    </label>
  )
}
