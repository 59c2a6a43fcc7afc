import type { EditorProps } from '../../../../explorer/contract.ts'
import { Nudge } from '../../../../explorer/forms/Nudge.tsx'
import { valueAt } from '../../../../explorer/forms/paths.ts'
import { TURNS } from '../../geometry/outline.ts'
import { SIDE } from '../../geometry/plane.ts'
import { nouns, things } from '../../nouns.ts'
import { placedAt, toldAt } from './moving.ts'

const along = { min: 0, max: SIDE }
const around = { turn: { min: 0, max: TURNS - 1 } }

/** Moves bit by bit what is picked, in the sheet that its picture opens. */
export function Nudging({ situation, picked = '', words, onChange }: EditorProps) {
  const { x, y, turn = 0 } = Object(valueAt(situation, toldAt(picked)))
  if (x === undefined) return null
  const isPiece = picked.startsWith('piece:')
  return (
    <Nudge
      words={words}
      at={isPiece ? { x, y, turn } : { x, y }}
      spans={{ x: along, y: along, ...(isPiece && around) }}
      unit={things.units?.['x']}
      told={nouns.spot.name({ x, y } as never, words)}
      onMove={(at) => onChange(placedAt(situation, picked, at))}
    />
  )
}
