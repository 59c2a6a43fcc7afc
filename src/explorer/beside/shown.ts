import type { OtherReading } from '../interpretations/forks.ts'

/** Views beside the table: the case under another reading, another course of it, or the list of keys. */
export type ShownBeside = OtherReading | 'what-if' | 'keys'
