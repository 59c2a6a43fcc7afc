import { rank } from '../../../kernel/data/rank.ts'
import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { bountiesOf, type Laid, lootValue, turnOrder } from '../position.ts'
import { buildings } from '../town.ts'

/** end.count: each player counts the loot taken, bonus tiles included, and the bounties of captures. */
export function countMoney(play: Play): void {
  for (const seat of turnOrder(play)) {
    const loot = lootOf(play, seat)
    const bounties = bountiesOf(play, play.now.captured[seat])
    const total = loot + bounties
    play.report({ clause: 'end.count', kind: 'counted', seat, loot, bounties, total })
  }
  declareRichest(play)
}

/** The value of all the loot that a player has taken. */
function lootOf({ now }: Laid, seat: Seat): number {
  let sum = 0
  for (const building of buildings) {
    for (const loot of now.loots[building]) if (loot.takenBy === seat) sum += lootValue(loot)
  }
  return sum
}

/**
 * end.winner: the richest player wins;
 * end.tie: between equally rich players the one nearest to the first player in turn order.
 */
function declareRichest(play: Play): void {
  const { money } = play.now
  const { order } = rank(turnOrder(play), (one, other) => money[other] - money[one])
  const [seat, next] = order as [Seat, Seat]
  const total = money[seat]
  const tie = money[next] === total ? (['end.tie'] as const) : []
  play.report({ clause: 'end.winner', with: tie, kind: 'won', seat, total })
}
