import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/fact.ts'
import { places, seats } from './components.ts'
import { heldNames, nameOfHeld } from './kinds/table.ts'
import { type Given, infectionsOf, type Position, woundsOf } from './position.ts'
import { pointsOf } from './rules/points.ts'

const fact = factsOf<Given, Position>()
const aSeat = { seat: seats }
const byOurs = { readings: {} }

/** The questions that readers predict and odds count. */
export const facts = [
  fact('alive', aSeat, yesOrNo, ({ players }, { seat }) => players[seat].state !== 'dead'),
  fact('left', aSeat, yesOrNo, ({ players }, { seat }) => players[seat].state === 'out'),
  fact('wounds', aSeat, upTo(3), (now, { seat }) =>
    now.players[seat].state === 'dead' ? 3 : woundsOf({ now, ...byOurs }, seat),
  ),
  fact('infections', aSeat, anyNumber, ({ players }, { seat }) => infectionsOf(players[seat])),
  fact('reserve', aSeat, upTo(3), ({ players }, { seat }) => players[seat].reserve),
  fact(
    'points',
    aSeat,
    anyNumber,
    (now, { seat }, given) => pointsOf({ now, given, ...byOurs }, seat).total,
  ),
  fact(
    'holds',
    { seat: seats, place: places },
    ['nothing', ...heldNames],
    ({ players }, { seat, place }) => {
      const held = players[seat].sheet[place]
      return held ? nameOfHeld(held) : 'nothing'
    },
  ),
  fact('zombies', {}, anyNumber, ({ zombies }) => zombies.length),
  fact('winner', aSeat, yesOrNo, ({ winners }, { seat }) => winners.includes(seat)),
]
