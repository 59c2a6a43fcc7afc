import type { RulingKind } from '../../content/rulings.ts'

/** What a verdict rests on: a clause, the players, our own choice, or something done by hand. */
export const verdictKinds = ['decided', 'players', 'silent', 'physical'] as const
export type VerdictKind = (typeof verdictKinds)[number]

const verdicts: Readonly<Record<RulingKind, VerdictKind>> = {
  derived: 'decided',
  silent: 'silent',
  contradiction: 'silent',
  physical: 'physical',
  players: 'players',
}

/** What a verdict rests on where a ruling of this kind was needed. */
export function verdictOf(kind: RulingKind): VerdictKind {
  return verdicts[kind]
}
