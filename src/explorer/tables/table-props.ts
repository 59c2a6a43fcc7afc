import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { OpenTable } from './open-table.ts'

/** Props of a table under way and of everything in it. */
export interface TableViewProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly table: OpenTable
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
  onLeave(): void
}
