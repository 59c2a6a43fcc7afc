import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { readYaml } from './yaml.ts'

const wording = { term: z.string(), plural: z.string().optional(), definition: z.string() }

const term = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id in lower case with hyphens'),
  en: z.strictObject(wording),
  fr: z.strictObject({ ...wording, gender: z.enum(['m', 'f']) }),
  clauses: z.array(z.string()).default([]),
})

/** A term of art of a rulebook, in both languages. */
type Term = z.infer<typeof term>

/** The file that holds the terms of a game. */
export function glossaryFile(game: GameId): string {
  return inProject('content', 'glossary', `${game}.yaml`)
}

/** The terms of a game by id, in the order of their file. */
export const glossaryOf = once((game: GameId): ReadonlyMap<string, Term> => {
  const file = glossaryFile(game)
  if (!existsSync(file)) return new Map()
  const terms = readYaml(file, z.array(term))
  const valid = clausesOf(game)
  const problems = terms.flatMap(({ clauses }) =>
    clauses
      .filter((id) => !valid.has(id))
      .map((id) => unknownId(shortPath(file), 'clause', id, valid.keys())),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return new Map(terms.map((entry) => [entry.id, entry]))
})

/** A term by its id; `file` is named when there is none. */
export function termOf(game: GameId, id: string, file: string): Term {
  const all = glossaryOf(game)
  const found = all.get(id)
  if (!found) throw new ContentError([unknownId(file, 'term', id, all.keys())])
  return found
}
