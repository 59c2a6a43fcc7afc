import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../../games/manifest.ts'
import { clausesOf } from '../clauses.ts'
import { both } from '../languages.ts'
import { once } from '../once.ts'
import { ContentError, unknownId } from '../problem.ts'
import { inProject, shortPath } from '../root.ts'
import { readYaml } from '../yaml.ts'

const moment = z
  .strictObject({
    question: z.string().optional(),
    event: z.string().optional(),
    clause: z.string().optional(),
    where: z.record(z.string(), z.unknown()).optional(),
    times: z.int().positive().optional(),
  })
  .refine(
    ({ question, event, clause }) =>
      [question, event, clause].filter((one) => one !== undefined).length === 1,
    'one of question, event and clause',
  )

const said = both(z.string()).shape
const answer = z.union([z.string(), z.number()])

/** A seat or a number names itself; any other answer is told in words. */
const option = z.union([
  answer.transform((value) => ({ value, en: undefined, fr: undefined })),
  z.strictObject({ value: answer, ...said }),
])

const settling = z.strictObject({
  event: z.string(),
  where: z.record(z.string(), z.unknown()).optional(),
  part: z.string().optional(),
  value: answer.optional(),
})

/** Question about the next event, asked before it is told. */
const prediction = z.strictObject({
  /** Id of the case that asks the same: its answer is remembered for practice. */
  like: z.string().optional(),
  ...said,
  options: z.array(option).min(2),
  settled: z.array(settling).min(1),
  because: both(z.string()),
})

const note = z.strictObject({
  when: moment,
  clause: z.string(),
  passing: z.literal(true).optional(),
  ...said,
  ask: prediction.optional(),
})

const script = z.strictObject({
  to: z.string(),
  by: z.string().optional(),
  clause: z.string().optional(),
  about: z.record(z.string(), z.unknown()).optional(),
  at: z.record(z.string(), z.unknown()).optional(),
  answers: z.array(z.unknown()).min(1),
})

/** An answer in words: one value, or several of which the first that is legal is given. */
const choosable = z.union([
  z
    .strictObject({ value: z.unknown(), ...said })
    .transform(({ value, ...rest }) => ({ values: [value], ...rest })),
  z.strictObject({ values: z.array(z.unknown()).min(1), ...said }),
])

/** A question put to the reader in words of its own, with a few of its answers. */
const act = z.strictObject({
  to: z.string(),
  about: z.record(z.string(), z.unknown()).optional(),
  at: z.record(z.string(), z.unknown()).optional(),
  ...said,
  options: z.array(choosable).min(2),
})

const firstGame = z.strictObject({
  situation: z.looseObject({ kind: z.string() }),
  seat: z.string(),
  seed: z.int().nonnegative(),
  /** Minutes for a reader who reads every note. */
  minutes: z.int().positive(),
  until: moment.optional(),
  goal: both(z.string()),
  notes: z.array(note),
  /** Answers of the others, of chance and of the table, where they are possible; else chance under the seed. */
  others: z.array(script).default([]),
  /** Answers of a reader with sense, by which the presses are counted. */
  answers: z.array(script).default([]),
  acts: z.array(act).default([]),
  /** Kinds of questions of which the reader is spared. */
  spared: z.array(z.string()).default([]),
  /** Kinds of events told of a step that settles nothing, the most telling first. */
  told: z.array(z.string()).default([]),
  /** Clauses without which the game would not be understood: each is met on the way that makes sense. */
  core: z.array(z.string()).default([]),
})

/** A first game as its file tells it, in both languages. */
export type FirstGame = z.infer<typeof firstGame>

/** The first game of a game; undefined where none is written. */
export const firstGameOf = once((game: GameId): FirstGame | undefined => {
  const file = inProject('content', 'first-games', `${game}.yaml`)
  if (!existsSync(file)) return undefined
  const read = readYaml(file, firstGame)
  const valid = clausesOf(game)
  const problems = [
    ...read.core,
    ...read.notes.flatMap(({ when, clause }) => [
      clause,
      ...(when.clause === undefined ? [] : [when.clause]),
    ]),
  ]
    .filter((id) => !valid.has(id))
    .map((id) => unknownId(shortPath(file), 'clause', id, valid.keys()))
  if (problems.length > 0) throw new ContentError(problems)
  return read
})
