import type { Position } from './position.ts'

/** Every token and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { box, piles, hands, sides, captured, discarded, lootStock, middle } = position
  const standing = Object.values(sides).flatMap((side) => side.map(({ card }) => card))
  const held = [piles, hands, captured].flatMap((each) => Object.values(each).flat())
  const cards = [...box, ...held, ...standing, ...discarded].filter((card) => !card.endsWith('?'))
  const events = [...Object.values(position.events), ...position.aside].filter(
    (event) => event !== null && event !== 'unknown',
  )
  const loots = Object.values(position.loots).flat()
  const bonus = loots.flatMap((loot) => (loot.bonus > 0 ? [loot.bonus] : []))
  return [
    ...cards.map((card) => `card ${card}`),
    ...events.map((event) => `event ${event}`),
    ...[...lootStock, ...loots.map(({ tile }) => tile)].map((tile) => `loot ${tile}`),
    ...[...middle, ...bonus].map((value) => `bonus ${value}`),
  ]
}
