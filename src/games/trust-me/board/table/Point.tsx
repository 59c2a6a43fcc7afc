import { useMemo, useRef } from 'preact/hooks'
import { areaOf } from '../../../../explorer/board/area.ts'
import { between } from '../../../../explorer/board/box.ts'
import { Label } from '../../../../explorer/board/Label.tsx'
import { usePointers } from '../../../../explorer/board/pointers.ts'
import type { PointOffer } from '../../../../explorer/contract.ts'
import type { PieceKind, Seat } from '../../components.ts'
import { behindEdge, clamped, edgeNear, edgeSpot, type Turned } from '../../geometry/edge.ts'
import { laid, TURNS } from '../../geometry/outline.ts'
import { CENTIMETRE, distance, SIDE, type Spot, squared } from '../../geometry/plane.ts'
import type { Given } from '../../position.ts'
import type { View } from '../view.ts'
import { drawn, grid, inCentimetres, lineOf, pathOf } from './drawn.ts'
import { moverOf } from './moving.ts'

/** True when the question asks for a step along the edge of the table. */
function isAlongEdge({ point }: View): boolean {
  return point?.question.kind === 'pawn-to'
}

/** Distance between the spots tried on the way to a place where a figure can stand. */
const STEP = 20

/**
 * Place of a figure that is sent onto scenery or a base: in contact with it, on the side from which it comes; for its
 * own Community pawn also in contact. Nobody could press a contact, which is less than 0.2 mm wide.
 */
function against({ point, position, given }: View, spot: Spot): Spot {
  const from = point?.question.kind === 'move-to' && moverOf(point.question, position)
  if (!from) return spot
  const { radius } = given.components
  const pawn = position.players[point.question.by as Seat].community
  const atPawn = pawn && clamped(pawn, radius)
  if (atPawn && squared(spot, pawn) <= (2 * radius) ** 2 && !point.refuse(atPawn)) return atPawn
  if (!/^on-/.test(point.refuse(spot)?.code ?? '')) return spot
  const far = distance(spot, from)
  const on = (by: number): Spot => ({
    x: Math.round(spot.x + ((from.x - spot.x) * by) / far),
    y: Math.round(spot.y + ((from.y - spot.y) * by) / far),
  })
  const isFree = (by: number) => point.refuse(on(by)) === undefined
  let by = STEP
  while (by < far && !isFree(by)) by += STEP
  if (by >= far) return spot
  while (isFree(by - 1)) by -= 1
  return on(by)
}

/** The shape of the piece that is being laid, and whether it is one that has the edge of the table behind it. */
function layingOf({ point, given }: View) {
  const kind = point?.question.about?.['piece'] as PieceKind | undefined
  return { shape: kind && given.components.scenery[kind].shape, isAtEdge: kind === 'metro' }
}

/** The answer that a spot of the table is. */
function chosenIn(view: View, spot: Spot): Spot {
  const { nearest, step } = edgeNear(spot)
  if (isAlongEdge(view)) return { x: step % (4 * SIDE), y: 0 }
  const posed: Turned = { ...spot, turn: (nearest * TURNS) / 4 }
  return layingOf(view).isAtEdge ? posed : against(view, spot)
}

/** Pose of an answer on the table, with its orientation. */
function poseIn(view: View, answer: Spot): Turned {
  const { turn = 0 }: Partial<Turned> = Object(view.draft)
  const { shape, isAtEdge } = layingOf(view)
  if (shape && isAtEdge) return behindEdge(shape, answer, turn)
  return { ...(isAlongEdge(view) ? edgeSpot(answer.x) : answer), turn }
}

/** The shape of all points that can be chosen. */
function areaIn(view: View): string | undefined {
  const { point } = view
  if (!point || isAlongEdge(view)) return undefined
  const mover = moverOf(point.question, view.position)
  return areaOf((spot) => !point.refuse(spot), grid, mover, point.within)
}

/** The codes of refusals that are told in a word at the point itself. */
const known = [
  'off-table',
  'on-figure',
  'on-piece',
  'too-far',
  'through-piece',
  'inside-piece',
  'not-beside',
  'pawns-too-near',
  'too-near-edge',
]

/**
 * Reason in a word why the chosen point is not allowed; undefined when it is. Reach is told like the gap beside it,
 * from rim to rim.
 */
function whyNotIn({ point, given, words }: View): string | undefined {
  const { code, facts } = (point?.at && point.refuse(point.at)) ?? {}
  if (!point || !code) return undefined
  const isMeasured = code === 'too-far' && point.question.kind !== 'charge-to'
  if (!isMeasured) return words.say(known.includes(code) ? `point.${code}` : 'point.refused')
  const length = Number(facts?.['allowed']) * CENTIMETRE - radiiOf(point, given)
  return words.say('point.too-far-by', { far: inCentimetres(length, words) })
}

/** R-geo-measure: what lies between a base and a base or a point is the gap; what the bases take of the distance. */
function radiiOf({ question }: PointOffer, { components }: Given): number {
  return (question.kind === 'move-to' ? 2 : 1) * components.radius
}

/** The point that has been chosen: what would stand there, how far away, and why it cannot. */
function PointGhost({ view }: { readonly view: View }) {
  const { point, position, given, words } = view
  if (!point?.at) return null
  const spot = poseIn(view, point.at)
  const { x, y } = drawn(spot)
  const { kind } = point.question
  const refusal = point.refuse(point.at)
  const from = moverOf(point.question, position)
  const { radius } = given.components
  const isFigure = kind === 'move-to'
  const gap = Math.max(0, distance(from ?? spot, spot) - radiiOf(point, given))
  const label = between(drawn(from ?? spot), { x, y }, 0.5)
  const { shape } = layingOf(view)
  return (
    <g class={refusal ? 'trust-ghost trust-refused' : 'trust-ghost'}>
      {shape ? (
        <path d={pathOf(laid(shape, spot, spot.turn))} />
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
          text={whyNotIn(view)}
        />
      )}
    </g>
  )
}

/** Reach of a finger that takes a figure, in radiuses of its base. */
const GRIP = 1.6

/** The choice of a point: where one can be, and the one that is pressed, or dragged there. */
export function Pointing({ view }: { readonly view: View }) {
  const { position, point } = view
  const layer = useRef<SVGGElement>(null)
  const area = useMemo(() => areaIn(view), [point?.question, position])
  const choose = (spot: Spot) => point?.choose(chosenIn(view, spot))
  /** A finger drags the figure that is to be moved, or what is shown where it would stand. */
  const isOn = (spot: Spot) => {
    const from = point && moverOf(point.question, position)
    const shown = point?.at && poseIn(view, point.at)
    const near = (GRIP * view.given.components.radius) ** 2
    return [from, shown].some((one) => one !== undefined && squared(one, spot) <= near)
  }
  usePointers(layer, grid, {
    press: choose,
    down: isOn,
    drag(spot) {
      if (point) choose(spot)
    },
  })
  return (
    <g ref={layer}>
      {area && <path class="trust-area" d={area} />}
      <PointGhost view={view} />
    </g>
  )
}

/** Reason why the chosen point is not allowed, for readers who do not see the table. */
export function WhyNot({ view }: { readonly view: View }) {
  return (
    <p class="sr-only" role="status">
      {whyNotIn(view)}
    </p>
  )
}
