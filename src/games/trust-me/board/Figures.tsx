import type { Components, Seat } from '../components.ts'
import type { Spot } from '../geometry/plane.ts'
import { outlineOf, type Piece } from '../position.ts'
import { Sign } from './Drawing.tsx'
import { drawn, pathOf } from './drawn.ts'
import type { View } from './view.ts'

/** The table itself: four tiles, and a line every ten centimetres. */
export function Ground() {
  const lines = [1, 2, 4, 5].map((at) => `M${at * 100} 0v600M0 ${at * 100}h600`).join('')
  return (
    <>
      <rect class="trust-tile" width="600" height="600" />
      <path class="trust-lines" d={lines} />
      <path class="trust-tiles" d="M300 0v600M0 300h600" />
    </>
  )
}

/** scenery.icons: a piece where it lies, with its lines, its icons and what its cover takes off. */
export function SceneryPiece({ piece, components }: { piece: Piece; components: Components }) {
  const { solid, opaque, cover, line, features } = components.scenery[piece.kind]
  const signs: readonly string[] = [
    ...(solid ? (['solid'] as const) : []),
    ...(opaque ? (['opaque'] as const) : []),
    ...(cover > 0 ? (['cover'] as const) : []),
    ...features.map((one) => (one === 'ammunition' ? 'ammo-box' : one)),
    ...(piece.kind === 'vehicle' ? (['din'] as const) : []),
  ]
  const { x, y } = drawn(piece)
  const corner = piece.kind === 'sandbag-corner' ? 0.42 : 0.6
  return (
    <g class={`trust-piece trust-piece-${piece.kind} trust-line-${line}`}>
      <path d={pathOf(outlineOf({ given: { components } }, piece))} />
      {signs.map((sign, at) => (
        <Sign
          key={sign}
          of={sign}
          x={x + (at - (signs.length - 1) / 2) * 24}
          y={y}
          scale={corner}
        />
      ))}
      {cover > 0 && (
        <text class="trust-cover" x={x - ((signs.length - 1) / 2) * 24} y={y - 6}>
          {`−${cover}`}
        </text>
      )}
    </g>
  )
}

interface FigureProps {
  readonly at: Spot
  readonly radius: number
  readonly look?: string
}

/** A survivor on its base. */
export function SurvivorFigure({
  seat,
  at,
  radius,
  look = '',
}: FigureProps & { readonly seat: Seat }) {
  const { x, y } = drawn(at)
  return (
    <g class={`trust-seat trust-seat-${seat} ${look}`} transform={`translate(${x} ${y})`}>
      <circle r={radius / 10} />
      <text y="7.500">{seat}</text>
    </g>
  )
}

/** A zombie on its base: notched, so that it is told from a survivor without colour. */
export function ZombieFigure({ id, at, radius, look = '' }: FigureProps & { readonly id: number }) {
  const { x, y } = drawn(at)
  return (
    <g class={`trust-zombie ${look}`} transform={`translate(${x} ${y})`}>
      <circle r={radius / 10} />
      <text y="6.500">{id}</text>
    </g>
  )
}

/** The markers of a table: Din or Echo, Noise, Community pawns, Target markers, tokens on the ground. */
export function Markers({ position, given }: View) {
  const { din, lying, pieces } = position
  const seats = given.seats
  return (
    <>
      {lying.map(({ id, at, item, piece }, order) => {
        const on = piece === null ? at : { ...at, y: at.y + 130 }
        const { x, y } = drawn(on)
        const isOpen = item && !pieces[piece ?? -1]
        return (
          <Sign
            key={id}
            of={isOpen ? item.kind : 'lying'}
            x={x + (piece === null ? 0 : (order % 3) * 14 - 14)}
            y={y}
            scale={0.5}
          />
        )
      })}
      {seats.map((seat) => {
        const { community, noise, target, state } = position.players[seat]
        const aimed = target && position.players[target]
        return (
          <g key={seat} class={`trust-markers trust-seat-${seat}`}>
            {community && <Marker of="pawn" at={community} text={seat} isIn />}
            {noise && <Marker of="noise" at={noise} text={seat} />}
            {aimed && state === 'in' && (
              <Marker of="target" at={{ x: aimed.at.x + 170, y: aimed.at.y - 150 }} text={seat} />
            )}
          </g>
        )
      })}
      {din?.at && <Marker of={din.side} at={din.at} text="" />}
    </>
  )
}

interface MarkerProps {
  readonly of: string
  readonly at: Spot
  readonly text: string
  /** Whether the letter stands on it, not beside it. */
  readonly isIn?: boolean
}

function Marker({ of, at, text, isIn = false }: MarkerProps) {
  const { x, y } = drawn(at)
  return (
    <>
      <Sign of={of} x={x} y={y} scale={0.72} />
      <text
        class={isIn ? 'trust-on-marker' : 'trust-marker'}
        x={isIn ? x : x + 16}
        y={isIn ? y + 8 : y + 14}
      >
        {text}
      </text>
    </>
  )
}
