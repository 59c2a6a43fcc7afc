import type { Clause } from '../../../src/kernel/game/clause.ts'

/** Every clause in the order of the book, by its chapter: a page and, where it decides, a file in `rules/`. */
export const clauses = [
  { id: 'goal.first', chapter: 'aim', binding: 'rule' },
  { id: 'component.players', chapter: 'aim', binding: 'data' },
  { id: 'component.chips', chapter: 'aim', binding: 'data' },
  { id: 'turn.roll', chapter: 'turns', binding: 'rule' },
  { id: 'turn.gather', chapter: 'turns', binding: 'rule' },
  { id: 'turn.bust', chapter: 'turns', binding: 'rule' },
  { id: 'turn.press', chapter: 'turns', binding: 'rule' },
  { id: 'turn.bank', chapter: 'turns', binding: 'rule' },
  { id: 'turn.next', chapter: 'turns', binding: 'rule' },
] as const satisfies readonly Clause[]

/** The id of a clause: a wrong one does not compile. */
export type ClauseId = (typeof clauses)[number]['id']
