import type { ClauseId } from '../clauses.ts'
import type { BanditId } from '../components.ts'
import type { Play } from '../play.ts'
import { faceOf, type Hit, isStarter, memberOf, seatOf, startOf } from '../position.ts'
import { payBounty } from './money.ts'

/** hit.hat: the hat is part of the picture and no head. */
const wounds: Readonly<Record<Exclude<Hit, 'miss'>, { count: number; clause: ClauseId }>> = {
  body: { count: 1, clause: 'hit.body' },
  hat: { count: 1, clause: 'hit.hat' },
  head: { count: 2, clause: 'hit.head' },
}

/**
 * hit.miss: what lands elsewhere does nothing;
 * hit.body: on the picture it is a wound,
 * hit.head: on the face two.
 * death.when: a bandit whose wounds reach its life dies at once.
 */
export function land(play: Play, bandit: BanditId, hit: Hit, by: BanditId | null): void {
  if (hit === 'miss') {
    play.report({ clause: 'hit.miss', kind: 'missed', bandit })
    return
  }
  const { count, clause } = wounds[hit]
  play.report({ clause, kind: 'wounded', bandit, count, by })
  if (memberOf(play.now, bandit).wounds >= faceOf(play, bandit).life) die(play, bandit, by)
}

/**
 * death.starter: a starter stays and discards all it has; by one reading it begins anew with its printed tokens;
 * death.accomplice: any other bandit is lost with all it has;
 * death.money-kept: the money stays with the player.
 */
function die(play: Play, bandit: BanditId, by: BanditId | null): void {
  const seat = seatOf(play.now, bandit)
  const starter = isStarter(play.now, bandit)
  const isFresh = starter && play.readings['restart'] === 'printed'
  const start = isFresh ? startOf(play, bandit) : { bullets: 0, courage: 0 }
  const because = [starter ? 'death.starter' : 'death.accomplice', 'death.money-kept'] as const
  const facts = { seat, bandit, starter, by, ...start }
  play.report({ clause: 'death.when', with: because, kind: 'died', ...facts })
  payBounty(play, seat, by)
}
