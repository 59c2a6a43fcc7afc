import { parseArgs } from 'node:util'
import { isLanguage, type Language, languages } from '../content/languages.ts'
import type { FactQuestion } from '../kernel/facts.ts'

/** A command line that cannot be understood. */
export class UsageError extends Error {}

/** What stands behind a command's name. */
export interface Options {
  readonly files: readonly string[]
  readonly language: Language
  readonly json: boolean
  readonly help: boolean
  readonly version: boolean
  /** The game of files that do not lie in the folder of one. */
  readonly game: string | undefined
  readonly seed: number | undefined
  readonly policy: string | undefined
  readonly fact: FactQuestion | undefined
  readonly readings: Readonly<Record<string, string>>
}

const known = {
  lang: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
  game: { type: 'string' },
  seed: { type: 'string' },
  policy: { type: 'string' },
  fact: { type: 'string' },
  reading: { type: 'string', multiple: true },
} as const

/** Reads the arguments after the name of a command. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args)
  const { lang, json, help, version, game, policy, fact } = values
  if (!isLanguage(lang)) {
    throw new UsageError(`--lang: received "${lang}"; expected ${languages.join(' or ')}.`)
  }
  const isParameter = (text: string) => fact !== undefined && pair.test(text)
  const parameters = positionals.filter(isParameter).map((text) => pairOf('--fact', text))
  return {
    files: positionals.filter((text) => !isParameter(text)),
    language: lang,
    json,
    help,
    version,
    game,
    policy,
    seed: values.seed === undefined ? undefined : seedOf(values.seed),
    fact: fact === undefined ? undefined : { ...Object.fromEntries(parameters), fact },
    readings: Object.fromEntries((values.reading ?? []).map((text) => pairOf('--reading', text))),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

const pair = /^([\w.-]+)=(.+)$/

function pairOf(option: string, text: string): readonly [string, string] {
  const [, key, value] = pair.exec(text) ?? []
  if (key !== undefined && value !== undefined) return [key, value]
  throw new UsageError(`${option}: received "${text}"; expected key=value.`)
}

function seedOf(text: string): number {
  const seed = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed
  throw new UsageError(`--seed: received "${text}"; expected a whole number from 0 up.`)
}
