import { parseArgs } from 'node:util'
import { isLanguage, type Language, languages } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import { type GameId, gameIds, isGame } from '../games/manifest.ts'
import { nearest } from '../kernel/data/nearest.ts'
import type { FactQuestion } from '../kernel/odds/fact-odds.ts'

/** Values of a mistake's sentence; a list holds alternatives. */
type Received = Readonly<Record<string, string | readonly string[]>>

/** Something that whoever typed a command line can mend; it is told in their language. */
export abstract class Complaint extends Error {
  abstract saidIn(language: Language): string
}

/** A command line that cannot be understood: which sentence tells why, and what the sentence is filled with. */
export class UsageError extends Complaint {
  readonly #mistake: string
  readonly #received: Received
  readonly #alike: string | undefined

  /** The sentence `mistake.…` of the room `cli`; with what is most like the thing received, if anything is. */
  constructor(mistake: string, received: Received = {}, alike?: string) {
    super(mistake)
    this.#mistake = mistake
    this.#received = received
    this.#alike = alike
  }

  /** The mistake in a language, and where to read how the command line is used. */
  saidIn(language: Language): string {
    const say = sayer(language, 'cli')
    const oneOf = new Intl.ListFormat(language, { type: 'disjunction' })
    const values = Object.entries(this.#received).map(([name, value]) => {
      return [name, typeof value === 'string' ? value : oneOf.format(value)]
    })
    const alike = this.#alike
    const hint = alike === undefined ? '' : ` ${say('mistake.alike', { alike })}`
    const sentence = say(`mistake.${this.#mistake}`, Object.fromEntries(values))
    return `${sentence}${hint}\n${say('mistake.help')}`
  }
}

/** A name that is none of a game. */
export function noGame(received: string): UsageError {
  return new UsageError(
    'game',
    { received, allowed: gameIds.join(', ') },
    nearest(received, gameIds),
  )
}

/** The one game that a command is about. */
export function gameNamed(files: readonly string[]): GameId {
  const [id, another] = files
  if (id === undefined) throw new UsageError('no-game', { allowed: gameIds.join(', ') })
  if (another !== undefined) throw new UsageError('one-game', { received: another })
  if (isGame(id)) return id
  throw noGame(id)
}

/** Options after a command's name. */
export interface Options {
  readonly files: readonly string[]
  /** The options that were written. */
  readonly given: readonly Option[]
  readonly language: Language
  readonly json: boolean
  readonly help: boolean
  readonly version: boolean
  /** The game of files that do not lie in the folder of one. */
  readonly game: string | undefined
  readonly seed: number | undefined
  /** Number of answers before play stops. */
  readonly until: number | undefined
  /** The kind of situation as which the moment is written. */
  readonly write: string | undefined
  /** The seats that decide with sense. */
  readonly sensible: readonly string[]
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
  until: { type: 'string' },
  write: { type: 'string' },
  sensible: { type: 'string' },
  policy: { type: 'string' },
  fact: { type: 'string' },
  reading: { type: 'string', multiple: true },
} as const

/** The name of an option. */
export type Option = keyof typeof known

/** Reads the arguments after the name of a command. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals, tokens } = parsed(args)
  const { lang, json, help, version, game, policy, fact, write } = values
  if (!isLanguage(lang)) {
    throw new UsageError('value', { option: '--lang', received: lang, expected: languages })
  }
  const isParameter = (text: string) => fact !== undefined && pair.test(text)
  const parameters = positionals.filter(isParameter).map((text) => pairOf('--fact', text))
  return {
    files: positionals.filter((text) => !isParameter(text)),
    given: tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
    language: lang,
    json,
    help,
    version,
    game,
    policy,
    seed: countOf('--seed', values.seed),
    until: countOf('--until', values.until),
    write,
    sensible: (values.sensible ?? '').split(',').filter((seat) => seat !== ''),
    fact: fact === undefined ? undefined : { ...Object.fromEntries(parameters), fact },
    readings: Object.fromEntries((values.reading ?? []).map((text) => pairOf('--reading', text))),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, tokens: true })
  } catch (error) {
    throw mistakeIn(args) ?? error
  }
}

/** The option that cannot be read. */
function mistakeIn(args: readonly string[]): UsageError | undefined {
  const lenient = { allowPositionals: true, strict: false, tokens: true } as const
  const { tokens } = parseArgs({ args: [...args], options: known, ...lenient })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName: option, value } = token
    if (!isKnown(name)) {
      const alike = nearest(name, Object.keys(known))
      return new UsageError('option', { received: option }, alike && `--${alike}`)
    }
    const takesValue = known[name].type === 'string'
    if (!takesValue && value !== undefined) return new UsageError('value-too-many', { option })
    if (isCount(name) && value !== undefined && isBelowZero.test(value)) {
      return new UsageError('count', { option, received: value })
    }
    const isMissing = value === undefined || (value.startsWith('-') && !token.inlineValue)
    if (takesValue && isMissing) return new UsageError('value-missing', { option })
  }
  return undefined
}

function isKnown(name: string): name is keyof typeof known {
  return Object.hasOwn(known, name)
}

/** The language of a command line, also where `--lang` follows an option that lacks its value. */
export function languageOf(args: readonly string[]): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const told = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length)
  return told !== undefined && isLanguage(told) ? told : 'en'
}

const isCount = (name: Option) => name === 'seed' || name === 'until'

const isBelowZero = /^-\d/

const pair = /^([\w.-]+)=(.+)$/

function pairOf(option: string, text: string): readonly [string, string] {
  const [, key, value] = pair.exec(text) ?? []
  if (key !== undefined && value !== undefined) return [key, value]
  throw new UsageError('pair', { option, received: text })
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count
  throw new UsageError('count', { option, received: text })
}
