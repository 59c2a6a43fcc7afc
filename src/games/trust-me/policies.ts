import type { Policy } from '../../kernel/game/opening.ts'
import { faces } from './components.ts'
import type { Position, Rolled } from './position.ts'

type Asked = Parameters<Policy<Position>['choose']>[0]

/**
 * Plain play, the first possible entry of each list: no die is rolled again, Fatigue rather than a Wound, and at no
 * cost only showing items at the pawn.
 */
const plain: Readonly<Record<string, readonly unknown[]>> = {
  reroll: ['none'],
  damage: ['fatigue'],
  free: [{ free: 'claim' }, 'done'],
}

/** Tokens that plain play puts at the first possible place. */
const first = ['wound', 'infection', 'tire']

/** Rolls no die again, tires rather than is wounded, takes places in their order, and decides all else at random. */
export const plainly: Policy<Position> = { id: 'plain', choose: answerTo }

function answerTo({ kind, options }: Asked): number | 'any' {
  if (first.includes(kind)) return 0
  const wanted = (plain[kind] ?? []).map((answer) => options.indexOf(answer))
  return wanted.find((index) => index >= 0) ?? 'any'
}

/** Rolls the die again that lies furthest below the middle of its faces, if one does; otherwise plays plainly. */
export const keenly: Policy<Position> = {
  id: 'keen',
  choose(question, { dice }) {
    const { kind, options } = question
    const short = dice.map(({ die, value }: Rolled) => (faces[die] + 1) / 2 - value)
    const most = Math.max(0, ...short)
    if (kind !== 'reroll' || most === 0) return answerTo(question)
    const again = ['skill', 'charm'].map((by) =>
      options.indexOf({ by, die: short.indexOf(most) + 1 }),
    )
    return again.find((index) => index >= 0) ?? answerTo(question)
  },
}

/** Policies for odds, the default first. */
export const policies = [plainly, keenly]
