import type { Words } from '../../../kernel/words/words.ts'
import type { PieceKind } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { nouns } from '../things.ts'

/** scenery.icons, scenery.passage-lines: a kind of piece in words: what it is, and what its signs and lines mean. */
export function pieceTold(kind: PieceKind, { components }: Given, words: Words): string {
  const { solid, opaque, cover, line, features } = components.scenery[kind]
  const signs = [solid && 'solid', opaque && 'opaque', line !== 'none' && line, ...features]
  const told = signs.flatMap((sign) => (sign ? [words.say(`legend.${sign}`)] : []))
  const piece = nouns.pieceKind.alone(kind, words)
  const all = [...told, ...(cover > 0 ? [words.say('legend.cover', { cover })] : [])]
  return all.length > 0 ? words.say('legend.piece', { piece, signs: all.join(', ') }) : piece
}

interface LegendProps {
  readonly position: Position
  readonly given: Given
  readonly words: Words
}

/** What the pieces that lie on the table are called, and what can be done with them. */
export function Legend({ position: { pieces }, given, words }: LegendProps) {
  const kinds = [...new Set(pieces.map(({ kind }) => kind))]
  if (kinds.length === 0) return null
  return (
    <details class="trust-legend">
      <summary>{words.say('legend.title')}</summary>
      <ul class="trust-gaps">
        {kinds.map((kind) => (
          <li key={kind}>{pieceTold(kind, given, words)}</li>
        ))}
      </ul>
    </details>
  )
}
