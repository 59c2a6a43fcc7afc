import type { Table } from '../../../src/kernel/run/table.ts'
import type { ToyEvent } from './events.ts'
import type { Given, Position } from './position.ts'

/** The table on which the rules are played. */
export type Play = Table<Given, Position, ToyEvent>
