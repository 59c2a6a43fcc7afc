import type { SceneProps } from '../../../explorer/face.ts'
import type { GameEvent } from '../../../kernel/table.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import { eventCards } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { things } from '../things.ts'
import { sidesAlong, sidesOf, spotFacts, spots } from '../town.ts'
import { townWords } from './Board.tsx'
import { type Box, drawing } from './geometry.ts'
import { parts } from './parts.ts'
import { Town } from './Town.tsx'
import { townView } from './view.ts'

/** A moment in town: as much of the town as it is about. */
export function Scene(props: SceneProps) {
  const { words, events, isOver, isWhole, label } = props
  const position = props.position as Position
  const given = props.given as Given
  const { x, y, width, height } = isWhole
    ? { x: 0, y: 0, ...drawing }
    : around(boxesOf(partsShown(position, events)))
  const touched = events.flatMap((event) => partsOfEvent(things, event))
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
        <Town town={townView(position, given)} words={townWords(words)} />
        {isOver &&
          boxesOf(touched.filter((name) => !name.startsWith('side:'))).map((box) => (
            <rect key={`${box.x} ${box.y}`} class="touched" {...box} rx="5" />
          ))}
      </svg>
    </div>
  )
}

/**
 * The parts that a moment is about: what its events name and, where an event card acts, its spot with the two
 * buildings beside it; of a fight the whole street.
 */
function partsShown({ events: laid }: Position, events: readonly GameEvent[]): readonly string[] {
  const named = events.flatMap((event) => partsOfEvent(things, event))
  const acting = eventCards.filter((card) =>
    events.some(({ clause, with: further = [] }) =>
      [clause, ...further].some((id) => id.startsWith(`${card}.`)),
    ),
  )
  const lying = spots.filter((spot) =>
    acting.includes('sign')
      ? named.includes(`event:${spot}`)
      : acting.some((card) => laid[spot] === card),
  )
  const isFight = acting.some((card) => card === 'mg' || card === 'keg')
  const around = lying.flatMap((spot) => {
    const { between, street } = spotFacts[spot]
    if (isFight) return sidesAlong[street].map((side) => `side:${side}`)
    const sides = between.flatMap((id) => sidesOf[id].map((side) => `side:${side}`))
    return [`event:${spot}`, ...between.map((id) => `loots:${id}`), ...sides]
  })
  return around.length > 0 ? around : named
}

function boxesOf(names: readonly string[]): Box[] {
  return parts.filter(({ name }) => names.includes(name)).map(({ box }) => box)
}

/** The box around some boxes, with a margin, within the drawing. */
function around(boxes: readonly Box[]): Box {
  const margin = 8
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin)
  const right = Math.min(
    drawing.width,
    Math.max(...boxes.map(({ x, width }) => x + width)) + margin,
  )
  const bottom = Math.min(
    drawing.height,
    Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
  )
  return { x: left, y: top, width: right - left, height: bottom - top }
}
