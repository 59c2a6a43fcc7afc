import Fraction from 'fraction.js'
import { type FractionData, toFractionData } from './fraction-data.ts'

/** A result with every fraction as plain data. */
type Exactly<Found> = Found extends Fraction
  ? FractionData
  : Found extends object
    ? { readonly [Part in keyof Found]: Exactly<Found[Part]> }
    : Found

/** Writes out every fraction of what was found, so that a worker can hand it over. */
export function fractionsToData<Found>(found: Found): Exactly<Found> {
  return written(found) as Exactly<Found>
}

function written(found: unknown): unknown {
  if (found instanceof Fraction) return toFractionData(found)
  if (Array.isArray(found)) return found.map(written)
  if (typeof found !== 'object' || found === null) return found
  return Object.fromEntries(Object.entries(found).map(([part, one]) => [part, written(one)]))
}
