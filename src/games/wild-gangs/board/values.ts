import type { Values } from '../../../explorer/face.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { CardId, EventCard, Seat, UnknownCard } from '../components.ts'
import type { Given, Loot, Position } from '../position.ts'
import { bankCorner, closedStreet } from '../rules/two-players.ts'
import { nouns } from '../things.ts'
import { buildings, type Spot, sideFacts, sides, sidesOf, spots, streets } from '../town.ts'

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, money } = words
  const entries = new Map<string, string>()
  const names = (cards: readonly (CardId | UnknownCard)[]) =>
    cards.map((card) => nouns.card.name(card, words, given)).join(', ')
  entries.set(say('value.first-player'), position.firstPlayer ?? '')
  const at = (spot: Spot) => nouns.spot.name(spot, words)
  for (const spot of spots) {
    const event = position.events[spot]
    entries.set(say('value.event', { spot: at(spot) }), event ? say(`event-title.${event}`) : '')
  }
  for (const id of buildings) {
    const building = nouns.building.name(id, words)
    const loots = position.loots[id].map((loot) => lootText(loot, words)).join(', ')
    entries.set(say('value.loot', { building }), loots)
    entries.set(say('value.ranks', { building }), position.ranks[id].join(', '))
  }
  for (const side of sides) {
    const standing = position.sides[side].map(({ card }) => card)
    entries.set(say('value.side', { side: capital(nouns.side.name(side, words)) }), names(standing))
  }
  for (const street of streets) {
    const fight = position.fights[street]
    const winner = fight && (fight.fought ? fight.winner : say('value.no-fight'))
    entries.set(say('value.fight', { street: say(`street.${street}`) }), winner ?? '')
  }
  entries.set(say('value.charmed'), names(position.charmed))
  entries.set(say('value.armed'), names(position.armed))
  for (const seat of given.seats) {
    entries.set(say('value.hand', { seat }), handText(position.hands[seat], names, words))
    const count = position.piles[seat].length
    entries.set(say('value.pile', { seat }), say('value.cards', { count }))
    entries.set(say('value.seen', { seat }), position.seen[seat].spots.map(at).join(', '))
    entries.set(say('value.captured', { seat }), names(position.captured[seat]))
    entries.set(say('value.money', { seat }), money(position.money[seat]))
  }
  entries.set(say('value.winner'), position.winner ?? '')
  return entries
}

/** A hand whose cards are known card by card; any other only by its size. */
function handText(
  cards: readonly CardId[],
  names: (cards: readonly CardId[]) => string,
  { say }: Words,
): string {
  const isHidden = cards.some((card) => card.endsWith('?'))
  return isHidden ? say('value.cards', { count: cards.length }) : names(cards)
}

function lootText({ tile, bonus, protectedBy, takenBy }: Loot, { say, money }: Words): string {
  const value = bonus > 0 ? `${money(tile)} + ${money(bonus)}` : money(tile)
  if (takenBy) return say('value.taken', { value, seat: takenBy })
  return protectedBy.length > 0 ? say('value.protected', { value }) : value
}

/** The town in words, a line for the table, one for the events and one for each building. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const { say } = words
  const bank = bankCorner(position)
  const closed = closedStreet({ given, now: position })
  const { firstPlayer, middle, events } = position
  const lines = [tableLine(firstPlayer, given.players, words)]
  if (closed)
    lines.push(
      say('describe.closed', {
        Street: capital(say(`street.${closed}`)),
        street: say(`street.${closed}`),
      }),
    )
  const laid = spots.filter((spot) => events[spot])
  if (laid.length > 0) {
    const each = laid.map((spot) => eventLine(spot, events[spot] as EventCard, words))
    lines.push(say('describe.events', { events: each.join(', ') }))
  }
  for (const building of buildings) {
    const loots = position.loots[building].map((loot) => lootText(loot, words)).join(', ')
    const around = sidesOf[building].map((side) => sideLine(side, position, given, words))
    lines.push(
      say(bank === building ? 'describe.bank' : 'describe.building', {
        building: nouns.building.name(building, words),
        loots: loots || say('describe.no-loots'),
        sides: around.join(', '),
      }),
    )
  }
  lines.push(say('describe.middle', { count: middle.length }))
  return lines
}

function eventLine(at: Spot, card: EventCard | 'unknown', words: Words): string {
  const spot = nouns.spot.name(at, words)
  return words.say('describe.event', { spot, event: nouns.event.name(card, words) })
}

function tableLine(seat: Seat | null, count: number, { say }: Words): string {
  if (!seat) return say('describe.players-only', { count })
  return say('describe.players', { count, seat })
}

function sideLine(
  side: (typeof sides)[number],
  position: Position,
  given: Given,
  words: Words,
): string {
  const { say } = words
  const street = say(`street.${sideFacts[side].street}`)
  const standing = position.sides[side]
  if (standing.length === 0) return say('describe.side-empty', { street })
  const gangsters = standing.map(({ card, face }) => {
    const name = nouns.card.name(card, words, given)
    return face === 'down' && !card.endsWith('?') ? `${name} (${say('face.down')})` : name
  })
  return say('describe.side', { street, gangsters: gangsters.join(', ') })
}

/** The cards in a hand and the events that their holder has looked at, which a board keeps face down for others. */
export function hand(
  { hands, seen, events }: Position,
  seat: string,
  given: Given,
  words: Words,
): readonly string[] {
  const held = hands[seat as Seat].map((card) => nouns.card.full(card, words, given))
  const looked = seen[seat as Seat].spots.flatMap((spot) => {
    const event = events[spot]
    return event ? [eventLine(spot, event, words)] : []
  })
  return [...held, ...looked].map(capital)
}
