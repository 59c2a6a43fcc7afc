import { byKey } from '../../../kernel/keyed.ts'
import type { Opened } from '../../../kernel/kind.ts'
import type { Of } from '../../../kernel/schema/schema.ts'
import { parts } from '../../../kernel/schema/schema.ts'
import { newMember, nothingOn } from '../apply.ts'
import type { BanditId, Components, Equipment, Faces, Location, Seat } from '../components.ts'
import * as box from '../components.ts'
import {
  findMember,
  type Given,
  type Member,
  type Position,
  seatOf,
  type Told,
} from '../position.ts'
import { changer, laidOut, whyNot } from '../purses.ts'
import { targetOf } from '../rules/winning.ts'
import { type Figure, rareParts, tableParts, type WestMaker } from './table.ts'

const said = parts({ ...tableParts, ...rareParts })

/** What a kind of situation says of its table: all that can be said, the rare parts only where it has them. */
type Said = Of<typeof said>
type Table = Partial<Said> & Pick<Said, 'players'>

/** What a kind of situation adds to its table. */
interface Scene {
  readonly told?: Told
  readonly aim?: Given['aim'] | undefined
  /** Whether players of whom nothing is said have no bandit yet. */
  readonly isDealt?: boolean
}

/** Lays a table: the gangs, the money, and every card in one place. */
export function openTable(
  table: Table,
  maker: WestMaker,
  { told = {}, aim = {}, isDealt = false }: Scene = {},
): Opened<Given, Position> {
  const { components } = maker
  const playing = box.seats.slice(0, table.players)
  const given: Given = {
    players: table.players,
    seats: playing,
    target: targetOf(table.players),
    faces: facesOf(components.faces, table.printed),
    fortunes: components.fortunes,
    fortune: table.fortune ?? 'deck',
    aim,
    told,
  }
  const position = blankPosition(components)
  for (const part of ['gangs', 'money', 'tokens'] as const) seated(table, part, playing, maker)
  layGangs(table, { given, position, isDealt }, maker)
  layPlaces(table, position, maker)
  layCards(table, position, maker)
  layMoney(table, given, position, maker)
  checkAlive(given, position, maker)
  checkTokens(table, maker)
  checkAim(aim, { given, position }, maker)
  return { given, position }
}

/** What is printed on the cards, with what the situation puts in its place. */
function facesOf(faces: Faces, said: Table['printed']): Faces {
  const groups = ['bandits', 'robbery', 'guns', 'victims'] as const
  return byKey(groups, (group) => ({ ...faces[group], ...said?.[group] })) as Faces
}

/** A table with nothing on it: all cards are in the deck, all notes in the supply. */
function blankPosition({ copies, notes, tokens }: Components): Position {
  return {
    round: 0,
    gangs: byKey(box.seats, () => []),
    money: byKey(box.seats, () => 0),
    tokens: byKey(box.seats, () => 0),
    box: { 100: notes[100], 200: notes[200], [box.TOKEN]: tokens },
    vaults: { bank: [], coach: [] },
    robbed: [],
    deck: { ...copies },
    top: [],
    discard: byKey(box.equipment, () => 0),
    shop: [],
    replaced: false,
    drawn: [],
    looker: null,
    victim: null,
    victims: [...box.victimIds],
    robbedVictims: [],
    prison: null,
    pile: [...box.banditIds],
    graves: [],
    ...nothingOn(),
    winners: [],
  }
}

/**
 * Each player's bandits, the starter first; where nothing is said, somebody whom nobody else has.
 * no-bandit-left: there has to be one for everybody.
 */
function layGangs(
  { prison = 'none', graves = [], gangs = {} }: Table,
  { given, position, isDealt }: Opened<Given, Position> & { isDealt: boolean },
  maker: WestMaker,
): void {
  const named = Object.values(gangs).flatMap((gang) => gang.map((one) => one.bandit))
  const free = box.banditIds.filter((id) => ![...named, ...graves, prison].includes(id))
  const bare = given.seats.filter((seat) => !gangs[seat])
  if (free.length < bare.length) {
    const facts = { received: bare.length, allowed: free.length }
    maker.refuse('no-bandit-left', 'component.attributes', facts, 'graves', 'gangs', 'prison')
  }
  for (const seat of given.seats) {
    const fallback = isDealt ? [] : free.splice(0, 1).map((bandit) => ({ bandit }))
    position.gangs[seat] = (gangs[seat] ?? fallback).map((figure) => memberIn(figure, given))
  }
  const taken = Object.values(position.gangs).flatMap((gang) => gang.map(({ id }) => id))
  position.pile = box.banditIds.filter((id) => ![...taken, ...graves, prison].includes(id))
  position.graves = [...graves]
  position.prison = prison === 'none' ? null : prison
}

