import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the built site. `RECKONING_DIST` names another build than the usual one. */
export const builtSite = process.env['RECKONING_DIST'] ?? join(import.meta.dirname, '../../../dist')

/** A page of the built site. */
export interface BuiltPage {
  /** Its address below the base, `/en/wild-gangs/`; `/404.html` for the page that was not found. */
  readonly address: string
  readonly html: string
}

/** Every page of the built site, in the order of their addresses. */
export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: builtSite })
    .map((file) => ({
      address: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(builtSite, file), 'utf8'),
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/**
 * One page of each kind in each language. Pages are of one kind when their addresses differ only in the
 * language, or in the last step below a folder of many alike.
 */
export function pageKinds(): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>()
  for (const page of builtPages()) {
    const kind = page.address.replace(/\/scenarios\/[^/]+\/$/, '/scenarios/*/')
    if (!kinds.has(kind)) kinds.set(kind, page)
  }
  return [...kinds.values()]
}
