import {
  type BuildingCard,
  type BuildingFace,
  type Cell,
  cells,
  RANGER,
  type Seat,
  type Space,
  spaces,
  type UndeadCard,
  type UndeadFace,
} from '../components.ts'
import type { Place, Posture } from '../position.ts'
import type { GangSituation } from '../situations/gangs.ts'
import type { TableSituation } from '../situations/table.ts'
import type { SiteSituation } from '../situations/town.ts'

/*
 * What a reader can do to a table. An edit changes what it says and leaves the rest; `fitted` then takes
 * away what no longer fits.
 */

/** A gang as the situation has it. */
export function gangOf({ gangs = {} }: TableSituation, seat: Seat): GangSituation {
  return gangs[seat] ?? {}
}

/** The loaded cells of a gang; all of Dead Ranger's unless told otherwise. */
export function loadedOf(table: TableSituation, seat: Seat): readonly Cell[] {
  return gangOf(table, seat).loaded ?? (seat === RANGER ? cells : [])
}

/** Changes something of a gang. */
export function setGang<S extends TableSituation>(
  table: S,
  seat: Seat,
  change: Partial<GangSituation>,
): S {
  return { ...table, gangs: { ...table.gangs, [seat]: { ...gangOf(table, seat), ...change } } }
}

/** Turns the token of a cell over. */
export function toggleCell<S extends TableSituation>(table: S, seat: Seat, cell: Cell): S {
  const before = loadedOf(table, seat)
  const loaded = cells.filter((one) => before.includes(one) !== (one === cell))
  return setGang(table, seat, { loaded })
}

/** Turns the Critical token over. */
export function toggleToken<S extends TableSituation>(table: S, seat: Seat): S {
  const { critical = 'skull' } = gangOf(table, seat)
  return setGang(table, seat, { critical: critical === 'skull' ? 'backfire' : 'skull' })
}

/** What pressing a part of the board does at once: it turns over a token of a Targeting card. */
export function pressed<S extends TableSituation>(table: S, part: string): S | undefined {
  const [kind, seat, cell] = part.split(':') as [string, Seat, string | undefined]
  if (kind === 'token') return toggleToken(table, seat)
  const number = cells.find((one) => String(one) === cell)
  return kind === 'cell' && number ? toggleCell(table, seat, number) : undefined
}

/** Puts an Outlaw on a space, or takes it away. No gang has two Outlaws that stand. */
export function setOutlaw<S extends TableSituation>(
  table: S,
  seat: Seat,
  space: Space,
  posture: Posture | 'none',
): S {
  const before = gangOf(table, seat).on ?? {}
  const on: Partial<Record<Space, Posture>> = {}
  for (const one of spaces) {
    const kept = before[one]
    if (one === space) {
      if (posture !== 'none') on[one] = posture
    } else if (kept && !(posture === 'standing' && kept === 'standing')) on[one] = kept
  }
  return setGang(table, seat, { on })
}

/** Where an Undead is: a place in Town, Boot Hill, or in the stash of who killed it. */
export type UndeadSpot = Place | 'boot-hill' | `killed-${Seat}` | 'none'

/** Where the situation has an Undead. */
export function undeadSpot(table: TableSituation, card: UndeadCard): UndeadSpot {
  const { street = [], bootHill = [], town = [], gangs = {} } = table
  if (street.includes(card)) return 'street'
  if (bootHill.includes(card)) return 'boot-hill'
  const site = town.find(({ undead = [] }) => undead.includes(card))
  if (site) return site.card
  const killer = Object.entries(gangs).find(([, gang]) => gang.trophies?.includes(card))
  return killer ? (`killed-${killer[0]}` as UndeadSpot) : 'none'
}

/** The Undead at a spot. */
export function undeadOf(table: TableSituation, spot: UndeadSpot): readonly UndeadCard[] {
  if (spot === 'street') return table.street ?? []
  if (spot === 'boot-hill') return table.bootHill ?? []
  if (spot.startsWith('killed-')) return gangOf(table, spot.slice(7) as Seat).trophies ?? []
  return table.town?.find(({ card }) => card === spot)?.undead ?? []
}

/** Moves an Undead from wherever it is to a spot, or out of the game. */
export function moveUndead<S extends TableSituation>(
  table: S,
  card: UndeadCard,
  spot: UndeadSpot,
): S {
  const put = (list: readonly UndeadCard[] | undefined, at: UndeadSpot) => {
    const rest = (list ?? []).filter((one) => one !== card)
    return at === spot ? [...rest, card] : rest
  }
  const gangs = Object.fromEntries(
    Object.entries(table.gangs ?? {}).map(([seat, gang]) => [
      seat,
      gang.trophies || spot === `killed-${seat}`
        ? { ...gang, trophies: put(gang.trophies, `killed-${seat as Seat}`) }
        : gang,
    ]),
  ) as Partial<Record<Seat, GangSituation>>
  const killer = spot.startsWith('killed-') ? (spot.slice(7) as Seat) : undefined
  if (killer && !gangs[killer]) gangs[killer] = { trophies: [card] }
  return {
    ...table,
    gangs,
    street: put(table.street, 'street'),
    bootHill: put(table.bootHill, 'boot-hill'),
    town: (table.town ?? []).map((site) => ({ ...site, undead: put(site.undead, site.card) })),
  }
}

/** Changes a building in play; beyond the last one it is built. */
export function setSite<S extends TableSituation>(
  table: S,
  index: number,
  change: Partial<SiteSituation>,
): S {
  const town = [...(table.town ?? [])]
  const before = town[index]
  if (before) town[index] = { ...before, ...change }
  else if (change.card) town.push({ card: change.card })
  return { ...table, town }
}

/** Takes a building out of play, with the Undead in it. */
export function removeSite<S extends TableSituation>(table: S, index: number): S {
  return { ...table, town: (table.town ?? []).filter((_, at) => at !== index) }
}

/** Who controls a building: one Outlaw, or in the Saloon any number. Its bonus is gone with the first. */
export function setOccupants<S extends TableSituation>(
  table: S,
  index: number,
  occupants: readonly Seat[],
): S {
  return setSite(table, index, { occupants, ...(occupants.length > 0 ? { bonus: 'none' } : {}) })
}

/** Writes another cost or Notoriety on a Building card. */
export function setBuildingFace<S extends TableSituation>(
  table: S,
  card: BuildingCard,
  change: Partial<BuildingFace>,
): S {
  const faces = table.buildings ?? {}
  return { ...table, buildings: { ...faces, [card]: { ...faces[card], ...change } } }
}

/** Writes another value or other weak spots on an Undead card. */
export function setUndeadFace<S extends TableSituation>(
  table: S,
  card: UndeadCard,
  change: Partial<UndeadFace>,
): S {
  const faces = table.undead ?? {}
  return { ...table, undead: { ...faces, [card]: { ...faces[card], ...change } } }
}
