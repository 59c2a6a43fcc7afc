import type { Policy } from '../../kernel/game/opening.ts'
import type { Position } from './position.ts'

/**
 * The winner of a fight captures the gang with the largest sum of bounties, the first in turn order
 * between equals: the question offers the prey in this order. The rulebook leaves the choice free.
 */
const largestBounty: Policy<Position> = {
  id: 'largest-bounty',
  choose: ({ kind }) => (kind === 'capture' ? 0 : 'any'),
}

/** Policies for odds, the default first. */
export const policies = [largestBounty]
