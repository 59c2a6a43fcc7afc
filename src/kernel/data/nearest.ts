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

/** The valid id most like the one received, unless none is alike: one that shares nothing with it never is. */
export function nearest(received: string, valid: Iterable<string>): string | undefined {
  let best: { id: string; far: number } | undefined
  for (const id of valid) {
    const far = distance(received, id)
    if (!best || far < best.far) best = { id, far }
  }
  const isAlike = best && best.far <= Math.max(2, received.length / 2) && best.far < received.length
  return isAlike ? best?.id : undefined
}

/** The name that a misspelt one was perhaps meant to be, as facts of a refusal: its sentence asks by `near`. */
export function alike(received: unknown, valid: readonly string[]) {
  const found = typeof received === 'string' ? nearest(received, valid) : undefined
  return { alike: found === undefined ? 'no' : 'yes', nearest: found ?? '' } as const
}
