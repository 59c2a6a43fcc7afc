import { nothing, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { CardId, EventCard } from '../components.ts'
import {
  cardOf,
  type Loot,
  type LootSize,
  lootOfSize,
  lootSizes,
  lootValue,
  type Play,
  type Position,
} from '../position.ts'
import { report } from '../report.ts'
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
export function* applyEvents(play: Play): Rule {
  yield* announceOrder(play)
  for (const [, act] of atRobberies) yield* act(play)
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
] as const satisfies readonly (readonly [EventCard, (play: Play) => Rule])[]

const order: readonly EventCard[] = [...atRobberies.map(([event]) => event), 'keg', 'mg']

/** Says in which order the events in town act. */
function announceOrder({ now }: Play): Suspension<void> {
  const inTown = order.filter((event) => spotOf(now, event))
  const clauses: ClauseId[] = []
  if (inTown.includes('sign') && inTown.includes('coach')) clauses.push('event.one-before-two')
  clauses.push('event.others-together')
  if (inTown.includes('keg') || inTown.includes('mg')) clauses.push('event.two-last')
  return report({ clause: 'event.numbered-first', with: clauses, kind: 'order-set', order: inTown })
}

/** The spot on which an event lies now. */
export function spotOf({ events }: Position, event: EventCard): Spot | undefined {
  for (const spot of spots) if (events[spot] === event) return spot
  return undefined
}

/** town.event-two-buildings: the two buildings on which an event acts, when it is in town. */
function buildingsOf(position: Position, event: EventCard): readonly Building[] {
  const spot = spotOf(position, event)
  return spot ? spotFacts[spot].between : []
}

/** sign.swap: the Repainted Sign changes places with the event that faces it; that one now acts from there. */
function repaintedSign({ now, readings }: Play): Suspension<void> {
  const from = spotOf(now, 'sign')
  if (!from) return nothing()
  const to = spotFacts[from][readings['sign.opposite'] === 'diametric' ? 'diametric' : 'mirror']
  const event = now.events[to] as EventCard
  return report({
    clause: 'sign.swap',
    with: ['town.event-opposite'],
    kind: 'events-exchanged',
    from,
    to,
    event,
  })
}

/** coach.swap: the Stagecoach's two buildings exchange both their loots; no bonus tile lies there yet. */
function stagecoach({ now }: Play): Suspension<void> {
  const spot = spotOf(now, 'coach')
  if (!spot) return nothing()
  const buildings = spotFacts[spot].between
  return report({ clause: 'coach.swap', kind: 'loots-exchanged', buildings })
}

/** hidden.plus-200: a bonus tile on each of the four loots that now lie on the two buildings. */
function* hiddenLoot({ given, now }: Play): Rule {
  for (const building of buildingsOf(now, 'hidden')) {
    for (const size of lootSizes) {
      const value = given.bonus
      yield* report({ clause: 'hidden.plus-200', kind: 'bonus-added', building, size, value })
    }
  }
}

/**
 * sheriff.largest-of-four: the Sheriff protects the largest of the four loots of his two buildings,
 * hidden.warns-sheriff: bonus included;
 * sheriff.equal: none when the two largest are equal.
 */
function sheriff({ now }: Play): Suspension<void> {
  const buildings = buildingsOf(now, 'sheriff')
  let largest: { building: Building; size: LootSize; value: number } | undefined
  let times = 0
  for (const building of buildings) {
    for (const size of lootSizes) {
      const value = lootValue(lootAt(now, building, size))
      if (largest && value < largest.value) continue
      times = value === largest?.value ? times + 1 : 1
      largest = { building, size, value }
    }
  }
  if (!largest) return nothing()
  const { building, size, value } = largest
  const because = warnings(now, buildings)
  if (times > 1) {
    const clause = 'sheriff.equal'
    return report({ clause, with: because, kind: 'nothing-protected', value, times })
  }
  const clause = 'sheriff.largest-of-four'
  const by = 'sheriff'
  return report({ clause, with: because, kind: 'loot-protected', building, size, value, by })
}

/** event.adjacent-pair-interact: Hidden Loot at a building of the Sheriff's may change his choice. */
function warnings({ loots }: Position, buildings: readonly Building[]): readonly ClauseId[] {
  const warned = buildings.some((building) => loots[building].some(({ bonus }) => bonus > 0))
  return warned ? ['hidden.warns-sheriff', 'event.adjacent-pair-interact'] : []
}

/** The larger or the smaller loot of a building as it lies now. */
export function lootAt(position: Position, building: Building, size: LootSize): Loot {
  return position.loots[building][lootOfSize(position, building, size)] as Loot
}

/** deputy.small-of-each: the Deputy protects the smaller loot of each of his two buildings. */
function* deputy({ now }: Play): Rule {
  for (const building of buildingsOf(now, 'deputy')) {
    const value = lootValue(lootAt(now, building, 'smaller'))
    const clause = 'deputy.small-of-each'
    yield* report({
      clause,
      kind: 'loot-protected',
      building,
      size: 'smaller',
      value,
      by: 'deputy',
    })
  }
}

/** seduction.plus-one: each woman robber at the two buildings, of any gang, gains one robbery strength. */
function* seduction(play: Play): Rule {
  const clause = 'seduction.plus-one'
  for (const building of buildingsOf(play.now, 'seduction')) {
    const cards = cardsAt(play.now, building).filter((card) => cardOf(play, card).woman)
    if (cards.length > 0) yield* report({ clause, kind: 'strength-raised', building, cards })
    else yield* report({ clause, kind: 'not-applied', why: 'no-woman', building })
  }
}

/** The gangsters at a building, on all its sides. */
export function cardsAt({ sides }: Position, building: Building): CardId[] {
  const cards: CardId[] = []
  for (const side of sidesOf[building]) {
    for (const { card } of sides[side]) cards.push(card as CardId)
  }
  return cards
}

/**
 * poker.pair-beats: at each of the two buildings, gangs are compared by their cards, not by their sum.
 * event.adjacent-pair-interact: Operation Seduction at the same building changes the cards compared.
 */
function* pokerTournaments({ now }: Play): Rule {
  for (const building of buildingsOf(now, 'poker')) {
    if (cardsAt(now, building).length === 0) continue
    const charmed = cardsAt(now, building).some((card) => now.charmed.includes(card))
    const both = charmed ? (['event.adjacent-pair-interact'] as const) : []
    yield* report({ clause: 'poker.pair-beats', with: both, kind: 'tournament-held', building })
  }
}

/** Whether a tournament is held at a building. */
export function hasTournament({ events }: Position, building: Building): boolean {
  return spotsOf[building].some((spot) => events[spot] === 'poker')
}
