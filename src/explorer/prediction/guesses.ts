import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { Face } from '../face.ts'

/** A guess that a trace has room for: what is asked, before which line, and after how many lines it is settled. */
export interface OfferedGuess {
  readonly asked: FactQuestion
  readonly line: number
  readonly settled: number
}

/** All guesses that a trace has room for. What no event settles is settled when the next is asked, or at the end. */
export function guessesIn(
  face: Pick<Face, 'guess'>,
  trace: readonly TraceLine[],
): readonly OfferedGuess[] {
  const found = trace.flatMap((one, line) => {
    const guess = one.type === 'event' ? face.guess?.(one.event) : undefined
    return guess ? [{ ...guess, line }] : []
  })
  return found.map(({ asked, line, isSettledBy }, index) => {
    const end = found[index + 1]?.line ?? trace.length
    const by = trace
      .slice(line, end)
      .findIndex((one) => one.type === 'event' && isSettledBy(one.event))
    return { asked, line, settled: by < 0 ? end : line + by + 1 }
  })
}

const KEY = 'reckoning-guess'

/** True when the reader of this device has chosen to guess. */
export function likesGuessing(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Keeps that, on this device and nowhere else. */
export function keepGuessing(isLiked: boolean): void {
  try {
    if (isLiked) localStorage.setItem(KEY, 'open')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it is asked anew on the next page.
  }
}
