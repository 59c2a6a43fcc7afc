import type { Position } from './position.ts'
import { laidOut } from './purses.ts'

/** Every card, note, token, bandit and victim by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { gangs, vaults, deck, discard, top, shop, drawn } = position
  const members = Object.values(gangs).flat()
  const { purses, left } = laidOut(position)
  const cards = [
    ...members.flatMap((one) => [...one.cards, ...one.hidden]),
    ...top.map(({ card }) => card),
    ...shop,
    ...drawn,
    ...[deck, discard].flatMap((pile) => listed(pile)),
  ]
  const bandits = [
    ...members.map(({ id }) => id),
    ...[position.prison].flatMap((id) => id ?? []),
    ...position.pile,
    ...position.graves,
  ]
  const victims = [
    ...[position.victim].flatMap((id) => id ?? []),
    ...position.victims,
    ...position.robbedVictims,
  ]
  const notes = [
    ...[...Object.values(purses), left].flatMap(listed),
    ...Object.values(vaults).flatMap((all) => all.flatMap((note) => (note > 0 ? [`${note}`] : []))),
  ]
  return [
    ...cards.map((card) => `card ${card}`),
    ...bandits.map((id) => `bandit ${id}`),
    ...victims.map((id) => `victim ${id}`),
    ...notes.map((note) => `note ${note}`),
  ]
}

function listed(counts: object): string[] {
  return Object.entries(counts).flatMap(([name, count]) => new Array<string>(count).fill(name))
}
