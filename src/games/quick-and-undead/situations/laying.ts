import type { Given, Position } from '../position.ts'
import type { TableSituation } from './parts.ts'
import type { QuickMaker } from './start.ts'

/** Time of a situation: within a round, before the named round begins, or after it. */
export type Moment = 'within' | 'before' | 'after'

/** A table that is being laid out: what is said of it and when it is, what lies there, and where refusals are noted. */
export interface Laying {
  readonly table: TableSituation
  readonly moment: Moment
  readonly given: Given
  readonly position: Position
  readonly maker: QuickMaker
}
