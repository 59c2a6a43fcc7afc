import type { ComponentChildren, FunctionComponent } from 'preact'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { type PieceKind, sceneryKinds, specialKinds } from '../../components.ts'
import { edgePoint, pointed } from '../../geometry/circle.ts'
import { laid } from '../../geometry/outline.ts'
import { SIDE, type Spot } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import type { Shape } from '../shapes.ts'
import { given } from './given.ts'

/** How many tenths of a millimetre are a unit of a drawing. */
const UNIT = 10

interface OutlineProps {
  readonly kind: PieceKind
  readonly at?: Spot
  readonly turn?: number
}

/** scenery.passage-red, scenery.passage-yellow: the outline of a piece, framed by its line. */
function PieceOutline({ kind, at = { x: 0, y: 0 }, turn = 0 }: OutlineProps) {
  const { shape, line } = given.scenery[kind]
  const points = laid(shape, at, turn).map(({ x, y }) => `${x / UNIT} ${y / UNIT}`)
  return (
    <g class={`trust-piece trust-piece-${kind} trust-line-${line}`}>
      <path d={`M${points.join('L')}z`} />
    </g>
  )
}

/** What is drawn on a piece: its icons, with the number of a cover. */
function marksOf(kind: PieceKind): readonly Shape[] {
  const { solid, opaque, cover, features } = given.scenery[kind]
  const onIt = features.map((feature) => (feature === 'ammunition' ? 'ammo-box' : feature))
  return [
    ...(solid ? (['solid'] as const) : []),
    ...(opaque ? (['opaque'] as const) : []),
    ...(cover > 0 ? (['cover'] as const) : []),
    ...onIt,
  ]
}

/** Icons in a row about a place; a cover with what it takes off beside it. */
function Marks({ of, cover = 0, y = 0 }: { of: readonly Shape[]; cover?: number; y?: number }) {
  const room = (mark: Shape) => (mark === 'cover' ? 54 : 32)
  const all = of.reduce((sum, mark) => sum + room(mark), 0)
  let next = -all / 2
  return of.map((mark, place) => {
    const x = next + 16
    next += room(mark)
    return (
      <g key={place} transform={`translate(${x} ${y})`}>
        <Sign of={mark} x={0} y={0} scale={0.7} />
        {mark === 'cover' && (
          <text class="tm-book-cover" x="26" y="7">
            −{cover}
          </text>
        )}
      </g>
    )
  })
}

/** How far below the middle of a piece its icons are drawn: below itself where it is too narrow for them. */
const below: Readonly<Partial<Record<PieceKind, number>>> = {
  'sandbag-wall': 28,
  'sandbag-corner': 42,
}

interface LabelledProps {
  readonly kinds: readonly PieceKind[]
  readonly viewBox: string
  readonly words: Words
  draw(kind: PieceKind): ComponentChildren
  tell(kind: PieceKind): string
}

