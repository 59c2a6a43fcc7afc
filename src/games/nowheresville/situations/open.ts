import { byKey } from '../../../kernel/data/keyed.ts'
import type { Opened } from '../../../kernel/game/kind.ts'
import { type Of, parts } from '../../../kernel/schema/schema.ts'
import { newMember, nothingOn } from '../apply.ts'
import type { BanditId, Components, Faces, Seat } from '../components.ts'
import * as box from '../components.ts'
import {
  equipmentOf,
  findMember,
  type Given,
  type Member,
  type Position,
  seatOf,
  type Told,
} from '../position.ts'
import { changer, laidOut, whyNot } from '../purses.ts'
import { targetOf } from '../rules/winning.ts'
import { type Figure, rareParts, tableParts, type VilleMaker } from './table.ts'

const said = parts({ ...tableParts, ...rareParts })

/** Parts of a table: all that any kind of situation can tell, rare ones only where the kind has them. */
type Said = Of<typeof said>
type SaidTable = Partial<Said> & Pick<Said, 'players'> & Told & { readonly aim?: Given['aim'] }

/** A table that is laid. */
type OpenedTable = Opened<Given, Position>

/**
 * Lays a table: the gangs, the money, and every card in one place. Who is dealt in
 * has no bandit where none is told.
 */
export function openTable(table: SaidTable, maker: VilleMaker, isDealt = false): OpenedTable {
  const { players, fortune = 'deck', aim = {} } = table
  const { bandit, place, by, hit, bandits, location, sent, stake, begins } = table
  const { faces, fortunes } = maker.components
  const seats = box.seats.slice(0, players)
  const given: Given = {
    players,
    seats,
    fortunes,
    fortune,
    aim,
    target: targetOf(players),
    faces: facesOf(faces, table.printed),
    told: { bandit, place, by, hit, bandits, location, sent, stake, begins },
  }
  const position = laidOn(table, maker.components)
  checkSeats(table, seats, maker)
  checkRobbed(table, maker)
  layGangs(table, { given, position }, maker, isDealt)
  takeFromDeck(position, maker)
  checkVictims(table, maker)
  checkMoney({ given, position }, maker)
  checkMembers({ given, position }, maker)
  checkAim({ given, position }, maker)
  return { given, position }
}

/** Printed values of the cards, with the situation's replacements. */
function facesOf(faces: Faces, said: SaidTable['printed']): Faces {
  const groups = ['bandits', 'robbery', 'guns', 'victims'] as const
  return byKey(groups, (group) => ({ ...faces[group], ...said?.[group] })) as Faces
}

/** A table with nobody at it: what is not told of lies in its pile, in the deck, or in the supply. */
function laidOn(table: SaidTable, { copies, notes, tokens: all }: Components): Position {
  const { money = {}, tokens = {}, bank = [], coach = [], robbed = [], shop = [] } = table
  const { discard = [], top = [], victim, robbedVictims = [], prison, graves = [] } = table
  return {
    round: 0,
    gangs: byKey(box.seats, () => []),
    money: byKey(box.seats, (seat) => money[seat] ?? 0),
    tokens: byKey(box.seats, (seat) => tokens[seat] ?? 0),
    box: { 100: notes[100], 200: notes[200], [box.TOKEN]: all },
    vaults: { bank: [...bank], coach: [...coach] },
    robbed: [...robbed],
    deck: { ...copies },
    top: top.map(({ card, known }) => ({ card, known: [...known] })),
    discard: byKey(box.equipment, (card) => discard.filter((one) => one === card).length),
    shop: [...shop],
    replaced: false,
    drawn: [],
    looker: null,
    victim: victim && victim !== 'none' ? victim : null,
    victims: box.victimIds.filter((one) => one !== victim && !robbedVictims.includes(one)),
    robbedVictims: [...robbedVictims],
    prison: prison && prison !== 'none' ? prison : null,
    pile: [],
    graves: [...graves],
    ...nothingOn(),
    winners: [],
  }
}

/**
 * Each player's bandits, the starter first; where nothing is said, somebody whom nobody else has.
 * no-bandit-left: there has to be one for everybody.
 */
