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
        const at = session.at.value
        if (at === (lineKept() ?? 0)) return
        requestAnimationFrame(() => history.replaceState({ ...history.state, line: at }, ''))
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
