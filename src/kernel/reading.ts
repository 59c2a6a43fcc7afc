import { type BitReader, type BitWriter, fromFuture } from './bits.ts'
import { accepted, type Outcome, type Refusal, refused, shown } from './refusal.ts'

/** A switch between readings of an unclear clause. The first value is the default. */
export interface Switch {
  readonly key: string
  readonly values: readonly [string, ...string[]]
  /** The ruling that explains the question. */
  readonly ruling: string
}

/** A value for every switch of a game. */
export type Readings = Readonly<Record<string, string>>

/**
 * The readings in force: the defaults, replaced by those that are given.
 * Refused when a switch or a value is unknown, or when they are no record.
 */
export function readingsOf(
  switches: readonly Switch[],
  given: Readonly<Record<string, unknown>> = {},
): Outcome<Readings> {
  // Callers in JavaScript and files can hold anything here.
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refused({ code: 'not-readings', facts: { received: shown(given) } })
  }
  const readings: Record<string, string> = {}
  for (const { key, values } of switches) readings[key] = values[0]
  const refusals: Refusal[] = []
  for (const [key, value] of Object.entries(given)) {
    const known = switches.find((candidate) => candidate.key === key)
    if (!known) refusals.push(unknownReading(key, switches))
    else if (typeof value !== 'string' || !known.values.includes(value)) {
      refusals.push(unknownValue(known, value))
    } else readings[key] = value
  }
  return refusals.length > 0 ? refused(...refusals) : accepted(readings)
}

function unknownReading(key: string, switches: readonly Switch[]): Refusal {
  const allowed = switches.map((candidate) => candidate.key)
  return { code: 'unknown-reading', facts: { received: shown(key), allowed } }
}

function unknownValue({ key, values }: Switch, value: unknown): Refusal {
  const facts = { reading: key, received: shown(value), allowed: values }
  return { code: 'unknown-reading-value', facts }
}

/** Writes the readings, each as its place among the values of its switch, but for defaults at the end. */
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
    const value = index < present ? values[bits.readCount(1)] : values[0]
    if (value === undefined) throw fromFuture()
    readings[key] = value
  }
  return readings
}
