import type { Values } from '../../../explorer/contract.ts'
import type { GameFace } from '../../../explorer/face.ts'
import { present } from '../../../kernel/data/present.ts'
import { capital, linesIn, type Words } from '../../../kernel/words/words.ts'
import { type CardId, isUnknown, type Seat, type UnknownCard } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Fight, Given, Position } from '../position.ts'
import { bankCorner, closedStreet } from '../rules/two-players.ts'
import * as town from '../town.ts'

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, money } = words
  const lines = linesIn(words)
  const { firstPlayer, ranks, fights, charmed, armed, winner } = position
  const { hands, piles, seen, captured } = position
  const names = (cards: readonly (CardId | UnknownCard)[]) =>
    cards.map((card) => nouns.card.name(card, words, given)).join(', ')
  const at = (spot: town.Spot) => nouns.spot.name(spot, words)
  const event = (spot: town.Spot) =>
    position.events[spot] && say(`event-title.${position.events[spot]}`)
  const standing = (side: town.Side) => names(position.sides[side].map(({ card }) => card))
  const count = ({ length }: readonly CardId[]) => say('value.cards', { count: length })
  return new Map([
    ...lines({ 'first-player': firstPlayer }),
    ...town.spots.flatMap((spot) => lines({ event: event(spot) }, { spot: at(spot) })),
    ...town.buildings.flatMap((id) => {
      const values = { loot: lootsAt(id, position, words), ranks: ranks[id].join(', ') }
      return lines(values, { building: nouns.building.name(id, words) })
    }),
    ...town.sides.flatMap((side) => {
      return lines({ side: standing(side) }, { side: capital(nouns.side.name(side, words)) })
    }),
    ...town.streets.flatMap((street) => {
      return lines({ fight: fightText(fights[street], words) }, { street: say(`street.${street}`) })
    }),
    ...lines({ charmed: names(charmed), armed: names(armed) }),
    ...given.seats.flatMap((seat) => {
      const hand = hands[seat].some(isUnknown) ? count(hands[seat]) : names(hands[seat])
      const cards = { hand, pile: count(piles[seat]), seen: seen[seat].spots.map(at).join(', ') }
      const won = { captured: names(captured[seat]), money: money(position.money[seat]) }
      return lines({ ...cards, ...won }, { seat })
    }),
    ...lines({ winner }),
  ])
}

function fightText(fight: Fight | null, { say }: Words): string | null {
  return fight && (fight.fought ? fight.winner : say('value.no-fight'))
}

function lootsAt(building: town.Building, { loots }: Position, { say, money }: Words): string {
  const texts = loots[building].map(({ tile, bonus, protectedBy, takenBy }) => {
    const value = bonus > 0 ? `${money(tile)} + ${money(bonus)}` : money(tile)
    if (takenBy) return say('value.taken', { value, seat: takenBy })
    return protectedBy.length > 0 ? say('value.protected', { value }) : value
  })
  return texts.join(', ')
}

/** The town in words, a line for the table, one for the events and one for each building. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const { say } = words
  const { firstPlayer, middle } = position
  const closed = closedStreet({ given, now: position })
  const street = closed ? say(`street.${closed}`) : ''
  const events = eventsAt(town.spots, position, words).join(', ')
  const count = given.players
  return present(
    firstPlayer
      ? say('describe.players', { count, seat: firstPlayer })
      : say('describe.players-only', { count }),
    closed && say('describe.closed', { Street: capital(street), street }),
    events && say('describe.events', { events }),
    ...town.buildings.map((building) => buildingLine(building, position, given, words)),
    say('describe.middle', { count: middle.length }),
  )
}

/** Events at some spots, without the empty ones. */
function eventsAt(
  some: readonly town.Spot[],
  { events }: Position,
  words: Words,
): readonly string[] {
  return some.flatMap((spot) => {
    const event = events[spot]
    const title = event && nouns.event.name(event, words)
    const at = nouns.spot.name(spot, words)
    return title ? [words.say('describe.event', { spot: at, event: title })] : []
  })
}

function buildingLine(
  building: town.Building,
  position: Position,
  given: Given,
  words: Words,
): string {
  const { say } = words
  const loots = lootsAt(building, position, words) || say('describe.no-loots')
  const around = town.sidesOf[building].map((side) => sideLine(side, position, given, words))
  const key = bankCorner(position) === building ? 'describe.bank' : 'describe.building'
  const name = nouns.building.name(building, words)
  return say(key, { building: name, loots, sides: around.join(', ') })
}

function sideLine(side: town.Side, position: Position, given: Given, words: Words): string {
  const { say } = words
  const street = say(`street.${town.sideFacts[side].street}`)
  const gangsters = position.sides[side].map(({ card, face }) => {
    const name = nouns.card.name(card, words, given)
    return face === 'down' && !isUnknown(card) ? `${name} (${say('face.down')})` : name
  })
  if (gangsters.length === 0) return say('describe.side-empty', { street })
  return say('describe.side', { street, gangsters: gangsters.join(', ') })
}

/** The cards in a hand and the events that their holder has looked at, which a board keeps face down for others. */
export const hand: GameFace<Given, Position>['hand'] = (position, seat, given, words) => {
  const held = position.hands[seat as Seat].map((card) => nouns.card.full(card, words, given))
  return [...held, ...eventsAt(position.seen[seat as Seat].spots, position, words)].map(capital)
}
