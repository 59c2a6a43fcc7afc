import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both } from './languages.ts'
import { once } from './once.ts'
import { ContentError, type Problem, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { readYaml } from './yaml.ts'

/** Reasons for a ruling. */
const rulingKinds = ['silent', 'contradiction', 'derived', 'physical', 'players'] as const
export type RulingKind = (typeof rulingKinds)[number]

const reading = z.strictObject({ value: z.string(), en: z.string(), fr: z.string() })

const ruling = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id in lower case with hyphens'),
    clauses: z.array(z.string()).min(1, 'at least one clause'),
    kind: z.enum(rulingKinds),
    question: both(z.string()),
    /** The first is the default. */
    readings: z.array(reading).min(1, 'at least one reading, the default'),
    why: both(z.string()),
    /** The reading of the engine that this ruling is a choice of. */
    switch: z.string().optional(),
    /** The smallest scenario in which the switch changes the verdict. */
    witness: z.string().optional(),
  })
  .refine((value) => value.switch === undefined || value.readings.length > 1, {
    path: ['readings'],
    message: 'two readings or more, since there is a switch',
  })
  .refine((value) => value.witness === undefined || value.switch !== undefined, {
    path: ['witness'],
    message: 'a witness only beside a switch',
  })

/** One ambiguity of a rulebook and how it is settled. */
export type Ruling = z.infer<typeof ruling>

/** The file that holds the rulings of a game. */
export function rulingsFile(game: GameId): string {
  return inProject('content', 'rulings', `${game}.yaml`)
}

/** All rulings of a game, in the order of their file. */
export const rulingsOf = once((game: GameId): readonly Ruling[] => {
  const file = rulingsFile(game)
  if (!existsSync(file)) return []
  const rulings = readYaml(file, z.array(ruling))
  const valid = clausesOf(game)
  const problems: Problem[] = rulings.flatMap(({ clauses }) =>
    clauses
      .filter((id) => !valid.has(id))
      .map((id) => unknownId(shortPath(file), 'clause', id, valid.keys())),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return rulings
})

/** The rulings that bear on a clause. */
export function rulingsOn(game: GameId, clause: string): readonly Ruling[] {
  return rulingsOf(game).filter(({ clauses }) => clauses.includes(clause))
}
