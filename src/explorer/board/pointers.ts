import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Point } from '../../kernel/choice/index.ts'
import type { Grid } from './area.ts'

/** Pointer gestures on a drawing, at points of its grid. */
interface Pointers {
  /** Something is pressed. */
  press(at: Point, target: Element): void
  /** The mouse is moved while it is down, or a finger that has taken something. */
  drag(at: Point): void
  /** It goes down; true where it takes something. */
  down?(at: Point): boolean
  /** It goes up again; or what it did becomes a scroll, and counts for nothing. */
  up?(isOff: boolean): void
}

/**
 * Follows the pointers over the drawing in which a layer lies. A finger drags what it was put on; anywhere else the page
 * scrolls and widens under it.
 */
export function usePointers(
  layer: RefObject<SVGElement>,
  { side, unit }: Grid,
  { press, down, drag, up }: Pointers,
): void {
  const isTaken = useRef(false)
  useEffect(() => {
    const svg = layer.current?.ownerSVGElement
    if (!svg) return undefined
    const within = (value: number) => Math.min(Math.max(Math.round(value * unit), 0), side)
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
      return { x: within(x), y: within(y) }
    }
    const end = (isOff: boolean) => {
      isTaken.current = false
      up?.(isOff)
    }
    const listeners = {
      click: (event: MouseEvent) => press(pointOf(event), event.target as Element),
      pointerdown(event: PointerEvent) {
        isTaken.current = event.isPrimary && down?.(pointOf(event)) === true
      },
      pointermove(event: PointerEvent) {
        const isDrag = event.pointerType !== 'touch' || isTaken.current
        if (event.buttons === 1 && isDrag) drag(pointOf(event))
      },
      pointerup: () => end(false),
      pointercancel: () => end(true),
    }
    const ended = new AbortController()
    for (const [name, listener] of Object.entries(listeners))
      svg.addEventListener(name, listener as EventListener, ended)
    return () => ended.abort()
  })
  useEffect(() => {
    const svg = layer.current?.ownerSVGElement
    // The page does not scroll while a finger drags.
    const hold = (event: TouchEvent) => {
      if (isTaken.current && event.touches.length === 1) event.preventDefault()
    }
    svg?.addEventListener('touchmove', hold, { passive: false })
    return () => svg?.removeEventListener('touchmove', hold)
  }, [])
}
