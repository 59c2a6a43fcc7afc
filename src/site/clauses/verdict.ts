import type { RulingKind } from '../../content/rulings.ts'
import type { VerdictKind } from '../../explorer/prediction/verdict-kind.ts'

const verdicts: Readonly<Record<RulingKind, VerdictKind>> = {
  derived: 'decided',
  silent: 'silent',
  contradiction: 'silent',
  physical: 'physical',
  players: 'players',
}

/** What a verdict rests on where a ruling of this kind was needed. */
export function verdictOfRuling(kind: RulingKind): VerdictKind {
  return verdicts[kind]
}
