import {
  seats as allSeats,
  cells,
  RANGER,
  type Seat,
  SIX,
  type Space,
  spaces,
  type UndeadCard,
} from '../components.ts'
import type { Posture } from '../position.ts'
import type { GangSituation } from '../situations/gangs.ts'
import type { QuickSituation } from '../situations/open.ts'
import { gangSeats, ownerOf, seatsOf } from '../situations/seats.ts'
import type { TableSituation } from '../situations/table.ts'
import type { SiteSituation } from '../situations/town.ts'
import { spaceFacts } from '../spaces.ts'
import { contentComponents } from './components.ts'
import { gangOf, moveUndead, undeadSpot } from './edits.ts'

/** A situation that takes place at a table. */
export type TableKind = Exclude<QuickSituation, { kind: 'game' }>

/** Who sits at a table: those who take turns, and all who have a gang. */
export interface Seating {
  readonly players: readonly Seat[]
  readonly gangs: readonly Seat[]
  readonly solo: boolean
}

/** Who sits at the table of a situation. */
export function seatingOf({ players, twoGangs }: QuickSituation): Seating {
  const playing = seatsOf(players, twoGangs === 'yes')
  const solo = players === 1
  return { players: playing, gangs: gangSeats({ seats: playing, solo }), solo }
}

/** How many building slots such a table uses. */
export function slotsOf(situation: QuickSituation): number {
  const { players, solo } = seatingOf(situation)
  const count = solo ? 6 : players.length
  return contentComponents.slots.filter((slot) => slot.players <= count).length
}

/**
 * A situation without what its number of players, its round or what it is about leave no room for. What is
 * left is legal but for sums and conditions of which the reader has to be told.
 */
export function fitted<S extends TableKind>(situation: S): S {
  const seated = fitCourse(situation)
  const scene = fitScene(seated)
  return fitUndead(fitTown(fitGangs(scene))) as S
}

/**
 * The bearer of the LAW plays, only two players have two gangs each, only one has it harder. High Noon is
 * for several, and past where the game is over.
 */
function fitCourse(situation: TableKind): TableKind {
  const { players: wanted, twoGangs, hardships, noon, ...rest } = situation
  // Nobody duels alone.
  const players = wanted === 1 && situation.kind === 'final-duel' ? 2 : wanted
  const base = {
    ...rest,
    players,
    ...(players === 2 && twoGangs ? { twoGangs } : {}),
    ...(players === 1 && hardships ? { hardships } : {}),
  } as TableKind
  const seating = seatingOf(base)
  const law = seating.players.includes(base.law ?? 'A') ? base.law : 'A'
  const isAhead = !seating.solo && !afterRounds.includes(base.kind)
  return { ...base, ...(law ? { law } : {}), ...(noon && isAhead ? { noon } : {}) }
}

/** Those whom a situation is about sit at the table, and are not the same. */
function fitScene(situation: TableKind): TableKind {
  const seating = seatingOf(situation)
  const { players, gangs, solo } = seating
  const player = (seat: Seat) => (players.includes(seat) ? seat : (players[0] as Seat))
  const other = (seat: Seat, than: Seat, some = gangs) =>
    some.includes(seat) && seat !== than ? seat : (some.find((one) => one !== than) as Seat)
  switch (situation.kind) {
    case 'duel': {
      const duellists = atLeastTwo(situation.duellists, gangs)
      const space = situation.space === 7 && !solo ? 8 : situation.space
      const targets = Object.fromEntries(
        Object.entries(situation.targets ?? {}).filter(
          ([from, to]) => duellists.includes(from as Seat) && duellists.includes(to) && from !== to,
        ),
      )
      const { targets: _, ...rest } = situation
      return {
        ...rest,
        space,
        duellists,
        ...(Object.keys(targets).length > 0 ? { targets } : {}),
      }
    }
    case 'final-duel': {
      const owners = players.filter(
        (seat) => ownerOf(seat, { seats: players, players: situation.players }) === seat,
      )
      return { ...situation, duellists: atLeastTwo(situation.duellists, owners) }
    }
    case 'intimidation': {
      const by = gangs.includes(situation.by) ? situation.by : (gangs[0] as Seat)
      const from = reaching.includes(situation.from) ? situation.from : 4
      const { reach } = spaceFacts[from]
      const at = reach.includes(situation.at) ? situation.at : (reach[0] as Space)
      return { ...situation, by, from, at, target: other(situation.target, by) }
    }
    case 'robbery': {
      const by = player(situation.by)
      return { ...situation, by, of: solo ? RANGER : other(situation.of, by, players) }
    }
    case 'turn':
      return {
        ...situation,
        by: gangs.includes(situation.by) ? situation.by : (gangs[0] as Seat),
      }
    case 'shooting':
    case 'purchase':
    case 'building-fight':
      return { ...situation, by: player(situation.by) }
    default:
      return situation
  }
}

