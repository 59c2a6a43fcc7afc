import { useRef, useState } from 'preact/hooks'
import { usePointers } from '../../../../explorer/board/pointers.ts'
import { type Spot, squared } from '../../geometry/plane.ts'
import type { View } from '../view.ts'
import { grid } from './drawn.ts'
import { movedPart, placesOnTable } from './moving.ts'

interface HandlingProps {
  readonly view: View
  /** Part selected to be moved. */
  readonly moved: string | undefined
}

/**
 * Moves things on the table by dragging them, with a mouse or a finger. A finger that is put down elsewhere scrolls the
 * page, and a tap selects the destination; the keyboard uses the pad beside the table.
 */
export function Handling({ view, moved }: HandlingProps) {
  const { given, onPick } = view
  const layer = useRef<SVGGElement>(null)
  const [drag, setDrag] = useState<{ readonly part: string; readonly at: Spot } | undefined>()
  const { radius } = given.components
  usePointers(layer, grid, {
    press(spot, target) {
      if (moved && !target.closest('.target')) onPick?.(movedPart(moved, spot))
    },
    down(spot) {
      const part = nearest(placesOnTable(view), spot, radius)
      if (part) setDrag({ part, at: spot })
      return part !== undefined
    },
    drag(spot) {
      if (drag) setDrag({ ...drag, at: spot })
    },
    up(isOff) {
      const from = drag && placesOnTable(view).get(drag.part)
      setDrag(undefined)
      if (!isOff && drag && from && squared(from, drag.at) > (radius / 2) ** 2)
        onPick?.(movedPart(drag.part, drag.at))
    },
  })
  return (
    <g ref={layer}>
      {drag && (
        <circle class="trust-ghost" cx={drag.at.x / 10} cy={drag.at.y / 10} r={radius / 10} />
      )}
    </g>
  )
}

/** Part near enough to a spot to be meant by it. */
function nearest(spots: ReadonlyMap<string, Spot>, at: Spot, radius: number): string | undefined {
  const near = [...spots].filter(([, spot]) => squared(spot, at) <= (1.4 * radius) ** 2)
  return near.sort(([, one], [, other]) => squared(one, at) - squared(other, at))[0]?.[0]
}
