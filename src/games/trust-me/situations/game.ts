import { type Stock, sizeOf } from '../../../kernel/data/stock.ts'
import { parts } from '../../../kernel/schema/schema.ts'
import type { ClauseId } from '../clauses.ts'
import { resources } from '../components.ts'
import { wholeGame } from '../rules/course.ts'
import { othersFor } from '../rules/pool.ts'
import { kind, mostRounds, openTable, players, type TrustMaker, values } from './table.ts'

/** Spot of figures before they enter the board. */
const AWAY = { x: -6000, y: -6000 }

/** A whole game from its setup on. */
export const game = kind({
  name: 'game',
  schema: parts({ players, mostRounds, ...values }),
  example: { players: 3, mostRounds: 12 },
  open(said, maker) {
    const opened = openTable('game', said, maker, { isMeasured: true, mostRounds: said.mostRounds })
    checkStocks(said.players, maker)
    opened.position.phase = 'setup'
    opened.position.unseen.resources = [...resources]
    for (const player of Object.values(opened.position.players)) player.at = AWAY
    return opened
  },
  procedure: wholeGame,
})

/** setup.search-pool, setup.starting-draw, setup.objectives: stocks that can be replaced are enough for so many players. */
function checkStocks(players: number, maker: TrustMaker): void {
  const { search, startingWeapons, startingObjects, objectives } = maker.components
  const reason = (code: string, clause: ClauseId, stock: Stock, received: number) =>
    maker.atMost(code, clause, { received, allowed: sizeOf(stock) }, 'players')
  reason('few-search-tokens', 'setup.search-pool', search, othersFor(players))
  reason('few-weapons', 'setup.starting-draw', startingWeapons, 2 * players)
  reason('few-objects', 'setup.starting-draw', startingObjects, 2 * players)
  reason('few-cards', 'setup.objectives', objectives, 3 * players)
  const isBlank = startingWeapons.blank || startingObjects.blank
  if (isBlank) maker.refuse('blank-kept', 'object.blank-keep', {}, 'players')
}
