import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both, type Language } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { rulingsOf } from './rulings.ts'
import { scenariosOf } from './scenarios.ts'
import { readYaml } from './yaml.ts'

const words = z.record(z.string(), both(z.string().min(1)))
const schema = z.strictObject({ clauses: words, scenarios: words, rulings: words.default({}) })

/** The words in which players of a game ask, by what answers them; not everything needs some. */
type Asked = Readonly<Record<'clauses' | 'scenarios' | 'rulings', z.infer<typeof words>>>

const askedOf = once((game: GameId): Asked => {
  const file = inProject('content', 'search', `${game}.yaml`)
  if (!existsSync(file)) return { clauses: {}, scenarios: {}, rulings: {} }
  const asked = readYaml(file, schema)
  const unknown = (kind: string, ids: readonly string[], valid: ReadonlyMap<string, unknown>) =>
    ids
      .filter((id) => !valid.has(id))
      .map((id) => unknownId(shortPath(file), kind, id, valid.keys()))
  const problems = [
    ...unknown('clause', Object.keys(asked.clauses), clausesOf(game)),
    ...unknown('scenario', Object.keys(asked.scenarios), scenariosOf(game)),
    ...unknown(
      'ruling',
      Object.keys(asked.rulings),
      new Map(rulingsOf(game).map((ruling) => [ruling.id, ruling])),
    ),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  return asked
})

/** The words in which players ask for a clause, an example or a ruling; empty where its own are enough. */
export function askedAs(language: Language, game: GameId, kind: keyof Asked, id: string): string {
  return askedOf(game)[kind][id]?.[language] ?? ''
}
