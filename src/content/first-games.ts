import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { readYaml } from './yaml.ts'

const moment = z
  .strictObject({
    question: z.string().optional(),
    event: z.string().optional(),
    clause: z.string().optional(),
    times: z.int().positive().optional(),
  })
  .refine(
    ({ question, event, clause }) =>
      [question, event, clause].filter((one) => one !== undefined).length === 1,
    'one of question, event and clause',
  )

const note = z.strictObject({ when: moment, clause: z.string(), ...both(z.string()).shape })

const firstGame = z.strictObject({
  situation: z.looseObject({ kind: z.string() }),
  seat: z.string(),
  seed: z.int().nonnegative(),
  /** Minutes for a reader who reads every note. */
  minutes: z.int().positive(),
  until: moment.optional(),
  goal: both(z.string()),
  notes: z.array(note),
})

/** A first game as its file tells it, in both languages. */
export type FirstGame = z.infer<typeof firstGame>

/** The first game of a game; undefined where none is written. */
export const firstGameOf = once((game: GameId): FirstGame | undefined => {
  const file = inProject('content', 'first-games', `${game}.yaml`)
  if (!existsSync(file)) return undefined
  const read = readYaml(file, firstGame)
  const valid = clausesOf(game)
  const problems = read.notes
    .flatMap(({ when, clause }) => [clause, ...(when.clause === undefined ? [] : [when.clause])])
    .filter((id) => !valid.has(id))
    .map((id) => unknownId(shortPath(file), 'clause', id, valid.keys()))
  if (problems.length > 0) throw new ContentError(problems)
  return read
})
