import { around, type Box } from '../../../explorer/board/box.ts'
import type { BoardProps } from '../../../explorer/contract.ts'
import type { Given, Position } from '../position.ts'
import { drawing } from './geometry.ts'
import { boxes } from './parts.ts'

/** Parts of the town that a small screen shows large, the smallest first: a building with its places, or a street. */
export const closeViews = {
  NW: { x: 0, y: 12, width: 198, height: 214 },
  NE: { x: 330, y: 12, width: 198, height: 214 },
  SW: { x: 0, y: 302, width: 198, height: 214 },
  SE: { x: 330, y: 302, width: 198, height: 214 },
  NC: { x: 128, y: 0, width: 272, height: 226 },
  SC: { x: 128, y: 302, width: 272, height: 214 },
  west: { x: 0, y: 92, width: 330, height: 344 },
  east: { x: 198, y: 92, width: 330, height: 344 },
  north: { x: 40, y: 0, width: 448, height: 224 },
  south: { x: 40, y: 304, width: 448, height: 224 },
} as const satisfies Readonly<Record<string, Box>>
export type CloseView = keyof typeof closeViews

/** The smallest part of the town that holds all that a moment is about; undefined when that is the whole town. */
export function closeViewOf(
  props: Pick<BoardProps<Given, Position>, 'offers' | 'touched'>,
): CloseView | undefined {
  const asked = [...(props.offers?.keys() ?? [])]
  const parts = asked.length > 0 ? asked : (props.touched ?? [])
  const grounds = parts.flatMap((part) => boxes.get(groundOf(part)) ?? [])
  if (grounds.length === 0) return undefined
  const ground = around(grounds, -4)
  return (Object.keys(closeViews) as CloseView[]).find((name) => holds(closeViews[name], ground))
}

/** The part of the board in which another lies: a place lies in its side. */
function groundOf(part: string): string {
  const [kind, id] = part.split(':')
  return kind === 'place' ? `side:${id}` : part
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}

/** True when a part lies in a view, or in the whole town. */
export function isShownIn(view: CloseView | undefined, part: string): boolean {
  const ground = boxes.get(groundOf(part))
  return view === undefined || ground === undefined || holds(closeViews[view], around([ground], -4))
}

/** Frame of the small town that shows where a view lies; the whole drawing for the whole town. */
export function frameOf(view: CloseView | undefined): Box {
  return view ? closeViews[view] : { x: 0, y: 0, ...drawing }
}
