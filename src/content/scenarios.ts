import { basename } from 'node:path'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both } from './languages.ts'
import { once } from './once.ts'
import { ContentError, type Problem, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { filesIn, readYaml } from './yaml.ts'

/** For whom a scenario is written: who learns the game, who argues at the table, who teaches it. */
export const levels = ['learn', 'table', 'teach'] as const

/** Something about a position that a reader may predict; the game knows its kinds and their fields. */
const value = z.union([z.string(), z.number(), z.boolean()])
const question = z.object({ fact: z.string() }).catchall(value.transform(String))
const claim = z.object({ fact: z.string(), is: value }).catchall(z.unknown())
const chance = z.union([
  z.string().regex(/^\d+(\/[1-9]\d*)?$/, 'a fraction such as 5/7'),
  z.int().min(0).max(1).transform(String),
])

const scenario = z.strictObject({
  title: both(z.string()),
  question: both(z.string()),
  level: z.enum(levels),
  predict: question,
  because: z.string(),
  /** The game's engine turns it into a position, or says why it cannot exist. */
  situation: z.looseObject({ kind: z.string() }),
  readings: z.record(z.string(), z.string()).default({}),
  answers: z.array(z.unknown()).default([]),
  /** Answers under our own readings, for a case with another reading whose answers do not settle ours. */
  ours: z.array(z.unknown()).optional(),
  whatever: z.int().nonnegative().optional(),
  expect: z.strictObject({
    clauses: z.array(z.string()).default([]),
    facts: z.array(claim).default([]),
    refused: z.strictObject({ clause: z.string(), code: z.string() }).optional(),
    odds: z.array(claim.extend({ chance })).default([]),
  }),
  explain: both(z.string()),
})

/** A worked example: a situation, what is answered, and what must come of it. */
export type Scenario = z.infer<typeof scenario> & { readonly id: string; readonly game: GameId }

/** The folder that holds the scenarios of a game, one file each. */
export function scenariosFolder(game: GameId): string {
  return inProject('content', 'scenarios', game)
}

function checkClauses(file: string, { game, because, expect }: Scenario): Problem[] {
  const valid = clausesOf(game)
  const refused = expect.refused ? [expect.refused.clause] : []
  return [because, ...expect.clauses, ...refused]
    .filter((id) => !valid.has(id))
    .map((id) => unknownId(file, 'clause', id, valid.keys()))
}

/** Reads one scenario file; its name is the scenario's id. */
export function readScenario(game: GameId, file: string): Scenario {
  const read = { ...readYaml(file, scenario), id: basename(file, '.yaml'), game }
  const problems = checkClauses(shortPath(file), read)
  if (problems.length > 0) throw new ContentError(problems)
  return read
}

/** All scenarios of a game by id, in the order of their files' names. */
export const scenariosOf = once((game: GameId): ReadonlyMap<string, Scenario> => {
  const files = filesIn(scenariosFolder(game), '.yaml')
  return new Map(files.map((file) => [basename(file, '.yaml'), readScenario(game, file)]))
})

/** A scenario by its id; `file` is named when there is none. */
export function scenarioOf(game: GameId, id: string, file: string): Scenario {
  const all = scenariosOf(game)
  const found = all.get(id)
  if (!found) throw new ContentError([unknownId(file, 'scenario', id, all.keys())])
  return found
}
