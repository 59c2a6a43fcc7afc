import { present } from '../../../../kernel/data/present.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import type { PieceKind } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import type { Given } from '../../position.ts'
import type { View } from '../view.ts'

/** scenery.icons, scenery.passage-lines: a kind of piece in words: what it is, and what its signs and lines mean. */
export function pieceTold(kind: PieceKind, { components }: Given, words: Words): string {
  const { solid, opaque, cover, line, features } = components.scenery[kind]
  const signs = present(solid && 'solid', opaque && 'opaque', line !== 'none' && line, ...features)
  const told = signs.map((sign) => words.say(`legend.${sign}`))
  const all = present(...told, cover > 0 && words.say('legend.cover', { cover })).join(', ')
  const piece = nouns.pieceKind.alone(kind, words)
  return all ? words.say('legend.piece', { piece, signs: all }) : piece
}

/** Legend of the pieces on the table, with their uses. */
export function Legend({ position: { pieces }, given, words }: View) {
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
