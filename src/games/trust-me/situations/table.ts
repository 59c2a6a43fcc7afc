import { byKey } from '../../../kernel/data/keyed.ts'
import { kindsOf, type Maker, type Opened } from '../../../kernel/game/kind.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { OfParts } from '../../../kernel/schema/schema.ts'
import {
  count,
  list,
  listed,
  optional,
  parts,
  several,
  some,
} from '../../../kernel/schema/schema.ts'
import * as box from '../components.ts'
import { CENTRE } from '../geometry/plane.ts'
import type { Given, Held, Laid, Player, Position } from '../position.ts'
import { heldNamed, heldNames, placesOf, placesWith, woundsOf, writtenHeld } from '../position.ts'
import { meetNeighboursAt } from '../rules/points.ts'
import { misfit, whyUnchosen } from '../rules/sheet/holding.ts'
import { MORTAL } from '../rules/sheet/wounds.ts'

export type TrustMaker = Maker<box.Components>

/** Declares a kind of situation of Trust Me. */
export const kind = kindsOf<Given, Position, box.Components>()

/** meta.players: two, three or four. */
export const players = listed(box.playerCounts, { clause: 'meta.players' })

/** A player, who has to play. */
export const player = listed(box.seats, {
  clause: 'meta.players',
  code: 'unknown-player',
  of: 'seat',
})

/** setup.player-kit: each passport is there once. */
const passport = listed(box.survivors, {
  clause: 'passport.identity',
  of: 'survivor',
  once: { pool: 'survivor', code: 'passport-twice', clause: 'setup.player-kit' },
})

const held = listed(heldNames, { clause: 'sheet.nine-boxes', of: 'held' })
const sheet = some(box.places, () => held, { clause: 'sheet.nine-boxes' })
const card = listed(box.objectives, { clause: 'objective.draw-three', of: 'objective' })

/** token.three: as many Action tokens as each player owns. */
const TOKENS = 3

/** Parts of a player: passport, sheet, and unplaced Action tokens; the remaining ones are placed. */
export const sheetParts = {
  passport: optional(passport),
  sheet: optional(sheet, {}),
  reserve: optional(count(0, TOKENS, { clause: 'token.three' })),
  objectives: optional(list(card, { clause: 'objective.draw-three', most: 6 }), []),
}

const survivors = some(box.seats, () => parts(sheetParts), { clause: 'meta.players' })

/** Number of players and the parts of each survivor, where nothing is measured. */
export const seated = { players, survivors: optional(survivors, {}) }

const tenths = [
  20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
] as const
const die = listed(box.dice, { clause: 'combat.defence-total', of: 'die' })
const table = { clause: 'combat.table-lost' } as const
const row = parts({ from: count(4, 99, table), wounds: count(0, 3, table) })

/** R-geo-base-size, R-damage-table, R-defence-dice: values that a situation may put in place of ours. */
export const values = {
  base: optional(listed(tenths, { clause: 'action.template' })),
  defence: optional(list(die, { clause: 'combat.defence-total', most: 4 })),
  damage: optional(list(row, { ...table, most: 9 })),
}

/** R-no-exit: nothing ends a game that nobody leaves; after so many rounds it is broken off, unfinished. */
export const mostRounds = optional(count(1, 30, { clause: 'end.three-rounds' }), 30)

/** wound.third-kills: survivors that have died; they are no more on the board. */
export const dead = optional(several(player, { clause: 'wound.third-kills' }), [])

/** All parts of a situation; only the number of players is required. */
const all = { ...seated, dead, ...values }
type Table = Pick<OfParts<typeof all>, 'players'> & Partial<OfParts<typeof all>>

/** R-death-items: what a situation tells of the sheet of somebody dead lies on the ground, and nowhere. */
export function remarks({ dead = [], survivors = {} }: Table): readonly Refusal[] {
  const laid = dead.filter((seat) => Object.keys(survivors[seat]?.sheet ?? {}).length > 0)
  return laid.map((seat) => ({ code: 'dead-holds', clause: 'wound.third-kills', facts: { seat } }))
}

/** A table with what a situation says of its players, and nothing else upon it. */
export function openTable(
  name: string,
  said: Table,
  maker: TrustMaker,
  more: Partial<Pick<Given, 'isMeasured' | 'mostRounds' | 'told'>> = {},
): Opened<Given, Position> {
  const { components } = maker
  const { players, base, defence = components.defence, damage = components.damage } = said
  const seats = box.seats.slice(0, players)
  const radius = base ? base * 5 : components.radius
  const given: Given = {
    kind: name,
    players,
    seats,
    components: { ...components, radius, defence, damage },
    readings: maker.readings,
    isMeasured: false,
    mostRounds: 0,
    told: {},
    ...more,
  }
  const position = laidOn(said, seats, components)
  for (const one of seats.filter((seat) => said.dead?.includes(seat))) {
    for (const { seat, side } of meetNeighboursAt({ given }, one))
      position.players[seat][side] = true
  }
  if (components.search['special-resource']) checkChosen('special-resource', 'players', maker)
  checkPlayers(said, { given, now: position, readings: maker.readings }, maker)
  checkDeck(said, position, maker)
  checkRows(said.damage ?? [], maker)
  return { given, position }
}

