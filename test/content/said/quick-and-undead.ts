import { componentData } from '../../../src/games/quick-and-undead/component-file.ts'
import {
  buildingCards,
  resources,
  seats,
  spaces,
  undeadCards,
} from '../../../src/games/quick-and-undead/components.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import { examples } from '../../games/quick-and-undead/examples.ts'
import type { Play, Said } from './said.ts'

const { duel, intimidation, shooting, robbery, purchase, turn, round, count, game } = examples
const fight = examples['building-fight']
const finalDuel = examples['final-duel']

const solo = { kind: 'count', players: 1 }
const table = { kind: 'count', players: 2 }
const lying = { 8: 'lying', 7: 'lying', 6: 'lying' }
const everyBuilding = buildingCards.map((card) => ({ card }))

/** Situations that cannot exist: together they are refused with every code that a situation can be. */
const impossible: readonly unknown[] = [
  7,
  { kind: 'robberies' },
  { ...game, street: [] },
  { ...game, players: 7 },
  { ...game, twoGangs: 'yes' },
  { ...game, hardships: ['fast'] },
  { ...game, hardships: 'fast' },
  { ...game, buildings: 7 },
  { ...game, buildings: { coin: { cost: -1 } } },
  { ...game, undead: { U1: { weakSpots: [2, 2] } } },
  // Duels
  { ...duel, space: 7 },
  { ...duel, duellists: ['A', 'A', 'B'] },
  { ...duel, duellists: ['A'] },
  { ...duel, targets: { A: 'A' } },
  { ...duel, duellists: ['A', 'B'], targets: {}, gangs: { C: { on: { 5: 'standing' } } } },
  { ...duel, gangs: { A: { on: { 5: 'lying' } } } },
  { ...finalDuel, duellists: ['A'] },
  // Abilities
  { ...intimidation, target: 'A' },
  { ...intimidation, at: 3 },
  { ...intimidation, gangs: { B: { on: { 8: 'lying' } } } },
  { ...shooting, from: 2 },
  { ...shooting, card: 'U2' },
  { ...shooting, from: 4 },
  { ...robbery, of: 'A' },
  { ...robbery, gangs: {} },
  { ...robbery, town: [{ card: 'safe-bullets', occupants: ['B'] }] },
  // Purchases
  { ...purchase, street: ['U1'], town: [{ card: 'bounty' }] },
  { ...purchase, building: 'haunt' },
  { ...purchase, by: 'B' },
  { ...purchase, gangs: {} },
  { ...fight, building: 'saloon' },
  { ...fight, building: 'coin' },
  // Gangs
  { ...turn, space: 'hired', gangs: { A: { on: { 5: 'standing' } } } },
  { ...table, gangs: { C: {} } },
  { ...table, gangs: { A: { loaded: [2, 3, 4, 5, 6, 7, 2] } } },
  { ...table, gangs: { A: { loaded: [2, 2] } } },
  { ...table, twoGangs: 'yes', gangs: { C: { coins: 1 } } },
  { ...table, gangs: { A: { graveyard: 6, reserve: 2 } } },
  { ...table, gangs: { A: { stash: 6 } } },
  { ...solo, gangs: { R: { graveyard: 2 } } },
  { ...solo, kind: 'round', gangs: { R: { loaded: [] } } },
  { ...turn, gangs: { A: { on: { 5: 'standing' } } } },
  { ...round, gangs: { A: { on: { 5: 'standing' } } } },
  { ...round, round: 2, gangs: { A: { on: lying } } },
  { ...round, round: 2, gangs: { A: { used: [8, 7] } } },
  { ...round, round: 3, gangs: { A: { used: [8, 8] } } },
  // Town
  { ...table, players: 6, town: everyBuilding },
  { ...table, town: [{ card: 'coin' }, { card: 'coin' }] },
  { ...table, town: [{ card: 'haunt' }] },
  { ...table, town: [{ card: 'saloon', occupants: ['A', 'A'] }] },
  { ...table, town: [{ card: 'coin', occupants: ['A', 'B'] }] },
  { ...table, town: [{ card: 'coin', occupants: ['A'], bonus: 'coin' }] },
  { ...solo, town: [{ card: 'coin', bonus: 'coin' }] },
  // Undead and the supply
  { ...table, street: ['U1'], bootHill: ['U1'] },
  { ...table, bootHill: undeadCards },
  { ...solo, street: ['U1', 'U2'] },
  { ...solo, gangs: { A: { trophies: ['U1'] } } },
  { ...solo, street: ['U18'] },
  { ...count, supply: { coins: 48 } },
  { ...table, gangs: { A: { coins: 48 }, B: { coins: 1 } } },
  { ...table, gangs: { A: { notoriety: 85 }, B: { notoriety: 1 } } },
  {
    ...table,
    players: 6,
    town: everyBuilding.slice(0, 4).map((site) => ({ ...site, bonus: 'bullet' })),
  },
]

/** Situations about which something is remarked. */
const remarkable = [
  { ...round, undead: { U1: { value: 6 } } },
  { kind: 'round', players: 2 },
  { ...finalDuel, gangs: { ...finalDuel.gangs, A: { notoriety: 9 } } },
  { kind: 'count', players: 1 },
  { kind: 'round', players: 1, gangs: { A: { graveyard: 4 } } },
] as const

/** Whatever anybody could answer to some question, and what nobody can. */
const offered: readonly unknown[] = [
  ...seats,
  ...spaces,
  ...resources,
  ...buildingCards,
  ...undeadCards.slice(0, 3),
  1,
  9,
  'hired',
  'street',
  'none',
  'done',
  'no',
  'nonsense',
  'hunt',
  'fight',
  'intimidate',
  'steal',
  'pay',
  'come-out',
  'avoid',
  'leave',
  'coins',
  ['coin', 'coin'],
  ['bullet', 'notoriety'],
  [2, 3],
  [],
  { cells: [], coins: 4, notoriety: 0 },
]

const slots = (count: number, icon: 'coin' | 'bullet') =>
  Array.from({ length: count }, () => ({ players: 2 as const, icon }))

/** Refusals of components with which no game could be set up. */
function ofComponents(): readonly Refusal[] {
  const refusals: Refusal[] = []
  const { check, checkFile } = componentData
  const note = (code: string, facts: Refusal['facts']) => refusals.push({ code, facts })
  check?.({ slots: slots(1, 'coin') }, note)
  check?.({ slots: slots(9, 'bullet'), buildings: {} as never }, note)
  checkFile?.({ supply: { notorietyOnes: 1, notorietyFives: 1 } } as never, note)
  return refusals
}

/** An Undead in every building, and somebody who would send one more. */
const haunted: Play = [
  {
    kind: 'round',
    players: 4,
    gangs: { A: { notoriety: 1 } },
    bootHill: ['U2'],
    town: [{ card: 'haunt', occupants: ['A'], undead: ['U1'] }],
  },
  [{ to: 'ability', by: 'A', answer: 'haunt' }],
]

/** Bullets for somebody whose cells are all loaded. */
const loaded: Play = [
  {
    kind: 'round',
    players: 2,
    gangs: { A: { loaded: [2, 3, 4, 5, 6, 7] } },
    town: [{ card: 'bullet', occupants: ['A'] }],
  },
]

export const quickAndUndead: Said = {
  refused: impossible.map((situation) => [situation] as const),
  remarked: remarkable,
  offered,
  ofComponents,
  plays: [haunted, loaded],
  groups: ['building', 'effect', 'amount', 'side', 'space'],
}
