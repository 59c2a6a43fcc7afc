import { existsSync } from 'node:fs'
import { z } from 'zod'
import { clausesOf } from './clauses.ts'
import type { GameId } from './games.ts'
import { both, type Language } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { readYaml } from './yaml.ts'

const schema = z.record(z.string(), both(z.string().min(1)))

/** The words in which players ask for the clauses of a game, by clause; not every clause needs some. */
const wordsOf = once((game: GameId): ReadonlyMap<string, Readonly<Record<Language, string>>> => {
  const file = inProject('content', 'search', `${game}.yaml`)
  if (!existsSync(file)) return new Map()
  const words = new Map(Object.entries(readYaml(file, schema)))
  const valid = clausesOf(game)
  const problems = [...words.keys()]
    .filter((id) => !valid.has(id))
    .map((id) => unknownId(shortPath(file), 'clause', id, valid.keys()))
  if (problems.length > 0) throw new ContentError(problems)
  return words
})

/** The words in which players ask for a clause; empty where its own are enough. */
export function askedAs(language: Language, game: GameId, clause: string): string {
  return wordsOf(game).get(clause)?.[language] ?? ''
}