/** component.attributes: what is not told of its bullets and Courage is what is printed on it. */
function memberIn(figure: Partial<Figure> & Pick<Figure, 'bandit'>, { faces }: Given): Member {
  const { bandit, cards = [], hidden = [], rounds = {}, ...tokens } = figure
  const { bullets, courage } = faces.bandits[bandit]
  const things = { cards: [...cards], hidden: [...hidden], rounds: { ...rounds } }
  return { ...newMember(bandit, bullets, courage), ...tokens, ...things }
}

function layPlaces(
  { robbed = [], victim = 'none', robbedVictims = [] }: Table,
  position: Position,
  maker: WestMaker,
) {
  if (robbedVictims.some((one) => one === victim)) {
    const at = ['victim', 'robbedVictims'] as const
    maker.refuse('victim-robbed', 'maintenance.victim-refill', { victim }, ...at)
  }
  position.robbed = [...robbed]
  position.victim = victim === 'none' ? null : victim
  position.robbedVictims = [...robbedVictims]
  position.victims = box.victimIds.filter((one) => one !== victim && !robbedVictims.includes(one))
}

/** too-many-cards: every equipment card is in one place; what is nowhere else is in the deck. */
function layCards(table: Table, position: Position, maker: WestMaker): void {
  const { shop = [], discard = [], top = [] } = table
  position.shop = [...shop]
  for (const card of discard) position.discard[card]++
  position.top = top.map(({ card, known }) => ({ card, known: [...known] }))
  const held = Object.values(position.gangs).flatMap((gang) =>
    gang.flatMap(({ cards, hidden }) => [...cards, ...(hidden as Equipment[])]),
  )
  for (const card of [...held, ...shop, ...discard, ...top.map((one) => one.card)]) {
    position.deck[card]--
  }
  for (const card of box.equipment) {
    if (position.deck[card] >= 0) continue
    const allowed = maker.components.copies[card]
    const facts = { card, received: allowed - position.deck[card], allowed }
    const at = ['gangs', 'shop', 'discard', 'top'] as const
    maker.refuse('too-many-cards', 'component.equipment-deck', facts, ...at)
  }
}

/**
 * notes-do-not-add-up: no more lies on bank and coach than there is, and players have whole notes; the richest have
 * changed theirs for tokens where they had to.
 */
function layMoney(table: Table, given: Given, position: Position, maker: WestMaker): void {
  const { money = {}, tokens = {}, bank = [], coach = [] } = table
  position.vaults = { bank: [...bank], coach: [...coach] }
  for (const seat of given.seats) {
    position.money[seat] = money[seat] ?? 0
    position.tokens[seat] = tokens[seat] ?? 0
    const isRich = position.money[seat] >= given.target && maker.readings['win'] === 'at-once'
    const facts = { seat, received: position.money[seat], target: given.target }
    const at = `money.${seat}`
    if (isRich) maker.refuse('already-won', 'goal.first-to-target', facts, at, 'players')
  }
  const received = whyNot(position)
  const at = ['money', 'tokens', 'bank', 'coach'] as const
  if (received === undefined) changeAtFirst(position)
  else maker.refuse('notes-do-not-add-up', 'component.banknotes', { received }, ...at)
}

function changeAtFirst(position: Position): void {
  const seat = laidOut(position).owed > 0 ? changer(position) : undefined
  if (!seat) return
  position.tokens[seat]++
  changeAtFirst(position)
}

/**
 * over-limit: bullets beyond six are had only where the limit binds in the school alone; cartridges-elsewhere: those of
 * a gun lie on it only where it is read so, and where the gun is.
 */
