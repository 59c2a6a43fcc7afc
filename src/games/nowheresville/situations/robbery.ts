import { listed, parts } from '../../../kernel/schema/schema.ts'
import { GANG_LIMIT, robbedPlaces } from '../components.ts'
import { seatOf } from '../position.ts'
import { attemptRobbery } from '../rules/robbery.ts'
import { inPlay, openTable } from './open.ts'
import { bandit, kind, tableParts } from './table.ts'

/** A robbery is about to be attempted: which cards, and does it succeed? */
export const robbery = kind({
  name: 'robbery',
  schema: parts({
    ...tableParts,
    bandit,
    place: listed(robbedPlaces, { clause: 'robbery.step4-greater', of: 'location' }),
  }),
  /** One card makes the bank possible, both make it certain; two Courage are in reserve. */
  example: {
    players: 4,
    gangs: {
      A: [{ bandit: 'joan', courage: 2, cards: ['dynamite', 'stethoscope', 'horse', 'revolver'] }],
    },
    money: { A: 900 },
    bank: [0, 0, 0],
    coach: [0],
    bandit: 'joan',
    place: 'bank',
  },
  open(situation, maker) {
    const { bandit: id, place } = situation
    const opened = openTable(situation, maker)
    if (!inPlay(maker, opened, 'bandit', id)) return opened
    const { position } = opened
    const seat = seatOf(position, id)
    const isFull = position.gangs[seat].length === GANG_LIMIT
    if (place === 'town' && !position.victim)
      maker.refuse('no-victim', 'town.robbery', { bandit: id }, 'victim', 'place')
    if (place === 'prison' && !position.prison)
      maker.refuse('prison-empty', 'prison.first', { bandit: id }, 'prison', 'place')
    if (place === 'prison' && isFull)
      maker.refuse('gang-full', 'robbery.gang-limit', { seat }, 'place', 'gangs')
    return opened
  },
  procedure: (play, { bandit: id, place }) => attemptRobbery(play, id, place),
})
