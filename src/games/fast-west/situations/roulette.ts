import { list, listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { bullets, type Seat } from '../components.ts'
import { from } from '../position.ts'
import { resolve } from '../rules/rounds.ts'
import { flipFor } from './event.ts'
import { bulletOnce, kind, numbered, openTable, player, players, tokens } from './table.ts'

const clause = 'roulette.clockwise'
const drawing = parts({ seat: player, bullet: bulletOnce(clause) }, { clause })

/** Russian roulette: who draws the number that was announced? */
export const roulette = kind({
  name: 'roulette',
  schema: parts({
    players,
    /** Player who flipped the card. */
    by: optional(player, 'A'),
    tokens,
    /** The number that was announced, if it was. */
    announced: optional(
      listed(bullets, { clause: 'roulette.announce', code: 'bullet-out-of-range' }),
    ),
    /** Bullets drawn so far. */
    drawn: optional(list(drawing, { clause, most: 8 }), []),
  }),
  /** The announcer and the next player have drawn other bullets. */
  example: {
    players: 5,
    by: 'C',
    announced: 4,
    drawn: [
      { seat: 'C', bullet: 1 },
      { seat: 'D', bullet: 5 },
    ],
  },
  open(situation, maker) {
    const { by, announced, drawn } = situation
    const told = Object.fromEntries(drawn.map((one) => [one.seat, one.bullet]))
    const opened = openTable('roulette', situation, maker, { announced, drawn: told })
    const { given } = opened
    flipFor(by, 'roulette', opened, maker)
    numbered(
      maker,
      given,
      'drawn',
      drawn.map((one, place) => [`${place}.bullet`, one.bullet]),
    )
    if (announced) numbered(maker, given, 'announced', [['', announced]])
    if (drawn.length > 0 && announced === undefined) {
      maker.refuse('drawn-unannounced', 'roulette.announce', {}, 'drawn', 'announced')
    }
    if (given.seats.includes(by)) {
      for (const [place, { seat }] of drawn.entries()) {
        const allowed = from(opened, by)[place]
        if (seat === allowed) continue
        const facts = { received: seat, allowed: allowed ? [allowed] : [] }
        maker.refuse('wrong-order', clause, facts, `drawn.${place}.seat`, 'by', 'players')
      }
    }
    return opened
  },
  procedure: (play) => resolve(play, 'roulette', play.now.pending as Seat),
})