/** Position at the start of a round, with the players' told parts. */
function laidOn(said: Table, seats: readonly box.Seat[], components: box.Components): Position {
  const passports = passportsOf(said)
  const counted = (stock: box.Components['search']) => byKey(box.items, (item) => stock[item] ?? 0)
  return {
    phase: 'turns',
    round: 1,
    firstPlayer: 'A',
    mover: 'A',
    declared: null,
    players: byKey(box.seats, (seat) => playerOf(said, seat, seats, passports[seat])),
    zombies: [],
    pieces: [],
    lying: [],
    unseen: { resources: [], others: 0 },
    bag: counted(components.search),
    deck: { ...components.objectives },
    stacks: {
      weapons: counted(components.startingWeapons),
      objects: counted(components.startingObjects),
    },
    din: null,
    left: null,
    winners: [],
    lifted: byKey(box.seats, () => []),
    dice: [],
    fight: { difference: 0, kills: 0 },
    drawn: [],
    boxed: [],
    gone: [],
    away: [],
    claimed: false,
    relocated: false,
  }
}

/** setup.player-kit: the passport of each player: that which is told, else that of its letter, else one that nobody has. */
function passportsOf(said: Table): Readonly<Record<box.Seat, box.Survivor>> {
  const told = box.seats.flatMap((seat) => said.survivors?.[seat]?.passport ?? [])
  const own = box.seats.filter((seat) => !said.survivors?.[seat]?.passport && !told.includes(seat))
  const spare = box.survivors.filter((one) => ![...told, ...own].includes(one))
  return byKey(box.seats, (seat) => {
    const letter = own.includes(seat) ? seat : (spare.shift() as box.Survivor)
    return said.survivors?.[seat]?.passport ?? letter
  })
}

function playerOf(
  { survivors, dead = [] }: Table,
  seat: box.Seat,
  seats: readonly box.Seat[],
  passport: box.Survivor,
): Player {
  const own = survivors?.[seat]
  const sheet = byKey(box.places, (place) => {
    const name = dead.includes(seat) ? undefined : own?.sheet[place]
    return name ? heldNamed(name) : null
  })
  return {
    state: !seats.includes(seat) ? 'out' : dead.includes(seat) ? 'dead' : 'in',
    passport,
    at: CENTRE,
    sheet,
    reserve: own?.reserve ?? Math.max(0, TOKENS - tokensOn(sheet)),
    loose: { wounds: 0, infections: 0 },
    objectives: [...(own?.objectives ?? [])],
    shown: { cards: [], places: [] },
    deaths: dead.filter((one) => one !== seat).length,
    left: false,
    right: false,
    community: null,
    noise: null,
    target: null,
  }
}

function tokensOn(sheet: Player['sheet']): number {
  return placesOf(sheet, 'action').length + placesOf(sheet, 'fatigue').length
}

/** meta.players: those of whom something is told play. */
function checkPlayers(said: Table, laid: Laid, maker: TrustMaker): void {
  const { seats } = laid.given
  for (const one of said.dead ?? []) maker.allow('dead', one, seats, 'meta.players', 'players')
  for (const seat of Object.keys(said.survivors ?? {}) as box.Seat[]) {
    const facts = { received: seat, allowed: seats }
    const at = [`survivors.${seat}`, 'players']
    if (seats.includes(seat)) checkSheet(seat, laid, maker)
    else maker.misplaced('unknown-player', 'meta.players', facts, ...at)
  }
}

/** Sheets hold what they can hold: everything in its place, three tokens, no third Wound. */
function checkSheet(seat: box.Seat, laid: Laid, maker: TrustMaker): void {
  const at = `survivors.${seat}`
  const { sheet, reserve } = laid.now.players[seat]
  for (const place of placesWith(sheet, () => true)) {
    const wrong = misfit(laid, sheet, place)
    const facts = { seat, place, held: writtenHeld(sheet[place] as Held) }
    if (wrong) maker.refuse(wrong.code, wrong.clause, facts, `${at}.sheet.${place}`)
  }
  const tokens = { seat, received: tokensOn(sheet) + reserve, allowed: TOKENS }
  const both = [`${at}.sheet`, `${at}.reserve`]
  maker.atMost('too-many-tokens', 'token.three', tokens, ...both)
  const wounds = { seat, received: woundsOf(laid, seat) }
  if (wounds.received >= MORTAL)
    maker.refuse('third-wound', 'wound.third-kills', wounds, `${at}.sheet`)
}

/** object.special-resource: nothing that is told is a special Resource whose type is not chosen. */
export function checkChosen(held: Held['kind'] | undefined, at: string, maker: TrustMaker): void {
  const { code, clause } = whyUnchosen(held) ?? {}
  if (code && clause) maker.refuse(code, clause, {}, at)
}

/** combat.table-lost: each row of the damage table begins at a difference of its own. */
function checkRows(rows: box.Components['damage'], maker: TrustMaker): void {
  for (const [at, { from }] of rows.entries()) {
    if (rows.findIndex((row) => row.from === from) < at)
      maker.refuse('row-twice', 'combat.table-lost', { received: from }, `damage.${at}.from`)
  }
}

/** objective.copies: no more copies of a card than the deck in use holds. */
function checkDeck(said: Table, position: Position, maker: TrustMaker): void {
  const all = Object.values(said.survivors ?? {}).flatMap((own) => own?.objectives ?? [])
  for (const card of box.objectives) {
    const received = all.filter((one) => one === card).length
    const facts = { objective: card, received, allowed: position.deck[card] }
    maker.atMost('too-many-copies', 'objective.copies', facts, 'survivors')
    position.deck[card] -= received
  }
}
