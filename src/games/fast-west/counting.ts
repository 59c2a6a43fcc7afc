import type { Counting } from '../../kernel/game.ts'
import { facts } from './facts.ts'
import { hitCounted, tokensCounted } from './odds/roulette.ts'
import { duelCounted, flipCounted, roundCounted } from './odds/rounds.ts'
import { winnerCounted } from './odds/winner.ts'
import { equallyQuick } from './policies.ts'
import type { Given, Position } from './position.ts'

const counts: Readonly<Record<string, Counting<Given, Position>['counted']>> = {
  duel: duelCounted,
  'duel-flip': flipCounted,
  round: roundCounted,
  tokens: tokensCounted,
  hit: hitCounted,
  winner: winnerCounted,
}

/** What odds of Fast-West rest on beside its play. */
export const counting: Counting<Given, Position> = {
  facts,
  policies: [equallyQuick],
  counted: (opening, asked, after) => counts[asked.fact]?.(opening, asked, after),
}