function checkTokens({ gangs = {} }: Table, maker: WestMaker): void {
  const { readings } = maker
  for (const [seat, gang] of Object.entries(gangs)) {
    for (const [place, { bandit, bullets = 0, rounds = {}, cards }] of gang.entries()) {
      const at = `gangs.${seat}.${place}`
      const facts = { received: bullets, allowed: box.LIMITS.bullets }
      if (readings['limits'] === 'always' && bullets > box.LIMITS.bullets)
        maker.refuse('over-limit', 'school.bullets-max', facts, `${at}.bullets`)
      for (const gun in rounds) {
        if (readings['cartridges'] === 'gun' && cards.some((card) => card === gun)) continue
        const where = { bandit, card: gun }
        const by = 'weapon.limited-collected'
        maker.misplaced('cartridges-elsewhere', by, where, `${at}.rounds.${gun}`)
      }
    }
  }
}

/**
 * no-chance: of a shot whose chances are guessed something can come; not-three-bands: they are guessed for all bands, or
 * for each of the three.
 */
function checkAim(aim: Given['aim'], opened: Opened<Given, Position>, maker: WestMaker): void {
  for (const [id, all] of Object.entries(aim)) {
    const at = `aim.${id}`
    inPlay(maker, opened, at, id as BanditId)
    if (all.length === 2) maker.refuse('not-three-bands', 'fire.distance', { bandit: id }, at)
    for (const [place, { miss, body, head }] of all.entries()) {
      if (miss + body + head > 0) continue
      maker.refuse('no-chance', 'hit.body', { bandit: id }, `${at}.${place}`)
    }
  }
}

/** dead-already: a bandit whose wounds reach its life is no more in play, or has none. */
function checkAlive(given: Given, position: Position, maker: WestMaker): void {
  for (const seat of given.seats) {
    for (const [place, { id, wounds }] of position.gangs[seat].entries()) {
      const { life } = given.faces.bandits[id]
      if (wounds < life) continue
      const facts = { bandit: id, received: wounds, life }
      maker.refuse('dead-already', 'death.when', facts, `gangs.${seat}.${place}.wounds`, 'printed')
    }
  }
}

/** unknown-player: whoever is named in a part plays. */
function seated(
  table: Table,
  part: 'gangs' | 'money' | 'tokens',
  allowed: readonly Seat[],
  maker: WestMaker,
): void {
  for (const received of Object.keys(table[part] ?? {})) {
    if (allowed.some((one) => one === received)) continue
    const at = [`${part}.${received}`, 'players'] as const
    maker.misplaced('unknown-player', 'goal.players', { received, allowed }, ...at)
  }
}

/** unknown-bandit: whoever is named in a part is in play; whether they are. */
export function inPlay(
  maker: WestMaker,
  { position }: Opened<Given, Position>,
  at: string,
  id: BanditId,
) {
  if (findMember(position, id)) return true
  const facts = { received: id }
  maker.misplaced('unknown-bandit', 'component.attributes', facts, at, 'gangs', 'players')
  return false
}

/** sent-twice: no two bandits of a gang are at one location. */
export function send(
  maker: WestMaker,
  opened: Opened<Given, Position>,
  sent: Readonly<Partial<Record<BanditId, Location>>>,
): void {
  const taken = new Map<string, BanditId>()
  for (const [id, location] of Object.entries(sent) as [BanditId, Location][]) {
    if (!inPlay(maker, opened, `sent.${id}`, id)) continue
    const card = `${seatOf(opened.position, id)} ${location}`
    const other = taken.get(card)
    taken.set(card, id)
    if (!other) continue
    const facts = { bandit: id, location, other }
    maker.misplaced('sent-twice', 'placement.no-two-same', facts, `sent.${id}`, 'gangs')
  }
}

/** two-of-a-gang: those who meet at a location are of different gangs. They are returned clockwise. */
export function meet(
  maker: WestMaker,
  opened: Opened<Given, Position>,
  bandits: readonly BanditId[],
): readonly BanditId[] {
  const { given, position } = opened
  for (const [place, id] of bandits.entries()) inPlay(maker, opened, `bandits.${place}`, id)
  return given.seats.flatMap((seat) => {
    const own = position.gangs[seat].flatMap(({ id }) => (bandits.includes(id) ? [id] : []))
    const facts = { seat, bandits: own }
    if (own.length > 1) {
      maker.misplaced('two-of-a-gang', 'placement.no-two-same', facts, 'bandits', 'gangs')
    }
    return own
  })
}
