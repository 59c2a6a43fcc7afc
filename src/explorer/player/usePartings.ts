import { useEffect, useState } from 'preact/hooks'
import type { Face } from '../face.ts'
import type { OtherReading, Parting } from './partings.ts'
import type { Session } from './session.ts'

/** Where a case goes another way, and how the two ways are laid beside each other. */
export interface Forks {
  readonly partings: readonly Parting[]
  open(other: OtherReading): void
}

/** How long a reader stands still before it is looked for, in milliseconds: stepping on must not wait for it. */
const STILL = 1000

const none: readonly Parting[] = []

/**
 * Where another reading would change what a session has played; found while the reader stands still, once something
 * has happened or been told of it.
 */
export function usePartings(face: Face, session: Session, isTold: boolean): readonly Parting[] {
  const [found, setFound] = useState({ of: session.run.value, partings: none })
  const run = session.run.value
  const hasBegun = isTold || session.at.value > 0
  const isKnown = found.of === run && found.partings !== none
  useEffect(() => {
    if (!hasBegun || isKnown) return undefined
    let stop: (() => void) | undefined
    const seek = async () => {
      const { seekPartings } = await import('./partings.ts')
      if (timer) stop = seekPartings(face, session, (partings) => setFound({ of: run, partings }))
    }
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(
      () => void seek().catch(console.error),
      STILL,
    )
    return () => {
      clearTimeout(timer)
      timer = undefined
      stop?.()
    }
  }, [run, hasBegun])
  return found.of === run ? found.partings : none
}
