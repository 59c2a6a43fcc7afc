import { type Options, UsageError } from './options.ts'
import type { Terminal } from './terminal.ts'

/** Output of a command about one file. */
export interface Said {
  readonly text: string
  /** The same for programs. */
  readonly data: unknown
  /** False when the command has to fail. */
  readonly held: boolean
}

/** Says something about each file: as text, or as one piece of JSON. Returns the exit code. */
export function eachFile(
  { files, json }: Options,
  terminal: Terminal,
  say: (file: string) => Said,
): number {
  if (files.length === 0) throw new UsageError('no-file')
  const all = files.map(say)
  const data = all.map((one) => one.data)
  if (json) terminal.print(JSON.stringify(data.length === 1 ? data[0] : data, null, 2))
  else terminal.print(all.map(({ text }) => text).join('\n\n'))
  return all.every(({ held }) => held) ? 0 : 1
}
