import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { banditIds } from '../components.ts'
import { seatOf } from '../position.ts'
import { land } from '../rules/death.ts'
import { inPlay, openTable } from './open.ts'
import { bandit, kind, tableParts } from './table.ts'

/** A shot has landed, or a wound was drawn: does the bandit die, what is lost, and who pays whom? */
export const death = kind({
  name: 'death',
  schema: parts({
    ...tableParts,
    bandit,
    /** The shooter; absent when a Fortune card wounds. */
    by: optional(
      listed(['nobody', ...banditIds], { clause: 'death.bounty', of: 'bandit' }),
      'nobody',
    ),
    hit: optional(listed(['body', 'hat', 'head'], { clause: 'hit.body', of: 'hit' }), 'body'),
  }),
  /** An accomplice of a rich player, shot in the head by an accomplice. */
  example: {
    players: 4,
    gangs: {
      A: [
        { bandit: 'ada' },
        { bandit: 'joan', wounds: 2, bullets: 3, cards: ['revolver', 'mask'] },
      ],
      B: [{ bandit: 'ben' }, { bandit: 'cora' }],
    },
    money: { A: 1100, B: 600 },
    bandit: 'joan',
    by: 'cora',
    hit: 'head',
  },
  open(situation, maker) {
    const { bandit: id, by } = situation
    const killer = by === 'nobody' ? undefined : by
    const opened = openTable({ ...situation, by: killer }, maker)
    const isThere = inPlay(maker, opened, 'bandit', id)
    if (!killer || !inPlay(maker, opened, 'by', killer) || !isThere) return opened
    const { position } = opened
    if (seatOf(position, id) === seatOf(position, killer)) {
      maker.misplaced('self-target', 'fire.one-or-pass', { bandit: killer }, 'by', 'bandit')
    }
    return opened
  },
  procedure: (play, { bandit: id, by, hit }) => land(play, id, hit, by === 'nobody' ? null : by),
})
