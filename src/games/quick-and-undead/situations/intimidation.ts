import { parts } from '../../../kernel/schema/schema.ts'
import { PLAYER, RANGER, type Seat, type Space } from '../components.ts'
import { intimidate } from '../rules/intimidation.ts'
import { gangSeats } from '../seats.ts'
import { spaceFacts } from '../spaces.ts'
import { table } from './examples.ts'
import { seat, space, tableParts } from './parts.ts'
import { type Fixed, kind } from './start.ts'
import { type Actor, openActing } from './table.ts'

/** An Outlaw on `from` calls out one that stands on `at`. */
export const intimidation = kind({
  name: 'intimidation',
  schema: parts({ by: seat, from: space, target: seat, at: space, ...tableParts }),
  /** An Outlaw that has acted on 8 is called out from 4; its player could pay. */
  example: {
    ...table,
    by: 'A',
    from: 4,
    target: 'B',
    at: 8,
    gangs: {
      A: { loaded: [2, 5, 6], coins: 2, notoriety: 1 },
      B: { loaded: [4, 7], coins: 3, notoriety: 2 },
      C: { loaded: [3], coins: 1, notoriety: 3, on: { 3: 'standing' } },
    },
    street: ['U5'],
  },
  /** intimidate.optional: somebody else's Outlaw, on a space that is printed above the line of the own one. */
  open(situation, maker) {
    const { by, from, target, at } = situation
    return openActing(situation, maker, (fixed) => {
      const allowed = gangSeats(fixed)
      maker.allow('target', target, allowed, 'component.players', 'players')
      if (target === by) {
        maker.misplaced('target-oneself', 'intimidate.standing', { seat: by }, 'target', 'by')
      }
      const { reach, clause } = spaceFacts[from]
      if (!reach.includes(at)) {
        const facts = { from, at, allowed: reach.map(String) }
        maker.misplaced('out-of-reach', clause, facts, 'at', 'from')
      }
      return {
        allowed,
        scene: { kind: 'intimidation', space: from, target, at },
        actors: target === by ? [] : [called(by, target, at, fixed)],
      }
    })
  },
  procedure: (play, { by, target, at }) => intimidate(play, by, { target, space: at }),
})

/** solokill.standing-or-lying: undead Outlaws can be called where they lie, too; solohard.fast: and the player's. */
function called(by: Seat, seat: Seat, space: Space, { hardships }: Fixed): Actor {
  const isFast = seat === PLAYER && hardships.includes('fast')
  const clause = by === RANGER ? 'solokill.ranger-only-standing' : 'intimidate.standing'
  return { seat, space, lying: seat === RANGER || isFast ? null : { code: 'target-lies', clause } }
}