/** The spaces from which Outlaws are called out. */
export const reaching: readonly Space[] = spaces.filter(
  (space) => spaceFacts[space].reach.length > 0,
)

function atLeastTwo(some: readonly Seat[], playing: readonly Seat[]): readonly Seat[] {
  const kept = playing.filter((seat) => some.includes(seat))
  const added = playing
    .filter((seat) => !kept.includes(seat))
    .slice(0, Math.max(0, 2 - kept.length))
  return playing.filter((seat) => kept.includes(seat) || added.includes(seat))
}

/** Where the Outlaws stand that a situation is about. */
function standingBy(situation: TableKind): ReadonlyMap<Seat, Space | 'hired'> {
  switch (situation.kind) {
    case 'duel':
      return new Map(situation.duellists.map((seat) => [seat, situation.space]))
    case 'intimidation':
      return new Map([
        [situation.by, situation.from],
        [situation.target, situation.at],
      ])
    case 'shooting':
      return new Map([[situation.by, situation.from]])
    case 'robbery': {
      const space = spaces.find((one) => spaceFacts[one].steals === situation.what)
      return new Map(space ? [[situation.by, space]] : [])
    }
    case 'purchase':
    case 'building-fight':
    case 'turn':
      return new Map([[situation.by, situation.space]])
    default:
      return new Map()
  }
}

/** Gangs that play; their Outlaws stand once at most, and lie no more often than rounds were played. */
function fitGangs(situation: TableKind): TableKind {
  const seating = seatingOf(situation)
  const actors = standingBy(situation)
  const gangs: Partial<Record<Seat, GangSituation>> = {}
  for (const seat of allSeats) {
    if (!seating.gangs.includes(seat)) continue
    const gang = gangOf(situation, seat)
    const on = fitOutlaws(situation, seat, actors)
    if (seat === RANGER) {
      const { loaded = cells, critical = 'skull' } = gang
      gangs[seat] = { loaded, critical, on }
      continue
    }
    const { coins, notoriety, trophies, stash: _, ...rest } = gang
    const isOwner = ownerOf(seat, { seats: seating.players, players: situation.players }) === seat
    gangs[seat] = {
      ...rest,
      on,
      ...(isOwner && coins !== undefined ? { coins } : {}),
      ...(isOwner && notoriety !== undefined ? { notoriety } : {}),
      ...(trophies && !seating.solo ? { trophies } : {}),
    }
  }
  return { ...situation, gangs }
}

const betweenRounds: readonly TableKind['kind'][] = ['round', 'count', 'final-duel']
const afterRounds: readonly TableKind['kind'][] = ['count', 'final-duel']

