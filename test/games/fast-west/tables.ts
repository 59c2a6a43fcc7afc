import type { FastWestEvent } from '../../../src/games/fast-west/events.ts'
import { makeFastWest } from '../../../src/games/fast-west/index.ts'
import type { Position } from '../../../src/games/fast-west/position.ts'
import type { Replay } from '../../../src/kernel/run/replay.ts'
import { tableOf } from '../table.ts'

/** The cards of the box, written once more from the rulebook. */
export const copies = {
  cactus: 32,
  sheriff: 4,
  cavalry: 4,
  bandit: 4,
  indians: 4,
  roulette: 4,
  child: 12,
}

/** The game as the rulebook prints it. */
export const game = makeFastWest({ copies, tokens: 40 })

export const { opened, told, refusalOf, refusalsOf } = tableOf(game)

/** The tokens that the first players have at the end of it. */
export function tokensOf({ position }: Replay<Position, FastWestEvent>, players: number): number[] {
  return Object.values(position.tokens).slice(0, players)
}
