import { listed } from '../../kernel/data/stock.ts'
import type { Position } from './position.ts'
import { laidOut } from './purses.ts'

/** Every card, note, token, bandit and victim by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { gangs, vaults, deck, discard, top, shop, drawn } = position
  const { prison, pile, graves, victim, victims, robbedVictims } = position
  const members = Object.values(gangs).flat()
  const { purses, left } = laidOut(position)
  const unseen = [deck, discard].flatMap(listed)
  const held = members.flatMap((one) => [...one.cards, ...one.hidden])
  const lying = Object.values(vaults).flatMap((all) => all.filter((note) => note > 0))
  return [
    ...named('card', [...held, ...top.map(({ card }) => card), ...shop, ...drawn, ...unseen]),
    ...named('bandit', [...members.map(({ id }) => id), prison, ...pile, ...graves]),
    ...named('victim', [victim, ...victims, ...robbedVictims]),
    ...named('note', [...[...Object.values(purses), left].flatMap(listed), ...lying]),
  ]
}

function named(what: string, all: readonly (string | number | null)[]): string[] {
  return all.flatMap((one) => (one === null ? [] : [`${what} ${one}`]))
}
