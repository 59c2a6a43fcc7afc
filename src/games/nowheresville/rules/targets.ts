import { type BanditId, GANG_LIMIT, type Vault } from '../components.ts'
import type { Play } from '../play.ts'
import { memberOf, seatOf } from '../position.ts'
import { idle } from './asking.ts'
import { attemptRobbery } from './robbery.ts'

/**
 * holdup.bank, holdup.coach: the first robs the bank, or the coach;
 * holdup.one-actor: nobody else acts there; by one reading at neither of the two.
 */
export function holdUp(play: Play, bandit: BanditId, place: Vault): void {
  if (play.readings['holdup'] === 'one' && play.now.held) {
    idle(play, 'holdup.one-actor', 'other-acted', { place, bandit })
  } else attemptRobbery(play, bandit, place)
}

/** prison.first: the first robs the prison of the bandit that is there; a gang of three has no room for it. */
export function robPrison(play: Play, bandit: BanditId): void {
  const gang = play.now.gangs[seatOf(play.now, bandit)]
  if (gang.length === GANG_LIMIT) idle(play, 'robbery.gang-limit', 'gang-full', { bandit })
  else if (!play.now.prison) idle(play, 'prison.first', 'prison-empty', { bandit })
  else attemptRobbery(play, bandit, 'prison')
}

/**
 * heal.remove-all: a bandit at home removes all its hit tokens;
 * heal.everybody: any number of bandits do, in no order.
 */
export function heal(play: Play, bandit: BanditId): void {
  const clause = 'heal.remove-all'
  const because = ['heal.home', 'heal.everybody'] as const
  const count = memberOf(play.now, bandit).wounds
  if (count > 0) play.report({ clause, with: because, kind: 'healed', bandit, count })
  else idle(play, clause, 'no-wounds', { bandit }, ...because)
}
