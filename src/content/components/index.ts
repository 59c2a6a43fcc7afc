import { existsSync } from 'node:fs'
import { z } from 'zod'
import { type GameId, programOf } from '../../games/manifest.ts'
import type { ComponentData } from '../../kernel/game/program.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import { Notes } from '../../kernel/schema/notes.ts'
import { read } from '../../kernel/schema/read.ts'
import { optional, type Parts } from '../../kernel/schema/schema.ts'
import { createSay } from '../../kernel/words/say.ts'
import { createWords } from '../../kernel/words/words.ts'
import { both } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { once } from '../once.ts'
import { inProject } from '../root.ts'
import { readYaml } from '../yaml.ts'
import { provenance, type Source, source } from './source.ts'

export type { Source } from './source.ts'

/** The file that holds the components of a game. */
export function componentsFile(game: GameId): string {
  return inProject('content', 'components', `${game}.yaml`)
}

/** Content of a component file. */
interface Said {
  readonly source: Source
  /** Components for the engine. */
  readonly components: unknown
}

/** The component data of a game, if it has any yet. */
export const componentsOf = once((game: GameId): Said | undefined => {
  const file = componentsFile(game)
  return existsSync(file) ? readYaml(file, fileOf(game)) : undefined
})

/** The component data of a game as its engine takes it. */
export function engineComponents(game: GameId): unknown {
  return componentsOf(game)?.components
}

/**
 * Schema of a component file: the source of the game, the game's own part, the name of each thing in both languages,
 * and the provenance of each value.
 */
function fileOf(game: GameId): z.ZodType<Said> {
  const { components: data } = programOf(game)
  return z.looseObject({ source }).transform(({ source: of, ...rest }, context) => {
    for (const { path, message } of unmarked(rest)) {
      context.addIssue({ code: 'custom', path, message })
    }
    const { value, refusals } = checked(data.file, bare(rest), data.checkFile)
    const components = refusals.length === 0 ? data.toEngine(value as never) : undefined
    const more = components ? checked(data.own, components, data.check).refusals : []
    for (const refusal of [...refusals, ...more]) {
      const path = (refusal.at?.[0] ?? '').split('.')
      context.addIssue({ code: 'custom', path, message: sentenceOf(game, refusal) })
    }
    return { source: of, components }
  })
}

/** Marks that a file puts beside what the schema of its game allows. */
const isMark = (key: string) => key === 'name' || key === 'provenance' || key.endsWith('Provenance')

/** The same without names and provenance. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !isMark(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, bare(one)]))
}

interface Unmarked {
  readonly path: (string | number)[]
  readonly message: string
}

/** Everything without its marks: things of a list need name and provenance, other groups their provenance. */
function unmarked(groups: Readonly<Record<string, unknown>>): readonly Unmarked[] {
  const named = z.looseObject({ name: both(z.string()), provenance })
  return Object.entries(groups).flatMap(([name, group]) => {
    const marked = Array.isArray(group) ? z.array(named) : z.looseObject({ provenance })
    const { error } = marked.safeParse(group)
    const wrong = (error?.issues ?? []).map(({ path, message }) => ({
      path: [name, ...(path as string[])],
      message,
    }))
    return [...wrong, ...unknownProvenances(group, [name])]
  })
}

/** Paths of values without a known provenance. */
function unknownProvenances(value: unknown, path: (string | number)[]): readonly Unmarked[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    if (!key.endsWith('Provenance')) return unknownProvenances(one, [...path, key])
    const { error } = provenance.safeParse(one)
    return error ? [{ path: [...path, key], message: error.message }] : []
  })
}

type Check<Value> = ((value: Value, refuse: Refuse) => void) | undefined
type Refuse = Parameters<NonNullable<ComponentData['check']>>[1]

/** Reads data by a schema and has it checked further when it can be read. */
function checked(schema: Parts, data: unknown, check: Check<never>) {
  const notes = new Notes(data)
  const value = read(schema, data, notes)
  if (notes.refusals.length === 0) {
    check?.(value as never, (code, facts, at) => notes.refuse({ code, facts, at: [at] }))
  }
  return { value, refusals: notes.refusals }
}

/** Component data that a program brings of its own, or what is wrong with it, a sentence each. */
export function readOwnComponents(
  game: GameId,
  given: unknown,
): { readonly components: object; readonly problems: readonly string[] } {
  const { own, check } = programOf(game).components
  const parts = Object.entries(own.parts).map(([name, part]) => [name, optional(part)] as const)
  const some: Parts = { type: 'parts', parts: Object.fromEntries(parts) }
  const { value, refusals } = checked(some, given, check)
  const problems = refusals.map((refusal) => `${refusal.at}: ${sentenceOf(game, refusal)}`)
  return { components: value as object, problems }
}

/** English message for the author of the file, like all messages about files. */
function sentenceOf(game: GameId, refusal: Refusal): string {
  const { speech, clauses } = programOf(game)
  const rooms = [game, 'kernel'].map((room) => messagesOf('en', room))
  return speech.refusal(
    refusal,
    createWords('en', createSay('en', rooms), { id: game, clauses }, ''),
  )
}
