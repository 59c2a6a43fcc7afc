import { byKey } from '../../../kernel/keyed.ts'
import { kindsOf, type Maker, type Opened } from '../../../kernel/kind.ts'
import {
  count,
  list,
  listed,
  type Of,
  optional,
  parts,
  several,
  some,
} from '../../../kernel/schema/schema.ts'
import { emptySheet } from '../apply.ts'
import * as box from '../components.ts'
import { CENTRE } from '../geometry/plane.ts'
import {
  type Given,
  type Held,
  marks,
  type Player,
  type Position,
  placesOf,
  tokenKinds,
  woundsOf,
  writtenHeld,
} from '../position.ts'
import { misfit } from '../rules/holding.ts'
import { meetNeighboursAt } from '../rules/points.ts'
import { MORTAL } from '../rules/wounds.ts'

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

/** Everything that can lie on a sheet, as it is written: a kind and, where there is more to it, a mark. */
export const heldNames = [
  ...tokenKinds,
  ...box.items,
  'handgun:empty',
  'military:empty',
  ...box.resources.map((kind) => `${kind}:special` as const),
  'bandage:wound',
] as const
export type HeldName = (typeof heldNames)[number]

/** Something on a sheet by its name. */
export function heldOf(name: HeldName): Held {
  const [of, mark = 'none'] = name.split(':')
  return { kind: of as Held['kind'], mark: marks.find((one) => one === mark) ?? 'none' }
}

/** The opposite of `heldOf`. */
export function nameOfHeld(held: Held): HeldName {
  return writtenHeld(held) as HeldName
}

const held = listed(heldNames, { clause: 'sheet.nine-boxes', of: 'held' })

/** token.three: as many Action tokens as each player owns. */
export const TOKENS = 3

/** What a situation says of a player: passport, sheet, and Action tokens that are not placed; the rest of them is. */
export const sheetParts = {
  passport: optional(
    listed(box.survivors, {
      clause: 'passport.identity',
      of: 'survivor',
      once: { pool: 'survivor', code: 'passport-twice', clause: 'setup.player-kit' },
    }),
  ),
  sheet: optional(
    some(box.places, () => held, { clause: 'sheet.nine-boxes' }),
    {},
  ),
  reserve: optional(count(0, TOKENS, { clause: 'token.three' })),
  objectives: optional(
    list(listed(box.objectives, { clause: 'objective.draw-three', of: 'objective' }), { most: 6 }),
    [],
  ),
}

const sheetPart = parts(sheetParts)

/** The same of each survivor, where nothing is measured. */
export const sheets = optional(
  some(box.seats, () => sheetPart),
  {},
)

/** R-geo-base-size, R-damage-table, R-defence-dice: values that a situation may put in place of ours. */
export const values = {
  base: optional(
    listed([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40], {
      clause: 'action.template',
    }),
  ),
  defence: optional(
    list(listed(box.dice, { clause: 'combat.defence-total', of: 'die' }), { most: 4 }),
  ),
  damage: optional(
    list(parts({ from: count(4, 99), wounds: count(0, 3) }), {
      clause: 'combat.table-lost',
      most: 9,
    }),
  ),
}

/** R-no-exit: nothing ends a game that nobody leaves; after so many rounds it is broken off, unfinished. */
export const mostRounds = optional(count(1, 30, { clause: 'end.three-rounds' }), 30)

/** wound.third-kills: survivors that have died; they are no more on the board. */
export const dead = optional(several(player, { clause: 'wound.third-kills' }), [])

/** What every situation says. */
export interface Table {
  readonly players: box.PlayerCount
  readonly survivors?: Readonly<Partial<Record<box.Seat, Of<typeof sheetPart>>>>
  readonly dead?: readonly box.Seat[]
  readonly base?: number | undefined
  readonly defence?: box.Components['defence'] | undefined
  readonly damage?: box.Components['damage'] | undefined
}

