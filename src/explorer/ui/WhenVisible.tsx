import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Margin beyond the lower edge of the screen, so that a place counts as visible only when more than its rim is. */
const WITHIN = '0px 0px -10% 0px'

/**
 * Renders, and so loads, its content once its place comes into view: on a phone it lies below the table and its bar.
 */
export function WhenVisible({ children }: { readonly children: () => ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: WITHIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? children() : <div ref={place} />
}
