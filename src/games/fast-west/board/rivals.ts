import type { Seat } from '../components.ts'
import type { HandQuestion } from './grabs.ts'

/** Milliseconds that an opponent's hand takes for a grab, on average: slow, practised, quick. */
export const paces = [700, 450, 300] as const

/** Least part of that time, and how much more it may take at most: no hand is equally quick each time. */
const [LEAST, SPREAD] = [0.75, 0.5]

/** Grab by an opponent, so many milliseconds after the signal. */
export interface RivalGrab {
  readonly seat: Seat
  readonly after: number
}

/**
 * Grabs of opponents at a stated speed: one by each or, with Indians, as many as there are bullets.
 *
 * @param random Numbers from 0 to below 1
 */
export function grabsOfRivals(
  kind: HandQuestion,
  rivals: readonly Seat[],
  bullets: number,
  pace: number,
  random: () => number,
): readonly RivalGrab[] {
  const most = kind === 'indians' ? bullets : 1
  return rivals.flatMap((seat) => {
    let after = 0
    return Array.from({ length: most }, () => {
      after += pace * (LEAST + SPREAD * random())
      return { seat, after }
    })
  })
}
