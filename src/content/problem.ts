import { nearest } from '../kernel/data/nearest.ts'

/** Fault in a content file: its place and its kind, in words for the person who mends it. */
export interface Problem {
  /** The file, from the project's folder. */
  readonly file: string
  readonly line?: number | undefined
  /** Text found there. */
  readonly received: string
  /** Text allowed there. */
  readonly expected: string
  /** The closest valid value, where a name was misspelt. */
  readonly nearest?: string | undefined
  /** Message of the command line in its user's language; the text above when absent. */
  readonly told?: Told | undefined
}

/** A sentence `problem.…` of the room `cli`, and what it is filled with. */
export interface Told {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
  /** Expected type of data: `type.…` of the same sentences. */
  readonly type?: string
  /** The names that could have stood in the place of a misspelt one. */
  readonly possible?: readonly string[]
}

/** One problem as a sentence. */
export function describe({ file, line, received, expected, nearest }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`
  return `${where}: received ${received}; expected ${expected}.${hint}`
}

/** Content that cannot be used. The message lists every problem found, so that one run shows them all. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(describe).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** An error for an id that nothing bears. */
export function unknownId(
  file: string,
  kind: string,
  received: string,
  valid: Iterable<string>,
  line?: number,
): Problem {
  return {
    file,
    line,
    received: `the ${kind} \`${received}\``,
    expected: `the id of a ${kind}`,
    nearest: nearest(received, valid),
    told: kind === 'clause' ? { key: 'no-clause', values: { received } } : undefined,
  }
}
