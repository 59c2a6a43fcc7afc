import { BULLET_TOKENS, BULLETS, COINS, FOUR, NOTORIETY, SIX, undeadCards } from '../components.ts'
import type { Given, Position, Purse, Site } from '../position.ts'
import { gangSeats } from '../seats.ts'
import { who } from './gangs.ts'
import type { Laying } from './laying.ts'
import type { SiteSituation } from './parts.ts'
import type { QuickMaker } from './start.ts'

/** setup.shuffle-buildings: the buildings in the order of their slots, clockwise from the Graveyard. */
export function layTown({ table: { town }, given, position, maker }: Laying): void {
  const { length } = given.slots
  if (town.length > length) {
    const facts = { received: town.length, allowed: length, players: given.players }
    maker.misplaced('too-many-buildings', 'building.count', facts, `town.${length}`, 'players')
  }
  position.town = town.map((site, index): Site => {
    checkSite(site, `town.${index}`, given, maker)
    const { card, occupants, undead, bonus, haunted } = site
    return {
      card,
      occupants: [...occupants],
      undead: [...undead],
      haunted: haunted === 'yes' || undead.length > 0,
      bonus: bonus === 'none' ? null : bonus,
    }
  })
}

/**
 * building.one-controller: one Outlaw, but in the Saloon, where every gang may have one;
 * building.first-bonus: a resource waits for the first buyer; solosetup.no-bonus: not in solo.
 */
function checkSite(site: SiteSituation, at: string, given: Given, maker: QuickMaker): void {
  const { card, occupants, bonus } = site
  const { solo, seats, players, buildings } = given
  if (buildings[card].fourPlus && seats.length < FOUR) {
    const clause = solo ? 'solosetup.buildings' : 'setup.remove-4plus'
    maker.misplaced('four-plus', clause, { card, players }, `${at}.card`, ...who)
  }
  for (const [index, seat] of occupants.entries()) {
    maker.allow(`${at}.occupants.${index}`, seat, seats, 'component.players', ...who)
  }
  if (occupants.length > 1 && card !== 'saloon') {
    const facts = { card, received: occupants, allowed: 1 }
    const also = [`${at}.card`, ...who] as const
    maker.refuse('two-occupants', 'building.one-controller', facts, `${at}.occupants`, ...also)
  }
  if (bonus === 'none') return
  if (solo) maker.misplaced('bonus-in-solo', 'solosetup.no-bonus', { card }, `${at}.bonus`, ...who)
  if (occupants.length > 0) {
    maker.misplaced('bonus-taken', 'building.first-bonus', { card }, `${at}.bonus`)
  }
}

/** Lays out every Undead: in Town, in Boot Hill, killed, or out of the game. */
export function layUndead(laying: Laying): void {
  const { table, given, position, maker } = laying
  const { street, bootHill, gangs } = table
  position.street = [...street]
  position.bootHill = [...bootHill]
  for (const seat of given.seats) position.gangs[seat].trophies = [...(gangs[seat]?.trophies ?? [])]
  const taken = new Set([
    ...position.town.flatMap(({ undead }) => undead),
    ...street,
    ...bootHill,
    ...given.seats.flatMap((seat) => position.gangs[seat].trophies),
  ])
  position.box = undeadCards.filter((card) => !taken.has(card))
  const allowed = given.solo ? undeadCards.length : UNDEAD_PER_GANG * given.seats.length
  if (taken.size > allowed) {
    const facts = { received: taken.size, allowed, players: given.seats.length }
    const at = `bootHill.${bootHill.length - 1}`
    maker.misplaced('too-many-undead', 'setup.boot-hill-size', facts, at, 'bootHill', 'players')
  }
  if (given.solo) checkSolo(laying)
}

/** setup.boot-hill-size: three Undead for each gang are in the game; solosetup.undead: all in solo. */
const UNDEAD_PER_GANG = 3

/** sologoal.one-per-place, sologoal.undead-recycled, solosetup.remove-sixes. */
function checkSolo({ given: { hardships, undead }, position, maker }: Laying): void {
  const { street, bootHill, town, gangs } = position
  const places = [
    { place: 'street', cards: street, at: 'street' },
    ...town.map(({ card, undead: cards }, index) => {
      return { place: card, cards, at: `town.${index}.undead` }
    }),
  ]
  for (const { place, cards, at } of places) {
    if (cards.length <= 1) continue
    const facts = { place, received: cards.length, allowed: 1 }
    maker.misplaced('undead-per-place', 'sologoal.one-per-place', facts, `${at}.1`, 'players')
  }
  for (const card of gangs.A.trophies) {
    const at = 'gangs.A.trophies'
    maker.misplaced('trophies-in-solo', 'sologoal.undead-recycled', { card }, at, 'players')
  }
  if (hardships.includes('riders')) return
  for (const { cards, at } of [...places, { cards: bootHill, at: 'bootHill' }]) {
    for (const [index, card] of cards.entries()) {
      if (undead[card].value !== SIX) continue
      const also = ['players', 'hardships', `undead.${card}`]
      const facts = { card, value: SIX }
      maker.misplaced('six-in-solo', 'solosetup.remove-sixes', facts, `${at}.${index}`, ...also)
    }
  }
}

/** setup.supply: what nobody has, or less; component.coins, component.notoriety: as many as there are. */
export function laySupply({ table: { supply = {} }, given, position, maker }: Laying): void {
  position.supply = {
    coins: restOf('coins', COINS, position, maker),
    notoriety: restOf('notoriety', NOTORIETY, position, maker),
  }
  for (const what of ['coins', 'notoriety'] as const) {
    const allowed = position.supply[what]
    const received = supply[what] ?? allowed
    if (received > allowed) {
      const facts = { what, received, allowed }
      const at = [`supply.${what}`, 'gangs', 'players'] as const
      maker.misplaced('supply-too-large', 'setup.supply', facts, ...at)
    } else position.supply[what] = received
  }
  const laid = position.town.filter(({ bonus }) => bonus === 'bullet').length
  const spare = BULLET_TOKENS - BULLETS * gangSeats(given).length
  position.spareBullets = spare - laid
  const facts = { received: laid, allowed: spare }
  maker.atMost('too-many-bullet-tokens', 'component.bullet-tokens', facts, 'town', 'players')
}

/** Rest of a kind of token, of all that the game has. */
function restOf(what: keyof Purse, all: number, { purses, town }: Position, maker: QuickMaker) {
  const kind = what === 'coins' ? 'coin' : 'notoriety'
  let received = town.filter(({ bonus }) => bonus === kind).length
  for (const purse of Object.values(purses)) received += purse[what]
  if (received <= all) return all - received
  const facts = { received, allowed: all }
  const at = ['gangs', 'town', 'players'] as const
  if (what === 'coins') maker.refuse('too-many-coins', 'component.coins', facts, ...at)
  else maker.refuse('too-much-notoriety', 'component.notoriety', facts, ...at)
  return 0
}
