import { z } from 'zod'
import { type GameId, gameIds } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { rulingsOf } from './rulings.ts'
import { readYaml } from './yaml.ts'

const quarrel = both(z.string().min(1)).extend({
  /** The clause or the ruling that settles it. */
  see: z.string(),
})

/** A question over which players of a game fall out, with what settles it. */
export type Quarrel = z.infer<typeof quarrel>

/** Number of quarrels of each game. */
const count = 10

const quarrelsIn = once((file: string): Readonly<Record<GameId, readonly Quarrel[]>> => {
  const quarrels = readYaml(file, z.record(z.enum(gameIds), z.array(quarrel).length(count)))
  const problems = gameIds.flatMap((game) => {
    const known = [...clausesOf(game).keys(), ...rulingsOf(game).map(({ id }) => id)]
    const unknown = quarrels[game].filter(({ see }) => !known.includes(see))
    return unknown.map(({ see }) => unknownId(shortPath(file), 'clause or ruling', see, known))
  })
  if (problems.length > 0) throw new ContentError(problems)
  return quarrels
})

/** The classic quarrels of every game; refuses an id that names neither a clause nor a ruling. */
export function allQuarrels(): Readonly<Record<GameId, readonly Quarrel[]>> {
  return quarrelsIn(inProject('content', 'search', 'quarrels.yaml'))
}

const paths = z.union([z.string(), z.array(z.string())])
const values = z.record(z.string(), z.unknown())
const option = both(z.string()).extend({ set: values.optional(), value: z.unknown().optional() })

/** A thing that is asked: some numbers, some seats, or options that are named; each sets parts of the situation. */
const ask = both(z.string()).extend({
  /** The part that is set, or several, where the options do not say themselves which. */
  set: paths.optional(),
  numbers: z.array(z.number()).optional(),
  seats: z.array(z.string()).optional(),
  options: z.array(option).optional(),
  /** Text in which `#` stands for the number; the number itself when absent. */
  value: z.string().optional(),
  /** The number that is set, of the one that is shown: so many times it, and so many more. */
  times: z.number().default(1),
  plus: z.number().default(0),
  /** The sign of a unit behind the number. */
  unit: z.string().optional(),
})

const template = z.strictObject({
  /** The quarrel of the search that it settles. */
  see: z.string(),
  /** Name of its own, where it is narrower than the quarrel. */
  title: both(z.string()).optional(),
  kind: z.string(),
  situation: values,
  asks: z.array(ask),
  /** Question whose answer is the verdict. */
  about: z.looseObject({ fact: z.string() }).optional(),
  /** The kinds of events that are told as the verdict; the clause that is seen when absent. */
  shows: z.array(z.string()).optional(),
  /** The kinds of events at the first of which all is settled; the end when absent. */
  until: z.array(z.string()).optional(),
  /** Answers to questions that do not matter here. */
  answers: z
    .array(z.strictObject({ to: z.string(), by: z.string().optional(), answer: z.unknown() }))
    .default([]),
})
/** A template as its file writes it, in both languages. */
export type WrittenDispute = z.infer<typeof template>

/** The templates of a game's quarrels, as they are written. */
export const writtenDisputes = once((game: GameId): readonly WrittenDispute[] => {
  const file = inProject('content', 'disputes', `${game}.yaml`)
  const written = readYaml(file, z.array(template).min(1))
  const known = allQuarrels()[game].map(({ see }) => see)
  const problems = written
    .filter(({ see, title }) => !title && !known.includes(see))
    .map(({ see }) => ({
      file: shortPath(file),
      received: `\`${see}\``,
      expected: 'a quarrel of `content/search/quarrels.yaml`, or a title',
    }))
  if (problems.length > 0) throw new ContentError(problems)
  return written
})
