/** A rule of a `_headers` file: the headers that answers below a path carry. */
export interface HeaderRule {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads a `_headers` file, the format that Netlify and Cloudflare Pages share: a path on a line of its own,
 * with `*` at its end for everything below, then indented `Name: value` lines.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: (readonly [string, string])[] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** Writes rules in the format that `parseHeaders` reads. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

function matches(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
}

/**
 * The headers of an answer. Where rules overlap, the later rule's value replaces the earlier one's; a value
 * `!` takes a header away.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue
    for (const [name, value] of rule.headers) {
      if (value === '!') found.delete(name)
      else found.set(name, value)
    }
  }
  return found
}
