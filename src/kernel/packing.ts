import type { BitReader, BitWriter } from './bits.ts'
import { checkField, type Field, type FieldValues, type NumberField } from './fields.ts'
import type { Readings, Switch } from './reading.ts'
import { RefusalError } from './refusal.ts'

/** Writes how many of the values are there, leaving out the defaults at the end, then these values. */
export function packFields(out: BitWriter, fields: readonly Field[], values: FieldValues): void {
  const accepted = fields.map((field) => {
    const outcome = checkField(field, values[field.name])
    if (!outcome.ok) throw new RefusalError(...outcome.refusals)
    return outcome.value
  })
  const present = fields.findLastIndex((field, index) => accepted[index] !== field.default) + 1
  out.writeCount(present, 4)
  for (const [index, field] of fields.slice(0, present).entries()) {
    const value = accepted[index] as string | number
    if ('values' in field) out.write(field.values.indexOf(String(value)), bitsOf(field))
    else packNumber(out, field, Number(value))
  }
}

/** Reads the values of all fields. More fields, or values further down a list, come from the future. */
export function unpackFields(bits: BitReader, fields: readonly Field[]): FieldValues {
  const present = bits.readCount(4)
  if (present > fields.length) throw fromFuture()
  const values: Record<string, string | number> = {}
  for (const [index, field] of fields.entries()) {
    if (index >= present) values[field.name] = field.default
    else if ('values' in field) values[field.name] = known(field.values[bits.read(bitsOf(field))])
    else values[field.name] = unpackNumber(bits, field)
    const outcome = checkField(field, values[field.name])
    if (!outcome.ok) throw new RefusalError(...outcome.refusals)
  }
  return values
}

/** The bits that a value of a field takes in a link: enough for each of its values. */
export function bitsOf(field: Field): number {
  if (!('values' in field)) return field.bits
  return field.bits ?? Math.ceil(Math.log2(field.values.length))
}

function packNumber(out: BitWriter, field: NumberField, value: number): void {
  const { short, min, bits } = field
  if (!short) {
    out.write(value - min, bits)
    return
  }
  const steps = value / short.step
  const isShort = Number.isInteger(steps) && steps >= 0 && steps < 2 ** short.bits
  out.write(isShort ? 1 : 0, 1)
  if (isShort) out.write(steps, short.bits)
  else out.write(value - min, bits)
}

function unpackNumber(bits: BitReader, { short, min, bits: length }: NumberField): number {
  if (short && bits.read(1) === 1) return bits.read(short.bits) * short.step
  return bits.read(length) + min
}

/** Writes the readings like fields, each as its place among the values of its switch. */
export function packReadings(
  out: BitWriter,
  switches: readonly Switch[],
  readings: Readings,
): void {
  const places = switches.map(({ key, values }) => values.indexOf(readings[key] as string))
  const present = places.findLastIndex((place) => place > 0) + 1
  out.writeCount(present, 2)
  for (const place of places.slice(0, present)) out.writeCount(place, 1)
}

/** Reads the readings: a value for each switch. */
export function unpackReadings(bits: BitReader, switches: readonly Switch[]): Readings {
  const present = bits.readCount(2)
  if (present > switches.length) throw fromFuture()
  const readings: Record<string, string> = {}
  for (const [index, { key, values }] of switches.entries()) {
    readings[key] = index < present ? known(values[bits.readCount(1)]) : values[0]
  }
  return readings
}

function known(value: string | undefined): string {
  if (value === undefined) throw fromFuture()
  return value
}

/** The refusal of a link that says more than can be known here. */
export function fromFuture(): RefusalError {
  return new RefusalError({ code: 'link-from-future', facts: {} })
}