/** A table with what a situation says of its players, and nothing else upon it. */
export function openTable(
  name: string,
  said: Table,
  maker: TrustMaker,
  more: Partial<Pick<Given, 'isMeasured' | 'mostRounds' | 'told'>> = {},
): Opened<Given, Position> {
  const playing = box.seats.slice(0, said.players)
  const passports = passportsOf(said)
  const { components } = maker
  const given: Given = {
    kind: name,
    players: said.players,
    seats: playing,
    components: {
      ...components,
      radius: said.base === undefined ? components.radius : said.base * 5,
      defence: said.defence ?? components.defence,
      damage: said.damage ?? components.damage,
    },
    isMeasured: false,
    mostRounds: 0,
    told: {},
    ...more,
  }
  const position: Position = {
    phase: 'turns',
    round: 1,
    firstPlayer: 'A',
    mover: 'A',
    declared: null,
    players: byKey(box.seats, (seat, at) => playerOf(said, seat, at, passports)),
    zombies: [],
    pieces: [],
    lying: [],
    unseen: { resources: [], others: 0 },
    bag: byKey(box.items, (item) => components.search[item] ?? 0),
    deck: { ...components.objectives },
    stacks: {
      weapons: byKey(box.items, (item) => components.startingWeapons[item] ?? 0),
      objects: byKey(box.items, (item) => components.startingObjects[item] ?? 0),
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
  for (const dead of (said.dead ?? []).filter((one) => playing.includes(one))) {
    for (const { seat, side } of meetNeighboursAt({ given }, dead)) {
      position.players[seat][side] = true
    }
  }
  checkSheets(said, given, position, maker)
  checkRows(said.damage ?? [], maker)
  return { given, position }
}

/** setup.player-kit: the passport of each player: that which is told, else that of its letter, else one that nobody has. */
function passportsOf(said: Table): Readonly<Record<box.Seat, Player['passport']>> {
  const told = box.seats.flatMap((seat) => said.survivors?.[seat]?.passport ?? [])
  const own = box.seats.filter((seat) => !said.survivors?.[seat]?.passport && !told.includes(seat))
  const spare = box.survivors.filter((one) => ![...told, ...own].includes(one))
  return byKey(box.seats, (seat) => {
    const letter = own.includes(seat) ? seat : (spare.shift() as Player['passport'])
    return said.survivors?.[seat]?.passport ?? letter
  })
}

function playerOf(
  said: Table,
  seat: box.Seat,
  at: number,
  passports: ReturnType<typeof passportsOf>,
): Player {
  const own = said.survivors?.[seat]
  const sheet = emptySheet()
  for (const [place, name] of Object.entries(own?.sheet ?? {})) {
    if (name) sheet[place as box.Place] = heldOf(name)
  }
  const isIn = at < said.players && !said.dead?.includes(seat)
  return {
    state: isIn ? 'in' : at < said.players ? 'dead' : 'out',
    passport: passports[seat],
    at: CENTRE,
    sheet,
    reserve: own?.reserve ?? Math.max(0, TOKENS - tokensOn(sheet)),
    loose: { wounds: 0, infections: 0 },
    objectives: [...(own?.objectives ?? [])],
    deaths: (said.dead ?? []).filter((one) => one !== seat).length,
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

/** Sheets hold what they can hold: everything in its place, three tokens, no third Wound, each card as often as it is there. */
function checkSheets(said: Table, given: Given, position: Position, maker: TrustMaker): void {
  for (const one of said.dead ?? []) {
    maker.allow('dead', one, given.seats, 'meta.players', 'players')
  }
  for (const [seat, own] of Object.entries(said.survivors ?? {}) as [
    box.Seat,
    Of<typeof sheetPart>,
  ][]) {
    const at = `survivors.${seat}`
    if (!given.seats.includes(seat)) {
      maker.misplaced(
        'unknown-player',
        'meta.players',
        { received: seat, allowed: given.seats },
        at,
        'players',
      )
      continue
    }
    const { sheet, reserve } = position.players[seat]
    for (const place of Object.keys(own.sheet) as box.Place[]) {
      const wrong = misfit({ given }, sheet, place)
      if (wrong)
        maker.refuse(
          wrong.code,
          wrong.clause,
          { seat, place, held: own.sheet[place] ?? '' },
          `${at}.sheet.${place}`,
        )
    }
    const tokens = tokensOn(sheet) + reserve
    if (tokens > TOKENS) {
      maker.refuse(
        'too-many-tokens',
        'token.three',
        { seat, received: tokens, allowed: TOKENS },
        `${at}.sheet`,
        `${at}.reserve`,
      )
    }
    const wounds = woundsOf({ now: position, readings: maker.readings }, seat)
    if (wounds >= MORTAL) {
      maker.refuse('third-wound', 'wound.third-kills', { seat, received: wounds }, `${at}.sheet`)
    }
  }
  checkDeck(said, position, maker)
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
  for (const card of all) position.deck[card]--
  for (const card of box.objectives) {
    if (position.deck[card] >= 0) continue
    const received = all.filter((one) => one === card).length
    const facts = { objective: card, received, allowed: maker.components.objectives[card] }
    maker.refuse('too-many-copies', 'objective.copies', facts, 'survivors')
  }
}
