import type { GameId } from '../games/manifest.ts'
import { clauseText } from './chapters.ts'
import { clausesOf, type NumberedClause } from './clauses.ts'
import { scenariosFiring } from './fired.ts'
import { type Language, languages } from './languages.ts'
import { type Ruling, rulingsOn } from './rulings.ts'
import type { Scenario } from './scenarios.ts'

/** Bindings of one clause, and so its gaps. */
interface Coverage {
  readonly clause: NumberedClause
  /** The languages in which its text is written. */
  readonly written: readonly Language[]
  /** Number of declarations of the engine that carry it out. */
  readonly procedures: number
  readonly scenarios: readonly Scenario[]
  readonly rulings: readonly Ruling[]
}

/** Bindings of every clause of a game; `procedures` counts the declarations that carry a clause out. */
export function coverageOf(
  game: GameId,
  procedures: (clause: string) => number,
): readonly Coverage[] {
  return [...clausesOf(game).values()].map((clause) => ({
    clause,
    written: languages.filter((language) => clauseText(language, game, clause.id) !== undefined),
    procedures: procedures(clause.id),
    scenarios: scenariosFiring(game, clause.id),
    rulings: rulingsOn(game, clause.id),
  }))
}

/** True when a clause has everything that its binding promises. */
export function isBound({ clause, written, procedures, scenarios }: Coverage): boolean {
  if (written.length < languages.length) return false
  if (clause.binding === 'text') return clause.reason !== undefined
  return procedures > 0 && (clause.binding === 'data' || scenarios.length > 0)
}
