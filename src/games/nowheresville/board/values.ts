import type { Score, Values } from '../../../explorer/contract.ts'
import type { GameFace } from '../../../explorer/face.ts'
import { present } from '../../../kernel/data/present.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import type { Words } from '../../../kernel/words/words.ts'
import {
  type BanditId,
  type Location,
  locations,
  type Seat,
  type VictimId,
  vaults,
} from '../components.ts'
import { nouns } from '../nouns.ts'
import {
  banditsAt,
  faceOf,
  findMember,
  type Given,
  type Member,
  membersOf,
  type Position,
  seatOf,
} from '../position.ts'
import { cardsOf, levelOf, type View } from './view.ts'

/** A table with its words. */
type Told = Pick<View, 'position' | 'given' | 'words'>

/** Several cards by name. */
function cardNames(cards: readonly string[], words: Words): string {
  return cards.map((card) => nouns.card.alone(card as 'unknown', words)).join(', ')
}

/** Several bandits by name. */
function banditNames(bandits: readonly Member['id'][], words: Words): string {
  return bandits.map((id) => nouns.bandit.alone(id, words)).join(', ')
}

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, number, money } = words
  const { shop, victim, prison, order, attempt, fight, winners } = position
  const entries = new Map<string, string>()
  const tell = (key: string, value: string, facts = {}) =>
    entries.set(say(`value.${key}`, facts), value)
  tell('round', number(position.round))
  for (const seat of given.seats) {
    const gang = position.gangs[seat].map(({ id }) => id)
    tell('money', money(position.money[seat]), { seat })
    tell('gang', banditNames(gang, words), { seat })
  }
  for (const member of membersOf({ given, now: position })) {
    const { id, at } = member
    const facts = { bandit: nouns.bandit.alone(id, words) }
    tell('wounds', `${member.wounds}/${faceOf({ given }, id).life}`, facts)
    tell('experience', number(levelOf({ given, position }, id)), facts)
    tell('bullets', number(member.bullets), facts)
    tell('courage', number(member.courage), facts)
    tell('cards', cardNames(cardsOf(member), words), facts)
    tell('rounds', number(sizeOf(member.rounds as Record<string, number>)), facts)
    tell('free', fight?.free[id]?.join(' + ') ?? '', facts)
    tell('at', at ? nouns.location.alone(at, words) : '', facts)
  }
  for (const place of vaults) {
    const at = { place: nouns.location.alone(place, words) }
    tell('notes', number(position.vaults[place].length), at)
  }
  tell('victim', victim ? nouns.victim.alone(victim, words) : '')
  tell('prison', prison ? nouns.bandit.alone(prison, words) : '')
  tell('shop', cardNames(shop, words))
  tell('drawn', cardNames(position.drawn, words))
  tell('deck', number(sizeOf(position.deck) + position.top.length))
  tell('discard', number(sizeOf(position.discard)))
  tell('standing', banditNames(fight?.standing ?? [], words))
  tell('fled', banditNames(fight?.fled ?? [], words))
  tell('order', banditNames(order, words))
  tell('result', attempt && attempt.result > 0 ? number(attempt.result) : '')
  tell('winner', winners.join(', '))
  return entries
}

/** The table in words: a line for each player and each bandit, and for each location at which something lies. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const view = { position, given, words }
  return [
    ...(position.round > 0 ? [words.say('board.round', { round: position.round })] : []),
    ...given.seats.flatMap((seat) => [
      seatLine(seat, view),
      ...position.gangs[seat].map((member) => {
        const cards = cardNames(cardsOf(member), words)
        return banditLine(view, member.id) + (cards && words.say('describe.beside', { cards }))
      }),
    ]),
    ...locations.map((location) => placeLine(location, view)),
  ]
}

/** A bandit in words: whose it is, its wounds and its tokens. */
function banditLine({ position, given, words }: Told, id: BanditId): string {
  const member = findMember(position, id)
  if (!member) return nouns.bandit.alone(id, words)
  const { wounds, bullets, courage } = member
  return words.say('describe.bandit', {
    bandit: nouns.bandit.alone(id, words),
    seat: seatOf(position, id),
    wounds,
    bullets,
    courage,
    life: faceOf({ given }, id).life,
    experience: levelOf({ given, position }, id),
  })
}

/** Name of a part of the board, and of its content. */
export function lineOf(part: string, told: Told): string {
  const [of = '', id = '', card = id] = part.split(':')
  const { given, words } = told
  const named = () => nouns.card.full(card as 'unknown', words, given)
  const lines: Readonly<Record<string, () => string>> = {
    seat: () => seatLine(id as Seat, told),
    bandit: () => banditLine(told, id as BanditId),
    location: () => placeLine(id as Location, told),
    victim: () => victimLine(id as VictimId, told),
    hit: () => words.say(`hit-title.${id}`),
    shop: named,
    drawn: named,
    card() {
      const bandit = nouns.bandit.alone(id as BanditId, words)
      return words.say('board.card-of', { bandit, card: named() })
    },
  }
  return lines[of]?.() ?? part
}

/** A player and the money. */
function seatLine(seat: Seat, { position, given, words }: Told): string {
  const sum = words.money(position.money[seat])
  return words.say('describe.seat', { seat, money: sum, target: words.money(given.target) })
}

/** A location, what lies there, and who is there. */
function placeLine(location: Location, told: Told): string {
  const { position, given, words } = told
  const { say } = words
  const there = banditsAt({ given, now: position }, location)
  const lying = lyingAt(location, told)
  const bandit = (id: BanditId) => nouns.bandit.name(id, words)
  const names = there.map((id) =>
    say('describe.bandit-of', { bandit: bandit(id), seat: seatOf(position, id) }),
  )
  const parts = present(...lying, words.list(names))
  const name = nouns.location.alone(location, words)
  return parts.length > 0 ? say('describe.place', { place: name, what: parts.join(' · ') }) : name
}

/** Contents of a location. */
function lyingAt(location: Location, told: Told): readonly string[] {
  const { position, words } = told
  const { say } = words
  const { victim, prison, shop, vaults } = position
  if (location === 'bank' || location === 'coach')
    return [say('describe.notes', { count: vaults[location].length })]
  return present(
    location === 'town' && victim && victimLine(victim, told),
    location === 'prison' && prison && nouns.bandit.name(prison, words),
    location === 'shop' && cardNames(shop, words),
  )
}

/** A victim with the number that has to be beaten, and what it has. */
function victimLine(id: VictimId, { given, words }: Told): string {
  const { number, money } = given.faces.victims[id]
  const victim = nouns.victim.alone(id, words)
  return words.say('describe.victim', { victim, number, money: words.money(money) })
}

/** The money of each player: whoever first has the target wins. */
export function scores(position: Position, { seats }: Given, { money }: Words): readonly Score[] {
  return seats.map((seat) => ({ seat, has: money(position.money[seat]) }))
}

/** Cards face down beside a player's bandits, seen by nobody else. */
export const hand: GameFace<Given, Position>['hand'] = (position, seat, _given, words) =>
  position.gangs[seat as Seat].flatMap(({ id, hidden }) => {
    if (hidden.length === 0) return []
    const bandit = nouns.bandit.alone(id, words)
    return [words.say('describe.hidden', { bandit, cards: cardNames(hidden, words) })]
  })
