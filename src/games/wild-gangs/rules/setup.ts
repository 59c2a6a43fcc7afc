import { oneOf } from '../../../kernel/choice/index.ts'
import {
  type BuildingCard,
  cardIdsOf,
  type EventCard,
  largeBuildings,
  smallBuildings,
} from '../components.ts'
import type { Play } from '../play.ts'
import type { Laid } from '../position.ts'
import { type Building, buildings, centres, corners, spots } from '../town.ts'
import { closeStreet } from './two-players.ts'

/** Number of cards in a hand. */
export const HAND_SIZE = 3

/** The whole preparation, in the order of the rulebook. */
export function setUp(play: Play): void {
  buildTown(play)
  layEvents(play)
  layBonusTiles(play)
  layLoots(play)
  receiveGangs(play)
  drawHands(play)
  drawFirstPlayer(play)
}

/** town.large-in-centre: the two large buildings go to the centre, the four others to the corners. */
function buildTown(play: Play): void {
  layBuildings(play, centres, largeBuildings)
  layBuildings(play, corners, smallBuildings)
  closeStreet(play)
}

function layBuildings(
  play: Play,
  places: readonly Building[],
  cards: readonly BuildingCard[],
): void {
  const wished = play.given.wished.buildings ?? {}
  let left = cards.filter((card) => !places.some((place) => wished[place] === card))
  const clause = 'town.large-in-centre'
  for (const at of places) {
    const outcomes = oneOf(left)
    const building = wished[at] ?? play.roll({ clause, kind: 'building', about: { at }, outcomes })
    left = left.filter((card) => card !== building)
    play.report({ clause, kind: 'building-laid', at, building })
  }
}

/**
 * setup.events-in-town: six event cards at random, face down, between the buildings.
 * setup.events-aside: the three that remain are set aside unseen.
 */
function layEvents(play: Play): void {
  const wished = play.given.wished.events ?? {}
  const chosen: readonly (EventCard | undefined)[] = Object.values(wished)
  const clause = 'setup.events-in-town'
  const secret = { seats: [], facts: ['event'] }
  for (const spot of spots) {
    const outcomes = oneOf(play.now.aside.filter((event) => !chosen.includes(event)))
    const draw = { clause, kind: 'event-at-spot', about: { spot }, outcomes, seenBy: [] }
    const event = wished[spot] ?? play.roll(draw)
    play.report({ clause, kind: 'event-laid', spot, event, secret })
  }
  const events = [...play.now.aside]
  const unseen = { seats: [], facts: ['events'] }
  play.report({ clause: 'setup.events-aside', kind: 'events-set-aside', events, secret: unseen })
}

/** setup.bonus-tiles, town.bonus-in-middle: four bonus tiles wait in the middle of the town. */
function layBonusTiles(play: Play): void {
  const because = ['town.bonus-in-middle'] as const
  const { length: count } = play.now.middle
  const { bonus: value } = play.given
  const clause = 'setup.bonus-tiles'
  play.report({ clause, with: because, kind: 'bonus-tiles-laid', count, value })
}

/** setup.loot-two-per-building: two loot tiles at random on each building. */
function layLoots(play: Play): void {
  const wished = play.given.wished.loots ?? {}
  const clause = 'setup.loot-two-per-building'
  for (const building of buildings) {
    for (const tile of [0, 1] as const) {
      const outcomes = oneOf(freeTiles(play))
      const draw = { clause, kind: 'loot-tile', about: { building }, outcomes }
      const value = wished[building]?.[tile] ?? play.roll(draw)
      play.report({ clause, kind: 'loot-laid', building, value })
    }
  }
}

/** The tiles in stock that are not wished for on a building that is still to come. */
function freeTiles({ given, now }: Laid): readonly number[] {
  const free = [...now.lootStock]
  for (const building of buildings) {
    const kept = given.wished.loots?.[building]?.slice(now.loots[building].length) ?? []
    for (const value of kept) free.splice(free.indexOf(value), 1)
  }
  return free
}

/**
 * setup.gang: each player receives the nine cards of a gang.
 * setup.pile: they form that player's face-down pile.
 */
function receiveGangs(play: Play): void {
  const clause = 'setup.gang'
  const because = ['setup.pile'] as const
  for (const seat of play.given.seats) {
    play.report({ clause, with: because, kind: 'gang-received', seat, cards: cardIdsOf(seat) })
  }
}

/** setup.hand: each player draws three cards from the pile. */
function drawHands(play: Play): void {
  const clause = 'setup.hand'
  for (const seat of play.given.seats) {
    const secret = { seats: [seat], facts: ['card'] }
    for (let drawn = 0; drawn < HAND_SIZE; drawn++) {
      const outcomes = oneOf(play.now.piles[seat])
      const card = play.roll({ clause, kind: 'card', outcomes, seenBy: [seat] })
      play.report({ clause, kind: 'card-drawn', seat, card, secret })
    }
  }
}

/** setup.first-player: the first player is drawn by lot. */
function drawFirstPlayer(play: Play): void {
  const clause = 'setup.first-player'
  const kind = 'first-player'
  const outcomes = oneOf(play.given.seats)
  const seat = play.given.wished.firstPlayer ?? play.roll({ clause, kind, outcomes })
  play.report({ clause, kind: 'first-player-drawn', seat })
}
