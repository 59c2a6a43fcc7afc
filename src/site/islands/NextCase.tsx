import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { openCase, type WayOn, wayOnFrom } from '../practice/way-on.ts'

/** The way on from a case on a page of its own or in a chapter; practice has its own. */
export function NextCase() {
  const root = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<WayOn | undefined>()
  useLayoutEffect(() => setWay(root.current ? wayOnFrom(root.current) : undefined), [])
  return (
    <div ref={root} class="grade-next">
      {way?.element && (
        <button
          type="button"
          class="button button-primary"
          onClick={() => way.element && openCase(way.element)}
        >
          {way.label}
        </button>
      )}
      {way && !way.element && (
        <a class="button button-primary" href={way.href}>
          {way.label}
        </a>
      )}
    </div>
  )
}