function fitOutlaws(
  situation: TableKind,
  seat: Seat,
  actors: ReadonlyMap<Seat, Space | 'hired'>,
): Partial<Record<Space, Posture>> {
  const { kind, round = 1 } = situation
  const before = gangOf(situation, seat).on ?? {}
  const place = actors.get(seat)
  const isDuel = kind === 'duel' && !actors.has(seat)
  let room = afterRounds.includes(kind) ? round : round - 1
  let mayStand = place === undefined && !betweenRounds.includes(kind)
  const on: Partial<Record<Space, Posture>> = {}
  for (const space of spaces) {
    const posture = before[space]
    // Who acts somewhere stands there without further words; Dead Ranger's may lie there.
    if (!posture || (space === place && seat !== RANGER)) continue
    if (posture === 'lying') {
      if (seat !== RANGER && room-- <= 0) continue
      on[space] = posture
    } else if (space === place) on[space] = posture
    else if (mayStand && !(isDuel && space === situation.space)) {
      mayStand = false
      on[space] = posture
    }
  }
  return on
}

/** Buildings for so many players, each once, with those in control who play. */
function fitTown(situation: TableKind): TableKind {
  const { players, solo } = seatingOf(situation)
  const { buildings } = contentComponents
  const town = (situation.town ?? [])
    .filter(({ card }) => players.length >= 4 || !buildings[card].fourPlus)
    .slice(0, slotsOf(situation))
    .map((site): SiteSituation => {
      const present = players.filter((seat) => site.occupants?.includes(seat))
      const occupants = site.card === 'saloon' ? present : present.slice(0, 1)
      const { bonus = 'none' } = site
      return { ...site, occupants, bonus: solo || occupants.length > 0 ? 'none' : bonus }
    })
  return { ...situation, town }
}

/** So many Undead as there are for the players; what is shot at is in Town. */
function fitUndead(situation: TableKind): TableKind {
  const { gangs, solo } = seatingOf(situation)
  let fit = fitAim(situation)
  const surplus = solo
    ? surplusInSolo(fit)
    : [...undeadIn(fit), ...(fit.bootHill ?? [])].slice(3 * gangs.length)
  const aim = fit.kind === 'shooting' ? fit.card : undefined
  for (const card of surplus) if (card !== aim) fit = moveUndead(fit, card, 'none')
  return fit
}

/** An Undead that can be shot at from the space: the one that was aimed at is put in the Street if need be. */
function fitAim(situation: TableKind): TableKind {
  if (situation.kind !== 'shooting') return situation
  const { from, town = [], card: wanted } = situation
  const card = isSixInSolo(situation, wanted) ? 'U1' : wanted
  const spot = undeadSpot(situation, card)
  const canHunt = spaceFacts[from].abilities.includes('hunt')
  const isAimable = spot === 'street' || (canHunt && town.some((site) => site.card === spot))
  const fit = isAimable ? situation : moveUndead(situation, card, 'street')
  return { ...fit, card }
}

/** In the solo game one Undead lies in a place, the one that is aimed at if any, and there are no sixes. */
function surplusInSolo(situation: TableKind): readonly UndeadCard[] {
  const { street = [], town = [], bootHill = [] } = situation
  const aim = situation.kind === 'shooting' ? situation.card : undefined
  const places = [street, ...town.map(({ undead = [] }) => undead)]
  const crowded = places.flatMap((heap) => {
    const stays = heap.find((card) => card === aim) ?? heap[0]
    return heap.filter((card) => card !== stays)
  })
  return [
    ...crowded,
    ...[...places.flat(), ...bootHill].filter((card) => isSixInSolo(situation, card)),
  ]
}

function isSixInSolo({ players, hardships, undead = {} }: TableKind, card: UndeadCard): boolean {
  if (players > 1 || hardships?.includes('riders')) return false
  return (undead[card]?.value ?? contentComponents.undead[card].value) === SIX
}

/** All Undead but those of Boot Hill, in the order in which they stay. */
function undeadIn({ street = [], town = [], gangs = {} }: TableSituation): readonly UndeadCard[] {
  const killed = Object.values(gangs).flatMap(({ trophies = [] }) => trophies)
  return [...street, ...town.flatMap(({ undead = [] }) => undead), ...killed]
}
