import { type CardId, gangOf } from './components.ts'
import type { EventKind, WildGangsEvent } from './events.ts'
import { type Loot, lootOfSize, type Position, type Standing } from './position.ts'
import { sidesAlong } from './town.ts'

/** The event of one kind. */
type Of<Kind extends EventKind> = Extract<WildGangsEvent, { kind: Kind }>

/**
 * Alters the position by one event: the only way in which a position of Wild Gangs changes. A kind that
 * is not listed changes nothing. The turns of step 1 stand first, for most events are theirs, and random
 * games spend a good part of their time here.
 */
export function apply(position: Position, event: WildGangsEvent): void {
  switch (event.kind) {
    case 'turn-begins':
      break
    case 'placed':
      placed(position, event)
      break
    case 'card-drawn':
      cardDrawn(position, event)
      break
    case 'looked-at-event':
      position.seen[event.seat].spots.push(event.spot)
      break
    case 'looked-at-gangster':
      lookedAtGangster(position, event)
      break
    case 'turn-passes':
      position.mover = event.seat
      break
    case 'building-laid':
      position.buildings[event.at] = event.building
      break
    case 'event-laid':
    case 'event-turned-out':
      remove(position.aside, event.event)
      position.events[event.spot] = event.event
      break
    case 'loot-laid':
      lootLaid(position, event)
      break
    case 'gang-received':
      gangReceived(position, event)
      break
    case 'first-player-drawn':
      position.firstPlayer = event.seat
      position.mover = event.seat
      break
    case 'looked-at-two':
      position.openingPairs.push([...event.spots])
      position.seen[event.seat].spots.push(...event.spots)
      break
    case 'placing-ended':
      position.mover = null
      break
    default:
      settle(position, event)
  }
}

/** The events of the revelation, the robberies, the fights and the count. */
function settle(position: Position, event: WildGangsEvent): void {
  switch (event.kind) {
    case 'gangster-turned-out':
      gangsterTurnedOut(position, event)
      break
    case 'revealed':
      revealed(position)
      break
    case 'events-exchanged':
      position.events[event.to] = position.events[event.from]
      position.events[event.from] = event.event
      break
    case 'loots-exchanged':
      lootsExchanged(position, event)
      break
    case 'bonus-added':
      lootOf(position, event).bonus += event.value
      position.middle.pop()
      break
    case 'loot-protected':
      lootOf(position, event).protectedBy.push(event.by)
      break
    case 'strength-raised':
      position.charmed.push(...event.cards)
      break
    case 'ranked':
      position.ranks[event.building] = event.order.map(({ seat }) => seat)
      break
    case 'loot-taken':
      lootOf(position, event).takenBy = event.seat
      break
    case 'no-fight':
      position.fights[event.street] = { fought: false, winner: null, prey: null }
      break
    case 'chiefs-armed':
      position.armed.push(...event.cards)
      break
    case 'fight-won':
      position.fights[event.street] = { fought: true, winner: event.seat, prey: null }
      break
    case 'captured':
      captured(position, event)
      break
    case 'discarded':
      discarded(position, event)
      break
    case 'counted':
      position.money[event.seat] = event.total
      break
    case 'won':
      position.winner = event.seat
      break
  }
}

function gangReceived(position: Position, { seat, cards }: Of<'gang-received'>): void {
  const box: CardId[] = []
  for (const card of position.box) if (gangOf(card) !== seat) box.push(card)
  position.box = box
  position.piles[seat] = cards.slice()
}

function lootLaid({ lootStock, loots }: Position, { building, value }: Of<'loot-laid'>): void {
  remove(lootStock, value)
  loots[building].push({ tile: value, bonus: 0, protectedBy: [], takenBy: null })
}

function cardDrawn({ piles, hands }: Position, { seat, card }: Of<'card-drawn'>): void {
  remove(piles[seat], card)
  hands[seat].push(card)
}

function placed({ hands, sides, facedown }: Position, event: Of<'placed'>): void {
  const { seat, card, side, face } = event
  remove(hands[seat], card)
  const standings = sides[side]
  standings.push({ card, face })
  if (face === 'down') facedown.push({ gang: seat, side, place: standings.length })
}

function lookedAtGangster({ seen }: Position, { seat, card }: Of<'looked-at-gangster'>): void {
  const { gangsters } = seen[seat]
  if (!gangsters.includes(card)) gangsters.push(card)
}

function gangsterTurnedOut(
  { piles, sides }: Position,
  { side, place, card }: Of<'gangster-turned-out'>,
): void {
  remove(piles[gangOf(card)], card)
  const standing = sides[side][place - 1]
  if (standing) standing.card = card
}

function revealed(position: Position): void {
  position.revealed = true
  for (const standings of Object.values(position.sides)) {
    for (const standing of standings) standing.face = 'up'
  }
}

function lootsExchanged(
  { loots }: Position,
  { buildings: [one, other] }: Of<'loots-exchanged'>,
): void {
  const moved = loots[one]
  loots[one] = loots[other]
  loots[other] = moved
}

/** The loot that an event names by its building and its size. */
function lootOf(
  position: Position,
  event: Of<'bonus-added' | 'loot-protected' | 'loot-taken'>,
): Loot {
  const { building, size } = event
  return position.loots[building][lootOfSize(position, building, size)] as Loot
}

/** All the gangsters of one gang leave the street. */
function captured(position: Position, { street, seat, prey, cards }: Of<'captured'>): void {
  position.fights[street] = { fought: true, winner: seat, prey }
  for (const side of sidesAlong[street]) {
    const left: Standing[] = []
    for (const standing of position.sides[side]) {
      if (gangOf(standing.card) !== prey) left.push(standing)
    }
    position.sides[side] = left
  }
  for (const card of cards) position.captured[seat].push(card)
}

/** Everybody leaves the street. */
function discarded(position: Position, { street, cards }: Of<'discarded'>): void {
  for (const side of sidesAlong[street]) position.sides[side] = []
  for (const card of cards) position.discarded.push(card)
}

/** Takes the first such item out of a list; `splice` would make a list of what it takes out. */
function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item)
  if (index < 0) return
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T
  list.pop()
}
