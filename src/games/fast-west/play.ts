import type { Table } from '../../kernel/run/table.ts'
import type { FastWestEvent } from './events.ts'
import type { Given, Position } from './position.ts'

/** The table on which the rules of Fast-West are played. */
export type Play = Table<Given, Position, FastWestEvent>