function layGangs(
  { gangs = {} }: SaidTable,
  opened: OpenedTable,
  maker: VilleMaker,
  isDealt: boolean,
): void {
  const { given, position } = opened
  const told = Object.values(gangs).flatMap((gang) => gang.map((one) => one.bandit))
  const away = [...told, ...position.graves, position.prison]
  position.pile = box.banditIds.filter((id) => !away.includes(id))
  const bare = given.seats.filter((seat) => !gangs[seat])
  const facts = { received: bare.length, allowed: position.pile.length }
  maker.atMost('no-bandit-left', 'component.attributes', facts, 'graves', 'gangs', 'prison')
  for (const seat of given.seats) {
    const named =
      gangs[seat] ?? position.pile.splice(0, isDealt ? 0 : 1).map((bandit) => ({ bandit }))
    position.gangs[seat] = named.map((figure) => memberIn(figure, given))
  }
}

/** component.attributes: what is not told of its bullets and Courage is what is printed on it. */
function memberIn(figure: Partial<Figure> & Pick<Figure, 'bandit'>, { faces }: Given): Member {
  const { bandit, cards = [], hidden = [], rounds = {}, ...tokens } = figure
  const { bullets, courage } = faces.bandits[bandit]
  const things = { cards: [...cards], hidden: [...hidden], rounds: { ...rounds } }
  return { ...newMember(bandit, bullets, courage), ...tokens, ...things }
}

/** too-many-cards: every equipment card is in one place; what is nowhere else is in the deck. */
function takeFromDeck({ deck, discard, gangs, shop, top }: Position, maker: VilleMaker): void {
  const held = Object.values(gangs).flat().flatMap(equipmentOf)
  const away = [...held, ...shop, ...top.map((one) => one.card)]
  for (const card of box.equipment) {
    const received = discard[card] + away.filter((one) => one === card).length
    const facts = { card, received, allowed: deck[card] }
    const at = ['gangs', 'shop', 'discard', 'top'] as const
    maker.atMost('too-many-cards', 'component.equipment-deck', facts, ...at)
    deck[card] -= received
  }
}

/** victim-robbed: whoever was robbed is not in the town. */
function checkVictims({ victim, robbedVictims = [] }: SaidTable, maker: VilleMaker): void {
  if (!victim || !robbedVictims.some((one) => one === victim)) return
  const at = ['victim', 'robbedVictims'] as const
  maker.refuse('victim-robbed', 'maintenance.victim-refill', { victim }, ...at)
}

/**
 * already-won: nobody has the target, where it wins at once;
 * notes-do-not-add-up: no more lies on bank and coach than there is, and players have whole notes; the richest have
 * changed theirs for tokens where they had to.
 */
