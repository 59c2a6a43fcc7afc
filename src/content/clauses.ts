import { type GameId, programOf } from '../games/manifest.ts'
import { type Clause, chaptersOf, numberClauses } from '../kernel/game/clause.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'

/** A clause with what follows from its place in the book. */
export interface NumberedClause extends Clause {
  readonly game: GameId
  /** `chapter.position`, as printed. */
  readonly number: string
}

/** The clauses of a game in book order, by id. */
export const clausesOf = once((game: GameId): ReadonlyMap<string, NumberedClause> => {
  const { clauses } = programOf(game)
  const numbers = numberClauses(clauses)
  return new Map(
    clauses.map((clause) => [clause.id, { ...clause, game, number: numbers.get(clause.id) ?? '' }]),
  )
})

/** A clause by its id; `file` is named when there is none. */
export function clauseOf(game: GameId, id: string, file: string): NumberedClause {
  const all = clausesOf(game)
  const clause = all.get(id)
  if (!clause) throw new ContentError([unknownId(file, 'clause', id, all.keys())])
  return clause
}

/** The chapters of a game, by their names in addresses, in the order of play. */
export function chapterSlugs(game: GameId): readonly string[] {
  return chaptersOf(programOf(game).clauses)
}

/** The number of a chapter in play order, counted from 1. */
export function chapterNumber(game: GameId, chapter: string): number {
  return chapterSlugs(game).indexOf(chapter) + 1
}
