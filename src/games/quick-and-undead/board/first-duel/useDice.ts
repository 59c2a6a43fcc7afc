import { useEffect, useState } from 'preact/hooks'
import { faces } from '../../components.ts'
import { duellists, type Roll } from './rolls.ts'

interface Dice {
  readonly roll: Roll
  /** Whether they still fall, and show any number. */
  readonly isFalling: boolean
  /** Throws both. */
  throwThem(): void
  /** Lays both down as they are wanted. */
  set(roll: Roll): void
}

/** How often they turn while they fall, and how long each number is seen. */
const TURNS = 7
const TURN_MS = 70

/** Two dice that are seen to fall, or that lie at once for a reader who wants less motion. */
export function useDice(first: Roll): Dice {
  const [roll, setRoll] = useState(first)
  const [turnsLeft, setTurnsLeft] = useState(0)
  useEffect(() => {
    if (turnsLeft === 0) return
    const timer = setTimeout(() => {
      setRoll(thrown())
      setTurnsLeft(turnsLeft - 1)
    }, TURN_MS)
    return () => clearTimeout(timer)
  }, [turnsLeft])
  return {
    roll,
    isFalling: turnsLeft > 0,
    throwThem() {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      setRoll(thrown())
      setTurnsLeft(isStill ? 0 : TURNS)
    },
    set(wanted) {
      setTurnsLeft(0)
      setRoll(wanted)
    },
  }
}

/** A roll by the chance of the browser: eight faces divide its bytes evenly. */
function thrown(): Roll {
  const bytes = crypto.getRandomValues(new Uint8Array(duellists.length))
  const face = (place: number) => faces[(bytes[place] as number) % faces.length] as Roll['A']
  return { A: face(0), B: face(1) }
}
