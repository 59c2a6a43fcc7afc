import { readFileSync } from 'node:fs'
import type { Language } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import { ContentError, describe, type Problem } from '../content/problem.ts'
import { inProject } from '../content/root.ts'
import { nearest } from '../kernel/data/nearest.ts'
import { check } from './check.ts'
import { odds } from './odds.ts'
import {
  Complaint,
  languageOf,
  type Option,
  type Options,
  readOptions,
  UsageError,
} from './options.ts'
import { play } from './play.ts'
import { questions } from './questions.ts'
import { resolve } from './resolve.ts'
import { rulings } from './rulings.ts'
import { schema } from './schema.ts'
import type { Terminal } from './terminal.ts'

interface Command {
  run(options: Options, terminal: Terminal): number | Promise<number>
  /** The options that it takes beside those of all commands. */
  readonly takes: readonly Option[]
}

const onCases = ['json', 'game', 'reading'] as const

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['resolve', { run: resolve, takes: onCases }],
  ['odds', { run: odds, takes: [...onCases, 'fact', 'policy'] }],
  ['play', { run: play, takes: [...onCases, 'seed', 'sensible', 'until', 'write'] }],
  ['check', { run: check, takes: ['json', 'game'] }],
  ['questions', { run: questions, takes: ['json'] }],
  ['rulings', { run: rulings, takes: ['json'] }],
  ['schema', { run: schema, takes: [] }],
])

/**
 * Runs a command line. Returns the exit code: 0 when all is well, 1 when something is refused or does not
 * come out as claimed, 2 when the command line or a file cannot be understood.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal)
  } catch (error) {
    terminal.complain(complaintOf(error, languageOf(args)))
    return 2
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const at = args.findIndex((arg) => !arg.startsWith('-'))
  const name = args[0] === undefined || at !== 0 ? undefined : args[0]
  const options = readOptions(name === undefined ? args : args.slice(1))
  const usage = sayer(options.language, 'cli')('usage')
  if (options.version) {
    terminal.print(version())
    return 0
  }
  if (options.help || name === 'help') {
    terminal.print(usage)
    return 0
  }
  if (name === undefined) {
    terminal.complain(usage)
    return 2
  }
  const command = commands.get(name)
  if (command) {
    const elsewhere = options.given.find((one) => ![...command.takes, ...everywhere].includes(one))
    if (elsewhere === undefined) return command.run(options, terminal)
    throw new UsageError('option-elsewhere', { command: name, option: `--${elsewhere}` })
  }
  const names = [...commands.keys()]
  const received = { received: name, allowed: names.join(', ') }
  throw new UsageError('command', received, nearest(name, names))
}

const everywhere: readonly Option[] = ['lang', 'help', 'version']

/** Message for a fault in the command line or in a file. Any other error is a bug and is thrown on. */
function complaintOf(error: unknown, language: Language): string {
  if (error instanceof Complaint) return error.saidIn(language)
  if (!(error instanceof ContentError)) throw error
  return error.problems.map((problem) => problemIn(language, problem)).join('\n')
}

/** Message for a fault in a file, in a language. */
function problemIn(language: Language, problem: Problem): string {
  const { file, line, told, nearest } = problem
  if (!told) return describe(problem)
  const say = sayer(language, 'cli')
  const expected = told.type === undefined ? {} : { expected: say(`type.${told.type}`) }
  const sentence = say(`problem.${told.key}`, { ...told.values, ...expected })
  const hint = nearest === undefined ? '' : ` ${say('mistake.alike', { alike: nearest })}`
  return `${line === undefined ? file : `${file}:${line}`}: ${sentence}${hint}`
}

function version(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  return version
}
