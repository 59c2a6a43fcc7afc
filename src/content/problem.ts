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
  }
}
