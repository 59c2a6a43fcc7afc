import type { Policy } from '../../kernel/game/opening.ts'
import type { Position } from './position.ts'

/** Plain play: the answer to each kind of question, where it is possible. */
const plain: Readonly<Record<string, unknown>> = {
  trigger: 'critical-hit',
  flip: true,
  'place-undead': 'street',
  'shoot-on': 'shoot',
  'shoot-outlaw': true,
  'pay-or-come-out': 'come-out',
  'leave-or-fight': 'fight',
  avoid: 'no',
}

/**
 * Shoots: every 8 on the Skull is triggered, an intimidated Outlaw comes out and is shot at, an occupant
 * fights for its building, an attempt at an Undead goes on until it is over, no Coin is given to be spared.
 * A new Undead is put in the Street, where it bars purchases; the token is turned back to Skull after a
 * Critical Miss. Every other decision is taken at random. The rulebook leaves all of them free.
 */
export const plainly: Policy<Position> = {
  id: 'plain',
  choose: ({ kind, options }) => {
    const answer = plain[kind]
    const index = answer === undefined ? -1 : options.indexOf(answer)
    return index >= 0 ? index : 'any'
  },
}

/** Policies for odds, the default first. */
export const policies = [plainly]
