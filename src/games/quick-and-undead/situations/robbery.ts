import { listed, parts } from '../../../kernel/schema/schema.ts'
import { RANGER, type Resource, resources, type Seat, type Space, spaces } from '../components.ts'
import type { Laid } from '../position.ts'
import { amountInReach, safeOf } from '../rules/effects/protection.ts'
import { steal } from '../rules/stealing.ts'
import { isShared } from '../rules/two-gangs.ts'
import { spaceFacts } from '../spaces.ts'
import { table } from './examples.ts'
import { player, seat, tableParts } from './parts.ts'
import { kind, type QuickMaker } from './start.ts'
import { openActing } from './table.ts'

/** An Outlaw steals what its space lets it steal. */
export const robbery = kind({
  name: 'robbery',
  schema: parts({
    by: player,
    of: seat,
    what: listed(resources, { clause: 'steal.any-player', of: 'board.one' }),
    ...tableParts,
  }),
  /** A Bullet is stolen on 6: from which cell, and into which? */
  example: {
    ...table,
    by: 'A',
    of: 'B',
    what: 'bullet',
    gangs: {
      A: { loaded: [2, 5], coins: 2, notoriety: 1 },
      B: { loaded: [3, 6, 7], coins: 3, notoriety: 2 },
      C: { loaded: [3], coins: 1, notoriety: 3 },
    },
    street: ['U5'],
  },
  /** steal.any-player: from any other player; soloflow.resources: in the solo game from Dead Ranger. */
  open(situation, maker) {
    const { by, of, what } = situation
    return openActing(situation, maker, ({ seats, solo }) => {
      maker.allow('of', of, solo ? [RANGER] : seats, 'component.players', 'players')
      if (of === by) maker.misplaced('target-oneself', 'steal.any-player', { seat: by }, 'of', 'by')
      const space = spaces.find((one) => spaceFacts[one].steals === what) as Space
      return {
        scene: { kind: 'robbery', space, target: of, what },
        check: (play) => checkRobbery(play, by, of, what, maker),
      }
    })
  },
  procedure: (play, { by, of, what }) => steal(play, by, what, of),
})

/**
 * R-steal-none: from a player who has the resource and keeps it in no building;
 * twogang.resources: which one's other gang does not, but for Bullets.
 */
function checkRobbery(play: Laid, by: Seat, of: Seat, what: Resource, maker: QuickMaker): void {
  if (of === RANGER) return
  const safe = safeOf(play.now, of, what)
  const facts = { seat: of, what }
  if (isShared(play.now, what, by, of)) {
    maker.refuse('nothing-to-steal', 'twogang.resources', facts, 'of', 'by')
  } else if (safe) maker.refuse('victim-protected', safe, facts, 'of', 'what')
  else if (amountInReach(play, of, what) === 0) {
    maker.refuse('nothing-to-steal', 'steal.any-player', facts, 'of', 'what')
  }
}
