import type { Table } from '../../kernel/run/table.ts'
import type { NowheresvilleEvent } from './events.ts'
import type { Given, Position } from './position.ts'

/** The table on which the rules are played. */
export type Play = Table<Given, Position, NowheresvilleEvent>
