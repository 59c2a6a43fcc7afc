import type { Signal } from '@preact/signals-core'
import { NumberField } from './NumberField.tsx'

/** The largest luck number that can be typed. */
const LARGEST_SEED = 999_999

/** The luck number: the same brings the same rolls. */
export function SeedField({ label, seed }: { label: string; seed: Signal<number> }) {
  return (
    <NumberField
      isInline
      label={label}
      value={seed.value}
      max={LARGEST_SEED}
      onSet={(next) => {
        seed.value = next
      }}
    />
  )
}
