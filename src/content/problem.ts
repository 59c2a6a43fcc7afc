import { nearest } from '../kernel/nearest.ts'

/** Where and how a content file is wrong, in the words of the person who must mend it. */
export interface Problem {
  /** The file, from the project's folder. */
  readonly file: string
  readonly line?: number | undefined
  /** What the file says there. */
  readonly received: string
  /** What may stand there. */
  readonly expected: string
  /** The closest valid value, where a name was misspelt. */
  readonly nearest?: string | undefined
  /** How the command line says it in the language of whoever wrote the file; as here where it is not told. */
  readonly told?: Told | undefined
}

/** A sentence `problem.…` of the room `cli`, and what it is filled with. */
export interface Told {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
  /** What was expected, as a type of data: `type.…` of the same sentences. */
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
