import type { ClauseId } from '../clauses.ts'
import { gangOf, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import {
  type Laid,
  type Loot,
  type LootSize,
  lootAt,
  lootSizes,
  lootValue,
  valueAt,
} from '../position.ts'
import { type Building, buildings, sidesOf } from '../town.ts'
import { type Ranking, rankGangs } from './ranking.ts'

/** loot.per-building: every building is settled on its own. */
export function shareLoots(play: Play): void {
  for (const building of buildings) {
    const ranking = rankGangs(play, building)
    if (ranking.order.length === 0) leaveLoots(play, building)
    else settleBuilding(play, building, ranking)
  }
}

function settleBuilding(play: Play, building: Building, ranking: Ranking): void {
  const { order, poker } = ranking
  const clause = 'loot.per-building'
  const because = rankingClauses(play, building, ranking)
  play.report({ clause, with: because, kind: 'ranked', building, poker, order })
  if (play.readings['protected'] === 'slide') slideLoots(play, building)
  else for (const entitlement of entitlements) award(play, building, entitlement)
  sendAway(play, building)
}

/** The clauses that decided the order of the gangs at a building. */
function rankingClauses(play: Laid, building: Building, ranking: Ranking): ClauseId[] {
  const { order, poker, tie } = ranking
  const clauses: ClauseId[] = []
  if (standsOnBothSides(play, building)) clauses.push('loot.sum-all-sides')
  if (poker) {
    clauses.push('loot.events-interfere', 'poker.pair-beats')
    if (order.length > 1 && order.some(({ pair }) => pair === null)) clauses.push('poker.example')
  }
  if (tie) clauses.push('loot.tie')
  return clauses
}

/** True when some gang stands on both sides of a corner building; a central building has a single side. */
function standsOnBothSides({ now }: Laid, building: Building): boolean {
  const [one, other] = sidesOf[building]
  if (!one || !other) return false
  const here = now.sides[one]
  return now.sides[other].some(({ card }) =>
    here.some((each) => gangOf(each.card) === gangOf(card)),
  )
}

/** Entitlement of a rank to a loot, with its clause. */
interface Entitlement {
  readonly rank: 0 | 1
  readonly size: LootSize
  readonly clause: ClauseId
}
const entitlements: readonly Entitlement[] = [
  { rank: 0, size: 'larger', clause: 'loot.first-takes-big' },
  { rank: 1, size: 'smaller', clause: 'loot.second-takes-small' },
]

/**
 * loot.first-takes-big: the strongest takes the larger loot;
 * loot.second-takes-small: the second takes the smaller one.
 * Each is entitled to that loot and to no other: protected loot stays where it is. A loot without a gang
 * of its rank stays on the building: a lone gang does not take both.
 */
function award(play: Play, building: Building, { rank, size, clause }: Entitlement): void {
  const seat = play.now.ranks[building][rank]
  if (seat === undefined) leaveLoot(play, building, size)
  else if (isProtected(lootAt(play.now, building, size))) withhold(play, building, seat, size)
  else take(play, building, seat, size, clause)
}

/** The other reading of protection: the strongest takes the largest loot still free, the second the next. */
function slideLoots(play: Play, building: Building): void {
  const free = lootSizes.filter((size) => !isProtected(lootAt(play.now, building, size)))
  for (const { rank, size: entitled, clause } of entitlements) {
    const seat = play.now.ranks[building][rank]
    const size = free[rank]
    if (seat === undefined) {
      if (size) leaveLoot(play, building, size)
    } else if (size) take(play, building, seat, size, clause)
    else withhold(play, building, seat, missed(play, building, entitled))
  }
}

/** The loot that a gang misses when none is left for it: its own if that is protected, else the other. */
function missed({ now }: Laid, building: Building, entitled: LootSize): LootSize {
  if (isProtected(lootAt(now, building, entitled))) return entitled
  return entitled === 'larger' ? 'smaller' : 'larger'
}

function isProtected({ protectedBy }: Loot): boolean {
  return protectedBy.length > 0
}

function take(play: Play, building: Building, seat: Seat, size: LootSize, clause: ClauseId): void {
  const value = valueAt(play.now, building, size)
  play.report({ clause, kind: 'loot-taken', building, seat, size, value })
}

/** loot.events-interfere: the law of the strongest is overturned, a protected loot goes to nobody. */
function withhold(play: Play, building: Building, seat: Seat, size: LootSize): void {
  const loot = lootAt(play.now, building, size)
  const clause = 'loot.events-interfere'
  const value = lootValue(loot)
  const by = [...loot.protectedBy]
  const because = by.map((event) =>
    event === 'sheriff' ? 'sheriff.largest-of-four' : 'deputy.small-of-each',
  )
  play.report({ clause, with: because, kind: 'loot-withheld', building, seat, size, value, by })
}

function leaveLoot(play: Play, building: Building, size: LootSize): void {
  const clause = size === 'larger' ? 'loot.first-takes-big' : 'loot.second-takes-small'
  const value = valueAt(play.now, building, size)
  play.report({ clause, kind: 'loot-unclaimed', building, size, value })
}

function leaveLoots(play: Play, building: Building): void {
  play.report({ clause: 'loot.per-building', kind: 'not-applied', why: 'nobody-there', building })
  for (const size of lootSizes) leaveLoot(play, building, size)
}

/** loot.others-nothing: the gangs after the second get nothing. */
function sendAway(play: Play, building: Building): void {
  const seats = play.now.ranks[building].slice(2)
  if (seats.length === 0) return
  play.report({ clause: 'loot.others-nothing', kind: 'goes-without', building, seats })
}
