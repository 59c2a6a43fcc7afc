import { parts } from '../../../kernel/schema/schema.ts'
import { RANGER } from '../components.ts'
import { countScores } from '../rules/scoring.ts'
import { scoreSolo } from '../rules/solo/scoring.ts'
import { tableParts } from './parts.ts'
import { kind } from './start.ts'
import { openTable } from './table.ts'

/** The count after High Noon, or after a solo game that was won. */
export const count = kind({
  name: 'count',
  schema: parts(tableParts),
  /** Two are tied in Notoriety; one of their buildings is still haunted. */
  example: {
    players: 3,
    day: 4,
    gangs: {
      A: { coins: 4, notoriety: 6, trophies: ['U13'] },
      B: { coins: 2, notoriety: 8, trophies: ['U2', 'U4'] },
      C: { coins: 7, notoriety: 4, trophies: ['U5', 'U7'] },
    },
    town: [
      { card: 'coin', occupants: ['C'], undead: ['U1'] },
      { card: 'saloon', occupants: ['A', 'C'] },
      { card: 'bounty', occupants: ['B'] },
      { card: 'safe-bullets' },
      { card: 'exchange', bonus: 'notoriety' },
      { card: 'reload', bonus: 'bullet' },
    ],
    bootHill: ['U10', 'U11', 'U16'],
  },
  open: (situation, maker) =>
    openTable(situation, maker, () => ({ moment: 'after', scene: { kind: 'count' } })),
  procedure: (play) => (play.given.solo ? scoreSolo(play) : countScores(play)),
  remarks(_, { given, now }) {
    if (!given.solo || now.gangs[RANGER].loaded.length === 0) return []
    return [{ code: 'solo-not-won', clause: 'sologoal.score-optional', facts: {} }]
  },
})
