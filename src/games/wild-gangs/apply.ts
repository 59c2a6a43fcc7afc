import { changesIn, set } from '../../kernel/data/changes.ts'
import { takeOut } from '../../kernel/data/lists.ts'
import { gangOf } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import { lootAt, type Position } from './position.ts'
import { sidesAlong } from './town.ts'

const changes = changesIn<Position, WildGangsEvent>({
  // The setup
  'building-laid': ({ buildings }, { at, building }) => {
    buildings[at] = building
  },
  'event-laid': layEvent,
  'loot-laid': ({ lootStock, loots }, { building, value }) => {
    takeOut(lootStock, value)
    loots[building].push({ tile: value, bonus: 0, protectedBy: [], takenBy: null })
  },
  'gang-received': (position, { seat, cards }) => {
    position.box = position.box.filter((card) => gangOf(card) !== seat)
    position.piles[seat] = [...cards]
  },
  'card-drawn': ({ piles, hands }, { seat, card }) => {
    takeOut(piles[seat], card)
    hands[seat].push(card)
  },
  'first-player-drawn': (position, { seat }) => set(position, { firstPlayer: seat, mover: seat }),
  // The course of the game
  'looked-at-two': ({ openingPairs, seen }, { seat, spots }) => {
    openingPairs.push([...spots])
    seen[seat].spots.push(...spots)
  },
  placed: ({ hands, sides, facedown }, { seat, card, side, face }) => {
    takeOut(hands[seat], card)
    const place = sides[side].push({ card, face })
    if (face === 'down') facedown.push({ gang: seat, side, place })
  },
  'looked-at-event': ({ seen }, { seat, spot }) => seen[seat].spots.push(spot),
  'looked-at-gangster': ({ seen }, { seat, card }) => {
    const { gangsters } = seen[seat]
    if (!gangsters.includes(card)) gangsters.push(card)
  },
  'turn-passes': (position, { seat }) => set(position, { mover: seat }),
  'placing-ended': (position) => set(position, { mover: null }),
  // The revelation, the events and the robberies
  'event-turned-out': layEvent,
  'gangster-turned-out': ({ piles, sides }, { side, place, card }) => {
    takeOut(piles[gangOf(card)], card)
    const standing = sides[side][place - 1]
    if (standing) standing.card = card
  },
  revealed: (position) => {
    position.revealed = true
    for (const here of Object.values(position.sides)) for (const one of here) one.face = 'up'
  },
  'events-exchanged': ({ events }, { from, to, event }) => {
    events[to] = events[from]
    events[from] = event
  },
  'loots-exchanged': ({ loots }, { buildings: [one, other] }) => {
    const moved = loots[one]
    loots[one] = loots[other]
    loots[other] = moved
  },
  'bonus-added': (position, { building, size, value }) => {
    lootAt(position, building, size).bonus += value
    position.middle.pop()
  },
  'loot-protected': (position, { building, size, by }) =>
    lootAt(position, building, size).protectedBy.push(by),
  'strength-raised': ({ charmed }, { cards }) => charmed.push(...cards),
  ranked: ({ ranks }, { building, order }) => {
    ranks[building] = order.map(({ seat }) => seat)
  },
  'loot-taken': (position, { building, size, seat }) => {
    lootAt(position, building, size).takenBy = seat
  },
  // The fights
  'no-fight': ({ fights }, { street }) => {
    fights[street] = { fought: false, winner: null, prey: null }
  },
  'chiefs-armed': ({ armed }, { cards }) => armed.push(...cards),
  'fight-won': ({ fights }, { street, seat }) => {
    fights[street] = { fought: true, winner: seat, prey: null }
  },
  // All the gangsters of one gang leave the street, then everybody else.
  captured: ({ fights, sides, captured }, { street, seat, prey, cards }) => {
    fights[street] = { fought: true, winner: seat, prey }
    for (const side of sidesAlong[street]) {
      sides[side] = sides[side].filter(({ card }) => gangOf(card) !== prey)
    }
    captured[seat].push(...cards)
  },
  discarded: ({ sides, discarded }, { street, cards }) => {
    for (const side of sidesAlong[street]) sides[side] = []
    discarded.push(...cards)
  },
  // The count
  counted: ({ money }, { seat, total }) => {
    money[seat] = total
  },
  won: (position, { seat }) => set(position, { winner: seat }),
})

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: WildGangsEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** An event comes to lie at a spot, or what lies there turns out. */
function layEvent(
  { aside, events }: Position,
  { spot, event }: Extract<WildGangsEvent, { kind: 'event-laid' | 'event-turned-out' }>,
): void {
  takeOut(aside, event)
  events[spot] = event
}
