import { useEffect, useState } from 'preact/hooks'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import type { Fork, OtherReading } from './forks.ts'

/** Lines at which a case would part under other readings, and the way to compare two readings. */
export interface Forks {
  readonly partings: readonly Fork[]
  /** Opens another reading beside the case, or another course of it. */
  open(other: OtherReading | 'what-if'): void
}

/** Milliseconds without an action before forks are looked for, so that stepping on never waits. */
const STILL = 1000

const none: readonly Fork[] = []

/**
 * Finds the forks of all that a session has played, once it has begun and the reader pauses. Returns `known` for a
 * case shown from a record.
 */
export function useForks(
  face: Face,
  session: Session,
  isTold: boolean,
  known: readonly Fork[] | undefined,
): readonly Fork[] {
  const { situation, readings } = session.state.value
  const log = session.run.value.log.join()
  const [found, setFound] = useState({ situation, readings, log, partings: none })
  const isSame = found.situation === situation && found.readings === readings && found.log === log
  // What a whole game has done before its first question is not the reader's.
  const at = session.at.value
  const [cameTo] = useState({ at, log })
  const hasBegun = isTold || (at > 0 && (at !== cameTo.at || log !== cameTo.log))
  const isRecord = session.isTold.value
  const isKnown = isSame && found.partings !== none
  useEffect(() => {
    if (!hasBegun || isKnown) return undefined
    let stop: (() => void) | undefined
    const seek = async () => {
      const onFound = (partings: readonly Fork[]) =>
        setFound({ situation, readings, log, partings })
      if (isRecord) return known && onFound(known)
      const { findForks } = await import('./forks.ts')
      if (timer) stop = findForks(face, session, onFound)
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
  }, [situation, readings, log, hasBegun, isRecord])
  return isSame ? found.partings : none
}
