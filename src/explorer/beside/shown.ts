import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import type { OtherReading } from '../interpretations/forks.ts'
import type { Session } from '../session/types.ts'

/** Views beside the table: the case under another reading, another course of it, or the list of keys. */
export type ShownBeside = OtherReading | 'what-if' | 'keys'

/** Props of a view shown beside the table. */
export interface BesideTableProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes the boards are shown. */
  readonly view: Viewpoint
  readonly shown: ShownBeside
  onClose(): void
}
