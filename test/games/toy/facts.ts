import { factsOf, upTo } from '../../../src/kernel/game/fact.ts'
import { seats } from './components.ts'
import type { Given, Position } from './position.ts'

/** The answer where nobody has won. */
const NOBODY = 'nobody'

const fact = factsOf<Given, Position>()

/** The questions that readers predict and odds count. */
export const facts = [
  fact(
    'banked',
    { seat: seats },
    ({ goal }) => upTo(goal),
    ({ chips }, { seat }) => chips[seat],
  ),
  fact(
    'winner',
    {},
    ({ seats: playing }) => [...playing, NOBODY],
    ({ winner }) => winner ?? NOBODY,
  ),
]
