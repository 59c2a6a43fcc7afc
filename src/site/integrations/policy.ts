import { createHash } from 'node:crypto'

/** What any page may load. */
const directives: readonly (readonly [name: string, sources: string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
]

/** The hashes of what stands inline in pages, by the directive that permits it. */
export interface InlineHashes {
  readonly 'script-src': ReadonlySet<string>
  readonly 'style-src': ReadonlySet<string>
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const styles = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi

/** A script element that holds data, which nothing executes. */
const holdsData = /\btype=["']?(?:application\/(?:ld\+)?json|text\/plain)/i

function hashesOf(html: string, elements: RegExp): Set<string> {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(elements)) {
    if (/\bsrc=/i.test(attributes) || holdsData.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return hashes
}

/** The hash of each script and each style that stands inline in a page. */
export function inlineHashes(html: string): InlineHashes {
  return { 'script-src': hashesOf(html, scripts), 'style-src': hashesOf(html, styles) }
}

/** All hashes of several pages together, for a header that many pages share. */
export function unionOf(pages: readonly InlineHashes[]): InlineHashes {
  return {
    'script-src': new Set(pages.flatMap((page) => [...page['script-src']])),
    'style-src': new Set(pages.flatMap((page) => [...page['style-src']])),
  }
}

/** The text of a policy that permits exactly the given inline elements. */
export function policyFor(inline: InlineHashes): string {
  const own = new Map(Object.entries<ReadonlySet<string>>({ ...inline }))
  return directives
    .map(([name, sources]) => [name, sources, ...(own.get(name) ?? [])].join(' '))
    .join('; ')
}

const openingTag =
  /<([a-z][^\s/>"'=]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

function offends(name: string, value: string): boolean {
  if (name === 'style' || name.startsWith('on')) return true
  return ['href', 'src', 'action'].includes(name) && /^["']?\s*javascript:/i.test(value)
}

/**
 * The tags of a page that no hash can permit: styles and event handlers written as attributes, and addresses
 * that are scripts.
 */
export function forbiddenTags(html: string): string[] {
  const markup = html.replace(scripts, '').replace(styles, '')
  return [...markup.matchAll(openingTag)]
    .filter(([, , attributes = '']) =>
      [...attributes.matchAll(attribute)].some(([, name = '', value = '']) =>
        offends(name.toLowerCase(), value),
      ),
    )
    .map(([tag]) => tag)
}

/** Puts a policy where it governs everything behind it: at the head of the page's head, after the charset. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i
  const place = charset.test(html) ? charset : /<head\b[^>]*>/i
  return html.replace(place, (found) => `${found}${meta}`)
}
