import { effect } from '@preact/signals-core'
import { useEffect, useMemo } from 'preact/hooks'
import type { Session } from '../session/types.ts'

/**
 * Remembers the step of a case beside the address, at no cost for a long one. Returns what shows it again after a reload,
 * once the case of the address is open.
 */
export function useStepOnReload(session: Session): () => void {
  const line = useMemo(lineKept, [])
  useEffect(
    () =>
      effect(() => {
        if (session.at.value === (lineKept() ?? 0)) return
        // Another step may be shown by then, such as the one before a reload.
        const write = () => history.replaceState({ ...history.state, line: session.at.peek() }, '')
        requestAnimationFrame(write)
      }),
    [session],
  )
  return () => {
    if (line !== undefined) session.goTo(line)
  }
}

/** Number of lines shown before the page was loaded again; undefined where it was not. */
function lineKept(): number | undefined {
  const { line } = (globalThis.history?.state ?? {}) as { readonly line?: unknown }
  return typeof line === 'number' ? line : undefined
}
