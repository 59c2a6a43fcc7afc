import type { Reader } from '../../../kernel/reader.ts'
import { shown } from '../../../kernel/refusal.ts'
import {
  type Building,
  type BuildingCard,
  type BuildingFace,
  buildingCards,
  CARD_LIMIT,
  type Cell,
  type Components,
  cells,
  type PlayerCount,
  playerCounts,
  type Slot,
  type UndeadCard,
  type UndeadFace,
  undeadCards,
} from '../components.ts'
import { type Given, type Hardship, hardships } from '../position.ts'
import { seatsOf } from './seats.ts'

/** What every situation of The Quick and the Undead says. */
export interface CommonSituation {
  /** One plays the solo game, at the seat A, against Dead Ranger at R. */
  readonly players: PlayerCount
  /** Two players may have two gangs each: A and C, B and D. */
  readonly twoGangs?: YesNo
  /** What makes a solo game harder. */
  readonly hardships?: readonly Hardship[]
  /** Costs and Notoriety of Building cards in place of the illustrative ones. */
  readonly buildings?: Readonly<Partial<Record<BuildingCard, Partial<BuildingFace>>>>
  /** Values and weak spots of Undead in place of the illustrative ones. */
  readonly undead?: Readonly<Partial<Record<UndeadCard, Partial<UndeadFace>>>>
}

/** A mark that is there or not. */
export const yesNo = ['no', 'yes'] as const
export type YesNo = (typeof yesNo)[number]

/** What is fixed for good, but for the scene. */
export type Fixed = Omit<Given, 'scene'>

/** Reads what every situation says. */
export function readFixed(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  components: Components,
): Fixed {
  const players = reader.listed('players', situation.players, playerCounts, 'component.players')
  const twoGangs = readTwoGangs(reader, situation.twoGangs, players)
  const seats = seatsOf(players, twoGangs)
  return {
    players,
    seats,
    solo: players === 1,
    hardships: readHardships(reader, situation.hardships, players),
    buildings: readBuildings(reader, situation.buildings, components.buildings),
    undead: readUndead(reader, situation.undead, components.undead),
    slots: slotsOf(components.slots, seats.length),
  }
}

/** twogang.optional: only two players can have two gangs each. */
function readTwoGangs(reader: Reader, value: unknown, players: PlayerCount): boolean {
  const twoGangs = reader.listed('twoGangs', value ?? 'no', yesNo, 'twogang.optional') === 'yes'
  if (!twoGangs || players === 2) return twoGangs
  reader.refuse('two-gangs-for-two', 'twogang.optional', { received: players, allowed: 2 })
  return false
}

/** solohard.any-mix: one or more of four changes, in the solo game. */
function readHardships(reader: Reader, value: unknown, players: PlayerCount): readonly Hardship[] {
  const clause = 'solohard.any-mix'
  const chosen = reader
    .list('hardships', value ?? [], clause)
    .map((hardship) => reader.listed('hardships', hardship, hardships, clause))
  if (chosen.length > 0 && players > 1) {
    reader.refuse('hardships-in-solo', clause, { received: players, allowed: 1 })
  }
  return hardships.filter((hardship) => chosen.includes(hardship))
}

/** building.count: the slots for so many gangs; solosetup.buildings: one player uses those of six. */
function slotsOf(slots: readonly Slot[], gangs: number): readonly Slot[] {
  const count = gangs === 1 ? Math.max(...playerCounts) : gangs
  return slots.filter(({ players }) => players <= count)
}

/** component.buildings: the cards, with what the situation writes on them. */
function readBuildings(
  reader: Reader,
  value: unknown,
  printed: Components['buildings'],
): Components['buildings'] {
  const clause = 'component.buildings'
  const faces: Record<BuildingCard, Building> = { ...printed }
  for (const [card, face] of reader.entries('buildings', value ?? {}, buildingCards, clause)) {
    const what = `buildings.${card}`
    for (const [part, number] of reader.entries(what, face, ['cost', 'notoriety'], clause)) {
      const read = reader.count(`${what}.${part}`, number, CARD_LIMIT, clause)
      faces[card] = { ...faces[card], [part]: read }
    }
  }
  return faces
}

/** component.undead-cards: the cards, with what the situation writes on them. */
function readUndead(
  reader: Reader,
  value: unknown,
  printed: Components['undead'],
): Components['undead'] {
  const clause = 'component.undead-cards'
  const faces: Record<UndeadCard, UndeadFace> = { ...printed }
  for (const [card, face] of reader.entries('undead', value ?? {}, undeadCards, clause)) {
    const what = `undead.${card}`
    for (const [part, entry] of reader.entries(what, face, ['value', 'weakSpots'], clause)) {
      faces[card] =
        part === 'value'
          ? { ...faces[card], value: reader.count(`${what}.value`, entry, CARD_LIMIT, clause) }
          : { ...faces[card], weakSpots: readWeakSpots(reader, `${what}.weakSpots`, entry) }
    }
  }
  return faces
}

/** undead.weak-spots: at least one number that has a cell, each once. */
function readWeakSpots(reader: Reader, what: string, value: unknown): readonly Cell[] {
  const clause = 'undead.weak-spots'
  const spots = reader
    .list(what, value, clause)
    .map((spot) => reader.listed(what, spot, cells, clause))
  if (new Set(spots).size !== spots.length || spots.length === 0) {
    reader.refuse('weak-spots', clause, {
      what,
      received: shown(value),
      allowed: cells.map(String),
    })
  }
  return cells.filter((cell) => spots.includes(cell))
}
