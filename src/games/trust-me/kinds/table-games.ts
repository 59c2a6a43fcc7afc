import type { SituationOf } from '../../../kernel/kind.ts'
import { count, optional, parts } from '../../../kernel/schema/schema.ts'
import { resources } from '../components.ts'
import { onwards, wholeGame, zombiePhase } from '../rules/rounds.ts'
import { boardParts, openBoard } from './board.ts'
import { kind, openTable, players, values } from './table.ts'

/** How many rounds are played at the most, where a situation says so; 0 for as many as it takes (R-no-exit). */
const mostRounds = optional(count(0, 99, { clause: 'end.three-rounds' }), 0)

/** Where figures are before they enter the board. */
const AWAY = { x: -6000, y: -6000 }

/** The zombies are activated: infections, moves, attacks. */
export const phase = kind({
  name: 'zombies',
  schema: parts(boardParts),
  example: {
    players: 2,
    survivors: { A: { x: 2000, y: 3000 }, B: { x: 4200, y: 3000 } },
    zombies: [
      { x: 3000, y: 3000 },
      { x: 3000, y: 1000 },
      { x: 5000, y: 5000 },
    ],
    pieces: [{ kind: 'bus', x: 3500, y: 2000 }],
    din: { x: 3000, y: 4000, side: 'echo' },
  },
  open: (said, maker) => openBoard('zombies', said, maker),
  procedure: zombiePhase,
})
export type PhaseSituation = SituationOf<typeof phase>

/** A round begins on a table as it was told, and play goes on to the end. */
export const round = kind({
  name: 'round',
  schema: parts({ ...boardParts, mostRounds }),
  example: {
    players: 2,
    survivors: {
      A: { x: 2000, y: 3000, sheet: { right: 'handgun' }, community: { x: 3000, y: 0 } },
      B: { x: 4200, y: 3000, sheet: { left: 'bladed' }, community: { x: 3000, y: 6000 } },
    },
    zombies: [{ x: 3000, y: 3000 }],
    mostRounds: 1,
  },
  open: (said, maker) => openBoard('round', said, maker, { mostRounds: said.mostRounds }),
  procedure: onwards,
})
export type RoundSituation = SituationOf<typeof round>

/** A whole game from its setup on. */
export const wholly = kind({
  name: 'game',
  schema: parts({ players, mostRounds, ...values }),
  example: { players: 3 },
  open(said, maker) {
    const opened = openTable('game', said, maker, { isMeasured: true, mostRounds: said.mostRounds })
    opened.position.phase = 'setup'
    opened.position.unseen.resources = [...resources]
    for (const player of Object.values(opened.position.players)) player.at = AWAY
    return opened
  },
  procedure: wholeGame,
})
export type GameSituation = SituationOf<typeof wholly>
