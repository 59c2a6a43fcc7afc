import type { Game } from '../../engine/kernel/game.ts'
import type { Refusal } from '../../engine/kernel/refusal.ts'
import type { State } from './session.ts'

/** The case that a fragment of an address holds, or what is wrong with it; neither for the page's own example. */
export function readFragment(
  _game: Game,
  _kind: string,
  _hash: string,
): { readonly state?: State; readonly refusals?: readonly Refusal[] } {
  return {}
}

/** The fragment that leads to a case; empty for the page's own example, undefined when it does not fit into one. */
export function writeFragment(_game: Game, _kind: string, _state: State): string | undefined {
  return undefined
}
