import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import * as pagefind from 'pagefind'
import { languages } from '../../content/languages.ts'
import { recordsOf, toIndexed } from './records.ts'

/** The index and what searches it; the ready-made interfaces that come along stay out. */
function isNeeded(path: string): boolean {
  return !/(^|\/)pagefind-(ui|modular-ui|component-ui|highlight)\./.test(path)
}

/** Writes the index of everything that can be found; returns how much that is. */
async function writeIndex(site: string): Promise<number> {
  const { index, errors } = await pagefind.createIndex({})
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`)
  const records = languages.flatMap((language) =>
    recordsOf(language).map((record) => toIndexed(language, record)),
  )
  for (const record of records) {
    const { errors: wrong } = await index.addCustomRecord(record)
    if (wrong.length > 0) throw new Error(`${record.url} cannot be indexed: ${wrong.join('; ')}`)
  }
  const { files } = await index.getFiles()
  for (const { path, content } of files.filter((file) => isNeeded(file.path))) {
    const target = join(site, 'pagefind', path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  await pagefind.close()
  return records.length
}

/** Search over clauses, examples, terms, rulings and pages, built when the site is. */
export function search(): AstroIntegration {
  return {
    name: 'reckoning:search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const count = await writeIndex(fileURLToPath(dir))
        logger.info(`${count} records indexed`)
      },
    },
  }
}
