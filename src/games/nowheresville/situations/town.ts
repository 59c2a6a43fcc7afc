import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { oneRound } from '../rules/round.ts'
import { openTable, send } from './open.ts'
import { aim, kind, rareParts, sent, tableParts } from './table.ts'

/** A round, from its maintenance or from the secret choice on, to the last reward. */
export const town = kind({
  name: 'town',
  schema: parts({
    ...tableParts,
    sent,
    begins: optional(
      listed(['maintenance', 'sending'], { clause: 'round.phases', of: 'begins' }),
      'sending',
    ),
    aim,
    ...rareParts,
  }),
  /** Four meet at the bank, two at the saloon; one is alone in the town, one at the shop, one at home. */
  example: {
    players: 4,
    gangs: {
      A: [{ bandit: 'ada', cards: ['dynamite', 'key'] }, { bandit: 'gus' }],
      B: [
        { bandit: 'ben', wounds: 3 },
        { bandit: 'cora', cards: ['revolver'] },
      ],
      C: [{ bandit: 'dwyer', courage: 3, cards: ['stethoscope'] }],
      D: [{ bandit: 'fay', cards: ['carbine'] }, { bandit: 'kettle' }],
    },
    money: { A: 700, B: 1100, C: 500, D: 900 },
    bank: [0, 0, 0, 0],
    coach: [0, 0],
    victim: 'barber',
    prison: 'lou',
    shop: ['mask', 'revolver', 'map'],
    sent: {
      ada: 'bank',
      gus: 'town',
      ben: 'heal',
      cora: 'saloon',
      dwyer: 'bank',
      fay: 'saloon',
      kettle: 'shop',
    },
  },
  open(situation, maker) {
    const opened = openTable(situation, maker)
    send(maker, opened)
    return opened
  },
  procedure: oneRound,
})
