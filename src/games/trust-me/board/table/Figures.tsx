import { Label } from '../../../../explorer/board/Label.tsx'
import type { Components } from '../../components.ts'
import { SIDE, type Spot } from '../../geometry/plane.ts'
import { outlineOf, type Piece } from '../../position.ts'
import { Sign, Told } from '../Drawing.tsx'
import type { View } from '../view.ts'
import { drawn, pathOf } from './drawn.ts'
import { placesOnTable } from './moving.ts'

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

/** scenery.icons: a piece where it lies, with its lines, its icons and, beside that of its cover, what this takes off. */
export function SceneryPiece({ piece, components }: { piece: Piece; components: Components }) {
  const { solid, opaque, cover, line, features } = components.scenery[piece.kind]
  const marks = [
    solid && 'solid',
    opaque && 'opaque',
    ...(cover > 0 ? ['cover', cover] : []),
    ...features.map((one) => (one === 'ammunition' ? 'ammo-box' : one)),
    piece.kind === 'vehicle' && 'din',
  ].filter((mark) => mark !== false)
  const { x, y } = drawn(piece)
  const isCorner = piece.kind === 'sandbag-corner'
  const off = isCorner ? -15 : 0
  const turn = (piece.turn * Math.PI) / 18
  // Upright, in a row along the piece however it is turned; in a corner, along one arm.
  const placed = (at: number) => {
    const far = (at - (marks.length - 1) / 2) * 26
    return {
      x: x + far * Math.cos(turn) - off * Math.sin(turn),
      y: y + far * Math.sin(turn) + off * Math.cos(turn),
    }
  }
  return (
    <g class={`trust-piece trust-piece-${piece.kind} trust-line-${line}`}>
      <path d={pathOf(outlineOf({ given: { components } }, piece))} />
      {marks.map((mark, at) =>
        typeof mark === 'string' ? (
          <Sign key={mark} of={mark} {...placed(at)} scale={isCorner ? 0.42 : 0.6} />
        ) : (
          <Label key={mark} as="trust-cover" {...placed(at)} text={`−${mark}`} />
        ),
      )}
    </g>
  )
}

/** Survivors and zombies on their bases: a zombie's is notched, so that it is told from a survivor's without colour. */
export function Figures(view: Pick<View, 'position' | 'given'>) {
  const figures = [...placesOnTable(view)].filter(([part]) => /^(?:seat|zombie):/.test(part))
  return figures.map(([part, spot]) => {
    const [of, id] = part.split(':')
    const { x, y } = drawn(spot)
    return (
      <g key={part} class={`trust-${of} trust-${of}-${id}`} transform={`translate(${x} ${y})`}>
        <circle r={view.given.components.radius / 10} />
        <Label y={7} text={id} />
      </g>
    )
  })
}

/** Spot below a piece, clear of its outline and of the icons on it, for what lies there. */
function besidePiece(piece: Piece | undefined, at: Spot, given: View['given']): Spot {
  const corners = piece ? outlineOf({ given }, piece) : [at]
  const foot = Math.max(...corners.map(({ y }) => y))
  return drawn({ x: at.x, y: Math.min(foot + 110, SIDE - 60) })
}

/** The markers of a table: Din or Echo, Noise, Community pawns, Target markers, tokens on the ground. */
export function Markers({ position, given }: Pick<View, 'position' | 'given'>) {
  const { din, lying, pieces, players } = position
  return (
    <>
      {lying.map(({ id, at, item, piece }, order) => {
        const { x, y } = piece === null ? drawn(at) : besidePiece(pieces[piece], at, given)
        const isOpen = item && !pieces[piece ?? -1]
        const beside = piece === null ? 0 : (order % 3) * 14 - 14
        return <Sign key={id} of={isOpen ? item.kind : 'lying'} x={x + beside} y={y} scale={0.5} />
      })}
      {given.seats.map((seat) => {
        const { community, noise, target, state } = players[seat]
        const marker = { scale: 0.72, as: 'trust-marker', text: seat }
        const aimed = target && state === 'in' && drawn(players[target].at)
        return (
          <g key={seat} class={`trust-markers trust-seat-${seat}`}>
            {community && (
              <Told of="pawn" {...marker} {...drawn(community)} gap={0} as="trust-on-marker" />
            )}
            {noise && <Told of="noise" {...marker} {...drawn(noise)} />}
            {aimed && <Told of="target" {...marker} x={aimed.x + 17} y={aimed.y - 15} />}
          </g>
        )
      })}
      {din?.at && <Sign of={din.side} {...drawn(din.at)} scale={0.72} />}
    </>
  )
}
