import type { Position } from './position.ts'

/** Every token and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const cards = [
    ...position.box,
    ...Object.values(position.piles).flat(),
    ...Object.values(position.hands).flat(),
    ...Object.values(position.sides).flatMap((standings) => standings.map(({ card }) => card)),
    ...Object.values(position.captured).flat(),
    ...position.discarded,
  ].filter((card) => !card.endsWith('?'))
  const events = [...Object.values(position.events), ...position.aside].filter(
    (event) => event !== null && event !== 'unknown',
  )
  const loots = Object.values(position.loots).flat()
  const tiles = [...position.lootStock, ...loots.map(({ tile }) => tile)]
  const bonus = [
    ...position.middle,
    ...loots.map((loot) => loot.bonus).filter((value) => value > 0),
  ]
  return [
    ...cards.map((card) => `card ${card}`),
    ...events.map((event) => `event ${event}`),
    ...tiles.map((tile) => `loot ${tile}`),
    ...bonus.map((value) => `bonus ${value}`),
  ]
}
