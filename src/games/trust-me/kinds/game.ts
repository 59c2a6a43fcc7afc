import { parts } from '../../../kernel/schema/schema.ts'
import { resources } from '../components.ts'
import { wholeGame } from '../rules/rounds.ts'
import { kind, mostRounds, openTable, players, values } from './table.ts'

/** Where figures are before they enter the board. */
const AWAY = { x: -6000, y: -6000 }

/** A whole game from its setup on. */
export const game = kind({
  name: 'game',
  schema: parts({ players, mostRounds, ...values }),
  example: { players: 3, mostRounds: 12 },
  open(said, maker) {
    const opened = openTable('game', said, maker, { isMeasured: true, mostRounds: said.mostRounds })
    opened.position.phase = 'setup'
    opened.position.unseen.resources = [...resources]
    for (const player of Object.values(opened.position.players)) player.at = AWAY
    return opened
  },
  procedure: wholeGame,
})
