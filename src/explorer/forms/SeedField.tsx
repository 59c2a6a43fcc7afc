import type { Signal } from '@preact/signals-core'
import { LARGEST_LUCK } from './luck.ts'
import { NumberField } from './NumberField.tsx'

interface SeedFieldProps {
  readonly label: string
  readonly seed: Signal<number>
  /** Begins what has this luck; when absent, it is that of what comes next. */
  onSet?(seed: number): void
}

/** The luck number: the same brings the same rolls. */
export function SeedField({ label, seed, onSet }: SeedFieldProps) {
  return (
    <NumberField
      isInline
      label={label}
      value={seed.value}
      max={LARGEST_LUCK}
      onSet={(next) => {
        if (onSet) onSet(next)
        else seed.value = next
      }}
    />
  )
}
