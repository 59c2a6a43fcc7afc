import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** How far a place is in view before what belongs there is looked at: more than its edge, at the foot of the screen. */
const WITHIN = '0px 0px -10% 0px'

/** What is made, and so loaded, when its place comes into view: a phone has it below the table and its bar. */
export function InView({ children }: { readonly children: () => ComponentChildren }) {
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
