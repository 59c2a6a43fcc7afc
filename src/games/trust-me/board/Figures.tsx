import type { Components } from '../components.ts'
import { outlineOf, type Piece } from '../position.ts'
import { Sign, Told } from './Drawing.tsx'
import { drawn, pathOf } from './drawn.ts'
import { placesOnTable } from './moving.ts'
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
  const isCorner = piece.kind === 'sandbag-corner'
  // What a cover takes off stands beside its sign, along the piece however it is turned; in a corner, along one arm.
  const turn = (piece.turn * Math.PI) / 18
  const along = (far: number) => {
    const off = isCorner ? -15 : 0
    return {
      x: x + far * Math.cos(turn) - off * Math.sin(turn),
      y: y + far * Math.sin(turn) + off * Math.cos(turn),
    }
  }
  return (
    <g class={`trust-piece trust-piece-${piece.kind} trust-line-${line}`}>
      <path d={pathOf(outlineOf({ given: { components } }, piece))} />
      {signs.map((sign, at) => (
        <Sign
          key={sign}
          of={sign}
          {...(cover > 0 ? along(-13) : { x: x + (at - (signs.length - 1) / 2) * 24, y })}
          scale={isCorner ? 0.42 : 0.6}
        />
      ))}
      {cover > 0 && (
        <text class="trust-cover" {...along(13)} dy="6">
          {`−${cover}`}
        </text>
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
        <text y="7">{id}</text>
      </g>
    )
  })
}

/** The markers of a table: Din or Echo, Noise, Community pawns, Target markers, tokens on the ground. */
export function Markers({ position, given }: Pick<View, 'position' | 'given'>) {
  const { din, lying, pieces, players } = position
  const marker = { scale: 0.72, as: 'trust-marker' }
  return (
    <>
      {lying.map(({ id, at, item, piece }, order) => {
        const { x, y } = drawn(piece === null ? at : { ...at, y: at.y + 130 })
        const isOpen = item && !pieces[piece ?? -1]
        const beside = piece === null ? 0 : (order % 3) * 14 - 14
        return <Sign key={id} of={isOpen ? item.kind : 'lying'} x={x + beside} y={y} scale={0.5} />
      })}
      {given.seats.map((seat) => {
        const { community, noise, target, state } = players[seat]
        const aimed = target && state === 'in' && drawn(players[target].at)
        return (
          <g key={seat} class={`trust-markers trust-seat-${seat}`}>
            {community && (
              <Told
                of="pawn"
                {...marker}
                {...drawn(community)}
                text={seat}
                gap={0}
                as="trust-on-marker"
              />
            )}
            {noise && <Told of="noise" {...marker} {...drawn(noise)} text={seat} />}
            {aimed && (
              <Told of="target" {...marker} x={aimed.x + 17} y={aimed.y - 15} text={seat} />
            )}
          </g>
        )
      })}
      {din?.at && <Sign of={din.side} {...drawn(din.at)} scale={0.72} />}
    </>
  )
}
