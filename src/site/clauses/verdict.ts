import type { RulingKind } from '../../content/rulings.ts'
import type { VerdictKind } from '../../explorer/prediction/verdict-kind.ts'

const verdicts: Readonly<Record<RulingKind, VerdictKind>> = {
  derived: 'decided',
  silent: 'silent',
  contradiction: 'silent',
  physical: 'physical',
  players: 'players',
}

/** Kind of verdict that rests on a ruling of this kind. */
export function verdictOfRuling(kind: RulingKind): VerdictKind {
  return verdicts[kind]
}
