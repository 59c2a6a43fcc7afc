import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../../content/languages.ts'

/** The few pages that every reader has: the doors of the site, and the page that says that there is no network. */
const pages = [
  'index.html',
  ...languages.flatMap((language) => [`${language}/index.html`, `${language}/offline/index.html`]),
]

/** Files of the site that a page names in its tags. */
function namedIn(html: string, base: string): string[] {
  const tags = html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"#?]+)/g)
  return [...tags]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(base) && /\.\w+$/.test(address))
    .map((address) => address.slice(base.length))
}

/** Files beside a script or a style sheet that it cannot do without. */
function neededBy(path: string, text: string): string[] {
  const found = path.endsWith('.css')
    ? text.matchAll(/url\("?([^")]+\.woff2)/g)
    : text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
  return [...found].map(([, name = '']) => join(dirname(path), name.replace(/^.*\//, '')))
}

/** The paths of what every reader has on the device: those pages, and what they need to be shown. */
export function shellOf(site: string, base: string): readonly string[] {
  const found = new Set<string>()
  const open = [...pages]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !existsSync(join(site, path))) continue
    found.add(path)
    if (!/\.(?:html|css|js)$/.test(path)) continue
    const text = readFileSync(join(site, path), 'utf8')
    open.push(...(path.endsWith('.html') ? namedIn(text, base) : neededBy(path, text)))
  }
  return [...found].sort()
}
