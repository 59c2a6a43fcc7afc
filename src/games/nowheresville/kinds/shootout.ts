import { listed, optional, parts, several } from '../../../kernel/schema/schema.ts'
import { banditIds, locations } from '../components.ts'
import { shootItOut } from '../rules/shootout.ts'
import { meet, openTable } from './open.ts'
import { aim, kind, tableParts } from './table.ts'

/** A shootout is about to begin: weapons, flight, shots, and who is first. */
export const shootout = kind({
  name: 'shootout',
  schema: parts({
    ...tableParts,
    bandits: several(listed(banditIds, { of: 'bandit' }), {
      clause: 'shootout.trigger',
      least: 2,
      most: 5,
    }),
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
    const { bandits, location, aim: guessed } = situation
    const opened = openTable(situation, maker, { told: { location }, aim: guessed })
    Object.assign(opened.given.told, { bandits: meet(maker, opened, bandits) })
    for (const seat of opened.given.seats) {
      for (const one of opened.position.gangs[seat]) {
        if (bandits.includes(one.id)) one.at = location
      }
    }
    opened.position.location = location
    return opened
  },
  procedure: (play, { location }) => shootItOut(play, location, play.given.told.bandits ?? []),
})
