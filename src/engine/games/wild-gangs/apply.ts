import { type CardId, gangOf } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import { lootOfSize, type Position } from './position.ts'
import { type Street, sidesAlong } from './town.ts'

/** What each kind of event changes; a kind that changes nothing has no entry. */
type Changes = {
  readonly [Kind in WildGangsEvent['kind']]?: (
    position: Position,
    event: Extract<WildGangsEvent, { kind: Kind }>,
  ) => void
}

/** Alters the position by one event: the only way in which a position of Wild Gangs changes. */
export function apply(position: Position, event: WildGangsEvent): void {
  const change = changes[event.kind] as
    | ((position: Position, event: WildGangsEvent) => void)
    | undefined
  change?.(position, event)
}

const changes: Changes = {
  'building-laid': (position, { at, building }) => {
    position.buildings[at] = building
  },
  'event-laid': (position, { spot, event }) => {
    remove(position.aside, event)
    position.events[spot] = event
  },
  'loot-laid': (position, { building, value }) => {
    remove(position.lootStock, value)
    position.loots[building].push({ tile: value, bonus: 0, protectedBy: [], takenBy: null })
  },
  'gang-received': (position, { seat, cards }) => {
    position.box = position.box.filter((card) => !cards.includes(card))
    position.piles[seat] = [...cards]
  },
  'card-drawn': (position, { seat, card }) => {
    remove(position.piles[seat], card)
    position.hands[seat].push(card)
  },
  'first-player-drawn': (position, { seat }) => {
    position.firstPlayer = seat
    position.mover = seat
  },
  'looked-at-two': (position, { seat, spots: pair }) => {
    position.openingPairs.push([...pair])
    position.seen[seat].spots.push(...pair)
  },
  placed: (position, { seat, card, side, face }) => {
    remove(position.hands[seat], card)
    position.sides[side].push({ card, face })
    if (face === 'up') return
    position.facedown.push({ gang: seat, side, place: position.sides[side].length })
  },
  'looked-at-event': (position, { seat, spot }) => {
    position.seen[seat].spots.push(spot)
  },
  'looked-at-gangster': (position, { seat, card }) => {
    const { gangsters } = position.seen[seat]
    if (!gangsters.includes(card)) gangsters.push(card)
  },
  'turn-passes': (position, { seat }) => {
    position.mover = seat
  },
  'placing-ended': (position) => {
    position.mover = null
  },
  'event-turned-out': (position, { spot, event }) => {
    remove(position.aside, event)
    position.events[spot] = event
  },
  'gangster-turned-out': (position, { side, place, card }) => {
    remove(position.piles[gangOf(card)], card)
    const standing = position.sides[side][place - 1]
    if (standing) standing.card = card
  },
  revealed: (position) => {
    position.revealed = true
    for (const standings of Object.values(position.sides)) {
      for (const standing of standings) standing.face = 'up'
    }
  },
  'events-exchanged': (position, { from, to, event }) => {
    position.events[to] = position.events[from]
    position.events[from] = event
  },
  'loots-exchanged': (position, { buildings: [one, other] }) => {
    const loots = position.loots[one]
    position.loots[one] = position.loots[other]
    position.loots[other] = loots
  },
  'bonus-added': (position, { building, size, value }) => {
    const loot = position.loots[building][lootOfSize(position, building, size)]
    if (!loot) return
    loot.bonus += value
    position.middle.pop()
  },
  'loot-protected': (position, { building, size, by }) => {
    position.loots[building][lootOfSize(position, building, size)]?.protectedBy.push(by)
  },
  'strength-raised': (position, { cards }) => {
    position.charmed.push(...cards)
  },
  ranked: (position, { building, order }) => {
    position.ranks[building] = order.map(({ seat }) => seat)
  },
  'loot-taken': (position, { building, size, seat }) => {
    const loot = position.loots[building][lootOfSize(position, building, size)]
    if (loot) loot.takenBy = seat
  },
  'no-fight': (position, { street }) => {
    position.fights[street] = { fought: false, winner: null, prey: null }
  },
  'chiefs-armed': (position, { cards }) => {
    position.armed.push(...cards)
  },
  'fight-won': (position, { street, seat }) => {
    position.fights[street] = { fought: true, winner: seat, prey: null }
  },
  captured: (position, { street, seat, prey, cards }) => {
    position.fights[street] = { fought: true, winner: seat, prey }
    leave(position, street, cards)
    position.captured[seat].push(...cards)
  },
  discarded: (position, { street, cards }) => {
    leave(position, street, cards)
    position.discarded.push(...cards)
  },
  counted: (position, { seat, total }) => {
    position.money[seat] = total
  },
  won: (position, { seat }) => {
    position.winner = seat
  },
}

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item)
  if (index >= 0) list.splice(index, 1)
}

/** Takes gangsters away from the sides of a street. */
function leave({ sides }: Position, street: Street, cards: readonly CardId[]): void {
  for (const side of sidesAlong[street]) {
    sides[side] = sides[side].filter(({ card }) => !cards.includes(card as CardId))
  }
}
