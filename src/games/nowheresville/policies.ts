import type { Policy } from '../../kernel/game/opening.ts'
import { memberOf, type Position } from './position.ts'

/**
 * Hot-headed players: nobody agrees on an order, all use as many guns as they can hold, nobody flees, and whoever has
 * a round shoots at the bandit with the fewest wounds. Courage is spent, as little as it takes, wherever it reaches
 * success. What else is decided, and where a band lands, is as likely as not.
 */
export const hotHeaded: Policy<Position> = {
  id: 'hot-headed',
  choose(question, position) {
    const { kind, options } = question
    if (kind === 'refuse' || kind === 'guns') return options.count - 1
    if (kind === 'flee') return { value: 'stay' }
    if (kind === 'courage') return 1
    if (kind !== 'shoot' || options.count === 1) return 'any'
    const { shape } = options
    const turns = shape.kind === 'either' ? shape.choices.at(-1)?.shape : undefined
    if (turns?.kind !== 'form') return 0
    const targets = turns.parts['target']?.shape
    const guns = turns.parts['gun']?.shape
    if (targets?.kind !== 'list' || guns?.kind !== 'list') return 0
    const wounds = (id: unknown) => memberOf(position, id as never).wounds
    const target = targets.values.reduce((one, two) => (wounds(two) < wounds(one) ? two : one))
    return { value: { gun: guns.values[0], target } }
  },
}

/** Policies for odds, the default first. */
export const policies = [hotHeaded]