/** Pieces to one scale, each named below. */
function Labelled({ kinds, viewBox, words: { say }, draw, tell }: LabelledProps) {
  return (
    <ul class="tm-book-pieces">
      {kinds.map((kind) => (
        <li key={kind}>
          <svg class="trust-drawing" viewBox={viewBox} aria-hidden="true">
            <PieceOutline kind={kind} />
            {draw(kind)}
          </svg>
          <span>
            <b>{say(`piece-title.${kind}`)}</b> {tell(kind)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** scenery.large, scenery.medium, scenery.small: the seven kinds, to one scale. */
const Pieces = captioned('trust', 'pieces', ({ words }) => (
  <Labelled
    kinds={sceneryKinds}
    viewBox="-104 -44 208 100"
    words={words}
    draw={(kind) => (
      <Marks of={marksOf(kind)} cover={given.scenery[kind].cover} y={below[kind] ?? 0} />
    )}
    tell={(kind) => {
      const { points, count } = given.scenery[kind]
      return words.say('figure.pieces.piece', { count: points, many: count })
    }}
  />
))

/** special.corpse, special.crevasse-player, special.vehicle-din, special.metro-place: the backs of the sheets. */
const Specials = captioned('trust', 'specials', ({ words }) => (
  <Labelled
    kinds={specialKinds}
    viewBox="-104 -56 208 112"
    words={words}
    draw={(kind) => {
      const { zombies, tokens } = given.scenery[kind]
      if (kind === 'crevasse')
        return (
          <path class="tm-book-tiles" d="M-96 4l24-14l20 18l26-20l22 22l28-24l24 22l20-16l28 12" />
        )
      if (kind === 'metro') return <circle class="tm-book-circle" r="13" />
      const din: readonly Shape[] = kind === 'vehicle' ? ['din'] : []
      const rows = [
        Array<Shape>(zombies).fill('zombie'),
        [...din, ...Array<Shape>(tokens).fill('lying')],
      ]
      return rows.map((row, place) => (
        <g key={place} transform={`translate(0 ${place * 26 - 13}) scale(.6)`}>
          <Marks of={row} />
        </g>
      ))
    }}
    tell={(kind) => words.say(`figure.specials.${kind}`)}
  />
))

/** scenery.icons: the signs of our drawings. */
const signs = ['solid', 'opaque', 'cover', 'chest', 'search', 'medical', 'ammo-box'] as const

const Icons = captioned('trust', 'icons', ({ words: { say } }) => (
  <ul class="tm-book-signs">
    {signs.map((sign) => (
      <li key={sign}>
        <svg class="trust-drawing" viewBox="-20 -20 40 40" aria-hidden="true">
          <Sign of={sign} x={0} y={0} />
        </svg>
        <span>{say(`figure.icons.${sign}`)}</span>
      </li>
    ))}
    {(['red', 'yellow'] as const).map((line) => (
      <li key={line}>
        <svg class="trust-drawing" viewBox="-20 -20 40 40" aria-hidden="true">
          <g class={`trust-piece trust-line-${line}`}>
            <path d="M-15-11h30v22h-30z" />
          </g>
        </svg>
        <span>{say(`figure.icons.${line}`)}</span>
      </li>
    ))}
  </ul>
))

/** What lies on the table of the drawings of the setup: scenery, search tokens, and who enters where. */
const town: readonly Required<OutlineProps>[] = [
  { kind: 'bus', at: { x: 1900, y: 1500 }, turn: 3 },
  { kind: 'car', at: { x: 4500, y: 1900 }, turn: 6 },
  { kind: 'car', at: { x: 1500, y: 4400 }, turn: 33 },
  { kind: 'skip', at: { x: 4700, y: 4300 }, turn: 9 },
  { kind: 'sandbag-wall', at: { x: 3400, y: 4500 }, turn: 0 },
]
const thrown: readonly Spot[] = [
  { x: 3300, y: 1300 },
  { x: 1300, y: 3000 },
  { x: 4000, y: 3700 },
  { x: 3300, y: 4950 },
  { x: 4900, y: 1150 },
  { x: 1150, y: 2300 },
  { x: 2000, y: 3300 },
  { x: 4850, y: 3450 },
  { x: 2700, y: 1150 },
  { x: 3700, y: 2100 },
  { x: 4100, y: 4950 },
]
const entered = { pawns: [3, 9, 15], zombies: [5, 11] } as const

/** The table with all that has been laid up to a step of the setup. */
function TableAt({ step }: { step: number }) {
  const half = SIDE / UNIT / 2
  return (
    <>
      <rect class="tm-book-table-top" width={2 * half} height={2 * half} />
      <path class="tm-book-tiles" d={`M${half} 0v${2 * half}M0 ${half}h${2 * half}`} />
      {step > 1 && town.map((piece, place) => <PieceOutline key={place} {...piece} />)}
      {step > 2 &&
        [...town.slice(0, 4).map(({ at }) => at), ...thrown].map((at, place) => (
          <At key={place} of="lying" at={at} />
        ))}
      {step > 3 && <circle class="tm-book-circle" cx={half} cy={half} r="50" />}
      {step > 3 &&
        entered.pawns.map((way) => <At key={way} of="pawn" at={edgePoint(way)} scale={2.6} />)}
      {step > 4 &&
        entered.zombies.map((way) => (
          <At key={way} of="zombie" at={pointed(way, 1625)} look="tm-book-sign" scale={2} />
        ))}
    </>
  )
}

interface AtProps {
  readonly of: Shape
  readonly at: Spot
  readonly scale?: number
  readonly look?: string
}

function At({ of, at: { x, y }, scale = 1.7, look }: AtProps) {
  return <Sign of={of} x={x / UNIT} y={y / UNIT} scale={scale} {...(look ? { look } : {})} />
}

/** setup.order: the steps of the setup that change the table. */
const steps = ['board', 'scenery', 'search', 'pawns', 'zombies'] as const

const Setup = captioned('trust', 'setup', ({ words: { say } }) => (
  <ol class="tm-book-steps">
    {steps.map((step, place) => (
      <li key={step}>
        <svg class="trust-drawing" viewBox="-45 -45 690 690" aria-hidden="true">
          <TableAt step={place + 1} />
        </svg>
        <span>{say(`figure.setup.${step}`)}</span>
      </li>
    ))}
  </ol>
))

/** Scenery and table, as the chapters show them. */
export const terrainPictures: Readonly<
  Record<string, FunctionComponent<{ readonly words: Words }>>
> = { pieces: Pieces, specials: Specials, icons: Icons, setup: Setup }
