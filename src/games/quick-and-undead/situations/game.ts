import type { Reader } from '../../../kernel/reader.ts'
import { PLAYER, type Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { blankPosition } from './blank.ts'
import type { CommonSituation } from './common.ts'

/** A whole game from the setup on. */
export interface GameSituation extends CommonSituation {
  readonly kind: 'game'
  /** The first player: A when absent. */
  readonly law?: Seat
}

/** setup.first-player, R-first-player: the table agrees on the first player; soloflow.always-law. */
export function readGame(reader: Reader, law: unknown, given: Given): Position {
  const position = blankPosition(given)
  const allowed: readonly Seat[] = given.solo ? [PLAYER] : given.seats
  const clause = given.solo ? 'soloflow.always-law' : 'setup.first-player'
  position.law = reader.listed('law', law ?? PLAYER, allowed, clause)
  return position
}
