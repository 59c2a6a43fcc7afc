import { hitCounted, tokensCounted } from './odds/roulette.ts'
import { duelCounted, flipCounted, roundCounted } from './odds/rounds.ts'
import { winnerCounted } from './odds/winner.ts'

/* Base of odds, beside play. */
export { facts } from './facts.ts'
export { policies } from './policies.ts'

/** Facts counted in closed form, without playing every way. */
export const counted = {
  duel: duelCounted,
  'duel-flip': flipCounted,
  round: roundCounted,
  tokens: tokensCounted,
  hit: hitCounted,
  winner: winnerCounted,
}
