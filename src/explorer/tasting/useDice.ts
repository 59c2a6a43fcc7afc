import { useEffect, useState } from 'preact/hooks'

/** Numbers shown by dice, by name. */
export type Roll = Readonly<Record<string, number>>

interface Dice {
  readonly roll: Roll
  /** True while the dice are rolling and show changing numbers. */
  readonly isFalling: boolean
  /** Throws all. */
  throwThem(): void
  /** Lays all down as they are wanted. */
  set(roll: Roll): void
}

/** Number of faces shown while rolling, and milliseconds for each. */
const TURNS = 7
const TURN_MS = 70

/** Dice that are seen to fall, or that lie at once for a reader who wants less motion. */
export function useDice(first: Roll, faces: readonly number[]): Dice {
  const [roll, setRoll] = useState(first)
  const [turnsLeft, setTurnsLeft] = useState(0)
  const turn = () => setRoll(thrown(Object.keys(first), faces))
  useEffect(() => {
    if (turnsLeft === 0) return
    const timer = setTimeout(() => {
      turn()
      setTurnsLeft(turnsLeft - 1)
    }, TURN_MS)
    return () => clearTimeout(timer)
  }, [turnsLeft])
  return {
    roll,
    isFalling: turnsLeft > 0,
    throwThem() {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      turn()
      setTurnsLeft(isStill ? 0 : TURNS)
    },
    set(wanted) {
      setTurnsLeft(0)
      setRoll(wanted)
    },
  }
}

/** A roll by the chance of the browser: so many of its numbers that each face has as many of them. */
function thrown(dice: readonly string[], faces: readonly number[]): Roll {
  const all = 2 ** 32 - (2 ** 32 % faces.length)
  const face = (): number => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    return number < all ? (faces[number % faces.length] as number) : face()
  }
  return Object.fromEntries(dice.map((die) => [die, face()]))
}
