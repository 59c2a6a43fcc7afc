import { useMemo, useRef, useState } from 'preact/hooks'
import { usePointers } from '../../../explorer/board/pointers.ts'
import { type Spot, squared } from '../geometry/plane.ts'
import { grid } from './drawn.ts'
import { movedPart, placesOnTable } from './moving.ts'
import { areaIn, chosenIn, PointGhost, whyNotIn } from './Point.tsx'
import type { View } from './view.ts'

interface HandlingProps {
  readonly view: View
  /** What is picked to be moved. */
  readonly moved: string | undefined
}

/**
 * What is done on the table by hand: a point is pressed, and followed by the mouse; a figure is dragged. Fingers press
 * where something goes, so that the page still scrolls and widens under them; keys have the pad beside the table.
 */
export function Handling({ view, moved }: HandlingProps) {
  const { position, given, point, isEdited, onPick } = view
  const layer = useRef<SVGGElement>(null)
  const [drag, setDrag] = useState<{ readonly part: string; readonly at: Spot } | undefined>()
  const area = useMemo(() => areaIn(view), [point?.question, position])
  const { radius } = given.components
  // A press means the point that is asked for, or where what is picked goes.
  const choose = (spot: Spot) => {
    if (point) point.choose(chosenIn(view, spot))
    else if (moved) onPick?.(movedPart(moved, spot))
  }
  usePointers(layer, grid, {
    press(spot, target) {
      if (point || (moved && !target.closest('.target'))) choose(spot)
    },
    down(spot) {
      const part = !point && isEdited && nearest(placesOnTable(view), spot, radius)
      if (part) setDrag({ part, at: spot })
    },
    drag(spot) {
      if (point?.at) choose(spot)
      if (drag) setDrag({ ...drag, at: spot })
    },
    up() {
      const from = drag && placesOnTable(view).get(drag.part)
      setDrag(undefined)
      if (drag && from && squared(from, drag.at) > (radius / 2) ** 2)
        onPick?.(movedPart(drag.part, drag.at))
    },
  })
  return (
    <g ref={layer}>
      {area && <path class="trust-area" d={area} />}
      {drag && (
        <circle class="trust-ghost" cx={drag.at.x / 10} cy={drag.at.y / 10} r={radius / 10} />
      )}
      <PointGhost view={view} />
    </g>
  )
}

/** Why the point that has been chosen cannot be, for those who do not see it on the table. */
export function WhyNot({ view }: { readonly view: View }) {
  return (
    <p class="sr-only" role="status">
      {whyNotIn(view)}
    </p>
  )
}

/** What lies so near to a spot that it is meant. */
function nearest(spots: ReadonlyMap<string, Spot>, at: Spot, radius: number): string | undefined {
  const near = [...spots].filter(([, spot]) => squared(spot, at) <= (1.4 * radius) ** 2)
  return near.sort(([, one], [, other]) => squared(one, at) - squared(other, at))[0]?.[0]
}
