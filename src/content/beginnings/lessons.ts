import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../../games/manifest.ts'
import { both } from '../languages.ts'
import { once } from '../once.ts'
import { ContentError, unknownId } from '../problem.ts'
import { inProject, shortPath } from '../root.ts'
import { scenariosOf } from '../scenarios.ts'
import { readYaml } from '../yaml.ts'

const text = both(z.string())

const readyCase = z.strictObject({
  example: z.string(),
  minutes: z.int().positive().max(30),
  /** The mistake that the case brings out. */
  misconception: text,
})

const readySet = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'an id of lower-case words'),
  title: text,
  /** For whom it is, and what they must know. */
  level: text,
  aims: text,
  exit: text,
  /** Examples for a class that finds the cases too hard, and too easy. */
  easier: z.string(),
  harder: z.string(),
  cases: z.array(readyCase).min(3).max(10),
})

/** A set of cases made ready for a class. */
export type ReadySet = z.infer<typeof readySet>

/** The ready sets of a game, in the order in which they are taught; none where none are written. Every example that they name exists. */
export const readySetsOf = once((game: GameId): readonly ReadySet[] => {
  const file = inProject('content', 'lessons', `${game}.yaml`)
  if (!existsSync(file)) return []
  const { sets } = readYaml(file, z.strictObject({ sets: z.array(readySet).min(2) }))
  const valid = scenariosOf(game)
  const problems = sets
    .flatMap(({ easier, harder, cases }) => [
      easier,
      harder,
      ...cases.map(({ example }) => example),
    ])
    .filter((id) => !valid.has(id))
    .map((id) => unknownId(shortPath(file), 'scenario', id, valid.keys()))
  if (problems.length > 0) throw new ContentError(problems)
  return sets
})
