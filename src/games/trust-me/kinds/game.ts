import { parts } from '../../../kernel/schema/schema.ts'
import { type Components, type PlayerCount, resources } from '../components.ts'
import { othersFor, sizeOf } from '../rules/pool.ts'
import { wholeGame } from '../rules/rounds.ts'
import { kind, mostRounds, openTable, players, type TrustMaker, values } from './table.ts'

/** Where figures are before they enter the board. */
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

/** What the setup takes of stocks that can be replaced: search tokens, weapons, objects, cards. */
const taken = (players: PlayerCount, components: Components) => [
  {
    ...{ code: 'few-search-tokens', clause: 'setup.search-pool' },
    ...{ stock: components.search, received: othersFor(players) },
  },
  {
    ...{ code: 'few-weapons', clause: 'setup.starting-draw' },
    ...{ stock: components.startingWeapons, received: 2 * players },
  },
  {
    ...{ code: 'few-objects', clause: 'setup.starting-draw' },
    ...{ stock: components.startingObjects, received: 2 * players },
  },
  {
    ...{ code: 'few-cards', clause: 'setup.objectives' },
    ...{ stock: components.objectives, received: 3 * players },
  },
]

/** setup.search-pool, setup.starting-draw, setup.objectives: there is enough of everything for so many players. */
function checkStocks(players: PlayerCount, maker: TrustMaker): void {
  const { components } = maker
  for (const { code, clause, stock, received } of taken(players, components)) {
    const facts = { received, allowed: sizeOf(stock) }
    if (facts.allowed < received) maker.refuse(code, clause, facts, 'players')
  }
  const { startingWeapons, startingObjects } = components
  if (startingWeapons.blank || startingObjects.blank)
    maker.refuse('blank-kept', 'object.blank-keep', {}, 'players')
}
