import type { ClauseId } from '../clauses.ts'
import type { CardId, EventCard } from '../components.ts'
import type { Play } from '../play.ts'
import { cardOf, cardsOn, lootSizes, type Position, valueAt } from '../position.ts'
import { type Building, type Spot, sidesOf, spotFacts, spots, spotsOf } from '../town.ts'

/**
 * The order in which the events act, each from the spot on which it lies by then. It is the only one that
 * respects every sentence: Hidden Loot comes before the Sheriff, whom it may warn.
 *
 * event.numbered-first: the events with a number act before the others;
 * event.one-before-two: number 1 before number 2;
 * event.others-together: the others act together, before any loot is shared;
 * event.two-last: the Powder Keg and the Machine Gun wait for the street fights.
 */
export function applyEvents(play: Play): void {
  announceOrder(play)
  for (const [, act] of atRobberies) act(play)
}

/** The events that act on the robberies, each if it lies in town, in their order. */
const atRobberies = [
  ['sign', repaintedSign],
  ['coach', stagecoach],
  ['hidden', hiddenLoot],
  ['sheriff', sheriff],
  ['deputy', deputy],
  ['seduction', seduction],
  ['poker', pokerTournaments],
] as const satisfies readonly (readonly [EventCard, (play: Play) => void])[]

const order: readonly EventCard[] = [...atRobberies.map(([event]) => event), 'keg', 'mg']

/** Says in which order the events in town act. */
function announceOrder(play: Play): void {
  const lying = Object.values(play.now.events)
  const inTown = order.filter((event) => lying.includes(event))
  const clauses: ClauseId[] = []
  if (inTown.includes('sign') && inTown.includes('coach')) clauses.push('event.one-before-two')
  clauses.push('event.others-together')
  if (inTown.includes('keg') || inTown.includes('mg')) clauses.push('event.two-last')
  const clause = 'event.numbered-first'
  play.report({ clause, with: clauses, kind: 'order-set', order: inTown })
}

/** The spot on which an event lies now. */
function spotOf({ events }: Position, event: EventCard): Spot | undefined {
  return spots.find((spot) => events[spot] === event)
}

/** town.event-two-buildings: the two buildings on which an event acts, when it is in town. */
function buildingsOf({ now }: Play, event: EventCard): readonly Building[] {
  const spot = spotOf(now, event)
  return spot ? spotFacts[spot].between : []
}

/** sign.swap: the Repainted Sign changes places with the event that faces it; that one now acts from there. */
function repaintedSign(play: Play): void {
  const from = spotOf(play.now, 'sign')
  if (!from) return
  const to =
    spotFacts[from][play.readings['sign.opposite'] === 'diametric' ? 'diametric' : 'mirror']
  const event = play.now.events[to] as EventCard
  const clause = 'sign.swap'
  play.report({ clause, with: ['town.event-opposite'], kind: 'events-exchanged', from, to, event })
}

/** coach.swap: the Stagecoach's two buildings exchange both their loots; no bonus tile lies there yet. */
function stagecoach(play: Play): void {
  const spot = spotOf(play.now, 'coach')
  if (!spot) return
  const buildings = spotFacts[spot].between
  play.report({ clause: 'coach.swap', kind: 'loots-exchanged', buildings })
}

/** hidden.plus-200: a bonus tile on each of the four loots that now lie on the two buildings. */
function hiddenLoot(play: Play): void {
  const value = play.given.bonus
  for (const building of buildingsOf(play, 'hidden')) {
    for (const size of lootSizes) {
      play.report({ clause: 'hidden.plus-200', kind: 'bonus-added', building, size, value })
    }
  }
}

/**
 * sheriff.largest-of-four: the Sheriff protects the largest of the four loots of his two buildings,
 * hidden.warns-sheriff: bonus included;
 * sheriff.equal: none when the two largest are equal.
 */
function sheriff(play: Play): void {
  const buildings = buildingsOf(play, 'sheriff')
  const loots = buildings.flatMap((building) =>
    lootSizes.map((size) => ({ building, size, value: valueAt(play.now, building, size) })),
  )
  const value = Math.max(...loots.map((loot) => loot.value))
  const [largest, ...equals] = loots.filter((loot) => loot.value === value)
  if (!largest) return
  const because = warnings(play.now, buildings)
  if (equals.length > 0) {
    const clause = 'sheriff.equal'
    const times = equals.length + 1
    play.report({ clause, with: because, kind: 'nothing-protected', value, times })
  } else {
    const clause = 'sheriff.largest-of-four'
    const by = 'sheriff'
    play.report({ clause, with: because, kind: 'loot-protected', ...largest, by })
  }
}

/** event.adjacent-pair-interact: Hidden Loot at a building of the Sheriff's may change his choice. */
function warnings({ loots }: Position, buildings: readonly Building[]): readonly ClauseId[] {
  const warned = buildings.some((building) => loots[building].some(({ bonus }) => bonus > 0))
  return warned ? ['hidden.warns-sheriff', 'event.adjacent-pair-interact'] : []
}

/** deputy.small-of-each: the Deputy protects the smaller loot of each of his two buildings. */
function deputy(play: Play): void {
  const clause = 'deputy.small-of-each'
  const by = 'deputy'
  const size = 'smaller'
  for (const building of buildingsOf(play, 'deputy')) {
    const value = valueAt(play.now, building, size)
    play.report({ clause, kind: 'loot-protected', building, size, value, by })
  }
}

/** seduction.plus-one: each woman robber at the two buildings, of any gang, gains one robbery strength. */
function seduction(play: Play): void {
  const clause = 'seduction.plus-one'
  for (const building of buildingsOf(play, 'seduction')) {
    const cards = cardsAt(play.now, building).filter((card) => cardOf(play, card).woman)
    if (cards.length > 0) play.report({ clause, kind: 'strength-raised', building, cards })
    else play.report({ clause, kind: 'not-applied', why: 'no-woman', building })
  }
}

/** The gangsters at a building, on all its sides. */
export function cardsAt(position: Position, building: Building): readonly CardId[] {
  return cardsOn(position, sidesOf[building])
}

/**
 * poker.pair-beats: at each of the two buildings, gangs are compared by their cards, not by their sum.
 * event.adjacent-pair-interact: Operation Seduction at the same building changes the cards compared.
 */
function pokerTournaments(play: Play): void {
  for (const building of buildingsOf(play, 'poker')) {
    const cards = cardsAt(play.now, building)
    if (cards.length === 0) continue
    const charmed = cards.some((card) => play.now.charmed.includes(card))
    const both = charmed ? (['event.adjacent-pair-interact'] as const) : []
    play.report({ clause: 'poker.pair-beats', with: both, kind: 'tournament-held', building })
  }
}

/** True when a tournament is held at a building. */
export function hasTournament({ events }: Position, building: Building): boolean {
  return spotsOf[building].some((spot) => events[spot] === 'poker')
}
