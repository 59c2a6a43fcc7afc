import type { Ask } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import type { BanditId } from '../components.ts'
import type { Idle } from '../events.ts'
import type { Play } from '../play.ts'
import { seatOf } from '../position.ts'

/** Asks a bandit's player for a decision. */
export function decide<T>(play: Play, bandit: BanditId, asked: Omit<Ask<T>, 'by'>): T {
  return play.ask({ by: seatOf(play.now, bandit), about: { bandit }, ...asked })
}

/** Asks several bandits' players at the same time, in secret. Returns the answers in their order. */
export function decideTogether<T>(
  play: Play,
  bandits: readonly BanditId[],
  asked: (bandit: BanditId) => Omit<Ask<T>, 'by'>,
): T[] {
  const by = (bandit: BanditId) => seatOf(play.now, bandit)
  const asks = bandits.map((id) => ({ by: by(id), about: { bandit: id }, ...asked(id) }))
  return play.askTogether(asks)
}

/** A clause was considered and did not apply: why, to whom or where, and further clauses that say so. */
export function idle(
  play: Play,
  clause: ClauseId,
  why: Idle['why'],
  facts: Omit<Idle, 'why'> = {},
  ...because: readonly ClauseId[]
): void {
  play.report({ clause, with: because, kind: 'not-applied', why, ...facts })
}
