import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Session } from '../session/types.ts'

/**
 * Renders a component, and all that it shows, anew whenever one of some signals changes. What reads a session stands
 * below whoever made it, so nothing finer is needed, and pages do without the 1.8 kB of `@preact/signals`.
 */
export function useSignals(signals: readonly ReadonlySignal<unknown>[]): void {
  const [, renderAnew] = useState<object | undefined>()
  useLayoutEffect(() => {
    let seen: readonly unknown[] | undefined
    return effect(() => {
      const now = signals.map((one) => one.value)
      if (seen) renderAnew({})
      seen = now
    })
  }, signals)
}

/** Renders anew with whatever changes in a session; with nothing where there is none. */
export function useSession(session: Session | undefined): void {
  const { state, refusals, since, seed, isPlaying, canUndo, isTold } = session ?? nothing
  useSignals([state, refusals, since, seed, isPlaying, canUndo, isTold])
}

const still = signal(undefined)
const nothing = {
  ...{ state: still, refusals: still, since: still },
  ...{ seed: still, isPlaying: still, canUndo: still, isTold: still },
}

/** A signal of a component's own. */
export function useSignal<Value>(first: Value): Signal<Value> {
  return useMemo(() => signal(first), [])
}
