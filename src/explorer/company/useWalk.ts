import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/types.ts'
import { type Course, nextBeat } from './course.ts'

/** Milliseconds from one beat to the next, the slowest first. */
export const paces = [2000, 1000, 500, 200] as const

/** A walk to the reader's turn: what the others do is played on, beat by beat, until something waits for the reader. */
export interface Walk {
  readonly isOn: boolean
  /** True when it has stopped before a fight, a robbery or a count. */
  readonly isBeforeClimax: boolean
  readonly pace: number
  setPace(pace: number): void
  start(): void
  stop(): void
}

/** Place where a walk begins or has stopped, by the number of lines shown. */
interface Place {
  readonly from: number
  readonly isOn: boolean
}

/**
 * Walks through a session at a pace; at once where the reader wants nothing to move. Where opponents think, it waits for
 * them.
 *
 * @param isAsked True while something waits for the reader
 */
export function useWalk(session: Session, course: Course, isAsked: boolean): Walk {
  const [{ from, isOn }, setPlace] = useState<Place>({ from: -1, isOn: false })
  const [pace, setPace] = useState<number>(paces[1])
  const at = session.at.value
  const isAtEnd = at === session.run.value.trace.length
  const isOver = isAtEnd && session.thinking.value === undefined
  useEffect(() => {
    if (!isOn) return undefined
    if (isAsked || isOver) {
      setPlace({ from: -1, isOn: false })
      return undefined
    }
    if (isAtEnd) return undefined
    const goOn = () => {
      const { trace } = session.run.peek()
      const isAtOnce = matchMedia('(prefers-reduced-motion: reduce)').matches
      let beat = nextBeat(trace, at, from, course)
      while (isAtOnce && !beat.isStop && beat.at < trace.length) {
        beat = nextBeat(trace, beat.at, from, course)
      }
      if (beat.at > at) session.goTo(beat.at, isAtOnce ? from : at)
      if (beat.isStop) setPlace({ from: beat.at, isOn: false })
    }
    const timer = setTimeout(goOn, at === from ? 0 : pace)
    return () => clearTimeout(timer)
  }, [isOn, from, at, pace, isAtEnd, isAsked, isOver])
  return {
    isOn,
    isBeforeClimax: !isOn && from === at && !isAsked && !isAtEnd,
    pace,
    setPace,
    start: () => setPlace({ from: at, isOn: true }),
    stop: () => setPlace({ from: -1, isOn: false }),
  }
}
