import { type BanditId, GANG_LIMIT, type Vault } from '../components.ts'
import { memberOf, type Play, seatOf } from '../position.ts'
import { attemptRobbery } from './robbery.ts'

/**
 * holdup.bank, holdup.coach: the first robs the bank, or the coach;
 * holdup.one-actor: nobody else acts there; by one reading at neither of the two.
 */
export function holdUp(play: Play, bandit: BanditId, place: Vault): void {
  if (play.readings['holdup'] === 'one' && play.now.held) {
    play.report({
      clause: 'holdup.one-actor',
      kind: 'not-applied',
      why: 'other-acted',
      place,
      bandit,
    })
    return
  }
  attemptRobbery(play, bandit, place)
}

/** prison.first: the first robs the prison of the bandit that is there; a gang of three has no room for it. */
export function robPrison(play: Play, bandit: BanditId): void {
  const gang = play.now.gangs[seatOf(play.now, bandit)]
  if (gang.length === GANG_LIMIT) {
    play.report({ clause: 'robbery.gang-limit', kind: 'not-applied', why: 'gang-full', bandit })
  } else if (!play.now.prison) {
    play.report({ clause: 'prison.first', kind: 'not-applied', why: 'prison-empty', bandit })
  } else attemptRobbery(play, bandit, 'prison')
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
  else play.report({ clause, with: because, kind: 'not-applied', why: 'no-wounds', bandit })
}
