import type { Table } from '../../kernel/run/table.ts'
import type { WildGangsEvent } from './events.ts'
import type { Given, Position } from './position.ts'

/** The table on which the rules of Wild Gangs are played. */
export type Play = Table<Given, Position, WildGangsEvent>
