import type { Play } from '../../play.ts'
import { siteOf } from '../../position.ts'
import { gain } from '../income.ts'

/**
 * effect.bounty: after an Undead was killed, by whomever, its controller gains 1 Notoriety;
 * day.permanent-repeatable: as often as that happens in a round.
 */
export function payBounties(play: Play): void {
  const seat = siteOf(play.now, 'bounty')?.occupants[0]
  if (seat) gain(play, seat, 'notoriety', 1, 'effect.bounty', ['day.permanent-repeatable'])
}
