import { edgeSpot } from '../geometry/edge.ts'
import { laid } from '../geometry/outline.ts'
import { distance, SIDE, type Spot } from '../geometry/plane.ts'
import { areaOf } from './area.ts'
import { Label } from './Drawing.tsx'
import { between, drawn, inCentimetres, lineOf, pathOf } from './drawn.ts'
import { moverOf } from './moving.ts'
import type { View } from './view.ts'

/** Whether the point that is asked for is a step along the edge of the table. */
function isAlongEdge({ point }: View): boolean {
  return point?.question.kind === 'pawn-to'
}

/** The answer that a spot of the table is. */
export function chosenIn(view: View, spot: Spot): Spot {
  if (!isAlongEdge(view)) return spot
  const { x, y } = spot
  // How far each edge is, and where along it the spot lies, clockwise from the upper left corner.
  const edges = [
    [y, x],
    [SIDE - x, SIDE + y],
    [SIDE - y, 3 * SIDE - x],
    [x, 4 * SIDE - y],
  ] as const
  const [nearest] = edges.toSorted(([one], [other]) => one - other)
  return { x: (nearest?.[1] ?? 0) % (4 * SIDE), y: 0 }
}

/** The spot of the table that an answer is. */
function spotIn(view: View, answer: Spot): Spot {
  return isAlongEdge(view) ? edgeSpot(answer.x) : answer
}

/** The shape of all points that can be chosen. */
export function areaIn(view: View): string | undefined {
  const { point } = view
  if (!point || isAlongEdge(view)) return undefined
  const mover = moverOf(point.question, view.position)
  return areaOf((spot) => !point.refuse(spot), mover, point.within)
}

/** The codes of refusals that are told in a word at the point itself. */
const known = [
  ...['off-table', 'on-figure', 'on-piece', 'too-far', 'through-piece', 'inside-piece'],
  ...['not-beside', 'pawns-too-near', 'too-near-edge'],
]

/** The point that has been chosen: what would stand there, how far away, and why it cannot. */
export function PointGhost({ view }: { readonly view: View }) {
  const { point, position, given, words, draft } = view
  if (!point?.at) return null
  const spot = spotIn(view, point.at)
  const { x, y } = drawn(spot)
  const { kind, about } = point.question
  const refusal = point.refuse(point.at)
  const from = moverOf(point.question, position)
  const { radius, scenery } = given.components
  const isFigure = kind === 'move-to'
  // R-geo-measure: what lies between a base and a base or a point.
  const gap = Math.max(0, distance(from ?? spot, spot) - (isFigure ? 2 : 1) * radius)
  const label = between(drawn(from ?? spot), { x, y }, 0.5)
  const { turn = 0 } = draft as { readonly turn?: number }
  const shape = scenery[about?.['piece'] as 'bus']?.shape
  return (
    <g class={refusal ? 'trust-ghost trust-refused' : 'trust-ghost'}>
      {shape ? (
        <path d={pathOf(laid(shape, spot, turn))} />
      ) : (
        <circle cx={x} cy={y} r={isFigure ? radius / 10 : 6} />
      )}
      <path d={`M${x - 10} ${y}h20M${x} ${y - 10}v20`} />
      {from && (
        <>
          <path d={lineOf(from, spot)} />
          <Label x={label.x} y={label.y - 6} text={inCentimetres(gap, words)} />
        </>
      )}
      {refusal && (
        <Label
          {...{ as: 'trust-why', x: Math.min(Math.max(x, 110), 490), y: y < 60 ? y + 42 : y - 22 }}
          text={words.say(known.includes(refusal.code) ? `point.${refusal.code}` : 'point.refused')}
        />
      )}
    </g>
  )
}
