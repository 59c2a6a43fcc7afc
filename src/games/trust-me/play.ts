import type { Table } from '../../kernel/run/table.ts'
import type { TrustMeEvent } from './events.ts'
import type { Given, Position } from './position.ts'

/** The table on which the rules of Trust Me are played. */
export type Play = Table<Given, Position, TrustMeEvent>
