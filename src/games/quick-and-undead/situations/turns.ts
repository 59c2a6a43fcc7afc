import type { Reader } from '../../../kernel/reader.ts'
import {
  type BuildingCard,
  buildingCards,
  RANGER,
  type Resource,
  resources,
  type Seat,
  type Space,
  spaces,
} from '../components.ts'
import { type Laid, purseOf, type Scene, siteOf } from '../position.ts'
import { amountInReach, safeOf } from '../rules/effects/protection.ts'
import { priceOf } from '../rules/prices.ts'
import { isShared } from '../rules/two-gangs.ts'
import { spaceFacts } from '../spaces.ts'
import type { Fixed } from './common.ts'
import type { Actor } from './gangs.ts'
import { gangSeats } from './seats.ts'
import type { TableSituation } from './table.ts'

/** The one who acts stands on the space. */
export function actorOnSpace({ actors = [], space }: Scene): readonly Actor[] {
  if (typeof space !== 'number') return []
  return actors.map((seat) => ({ seat, space }))
}

/** An Outlaw steals what its space lets it steal. */
export interface RobberySituation extends TableSituation {
  readonly kind: 'robbery'
  readonly by: Seat
  readonly of: Seat
  readonly what: Resource
}

/** steal.any-player: from any other player; soloflow.resources: in the solo game from Dead Ranger. */
export function readRobbery(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  const clause = 'steal.any-player'
  const by = reader.listed('by', situation.by, fixed.seats, 'component.players')
  const others: readonly Seat[] = fixed.solo ? [RANGER] : fixed.seats
  const target = reader.listed('of', situation.of, others, 'component.players')
  const what = reader.listed('what', situation.what, resources, clause)
  if (target === by && situation.of === situation.by) {
    reader.refuse('target-oneself', clause, { seat: by })
  }
  const space = spaces.find((one) => spaceFacts[one].steals === what) as Space
  return { actors: [by], space, target, what }
}

/**
 * R-steal-none: from a player who has the resource and keeps it in no building;
 * twogang.resources: which one's other gang does not, but for Bullets.
 */
export function checkRobbery(reader: Reader, play: Laid): void {
  const { actors, target, what } = play.given.scene as Scene & { target: Seat; what: Resource }
  if (target === RANGER) return
  const [thief] = actors as [Seat]
  const safe = safeOf(play.now, target, what)
  const facts = { seat: target, what }
  if (isShared(play.now, what, thief, target)) {
    reader.refuse('nothing-to-steal', 'twogang.resources', facts)
  } else if (safe) reader.refuse('victim-protected', safe, facts)
  else if (amountInReach(play, target, what) === 0) {
    reader.refuse('nothing-to-steal', 'steal.any-player', facts)
  }
}

/** Step 3 of a turn. Without a building the buyer is asked for one. */
export interface PurchaseSituation extends TableSituation {
  readonly kind: 'purchase'
  readonly by: Seat
  readonly space: Space
  readonly building?: BuildingCard
}

/** turn.hired-cannot-buy: every numbered space allows a purchase. */
export function readPurchase(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  { seats }: Fixed,
): Scene {
  const by = reader.listed('by', situation.by, seats, 'component.players')
  const space = reader.listed('space', situation.space, spaces, 'turn.hired-cannot-buy')
  const scene = { actors: [by], space }
  if (situation.building === undefined) return scene
  return { ...scene, building: readBuilding(reader, situation.building) }
}

function readBuilding(reader: Reader, value: unknown): BuildingCard {
  return reader.listed('building', value, buildingCards, 'component.buildings')
}

/** building.buy-condition, building.pay-cost: the Street is clear, and the buyer can pay. */
export function checkPurchase(reader: Reader, play: Laid): void {
  const { given, now } = play
  const { actors = [], building } = given.scene
  const [by] = actors as [Seat]
  checkStreet(reader, play)
  if (!building) return
  const site = siteOf(now, building)
  if (!site) reader.refuse('building-not-in-town', 'building.count', { card: building })
  else if (site.occupants.includes(by)) {
    reader.refuse('own-building', 'building.occupied-half', { card: building, seat: by })
  } else {
    const price = priceOf(play, by, building)
    const { coins } = purseOf(now, by)
    const facts = { card: building, seat: by, received: coins, price }
    if (coins < price) reader.refuse('cannot-afford', 'building.pay-cost', facts)
  }
}

function checkStreet(reader: Reader, { now }: Laid): void {
  if (now.street.length === 0) return
  reader.refuse('street-not-clear', 'building.buy-condition', { received: now.street })
}

/** The occupant stays in a building that was bought, and the two fight for it. */
export interface BuildingFightSituation extends TableSituation {
  readonly kind: 'building-fight'
  readonly by: Seat
  readonly space: Space
  readonly building: BuildingCard
}

/** Who attacks which building, and from which space. */
export function readBuildingFight(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  const scene = readPurchase(reader, { ...situation, building: undefined }, fixed)
  return { ...scene, building: readBuilding(reader, situation.building) }
}

/** control.when: somebody else's Outlaw is in the building; duel.not-on-7: nobody fights in the Saloon. */
export function checkBuildingFight(reader: Reader, play: Laid): void {
  const { actors = [], building } = play.given.scene
  const [by] = actors as [Seat]
  const card = building as BuildingCard
  checkStreet(reader, play)
  const site = siteOf(play.now, card)
  if (!site) reader.refuse('building-not-in-town', 'building.count', { card })
  else if (card === 'saloon') reader.refuse('no-fight-there', 'duel.not-on-7', { card })
  else if (site.occupants.includes(by)) {
    reader.refuse('own-building', 'building.occupied-half', { card, seat: by })
  } else if (site.occupants.length === 0) {
    reader.refuse('nobody-to-fight', 'control.when', { card })
  }
}

/** One turn: of an Outlaw on a space, or of a die on Hired Guns. */
export interface TurnSituation extends TableSituation {
  readonly kind: 'turn'
  readonly by: Seat
  readonly space: Space | 'hired'
}

/** soloflow.hired-never: Dead Ranger takes turns on the numbered spaces alone. */
export function readTurn(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  const by = reader.listed('by', situation.by, gangSeats(fixed), 'component.players')
  const isRanger = by === RANGER
  const allowed = isRanger ? spaces : ([...spaces, 'hired'] as const)
  const clause = isRanger ? 'soloflow.hired-never' : 'component.board'
  const space = reader.listed<Space | 'hired'>('space', situation.space, allowed, clause)
  return { actors: [by], space }
}
