import { row } from '../../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../../kernel/keyed.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type PieceKind, sceneryKinds, specialKinds } from '../../components.ts'
import { Sign } from '../Drawing.tsx'
import { SceneryPiece } from '../Figures.tsx'
import { frames, framesOf } from './frames.tsx'
import { given } from './given.ts'

const title = (kind: string, { say }: Words) => say(`piece-title.${kind}`)

const signs = ['solid', 'opaque', 'cover', 'chest', 'search', 'medical', 'ammo-box'] as const

/** setup.order: the steps of the setup that change the table. */
const steps = ['board', 'scenery', 'search', 'pawns', 'zombies']

/** Scenery and table, as the chapters show them. */
export const terrainPictures = {
  /** scenery.large, scenery.medium, scenery.small: the seven kinds, to one scale. */
  pieces: row({
    list: 'tm-book-pieces',
    viewBox: '-104 -44 208 100',
    parts: () =>
      byKey(sceneryKinds, (kind) => (
        <SceneryPiece piece={{ kind, x: 0, y: 0, turn: 0 }} components={given} />
      )),
    title,
    tell(kind, { say }) {
      const { points, count } = given.scenery[kind as PieceKind]
      return say('figure.pieces.piece', { count: points, many: count })
    },
  }),

  /** special.corpse, special.crevasse-player, special.vehicle-din, special.metro-place: the backs of the sheets. */
  specials: row({
    list: 'tm-book-pieces',
    drawing: 'trust-drawing tm-fig-frame',
    viewBox: '-104 -56 208 112',
    parts: () => framesOf('specials', specialKinds),
    title,
  }),

  /** scenery.icons: the signs of our drawings. */
  icons: row({
    list: 'tm-book-signs',
    viewBox: '-20 -20 40 40',
    parts: () => ({
      ...byKey(signs, (sign) => <Sign of={sign} x={0} y={0} />),
      ...byKey(['red', 'yellow'], (line) => (
        <g class={`trust-piece trust-line-${line}`}>
          <path d="M-15-11h30v22h-30z" />
        </g>
      )),
    }),
  }),

  ...frames('setup', '-45 -45 690 690', steps, 'tm-book-steps'),
}
