import type { Gang, Given, Position } from '../position.ts'

/** The questions that settle which Bullet is stolen: the victim's cell that is emptied, the thief's that is loaded. */
export const stolen = { take: 'steal-cell', load: 'load' } as const

/**
 * steal.bullet: cells are worth nothing by themselves, so ways to steal are compared by the duel that thief and victim
 * could have next, with their cards as they are.
 */
export function duelAfter({ scene, players, seats }: Given, { gangs }: Position) {
  const card = ({ loaded, critical }: Gang) => ({ loaded, critical })
  const duellists = [...(scene.actors ?? []), ...(scene.target ? [scene.target] : [])]
  return {
    kind: 'duel',
    players,
    twoGangs: seats.length > players ? 'yes' : 'no',
    space: 5,
    duellists,
    gangs: Object.fromEntries(duellists.map((seat) => [seat, card(gangs[seat])])),
  }
}
