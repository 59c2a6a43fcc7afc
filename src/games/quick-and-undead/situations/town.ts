import type { Reader } from '../../../kernel/reader.ts'
import {
  BULLET_TOKENS,
  type BuildingCard,
  buildingCards,
  COINS,
  FOUR,
  NOTORIETY,
  type Resource,
  resources,
  type Seat,
  SIX,
  seats,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import type { Given, Position, Purse, Site } from '../position.ts'
import { type YesNo, yesNo } from './common.ts'
import type { ReadGangs } from './gangs.ts'
import { gangSeats } from './seats.ts'

/** A building in play, as a situation writes it. */
export interface SiteSituation {
  readonly card: BuildingCard
  /** Who controls it: nobody when absent, several in the Saloon alone. */
  readonly occupants?: readonly Seat[]
  readonly undead?: readonly UndeadCard[]
  /** What waits for the first buyer; nothing when absent. */
  readonly bonus?: Resource | 'none'
  /** Whether an Undead has ever been in it; one that is there says so by itself. */
  readonly haunted?: YesNo
}

/** setup.shuffle-buildings: the buildings in the order of their slots, clockwise from the Graveyard. */
export function readTown(reader: Reader, value: unknown, given: Given, position: Position): void {
  const entries = reader.list('town', value ?? [], 'setup.shuffle-buildings')
  if (entries.length > given.slots.length) {
    const facts = { received: entries.length, allowed: given.slots.length, players: given.players }
    reader.refuse('too-many-buildings', 'building.count', facts)
  }
  for (const entry of entries) {
    const site = readSite(reader, entry, given)
    if (position.town.some(({ card }) => card === site.card)) {
      reader.refuse('building-twice', 'component.buildings', { card: site.card })
    } else position.town.push(site)
  }
}

const siteParts = ['card', 'occupants', 'undead', 'bonus', 'haunted'] as const

function readSite(reader: Reader, entry: unknown, given: Given): Site {
  const clause = 'component.buildings'
  const parts = Object.fromEntries(reader.entries('town', entry, siteParts, clause))
  const card = reader.listed('town.card', parts.card, buildingCards, clause)
  if (given.buildings[card].fourPlus && given.seats.length < FOUR && parts.card === card) {
    const facts = { card, players: given.players }
    reader.refuse('four-plus', given.solo ? 'solosetup.buildings' : 'setup.remove-4plus', facts)
  }
  const occupants = readOccupants(reader, card, parts.occupants, given)
  const haunted = reader.listed(
    `${card}.haunted`,
    parts.haunted ?? 'no',
    yesNo,
    'sologoal.plus-clear-buildings',
  )
  return {
    card,
    occupants,
    undead: readCards(reader, `${card}.undead`, parts.undead),
    haunted: haunted === 'yes',
    bonus: readBonus(reader, card, parts.bonus, occupants, given),
  }
}

/** building.one-controller: one Outlaw, but in the Saloon, where every gang may have one. */
function readOccupants(reader: Reader, card: BuildingCard, value: unknown, given: Given): Seat[] {
  const clause = 'building.one-controller'
  const what = `${card}.occupants`
  const read: Seat[] = []
  for (const entry of reader.list(what, value ?? [], clause)) {
    const seat = reader.listed(what, entry, given.seats, 'component.players')
    if (read.includes(seat)) reader.refuse('outlaw-twice', clause, { card, seat })
    else read.push(seat)
  }
  if (read.length > 1 && card !== 'saloon') {
    reader.refuse('two-occupants', clause, { card, received: read, allowed: 1 })
  }
  return seats.filter((seat) => read.includes(seat))
}

/** setup.building-bonus, building.first-bonus: a resource waits for the first buyer; solosetup.no-bonus: not in solo. */
function readBonus(
  reader: Reader,
  card: BuildingCard,
  value: unknown,
  occupants: readonly Seat[],
  { solo }: Given,
): Resource | null {
  const kinds = ['none', ...resources] as const
  const bonus = reader.listed(`${card}.bonus`, value ?? 'none', kinds, 'setup.building-bonus')
  if (bonus === 'none') return null
  if (solo) reader.refuse('bonus-in-solo', 'solosetup.no-bonus', { card })
  if (occupants.length > 0) reader.refuse('bonus-taken', 'building.first-bonus', { card })
  return bonus
}

/** Undead by their names, in their order, which says nothing. */
function readCards(reader: Reader, what: string, value: unknown): UndeadCard[] {
  return reader
    .list(what, value ?? [], 'component.undead-cards')
    .map((card) => reader.listed(what, card, undeadCards, 'component.undead-cards'))
}

/** The Undead outside buildings, as a situation writes them. */
interface UndeadParts {
  readonly street: unknown
  readonly bootHill: unknown
  readonly gangs: ReadGangs
}

/** Reads where every Undead is: in Town, in Boot Hill, killed, or out of the game. */
export function readUndeadCards(
  reader: Reader,
  { street, bootHill, gangs }: UndeadParts,
  given: Given,
  position: Position,
): void {
  position.street = readCards(reader, 'street', street)
  position.bootHill = readCards(reader, 'bootHill', bootHill)
  for (const seat of given.seats) {
    const what = `gangs.${seat}.trophies`
    position.gangs[seat].trophies = readCards(reader, what, gangs[seat]?.trophies)
  }
  const taken = takeOnce(reader, given, position)
  position.box = undeadCards.filter((card) => !taken.has(card))
  for (const site of position.town) site.haunted ||= site.undead.length > 0
  checkBootHill(reader, taken, given)
  if (given.solo) checkSolo(reader, taken, given, position)
}

/** component.undead-cards: each card is in one place; equal positions have them in one order. */
function takeOnce(reader: Reader, given: Given, position: Position): Set<UndeadCard> {
  const taken = new Set<UndeadCard>()
  const heaps = [
    ...position.town.map(({ undead }) => undead),
    position.street,
    position.bootHill,
    ...given.seats.map((seat) => position.gangs[seat].trophies),
  ]
  for (const heap of heaps) {
    for (const card of heap) {
      if (taken.has(card)) reader.refuse('undead-twice', 'component.undead-cards', { card })
      taken.add(card)
    }
    heap.sort((one, other) => undeadCards.indexOf(one) - undeadCards.indexOf(other))
  }
  return taken
}

/** setup.boot-hill-size: three Undead for each gang are in the game; solosetup.undead: all in solo. */
function checkBootHill(reader: Reader, taken: ReadonlySet<UndeadCard>, { seats, solo }: Given) {
  const allowed = solo ? undeadCards.length : UNDEAD_PER_GANG * seats.length
  if (taken.size <= allowed) return
  const facts = { received: taken.size, allowed, players: seats.length }
  reader.refuse('too-many-undead', 'setup.boot-hill-size', facts)
}

const UNDEAD_PER_GANG = 3

/** sologoal.one-per-place, sologoal.undead-recycled, solosetup.remove-sixes. */
function checkSolo(
  reader: Reader,
  taken: ReadonlySet<UndeadCard>,
  { hardships, undead }: Given,
  { street, town, gangs }: Position,
): void {
  const places = [{ place: 'street', cards: street }].concat(
    town.map((site) => ({ place: site.card, cards: site.undead })),
  )
  for (const { place, cards } of places) {
    const facts = { place, received: cards.length, allowed: 1 }
    if (cards.length > 1) reader.refuse('undead-per-place', 'sologoal.one-per-place', facts)
  }
  for (const card of gangs.A.trophies) {
    reader.refuse('trophies-in-solo', 'sologoal.undead-recycled', { card })
  }
  if (hardships.includes('riders')) return
  for (const card of taken) {
    const facts = { card, value: SIX }
    if (undead[card].value === SIX) reader.refuse('six-in-solo', 'solosetup.remove-sixes', facts)
  }
}

/** setup.supply: what nobody has, or less; component.coins, component.notoriety: as many as there are. */
export function readSupply(reader: Reader, value: unknown, given: Given, position: Position): void {
  const coins = readRest(reader, 'coins', position, COINS)
  const notoriety = readRest(reader, 'notoriety', position, NOTORIETY)
  position.supply = { coins, notoriety }
  const names = ['coins', 'notoriety'] as const
  for (const [name, entry] of reader.entries('supply', value ?? {}, names, 'setup.supply')) {
    const allowed = position.supply[name]
    const received = reader.count(`supply.${name}`, entry, NOTORIETY, 'setup.supply')
    if (received > allowed) {
      reader.refuse('supply-too-large', 'setup.supply', { what: name, received, allowed })
    } else position.supply[name] = received
  }
  readBulletTokens(reader, given, position)
}

/** How much of a kind is left of all that the game has. */
function readRest(
  reader: Reader,
  what: keyof Purse,
  { purses, town }: Position,
  all: number,
): number {
  const kind = what === 'coins' ? 'coin' : 'notoriety'
  let held = town.filter(({ bonus }) => bonus === kind).length
  for (const purse of Object.values(purses)) held += purse[what]
  if (held <= all) return all - held
  const [code, clause] =
    what === 'coins'
      ? (['too-many-coins', 'component.coins'] as const)
      : (['too-much-notoriety', 'component.notoriety'] as const)
  reader.refuse(code, clause, { received: held, allowed: all })
  return 0
}

/** component.bullet-tokens: six on each Targeting card, and those that are left may lie on buildings. */
function readBulletTokens(reader: Reader, given: Given, position: Position): void {
  const laid = position.town.filter(({ bonus }) => bonus === 'bullet').length
  const allowed = BULLET_TOKENS - 6 * gangSeats(given).length
  position.spareBullets = allowed - laid
  if (laid <= allowed) return
  reader.refuse('too-many-bullet-tokens', 'component.bullet-tokens', { received: laid, allowed })
}
