import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { languages } from '../../content/languages.ts'
import { buildIndex, endIndexing } from './build-index.ts'
import type { Shelf } from './kinds.ts'

/** The folder of the index below the site’s base path. */
const folder = 'pagefind'
/** The file among the records that is not one of them. */
const quarrels = 'quarrels.json'

/** Reads the records that the build has written for a language, and takes them out of the site. */
async function takeShelves(records: string): Promise<Shelf[]> {
  const names = (await readdir(records)).filter(
    (name) => name.endsWith('.json') && name !== quarrels,
  )
  const shelves = await Promise.all(
    names.sort().map(async (name) => {
      const file = join(records, name)
      const shelf = JSON.parse(await readFile(file, 'utf8')) as Shelf
      await rm(file)
      return shelf
    }),
  )
  if (shelves.length === 0) throw new Error(`No records to search in ${records}`)
  return shelves
}

async function writeIndex(language: string, site: string): Promise<number> {
  const shelves = await takeShelves(join(site, language, 'search'))
  const written = join(site, folder, language)
  for (const { path, content } of await buildIndex(language, shelves)) {
    await mkdir(dirname(join(written, path)), { recursive: true })
    await writeFile(join(written, path), content)
  }
  return shelves.reduce((sum, { records }) => sum + records.length, 0)
}

/**
 * Has Pagefind index the site once it is built: one record for each clause, worked example, term, ruling and page,
 * one index a language. A server for authors has none of its own and serves that of the last build.
 */
export function search(): AstroIntegration {
  let last = ''
  let base = '/'
  return {
    name: 'reckoning:search',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
        last = fileURLToPath(new URL(`${folder}/`, config.outDir))
      },
      'astro:server:setup': ({ server, logger }) => {
        if (existsSync(last)) {
          server.middlewares.use(`${base}${folder}`, sirv(last, { dev: true }))
          logger.info('the search answers from the last build')
        } else logger.warn('the search needs a build: npm run build makes its index')
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir)
        for (const language of languages) {
          const count = await writeIndex(language, site)
          logger.info(`${count} records indexed in ${language}`)
        }
        await endIndexing()
      },
    },
  }
}
