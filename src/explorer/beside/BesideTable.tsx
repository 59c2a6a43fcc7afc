import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import type { Session } from '../session/session.ts'
import { Compared } from './Compared.tsx'
import { Keys } from './Keys.tsx'
import type { ShownBeside } from './shown.ts'
import { WhatIf } from './WhatIf.tsx'

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

/** The view beside the table that the reader asked for; loaded on demand. */
export function BesideTable({ shown, ...props }: BesideTableProps) {
  if (shown === 'keys') return <Keys words={props.words} onClose={props.onClose} />
  if (shown === 'what-if') return <WhatIf {...props} />
  return <Compared {...props} parting={shown} />
}
