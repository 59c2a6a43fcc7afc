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

const position = z.strictObject({
  example: z.string(),
  /** The rule that a newcomer needs in order to guess, without the answer. */
  lead: text,
})

const learn = z.strictObject({
  /** Aim of the game, in two or three sentences. */
  aim: text,
  positions: z.array(position).min(6).max(8),
  /** Script of about a minute to read out at the table; an empty line parts paragraphs. */
  teach: text,
})

/** The ten minutes before a first game, in both languages. */
export type Learn = z.infer<typeof learn>

/** The file of these ten minutes, which a game may lack. */
export function learnFile(game: GameId): string {
  return inProject('content', 'learn', `${game}.yaml`)
}

/** The ten minutes before a first game; undefined where none are written. Every example that they name exists. */
export const learnOf = once((game: GameId): Learn | undefined => {
  const file = learnFile(game)
  if (!existsSync(file)) return undefined
  const read = readYaml(file, learn)
  const valid = scenariosOf(game)
  const problems = read.positions
    .filter(({ example }) => !valid.has(example))
    .map(({ example }) => unknownId(shortPath(file), 'scenario', example, valid.keys()))
  if (problems.length > 0) throw new ContentError(problems)
  return read
})
