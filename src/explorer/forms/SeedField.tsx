import type { Signal } from '@preact/signals-core'
import { LARGEST_LUCK } from './luck.ts'
import { NumberField } from './NumberField.tsx'

/** The luck number: the same brings the same rolls. */
export function SeedField({ label, seed }: { label: string; seed: Signal<number> }) {
  return (
    <NumberField
      isInline
      label={label}
      value={seed.value}
      max={LARGEST_LUCK}
      onSet={(next) => {
        seed.value = next
      }}
    />
  )
}
