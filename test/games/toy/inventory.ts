import type { Position } from './position.ts'

/** Every token and card by name: the same list at every moment of a game, but for its order. */
export function inventory({ chips }: Position): readonly string[] {
  return Object.values(chips).flatMap((count) => Array<string>(count).fill('chip'))
}
