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

/** The edit distance between two words. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + change,
        ),
      )
    }
    previous = current
  }
  return previous[b.length] ?? 0
}

/** The valid id most like the one received, unless none is alike. */
export function nearest(received: string, valid: Iterable<string>): string | undefined {
  let best: { id: string; far: number } | undefined
  for (const id of valid) {
    const far = distance(received, id)
    if (!best || far < best.far) best = { id, far }
  }
  return best && best.far <= Math.max(2, received.length / 2) ? best.id : undefined
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
