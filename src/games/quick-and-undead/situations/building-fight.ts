import { parts } from '../../../kernel/schema/schema.ts'
import type { BuildingCard, Seat } from '../components.ts'
import { type Laid, siteOf } from '../position.ts'
import { fightFor } from '../rules/control.ts'
import { building, player, tableParts } from './parts.ts'
import { buyersSpace, checkStreet } from './purchase.ts'
import { kind, type QuickMaker } from './start.ts'
import { openActing } from './table.ts'

/** The occupant stays in a building that was bought, and the two fight for it. */
export const buildingFight = kind({
  name: 'building-fight',
  schema: parts({ by: player, space: buyersSpace, building, ...tableParts }),
  /** The occupant adds 2 to the value of a hit: a 7 counts 9. */
  example: {
    players: 4,
    by: 'A',
    space: 3,
    building: 'plus-two',
    day: 2,
    gangs: {
      A: { loaded: [4, 6, 7], coins: 1, notoriety: 1, trophies: ['U5'] },
      B: { loaded: [3, 5], coins: 3, notoriety: 2 },
      C: { loaded: [3], coins: 1, notoriety: 3 },
      D: { loaded: [2, 6], coins: 2 },
    },
    town: [
      { card: 'coin', undead: ['U1'] },
      { card: 'saloon', occupants: ['A', 'C'] },
      { card: 'bounty', bonus: 'bullet' },
      { card: 'safe-bullets', undead: ['U13'], bonus: 'coin' },
      { card: 'exchange', bonus: 'notoriety' },
      { card: 'reload', undead: ['U7'], bonus: 'bullet' },
      { card: 'plus-two', occupants: ['B'], undead: ['U8'] },
    ],
    bootHill: ['U2', 'U4', 'U10', 'U11', 'U14', 'U16', 'U17'],
  },
  /** Needs the attacker, the building, and the space of the attack. */
  open(situation, maker) {
    const { by, space, building } = situation
    return openActing(situation, maker, () => ({
      scene: { kind: 'building-fight', space, building },
      check: (play) => checkFight(play, by, building, maker),
    }))
  },
  procedure: (play, { by, space, building }) => fightFor(play, building, by, space),
})

/** control.when: somebody else's Outlaw is in the building; duel.not-on-7: nobody fights in the Saloon. */
function checkFight(play: Laid, seat: Seat, card: BuildingCard, maker: QuickMaker): void {
  checkStreet(play, maker)
  const site = siteOf(play.now, card)
  const at = ['building', 'town'] as const
  if (!site) maker.refuse('building-not-in-town', 'building.count', { card }, ...at)
  else if (card === 'saloon') maker.refuse('no-fight-there', 'duel.not-on-7', { card }, ...at)
  else if (site.occupants.includes(seat)) {
    maker.refuse('own-building', 'building.occupied-half', { card, seat }, ...at)
  } else if (site.occupants.length === 0) {
    maker.refuse('nobody-to-fight', 'control.when', { card }, ...at)
  }
}
