import type { Position } from './position.ts'

/** Every token, bullet and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { stacks, piles, unseen, cactus, tokens, supply, ring, held } = position
  const shown = [
    ...Object.values(stacks).flatMap(({ cards }) => cards),
    ...Object.values(piles).flat(),
  ]
  const known = shown.filter((card) => card !== 'event')
  const hidden = Object.entries(unseen).flatMap(([card, count]) => times(card, count))
  const all = Object.values(tokens).reduce((sum, count) => sum + count, supply)
  const bullets = [...ring, ...Object.values(held).flat()].filter((bullet) => bullet > 0)
  return [
    ...[...known, ...times('cactus', cactus), ...hidden].map((card) => `card ${card}`),
    ...bullets.map((bullet) => `bullet ${bullet}`),
    ...times('token', all),
  ]
}

function times(name: string, count: number): string[] {
  return new Array<string>(count).fill(name)
}
