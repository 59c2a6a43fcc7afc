import { useEffect, useRef } from 'preact/hooks'
import { loadShowPiece } from '../ui/lazy-parts.ts'

type Root = { readonly current: HTMLElement | null }

/** Milliseconds in which the bar may still grow, since what it says can have to be fetched first. */
const SETTLING = 3000

/**
 * Keeps in view the piece of the board that the step is about. Measures the bar, so that style sheets let a bar that is too
 * tall for the window slide under its edge instead of giving it a scroll bar; and scrolls the page, after each `moment`,
 * until the bar covers no marked piece. Nothing is scrolled before the reader has moved, unless a question waits.
 */
export function useInView(root: Root, moment: unknown, isAsked: boolean): void {
  const until = useRef(0)
  useEffect(() => {
    const bar = root.current?.querySelector<HTMLElement>('.bar')
    if (!bar) return
    const observer = new ResizeObserver(() => {
      root.current?.style.setProperty('--said', `${bar.offsetHeight}px`)
      if (performance.now() < until.current) showIn(root)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  const isFirst = useRef(true)
  useEffect(() => {
    const mayScroll = !isFirst.current || (isAsked && scrollY === 0)
    isFirst.current = false
    if (!mayScroll) return
    until.current = performance.now() + SETTLING
    showIn(root)
  }, [moment])
}

/** Scrolls to the piece, by a script that is fetched with the first step: where it cannot be had, the reader scrolls. */
function showIn(root: Root): void {
  loadShowPiece().then(
    (showPiece) => root.current && showPiece(root.current),
    () => undefined,
  )
}
