import type { Rule } from '../../../kernel/step.ts'
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

function lootOf({ now }: Play, seat: Seat): number {
  return sum(
    buildings.flatMap((building) =>
      now.loots[building].filter((loot) => loot.takenBy === seat).map(lootValue),
    ),
  )
}

function bountiesOf(play: Play, seat: Seat): number {
  return sum(play.now.captured[seat].map((card) => cardOf(play, card).bounty))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/**
 * end.winner: the richest player wins;
 * end.tie: between equally rich players the one nearest to the first player in turn order.
 */
function* declareRichest(play: Play): Rule {
  const { money } = play.now
  const total = Math.max(...play.given.seats.map((seat) => money[seat]))
  const [winner, ...equals] = turnOrder(play).filter((seat) => money[seat] === total)
  const tie = equals.length > 0 ? (['end.tie'] as const) : []
  yield* report({ clause: 'end.winner', with: tie, kind: 'won', seat: winner as Seat, total })
}
