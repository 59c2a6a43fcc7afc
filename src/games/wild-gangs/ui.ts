import type { Guessable } from '../../explorer/contract.ts'
import type { GameFace } from '../../explorer/face.ts'
import { Board } from './board/Board.tsx'
import { Hand } from './board/Hand.tsx'
import { possibilities } from './board/possibilities.ts'
import { describe, hand, values } from './board/values.ts'
import type { WildGangsEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { speech } from './words/speech.ts'

/** Wild Gangs for readers: its board and its words. */
const wildGangs: GameFace<Given, Position> = {
  ...speech,
  Board,
  facts: async () => (await import('./facts.ts')).facts,
  forms: async () => (await import('./board/form.ts')).forms,
  describe,
  values,
  outcomes: [
    'won',
    'counted',
    'captured',
    'fight-won',
    'no-fight',
    'loot-withheld',
    'loot-taken',
    'loot-unclaimed',
    'goes-without',
    'nothing-protected',
    'loot-protected',
  ],
  rounds: ['step-begins'],
  isOneRound: true,
  climaxes: ['ranked', 'firepower-counted', 'counted'],
  moments: async () => ({
    ...(await import('./lookahead.ts')),
    ...(await import('./export-moments.ts')),
  }),
  scores: (position, { seats }, { money }) =>
    seats.map((seat) => ({ seat, has: money(position.money[seat]) })),
  guess: (next) => winnerOf(next as WildGangsEvent),
  idle: ['nothing-protected'],
  possibilities,
  hasHands: (kind) => kind === 'game',
  hand,
  Hand,
}

/** Before the gangs at a building are put in order, who takes its larger loot. */
function winnerOf(next: WildGangsEvent): Guessable | undefined {
  if (next.kind !== 'ranked') return undefined
  const { building } = next
  return {
    asked: { fact: 'loot-winner', building, loot: 'larger' },
    isSettledBy: (event) => {
      const loot = event as WildGangsEvent
      return 'size' in loot && loot.size === 'larger' && loot.building === building
    },
  }
}

export default wildGangs
