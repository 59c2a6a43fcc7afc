import type { Field } from '../../../src/kernel/fields.ts'
import { bitsOf } from '../../../src/kernel/packing.ts'

/** What a link relies on in a field: its place, bits and default, and the places in its list. */
export function layoutOf(field: Field): string {
  const bits = `${field.name} ${bitsOf(field)} bits, ${field.default}`
  if ('values' in field) return `${bits} of ${field.values.join(' ')}`
  const { short, min } = field
  return `${bits} from ${min}${short ? `, short ${short.bits} bits by ${short.step}` : ''}`
}
