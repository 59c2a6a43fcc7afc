import type { PlayedGame } from '../../kernel/game/game.ts'
import { readingsOf } from '../../kernel/game/reading.ts'
import { accepted, type Outcome } from '../../kernel/game/refusal.ts'
import { decodeLink, encodeLink } from '../../kernel/link/link.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { State } from './types.ts'

/** A case from a link starts at the end of its trace if it has answers, else at the beginning. */
type Case = Pick<State, 'situation' | 'readings' | 'log'>

/**
 * The case that the fragment of an address holds; undefined when there is none, which is the page's own
 * example. Refused with what is wrong with a link that cannot be read.
 */
export function readFragment(
  game: PlayedGame,
  kind: string,
  hash: string,
): Outcome<Case | undefined> {
  if (!/^#\d/.test(hash)) return accepted(undefined)
  return decodeLink(game, kind, hash)
}

/**
 * The fragment that leads to a case that has been run, empty for the page's own example; refused when it does not
 * fit into one.
 */
export function writeFragment(
  game: PlayedGame,
  { situation, readings, log }: Case,
  run: Replay<unknown> | undefined,
): Outcome<string> {
  const full = readingsOf(game.switches, readings)
  if (!full.ok) return full
  return encodeLink(game, { situation, readings: full.value, log }, run)
}
