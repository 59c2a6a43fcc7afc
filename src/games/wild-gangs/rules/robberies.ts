import { nothing, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { gangOf, type Seat } from '../components.ts'
import { type Loot, type LootSize, lootSizes, lootValue, type Play } from '../position.ts'
import { report } from '../report.ts'
import { type Building, buildings, sidesOf } from '../town.ts'
import { lootAt } from './events.ts'
import { type Ranking, rankGangs } from './ranking.ts'

/** loot.per-building: every building is settled on its own. */
export function* shareLoots(play: Play): Rule {
  for (const building of buildings) {
    const ranking = rankGangs(play, building)
    if (ranking.order.length === 0) yield* leaveLoots(play, building)
    else yield* settleBuilding(play, building, ranking)
  }
}

function* settleBuilding(play: Play, building: Building, ranking: Ranking): Rule {
  const { order, poker } = ranking
  const because = rankingClauses(play, building, ranking)
  yield* report({
    clause: 'loot.per-building',
    with: because,
    kind: 'ranked',
    building,
    poker,
    order,
  })
  if (play.readings.protected === 'slide') yield* slideLoots(play, building)
  else for (const entitlement of entitlements) yield* award(play, building, entitlement)
  yield* sendAway(play, building)
}

/** The clauses that decided the order of the gangs at a building. */
function rankingClauses(
  play: Play,
  building: Building,
  { order, poker, tie }: Ranking,
): ClauseId[] {
  const clauses: ClauseId[] = []
  if (standsOnBothSides(play, building)) clauses.push('loot.sum-all-sides')
  if (poker) {
    clauses.push('loot.events-interfere', 'poker.pair-beats')
    if (order.length > 1 && order.some(({ pair }) => pair === null)) clauses.push('poker.example')
  }
  if (tie) clauses.push('loot.tie')
  return clauses
}

/** Whether some gang stands on both sides of a corner building; a central one has a single side. */
function standsOnBothSides({ now }: Play, building: Building): boolean {
  const [one, other] = sidesOf[building]
  if (!one || !other) return false
  const there = now.sides[other]
  return now.sides[one].some(({ card }) =>
    there.some((standing) => gangOf(standing.card) === gangOf(card)),
  )
}

/** Which rank is entitled to which loot, by which clause. */
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
function award({ now }: Play, building: Building, entitlement: Entitlement): Suspension<void> {
  const { rank, size, clause } = entitlement
  const seat = now.ranks[building][rank]
  const loot = lootAt(now, building, size)
  if (seat === undefined) return leaveLoot(building, size, loot)
  if (isProtected(loot)) return withhold(building, seat, size, loot)
  return take(building, seat, size, loot, clause)
}

/** The other reading of protection: the strongest takes the largest loot still free, the second the next. */
function* slideLoots(play: Play, building: Building): Rule {
  const free = lootSizes.filter((size) => !isProtected(lootAt(play.now, building, size)))
  for (const { rank, size: entitled, clause } of entitlements) {
    const seat = play.now.ranks[building][rank]
    const size = free[rank]
    if (seat === undefined) {
      if (size) yield* leaveLoot(building, size, lootAt(play.now, building, size))
    } else if (size) {
      yield* take(building, seat, size, lootAt(play.now, building, size), clause)
    } else {
      const kept = missed(play, building, entitled)
      yield* withhold(building, seat, kept, lootAt(play.now, building, kept))
    }
  }
}

/** The loot that a gang misses when none is left for it: its own if that is protected, else the other. */
function missed({ now }: Play, building: Building, entitled: LootSize): LootSize {
  if (isProtected(lootAt(now, building, entitled))) return entitled
  return entitled === 'larger' ? 'smaller' : 'larger'
}

function isProtected({ protectedBy }: Loot): boolean {
  return protectedBy.length > 0
}

function take(
  building: Building,
  seat: Seat,
  size: LootSize,
  loot: Loot,
  clause: ClauseId,
): Suspension<void> {
  const value = lootValue(loot)
  return report({ clause, kind: 'loot-taken', building, seat, size, value })
}

/** loot.events-interfere: the law of the strongest is overturned, a protected loot goes to nobody. */
function withhold(building: Building, seat: Seat, size: LootSize, loot: Loot): Suspension<void> {
  const by = loot.protectedBy.slice()
  return report({
    clause: 'loot.events-interfere',
    with: by.map((event) =>
      event === 'sheriff' ? 'sheriff.largest-of-four' : 'deputy.small-of-each',
    ),
    kind: 'loot-withheld',
    building,
    seat,
    size,
    value: lootValue(loot),
    by,
  })
}

function leaveLoot(building: Building, size: LootSize, loot: Loot): Suspension<void> {
  const clause = size === 'larger' ? 'loot.first-takes-big' : 'loot.second-takes-small'
  const value = lootValue(loot)
  return report({ clause, kind: 'loot-unclaimed', building, size, value })
}

function* leaveLoots(play: Play, building: Building): Rule {
  yield* report({ clause: 'loot.per-building', kind: 'not-applied', why: 'nobody-there', building })
  for (const size of lootSizes) {
    yield* leaveLoot(building, size, lootAt(play.now, building, size))
  }
}

/** loot.others-nothing: the gangs after the second get nothing. */
function sendAway({ now }: Play, building: Building): Suspension<void> {
  const seats = now.ranks[building].slice(2)
  if (seats.length === 0) return nothing()
  return report({ clause: 'loot.others-nothing', kind: 'goes-without', building, seats })
}
