import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../../content/languages.ts'
import { gameIds } from '../../../games/manifest.ts'
import { fileOf, folder, setFileOf } from '../names.ts'
import { gameFile } from './game-file.ts'
import { setFile } from './set-file.ts'
import type { Site } from './site.ts'

/** Place of the size of a file in a page that lists it. */
const place = /(<[^>]*\sdata-size-of="([^"]+)"[^>]*>)[^<]*/g

/** Writes the size of each file, in megabytes, where a page lists it. */
async function tellSizes({ folder: site }: Site, sizes: ReadonlyMap<string, number>) {
  for (const page of globSync('*/take/index.html', { cwd: site })) {
    const [language = ''] = page.split(/[\\/]/)
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const html = await readFile(join(site, page), 'utf8')
    const told = html.replace(place, (whole, tag: string, name: string) => {
      const bytes = sizes.get(name)
      return bytes === undefined ? whole : `${tag}${format.format(bytes / 1e6)}`
    })
    await writeFile(join(site, page), told)
  }
}

/**
 * Makes the files that readers carry out of a built site, and writes their sizes into the pages that list them.
 *
 * @returns The size of each file in bytes, by its name.
 */
export async function makeDownloads(site: Site): Promise<ReadonlyMap<string, number>> {
  await rm(join(site.folder, folder), { recursive: true, force: true })
  await mkdir(join(site.folder, folder), { recursive: true })
  const sizes = new Map<string, number>()
  const write = async (name: string, text: string) => {
    const file = Buffer.from(text)
    await writeFile(join(site.folder, folder, name), file)
    sizes.set(name, file.byteLength)
  }
  for (const language of languages) {
    for (const game of gameIds)
      await write(fileOf(game, language), await gameFile(language, game, site))
    await write(setFileOf(language), await setFile(language, site))
  }
  await tellSizes(site, sizes)
  return sizes
}
