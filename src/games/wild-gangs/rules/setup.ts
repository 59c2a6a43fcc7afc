import { oneOf } from '../../../kernel/choice.ts'
import { type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import {
  type BuildingCard,
  cardIdsOf,
  type EventCard,
  largeBuildings,
  smallBuildings,
} from '../components.ts'
import type { Play } from '../position.ts'
import { report } from '../report.ts'
import { nobodysEvent, nobodysEvents, ownCard } from '../secrets.ts'
import { type Building, buildings, centres, corners, spots } from '../town.ts'
import { closeStreet } from './two-players.ts'

/** How many cards a hand holds. */
export const HAND_SIZE = 3

/** The whole preparation, in the order of the rulebook. */
export function* setUp(play: Play): Rule {
  yield* buildTown(play)
  yield* layEvents(play)
  yield* layBonusTiles(play)
  yield* layLoots(play)
  yield* receiveGangs(play)
  yield* drawHands(play)
  yield* drawFirstPlayer(play)
}

/** town.large-in-centre: the two large buildings go to the centre, the four others to the corners. */
function* buildTown(play: Play): Rule {
  yield* layBuildings(play, centres, largeBuildings)
  yield* layBuildings(play, corners, smallBuildings)
  yield* closeStreet(play)
}

function* layBuildings(
  play: Play,
  places: readonly Building[],
  cards: readonly BuildingCard[],
): Rule {
  const wished = play.given.wished.buildings ?? {}
  let left = cards.filter((card) => !places.some((place) => wished[place] === card))
  const clause = 'town.large-in-centre'
  for (const at of places) {
    const outcomes = oneOf(left)
    const building = wished[at] ?? (yield* roll({ clause, kind: 'building', outcomes }))
    left = left.filter((card) => card !== building)
    yield* report({ clause, kind: 'building-laid', at, building })
  }
}

/**
 * setup.events-in-town: six event cards at random, face down, between the buildings.
 * setup.events-aside: the three that remain are set aside unseen.
 */
function* layEvents(play: Play): Rule {
  const wished = play.given.wished.events ?? {}
  const chosen: readonly (EventCard | undefined)[] = Object.values(wished)
  const clause = 'setup.events-in-town'
  const secret = nobodysEvent
  for (const spot of spots) {
    const left = play.now.aside.filter((event) => !chosen.includes(event))
    const draw = { clause, kind: 'event-at-spot', outcomes: oneOf(left), seenBy: secret.seats }
    const event = wished[spot] ?? (yield* roll(draw))
    yield* report({ clause, kind: 'event-laid', spot, event, secret })
  }
  yield* report({
    clause: 'setup.events-aside',
    kind: 'events-set-aside',
    events: [...play.now.aside],
    secret: nobodysEvents,
  })
}

/** setup.bonus-tiles, town.bonus-in-middle: four bonus tiles wait in the middle of the town. */
function layBonusTiles({ given, now }: Play): Suspension<void> {
  return report({
    clause: 'setup.bonus-tiles',
    with: ['town.bonus-in-middle'],
    kind: 'bonus-tiles-laid',
    count: now.middle.length,
    value: given.bonus,
  })
}

/** setup.loot-two-per-building: two loot tiles at random on each building. */
function* layLoots(play: Play): Rule {
  const wished = play.given.wished.loots ?? {}
  const clause = 'setup.loot-two-per-building'
  for (const building of buildings) {
    for (const tile of [0, 1] as const) {
      const draw = { clause, kind: 'loot-tile', outcomes: oneOf(freeTiles(play)) }
      const value = wished[building]?.[tile] ?? (yield* roll(draw))
      yield* report({ clause, kind: 'loot-laid', building, value })
    }
  }
}

/** The tiles in stock that are not wished for on a building that is still to come. */
function freeTiles({ given, now }: Play): readonly number[] {
  const free = now.lootStock.slice()
  const wished = given.wished.loots
  if (!wished) return free
  for (const building of buildings) {
    const kept = wished[building]?.slice(now.loots[building].length) ?? []
    for (const value of kept) free.splice(free.indexOf(value), 1)
  }
  return free
}

/**
 * setup.gang: each player receives the nine cards of a gang.
 * setup.pile: they form that player's face-down pile.
 */
function* receiveGangs({ given }: Play): Rule {
  for (const seat of given.seats) {
    const cards = cardIdsOf(seat)
    yield* report({
      clause: 'setup.gang',
      with: ['setup.pile'],
      kind: 'gang-received',
      seat,
      cards,
    })
  }
}

/** setup.hand: each player draws three cards from the pile. */
function* drawHands(play: Play): Rule {
  const clause = 'setup.hand'
  for (const seat of play.given.seats) {
    for (let drawn = 0; drawn < HAND_SIZE; drawn++) {
      const outcomes = oneOf(play.now.piles[seat])
      const secret = ownCard[seat]
      const card = yield* roll({ clause, kind: 'card', outcomes, seenBy: secret.seats })
      yield* report({ clause, kind: 'card-drawn', seat, card, secret })
    }
  }
}

/** setup.first-player: the first player is drawn by lot. */
function* drawFirstPlayer({ given }: Play): Rule {
  const clause = 'setup.first-player'
  const draw = { clause, kind: 'first-player', outcomes: oneOf(given.seats) }
  const seat = given.wished.firstPlayer ?? (yield* roll(draw))
  yield* report({ clause, kind: 'first-player-drawn', seat })
}
