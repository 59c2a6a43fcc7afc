import { engineComponents } from '../../../src/content/components/index.ts'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import {
  type BuildingCard,
  buildingCards,
  type Components,
  PLAYER,
  RANGER,
  type Space,
} from '../../../src/games/quick-and-undead/components.ts'
import type { QuickEvent } from '../../../src/games/quick-and-undead/events.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import {
  blankPosition,
  type Given,
  type Hardship,
  type Place,
  type Position,
  type Posture,
  undeadAt,
} from '../../../src/games/quick-and-undead/position.ts'
import { switches } from '../../../src/games/quick-and-undead/switches.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { type Replay, replay } from '../../../src/kernel/run/replay.ts'

const printed: Components = engineComponents('quick-and-undead') as Components

/** The buildings of the tables below, clockwise from the Graveyard. */
export const town: readonly BuildingCard[] = buildingCards
  .filter((card) => !printed.buildings[card].fourPlus)
  .slice(0, printed.slots.length)

/** Differences of a table from one that is set up, with nobody anywhere and no Undead in Town. */
export interface SoloTable {
  readonly hardships?: readonly Hardship[]
  readonly readings?: Readonly<Record<string, string>>
  readonly change?: (position: Position) => void
}

/** Facts fixed in a solo game with these hardships. */
export function soloGiven(hardships: readonly Hardship[] = []): Given {
  const { buildings, undead, slots } = printed
  return {
    players: 1,
    seats: [PLAYER],
    solo: true,
    hardships,
    buildings,
    undead,
    slots,
    scene: {},
  }
}

/** A procedure of the solo game on a table. */
export function soloOpening(
  procedure: (play: Play) => void,
  { hardships, readings, change }: SoloTable = {},
): Opening<Given, Position> {
  const given = soloGiven(hardships)
  const position = laid(given)
  change?.(position)
  const defaults = Object.fromEntries(switches.map(({ key, values }) => [key, values[0]]))
  return { given, readings: { ...defaults, ...readings }, position, procedure }
}

/** Plays it with the answers given, as far as they reach. */
export function playSolo(
  procedure: (play: Play) => void,
  answers: readonly unknown[],
  table?: SoloTable,
): Replay<Position, QuickEvent> {
  return replay({ apply }, soloOpening(procedure, table), byValue(answers))
}

function laid(given: Given): Position {
  const position = blankPosition(given)
  Object.assign(position.gangs[PLAYER], { stash: 4, reserve: 2, loaded: [2, 3, 4, 5, 6, 7] })
  for (const card of town) {
    position.town.push({ card, occupants: [], undead: [], haunted: false, bonus: null })
  }
  position.round = 1
  return position
}

/** An Outlaw of the player on a space; a standing one takes its turn there this round. */
export function player(position: Position, space: Space, posture: Posture = 'standing'): void {
  const gang = position.gangs[PLAYER]
  gang.stash--
  gang.on[space] = posture
  if (posture === 'standing') gang.turn = space
}

/** An undead Outlaw on a space; a standing one was sent there this round. */
export function undeadOutlaw(
  position: Position,
  space: Space,
  posture: Posture = 'standing',
): void {
  const gang = position.gangs[RANGER]
  gang.graveyard--
  gang.on[space] = posture
  if (posture === 'standing') gang.turn = space
}

/** The topmost Undead of the list to each of these places. */
export function haunt(position: Position, ...places: readonly Place[]): void {
  for (const place of places) {
    const card = position.bootHill.shift()
    if (card) undeadAt(position, place).push(card)
  }
}

/** The clauses of the events, with those that decided beside them. */
export function fired({ events }: Replay<Position, QuickEvent>): string[] {
  return events.flatMap(({ clause, with: others = [] }) => [clause, ...others])
}

/** The events of one kind. */
export function eventsOf<Kind extends QuickEvent['kind']>(
  { events }: Replay<Position, QuickEvent>,
  kind: Kind,
): Extract<QuickEvent, { kind: Kind }>[] {
  return events.filter((event): event is Extract<QuickEvent, { kind: Kind }> => event.kind === kind)
}
