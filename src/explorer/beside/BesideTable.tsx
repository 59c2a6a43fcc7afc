import { Compared } from './Compared.tsx'
import { Keys } from './Keys.tsx'
import type { BesideTableProps } from './shown.ts'
import { WhatIf } from './WhatIf.tsx'

/** The view beside the table that the reader asked for; loaded on demand. */
export function BesideTable({ shown, ...props }: BesideTableProps) {
  if (shown === 'keys') return <Keys words={props.words} onClose={props.onClose} />
  if (shown === 'what-if') return <WhatIf {...props} />
  return <Compared {...props} parting={shown} />
}
