import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../player/ledger.ts'
import type { Session } from '../player/session.ts'
import { Compared } from './Compared.tsx'
import { Keys } from './Keys.tsx'
import type { ShownBeside } from './shown.ts'
import { WhatIf } from './WhatIf.tsx'

/** What a look beside the table is given. */
export interface BesideTableProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes the boards are shown. */
  readonly view: Viewpoint
  readonly shown: ShownBeside
  onClose(): void
}

/** What is looked at beside a table; loaded when somebody asks for it. */
export function BesideTable({ shown, ...props }: BesideTableProps) {
  if (shown === 'keys') return <Keys words={props.words} onClose={props.onClose} />
  if (shown === 'what-if') return <WhatIf {...props} />
  return <Compared {...props} parting={shown} />
}
