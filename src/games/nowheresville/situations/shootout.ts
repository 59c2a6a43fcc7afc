import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { locations } from '../components.ts'
import { memberOf } from '../position.ts'
import { shootItOut } from '../rules/shootout.ts'
import { meet, openTable } from './open.ts'
import { aim, kind, meeting, tableParts } from './table.ts'

/** A shootout is about to begin: weapons, flight, shots, and who is first. */
export const shootout = kind({
  name: 'shootout',
  schema: parts({
    ...tableParts,
    bandits: meeting('shootout.trigger'),
    location: optional(
      listed(
        locations.filter((one) => one !== 'heal'),
        { clause: 'shootout.trigger', of: 'location' },
      ),
      'bank',
    ),
    aim,
  }),
  /** A long gun against two pistols, and a third who may rather run. */
  example: {
    players: 3,
    gangs: {
      A: [{ bandit: 'fay', wounds: 1, bullets: 1, cards: ['carbine'] }],
      B: [{ bandit: 'ike', bullets: 2, cards: ['revolver', 'pepperbox'] }],
      C: [{ bandit: 'joan', wounds: 2, bullets: 1 }],
    },
    money: { A: 600, B: 1200, C: 400 },
    bank: [0, 0, 0],
    bandits: ['fay', 'ike', 'joan'],
    location: 'bank',
  },
  open(situation, maker) {
    const { location } = situation
    const opened = openTable(situation, maker)
    const bandits = meet(maker, opened)
    for (const id of bandits) memberOf(opened.position, id).at = location
    opened.position.location = location
    return opened
  },
  procedure: (play, { location }) => shootItOut(play, location, play.given.told.bandits ?? []),
})
