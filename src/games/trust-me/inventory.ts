import { listed } from '../../kernel/data/stock.ts'
import type { ItemKind } from './components.ts'
import { type Item, isItem, type Position } from './position.ts'

/** Every token and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { players, lying, gone, drawn, bag, stacks, deck, lifted } = position
  const sheets = Object.values(players).flatMap(({ sheet }) => Object.values(sheet))
  const held = [...sheets, ...Object.values(lifted).flat()].filter(isItem)
  const cards = [
    ...Object.values(players).flatMap(({ objectives }) => objectives),
    ...position.away,
  ]
  const found = lying.flatMap(({ item }) => item ?? [])
  const inBag = [bag, stacks.weapons, stacks.objects].flatMap((stack) => listed(stack))
  return [
    ...[...held, ...found, ...gone].map(nameOfItem),
    ...position.unseen.resources,
    ...drawn.map(({ kind }) => kind),
    ...position.boxed,
    ...inBag,
    ...[...listed(deck), ...cards].map((card) => `card ${card}`),
  ]
}

/** object.special-resource: what a token was when it came from its stack or its bag. */
export function nameOfItem({ kind, mark }: Item): ItemKind {
  return mark === 'special' ? 'special-resource' : kind
}
