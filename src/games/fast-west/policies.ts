import type { Policy } from '../../kernel/game/opening.ts'
import type { Position } from './position.ts'

/**
 * All hands are equally quick: whatever the table would tell is as likely for everybody, nobody makes a false start,
 * and players announce and aim at random.
 */
export const equallyQuick: Policy<Position> = {
  id: 'equally-quick',
  choose: ({ kind }) => (kind === 'flip' || kind === 'grab' ? 0 : 'any'),
}

/** Policies for odds, the default first. */
export const policies = [equallyQuick]
