import type { ClauseId } from '../clauses.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import type { Play } from '../play.ts'

/**
 * cap.five: nobody holds more than five tokens before the final duel;
 * cap.excess-lost: whoever has five receives no more, whatever for: the penalty that is lost is named, too.
 */
export function receive(play: Play, seat: Seat, clause: ClauseId, also: readonly ClauseId[]): void {
  if (play.now.tokens[seat] >= MOST_TOKENS) {
    const because = ['cap.excess-lost', clause, ...also] as const
    play.report({ clause: 'cap.five', with: because, kind: 'not-applied', why: 'holds-five', seat })
    return
  }
  play.report({ clause, with: also, kind: 'token-received', seat, count: 1 })
}

/** Discards so many tokens, or what there is: nobody owes any. */
export function discard(
  play: Play,
  seat: Seat,
  wanted: number,
  clause: ClauseId,
  ...also: readonly ClauseId[]
): void {
  const count = Math.min(wanted, play.now.tokens[seat])
  if (count > 0) play.report({ clause, with: also, kind: 'tokens-discarded', seat, count })
  else play.report({ clause, with: also, kind: 'not-applied', why: 'nothing-to-discard', seat })
}