function checkMoney({ given, position }: OpenedTable, maker: VilleMaker): void {
  const { seats, target } = given
  for (const seat of seats) {
    const facts = { seat, received: position.money[seat], target }
    if (facts.received < target || maker.readings['win'] !== 'at-once') continue
    maker.refuse('already-won', 'goal.first-to-target', facts, `money.${seat}`, 'players')
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
 * dead-already: a bandit whose wounds reach its life is no more in play, or has none;
 * over-limit: bullets beyond six are had only where the limit binds in the school alone;
 * cartridges-elsewhere: those of a gun lie on it only where it is read so, and where the gun is.
 */
function checkMembers({ given, position }: OpenedTable, maker: VilleMaker): void {
  const { limits, cartridges } = maker.readings
  for (const [seat, gang] of Object.entries(position.gangs)) {
    for (const [place, { id, wounds, bullets, rounds, cards }] of gang.entries()) {
      const at = `gangs.${seat}.${place}`
      const { life } = given.faces.bandits[id]
      const harm = { bandit: id, received: wounds, life }
      if (wounds >= life)
        maker.refuse('dead-already', 'death.when', harm, `${at}.wounds`, 'printed')
      const facts = { received: bullets, allowed: box.LIMITS.bullets }
      if (limits === 'always')
        maker.atMost('over-limit', 'school.bullets-max', facts, `${at}.bullets`)
      for (const gun in rounds) {
        if (cartridges === 'gun' && cards.some((card) => card === gun)) continue
        const where = { bandit: id, card: gun }
        const by = 'weapon.limited-collected'
        maker.misplaced('cartridges-elsewhere', by, where, `${at}.rounds.${gun}`)
      }
    }
  }
}

/**
 * no-chance: of a shot whose chances are guessed something can come; not-three-bands: they are guessed for all
 * bands, or for each of the three.
 */
function checkAim(opened: OpenedTable, maker: VilleMaker): void {
  for (const [id, all] of Object.entries(opened.given.aim)) {
    const at = `aim.${id}`
    inPlay(maker, opened, at, id as BanditId)
    if (all.length === 2) maker.refuse('not-three-bands', 'fire.distance', { bandit: id }, at)
    for (const [place, { miss, body, head }] of all.entries()) {
      if (miss + body + head > 0) continue
      maker.refuse('no-chance', 'hit.body', { bandit: id }, `${at}.${place}`)
    }
  }
}

/**
 * robbed-not-empty: whoever robbed the bank or the coach has taken all that lay there, and no note comes before the
 * maintenance; where that is over the place has its new notes.
 */
function checkRobbed(table: SaidTable, maker: VilleMaker): void {
  if (table.begins === 'sending') return
  for (const place of table.robbed ?? []) {
    const facts = { place, received: table[place]?.length ?? 0 }
    if (facts.received === 0) continue
    maker.refuse('robbed-not-empty', 'robbery.success-money', facts, place, 'robbed')
  }
}

/** unknown-player: whoever is named plays, and so does whoever knows a card on the deck. */
function checkSeats(
  { gangs, money, tokens, top = [] }: SaidTable,
  allowed: readonly Seat[],
  maker: VilleMaker,
) {
  const named = Object.entries({ gangs, money, tokens }).flatMap(([part, told = {}]) =>
    Object.keys(told).map((received) => ({ received, at: `${part}.${received}` })),
  )
  const knowing = top.flatMap(({ known }, place) =>
    known.map((received) => ({ received, at: `top.${place}.known` })),
  )
  for (const { received, at } of [...named, ...knowing]) {
    if (allowed.some((one) => one === received)) continue
    maker.misplaced('unknown-player', 'goal.players', { received, allowed }, at, 'players')
  }
}

/** unknown-bandit: whoever is named in a part is in play; whether they are. */
export function inPlay(
  maker: VilleMaker,
  { position }: OpenedTable,
  at: string,
  id: BanditId,
): boolean {
  if (findMember(position, id)) return true
  const facts = { received: id }
  maker.misplaced('unknown-bandit', 'component.attributes', facts, at, 'gangs', 'players')
  return false
}

/** sent-twice: no two bandits of a gang are at one location. */
export function send(maker: VilleMaker, opened: OpenedTable): void {
  const taken = new Map<string, BanditId>()
  for (const [id, location] of Object.entries(opened.given.told.sent ?? {})) {
    const bandit = id as BanditId
    if (!inPlay(maker, opened, `sent.${id}`, bandit)) continue
    const card = `${seatOf(opened.position, bandit)} ${location}`
    const other = taken.get(card)
    taken.set(card, bandit)
    if (!other) continue
    const facts = { bandit, location, other }
    maker.misplaced('sent-twice', 'placement.no-two-same', facts, `sent.${id}`, 'gangs')
  }
}

/** two-of-a-gang: those who meet at a location are of different gangs. They are told clockwise from then on. */
export function meet(maker: VilleMaker, opened: OpenedTable): readonly BanditId[] {
  const { given, position } = opened
  const named = given.told.bandits ?? []
  for (const [place, id] of named.entries()) inPlay(maker, opened, `bandits.${place}`, id)
  const bandits = given.seats.flatMap((seat) => {
    const own = position.gangs[seat].flatMap(({ id }) => (named.includes(id) ? [id] : []))
    const facts = { seat, bandits: own }
    if (own.length > 1) {
      maker.misplaced('two-of-a-gang', 'placement.no-two-same', facts, 'bandits', 'gangs')
    }
    return own
  })
  Object.assign(given.told, { bandits })
  return bandits
}
