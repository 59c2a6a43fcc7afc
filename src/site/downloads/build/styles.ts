import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../content/root.ts'
import type { Site } from './site.ts'

/** The style sheets that built pages name, in the order in which they name them. */
export function sheetsOf(pages: readonly string[], { base }: Site): readonly string[] {
  const named = pages.flatMap((html) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
      href.slice(base.length),
    ),
  )
  return [...new Set(named)]
}

/** The styles of a file: some style sheets of the site with their fonts within, and those of files alone. */
export function stylesWithin(sheets: readonly string[], site: Site): string {
  const styles = sheets.map((sheet) =>
    readFileSync(join(site.folder, sheet), 'utf8').replace(
      /url\("?([^")]+\.woff2)"?\)/g,
      (_, font: string) => {
        const name = font.replace(/^.*\//, '')
        const data = readFileSync(join(site.folder, '_astro', name)).toString('base64')
        return `url(data:font/woff2;base64,${data})`
      },
    ),
  )
  const own = readFileSync(inProject('src', 'site', 'downloads', 'file', 'file.css'), 'utf8')
  return [...styles, own].join('\n')
}
