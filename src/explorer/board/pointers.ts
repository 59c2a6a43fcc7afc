import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Point } from '../../kernel/choice/index.ts'
import type { Grid } from './area.ts'

/** Pointer gestures on a drawing, at points of its grid. */
interface Pointers {
  /** Something is pressed. */
  press(at: Point, target: Element): void
  /** The mouse is moved while it is down. */
  drag(at: Point): void
  /** It goes down, and goes up again; where that matters. */
  down?(at: Point): void
  up?(): void
}

/**
 * Follows the pointers over the drawing in which a layer lies. Fingers press and do not drag, so that the page still
 * scrolls and widens under them.
 */
export function usePointers(
  layer: RefObject<SVGElement>,
  { side, unit }: Grid,
  { press, down, drag, up }: Pointers,
): void {
  useEffect(() => {
    const svg = layer.current?.ownerSVGElement
    if (!svg) return undefined
    const within = (value: number) => Math.min(Math.max(Math.round(value * unit), 0), side)
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
      return { x: within(x), y: within(y) }
    }
    const listeners = {
      click: (event: MouseEvent) => press(pointOf(event), event.target as Element),
      pointerdown(event: PointerEvent) {
        if (event.pointerType !== 'touch') down?.(pointOf(event))
      },
      pointermove(event: PointerEvent) {
        if (event.buttons === 1 && event.pointerType !== 'touch') drag(pointOf(event))
      },
      pointerup: () => up?.(),
    }
    const ended = new AbortController()
    for (const [name, listener] of Object.entries(listeners))
      svg.addEventListener(name, listener as EventListener, ended)
    return () => ended.abort()
  })
}
