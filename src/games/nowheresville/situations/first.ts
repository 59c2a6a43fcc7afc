import { list, listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { newFight } from '../apply.ts'
import { banditIds, guns } from '../components.ts'
import { memberOf, stakes } from '../position.ts'
import { checkGuns } from '../rules/arming.ts'
import { nameFirst, rankThem } from '../rules/shooter.ts'
import { meet, openTable } from './open.ts'
import { kind, meeting, tableParts } from './table.ts'

const gun = listed(guns, { clause: 'shootout.weapons', of: 'card' })

/**
 * The bandit that names the first shooter, or the order once nobody shoots any more: by wounds, experience, or the
 * die.
 */
export const first = kind({
  name: 'first',
  schema: parts({
    ...tableParts,
    bandits: meeting('resolve.disagree-shootout'),
    stake: optional(listed(stakes, { clause: 'shooter.most-experience', of: 'stake' }), 'order'),
    /** Guns that they use; the Colt when absent. */
    guns: optional(
      some(banditIds, () => list(gun, { clause: 'shootout.hands', most: 3 }), {
        clause: 'shootout.weapons',
      }),
      {},
    ),
  }),
  /** Two have two wounds and experience 4 each: the die decides between them. */
  example: {
    players: 3,
    gangs: {
      A: [{ bandit: 'ada', wounds: 2, experience: 0, cards: ['revolver'] }],
      B: [{ bandit: 'ben', wounds: 3 }],
      C: [{ bandit: 'joan', wounds: 2, experience: 1 }],
    },
    bandits: ['ada', 'ben', 'joan'],
    stake: 'order',
    guns: { ada: ['colt', 'revolver'] },
  },
  open(situation, maker) {
    const { guns: used } = situation
    const opened = openTable(situation, maker)
    const bandits = meet(maker, opened)
    const { given, position } = opened
    if (!maker.isSound()) return opened
    for (const id in used) {
      if (bandits.some((one) => one === id)) continue
      const facts = { received: id, allowed: [...bandits] }
      maker.misplaced('not-in-shootout', 'shootout.weapons', facts, `guns.${id}`, 'bandits')
    }
    const armed = bandits.map((id) => [id, used[id] ?? ['colt']] as const)
    for (const [id, some] of armed) {
      const refusal = checkGuns({ given, readings: maker.readings }, memberOf(position, id), some)
      if (refusal) maker.refuse(refusal.code, refusal.clause ?? '', refusal.facts, `guns.${id}`)
    }
    const hands = Object.fromEntries(armed.map(([id, some]) => [id, [...some]]))
    position.fight = { ...newFight(bandits), guns: hands }
    return opened
  },
  procedure: (play, { stake }) => (stake === 'shooter' ? nameFirst(play) : rankThem(play)),
})
