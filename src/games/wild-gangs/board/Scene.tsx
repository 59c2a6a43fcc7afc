import { around, type Box } from '../../../explorer/board/box.ts'
import { Touched } from '../../../explorer/board/Drawing.tsx'
import type { SceneProps } from '../../../explorer/contract.ts'
import { eventCards } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { buildings, sidesAlong, sidesOf, spotFacts, spots } from '../town.ts'
import { drawing } from './geometry.ts'
import { boxes } from './parts.ts'
import { Town } from './Town.tsx'

/** A moment in town: as much of the town as it is about. */
export function Scene(props: SceneProps<Given, Position>) {
  const { position, given, words, touched, isWhole, label } = props
  const { x, y, width, height } = isWhole ? { x: 0, y: 0, ...drawing } : groundOf(partsShown(props))
  const marked = touched.filter((part) => !part.startsWith('side:'))
  return (
    <div class="town">
      <svg
        class={`town-drawing town-scene${width > 2.2 * height ? ' town-scene-wide' : ''}`}
        width={width}
        height={height}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <Town position={position} given={given} words={words} />
        <Touched boxes={boxes} parts={marked} corner={5} />
      </svg>
    </div>
  )
}

/**
 * The parts that a moment is about: what its events name and, where an event card acts, its spot with the two
 * buildings beside it; of a fight the whole street, with the buildings along it.
 */
function partsShown({ position, events, parts }: SceneProps<Given, Position>): readonly string[] {
  const acting = eventCards.filter((card) =>
    events.some(({ clause, with: further = [] }) =>
      [clause, ...further].some((id) => id.startsWith(`${card}.`)),
    ),
  )
  const lying = spots.filter((spot) =>
    acting.includes('sign')
      ? parts.includes(`event:${spot}`)
      : acting.some((card) => position.events[spot] === card),
  )
  const isFight = acting.some((card) => card === 'mg' || card === 'keg')
  const near = lying.flatMap((spot) => {
    const { between, street } = spotFacts[spot]
    const fighting = sidesAlong[street]
    const shown = isFight
      ? buildings.filter((id) => sidesOf[id].some((side) => fighting.includes(side)))
      : between
    const sides = isFight ? fighting : between.flatMap((id) => sidesOf[id])
    return [
      `event:${spot}`,
      ...shown.map((id) => `loots:${id}`),
      ...sides.map((side) => `side:${side}`),
    ]
  })
  return near.length > 0 ? near : parts
}

/** The ground of some parts, with a margin, within the drawing. */
function groundOf(parts: readonly string[]): Box {
  const shown = [...boxes].filter(([part]) => parts.includes(part))
  const { x, y, width, height } = around(
    shown.map(([, box]) => box),
    8,
  )
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const right = Math.min(drawing.width, x + width)
  const bottom = Math.min(drawing.height, y + height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
