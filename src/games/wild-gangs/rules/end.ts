import { rank } from '../../../kernel/rank.ts'
import type { Rule, Suspension } from '../../../kernel/step.ts'
import type { Seat } from '../components.ts'
import { cardOf, lootValue, type Play, turnOrder } from '../position.ts'
import { report } from '../report.ts'
import { buildings } from '../town.ts'

/** end.count: each player counts the loot taken, bonus tiles included, and the bounties of captures. */
export function* countMoney(play: Play): Rule {
  for (const seat of turnOrder(play)) {
    const loot = lootOf(play, seat)
    const bounties = bountiesOf(play, seat)
    const total = loot + bounties
    yield* report({ clause: 'end.count', kind: 'counted', seat, loot, bounties, total })
  }
  yield* declareRichest(play)
}

/** The value of all the loot that a player has taken. */
function lootOf({ now }: Play, seat: Seat): number {
  let sum = 0
  for (const building of buildings) {
    for (const loot of now.loots[building]) if (loot.takenBy === seat) sum += lootValue(loot)
  }
  return sum
}

/** The sum of the bounties on the gangsters that a player has captured. */
function bountiesOf(play: Play, seat: Seat): number {
  let sum = 0
  for (const card of play.now.captured[seat]) sum += cardOf(play, card).bounty
  return sum
}

/**
 * end.winner: the richest player wins;
 * end.tie: between equally rich players the one nearest to the first player in turn order.
 */
function declareRichest(play: Play): Suspension<void> {
  const { money } = play.now
  const { order } = rank(turnOrder(play), (one, other) => money[other] - money[one])
  const winner = order[0] as Seat
  const total = money[winner]
  const tie = money[order[1] as Seat] === total ? (['end.tie'] as const) : []
  return report({ clause: 'end.winner', with: tie, kind: 'won', seat: winner, total })
}
