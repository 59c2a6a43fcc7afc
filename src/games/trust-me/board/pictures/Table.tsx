import { Label } from '../../../../explorer/board/Label.tsx'
import { pictured, row, tray } from '../../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../../kernel/data/keyed.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type PieceKind, sceneryKinds, specialKinds } from '../../components.ts'
import { directionOf } from '../../geometry/circle.ts'
import { CENTIMETRE } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import { SceneryPiece } from '../table/Figures.tsx'
import { Directions, frames, framesOf } from './frames.tsx'
import { given } from './given.ts'

const title = (kind: string, { say }: Words) => say(`piece-title.${kind}`)

const signs = ['solid', 'opaque', 'cover', 'chest', 'search', 'medical', 'ammo-box'] as const

/** setup.order: the steps of the setup that change the table. */
const steps = ['board', 'scenery', 'search', 'pawns', 'zombies']

/** A centimetre, in units of the drawing of the templates. */
const CM = 20

/** Diameter of a base in centimetres. */
const BASE = (2 * given.radius) / CENTIMETRE

/** Contents of the box. */
const things = 'tiles sheets survivors zombies cards tokens markers scenery templates dice'

/** Pictures of the box and of the table's setup. */
export const tablePictures = {
  tray: tray('-50 -36 100 72', framesOf('tray', things.split(' '))),

  /** components.templates: strips, circle and bases, to one scale. */
  measures: pictured({
    viewBox: '-14 -12 500 302',
    draw: ({ say, number }) => (
      <>
        <g transform="translate(122 122)">
          <circle class="tm-book-circle" r={5 * CM} />
          <Directions look="tm-book-direction" shares={[0.88, 1, 1.18]} at={onCircle} />
        </g>
        {['survivor', 'zombie'].map((figure, place) => (
          <g key={figure} transform={`translate(${310 + place * 100} 50)`}>
            <circle class="tm-book-base" r={(BASE / 2) * CM} />
            <Sign of={figure} x={0} y={0} look="tm-book-sign" />
          </g>
        ))}
        <Label
          as="tm-book-length"
          x={360}
          y={112}
          text={say('figure.measures.bases', { base: number(BASE) })}
        />
        {strip(10, 260, 160)}
        {strip(20, 40, 250)}
      </>
    ),
  }),

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

/** A point of a direction, by the share of its way to the rim of the template. */
function onCircle(direction: number, share: number) {
  const [sine, cosine, whole] = directionOf(2 * (direction - 1))
  const far = (5 * CM * share) / whole
  return { x: sine * far, y: -cosine * far }
}

/** A straight template, so many centimetres long. */
function strip(centimetres: number, x: number, y: number) {
  const width = centimetres * CM
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="tm-book-strip" width={width} height="32" rx="2" />
      <Label as="tm-book-length" x={width / 2} y={23} text={`${centimetres} cm`} />
    </g>
  )
}
