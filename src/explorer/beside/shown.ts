import type { OtherReading } from '../player/partings.ts'

/** What is looked at beside a table: the case under another reading, another way it could go, or what the keys do. */
export type ShownBeside = OtherReading | 'what-if' | 'keys'
