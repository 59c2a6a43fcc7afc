import { alike } from '../data/nearest.ts'
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
  // Written key by key it would be a dictionary, which rules would look into many times slower; its copy is none.
  return refusals.length > 0 ? refused(...refusals) : accepted({ ...readings })
}

function unknownReading(key: string, switches: readonly Switch[]): Refusal {
  const allowed = switches.map((candidate) => candidate.key)
  return {
    code: 'unknown-reading',
    facts: { received: shown(key), allowed, ...alike(key, allowed) },
  }
}

function unknownValue({ key, values }: Switch, value: unknown): Refusal {
  const facts = { reading: key, received: shown(value), allowed: values, ...alike(value, values) }
  return { code: 'unknown-reading-value', facts }
}
