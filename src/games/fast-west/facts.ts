import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/game/fact.ts'
import type { FactValue } from '../../kernel/game/game.ts'
import { bullets, seats } from './components.ts'
import { bulletOf, flipsIn, type Given, type Position, rounds, topOf, tops } from './position.ts'
import { openerOf } from './rules/trigger.ts'

/** Nobody: the answer where no player qualifies. */
const NOBODY = 'nobody'

const players = ({ seats: playing }: Given): readonly FactValue[] => [...playing, NOBODY]
const aSeat = { seat: seats }
const isOn = ({ phase }: Position) => phase === 'duel' || phase === 'over'

const fact = factsOf<Given, Position>()

/** The questions that readers predict and odds count. */
export const facts = [
  fact('duel', {}, yesOrNo, isOn),
  fact('duel-flip', {}, anyNumber, (position) => (isOn(position) ? flipsIn(position) : 0)),
  fact('unblocks', {}, players, (now, _, given) => {
    return openerOf({ given, now, readings: {} }) ?? NOBODY
  }),
  fact('shows', aSeat, tops, (position, { seat }) => topOf(position, seat)),
  fact('round', {}, rounds, ({ round }) => round),
  fact('mover', {}, players, ({ mover }) => mover),
  fact('tokens', aSeat, anyNumber, ({ tokens }, { seat }) => tokens[seat]),
  fact('supply', {}, anyNumber, ({ supply }) => supply),
  fact('hit', {}, players, ({ hit }) => hit ?? NOBODY),
  fact('bullet', aSeat, upTo(bullets.length), (position, { seat }) => bulletOf(position, seat)),
  fact('target', aSeat, players, ({ targets }, { seat }) => targets[seat] ?? NOBODY),
  fact('wounded', aSeat, yesOrNo, ({ wounded }, { seat }) => wounded.includes(seat)),
  fact('gives', aSeat, upTo(3), ({ given }, { seat }) => given[seat]),
  fact('winner', {}, players, ({ winner }) => winner ?? NOBODY),
]
