import { copies, listed, sizeOf } from '../../kernel/data/stock.ts'
import type { Position } from './position.ts'

/** Every token, bullet and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { stacks, piles, unseen, cactus, tokens, supply, ring, held } = position
  const shown = [
    ...Object.values(stacks).flatMap(({ cards }) => cards),
    ...Object.values(piles).flat(),
  ]
  const known = shown.filter((card) => card !== 'event')
  const hidden = listed(unseen)
  const all = supply + sizeOf(tokens)
  const bullets = [...ring, ...Object.values(held).flat()].filter((bullet) => bullet > 0)
  return [
    ...[...known, ...copies('cactus', cactus), ...hidden].map((card) => `card ${card}`),
    ...bullets.map((bullet) => `bullet ${bullet}`),
    ...copies('token', all),
  ]
}
