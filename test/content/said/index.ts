import type { GameId } from '../../../src/games/manifest.ts'
import { fastWest } from './fast-west.ts'
import { nowheresville } from './nowheresville.ts'
import { quickAndUndead } from './quick-and-undead.ts'
import type { Said } from './said.ts'
import { trustMe } from './trust-me.ts'
import { wildGangs } from './wild-gangs.ts'

const said: Partial<Readonly<Record<GameId, Said>>> = {
  'fast-west': fastWest,
  nowheresville,
  'quick-and-undead': quickAndUndead,
  'trust-me': trustMe,
  'wild-gangs': wildGangs,
}

/** The data of a game; a new game has none as long as its worked examples come to all that it says. */
export function saidOf(id: GameId): Said {
  return said[id] ?? { refused: [] }
}
