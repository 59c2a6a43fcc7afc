import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isFree, isVoteKey } from './keys.ts'

/** Most minutes that are counted down. */
const MOST_MINUTES = 99

const MINUTE = 60_000

/** Milliseconds between two looks at the clock. */
const TICK = 250

interface CountdownProps {
  /** Name of the clock. */
  readonly label: string
  /** Sentence for the end of the time. */
  readonly over: string
}

/**
 * A clock in the corner, set by a number of minutes and M, and taken away by M alone. It follows the clock of the device,
 * so that a page which is busy for a while does not make it late.
 */
export function Countdown({ label, over }: CountdownProps) {
  const [end, setEnd] = useState<number | undefined>()
  useMinutes((minutes) => setEnd(minutes > 0 ? Date.now() + minutes * MINUTE : undefined))
  const left = useLeft(end)
  if (left === undefined) return null
  const seconds = Math.ceil(left / 1000)
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div class="countdown">
      <p role="timer" aria-label={label}>
        {seconds > 0 ? shown : over}
      </p>
      <p class="sr-only" role="status">
        {seconds === 0 && over}
      </p>
    </div>
  )
}

/** Calls `onSet` with the minutes typed before M, zero where none were. */
function useMinutes(onSet: (minutes: number) => void): void {
  const digits = useRef('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event
      if (/^\d$/.test(key)) {
        if (isFree(event)) digits.current = (digits.current + key).slice(-2)
        return
      }
      const minutes = Number(digits.current)
      // Also a key that another has taken, such as a vote, ends a number.
      if (key !== 'Shift') digits.current = ''
      if (key.toLowerCase() !== 'm' || !isFree(event) || isVoteKey(event)) return
      event.preventDefault()
      onSet(Math.min(minutes, MOST_MINUTES))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** Milliseconds until an instant, looked at several times a second; zero once it has come. */
function useLeft(end: number | undefined): number | undefined {
  const [looked, setLooked] = useState(0)
  // The last look at the clock may be older than the time that is counted down.
  const begun = useMemo(() => Date.now(), [end])
  useEffect(() => {
    if (end === undefined) return undefined
    const ticking = setInterval(() => setLooked(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [end])
  return end === undefined ? undefined : Math.max(0, end - Math.max(looked, begun))
}
