import { readFileSync } from 'node:fs'
import { sayer } from '../content/messages.ts'
import { ContentError } from '../content/problem.ts'
import { inProject } from '../content/root.ts'
import { nearest } from '../kernel/nearest.ts'
import { check } from './check.ts'
import { odds } from './odds.ts'
import { languageOf, type Options, readOptions, UsageError } from './options.ts'
import { play } from './play.ts'
import { questions } from './questions.ts'
import { resolve } from './resolve.ts'
import { schema } from './schema.ts'
import type { Terminal } from './terminal.ts'

type Command = (options: Options, terminal: Terminal) => number | Promise<number>

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['resolve', resolve],
  ['odds', odds],
  ['play', play],
  ['check', check],
  ['questions', questions],
  ['schema', schema],
])

/**
 * Runs a command line. Returns the exit code: 0 when all is well, 1 when something is refused or does not
 * come out as claimed, 2 when the command line or a file cannot be understood.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal)
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(error.saidIn(languageOf(args)))
    } else if (error instanceof ContentError) terminal.complain(error.message)
    else throw error
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
  if (command) return command(options, terminal)
  const names = [...commands.keys()]
  const received = { received: name, allowed: names.join(', ') }
  throw new UsageError('command', received, nearest(name, names))
}

function version(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  return version
}
