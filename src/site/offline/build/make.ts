import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages } from '../../../content/languages.ts'
import { folder as downloads } from '../../downloads/names.ts'
import { folder, house, listOf, needsOf, type Part, packAt, type Sizes, sizesOf } from '../names.ts'
import type { OwnersByScript } from './owners.ts'
import { packFiles } from './pack.ts'
import { allParts, partsOf } from './parts.ts'
import { shellOf } from './shell.ts'
import { writeKillSwitch, writeWorker } from './write-worker.ts'

/** Mark of the build in the root element of a page. */
const mark = /<html(?: data-build="[^"]*")?/

/** All files of the site but those that this room writes, and those that readers carry, each of which is whole by itself. */
function filesOf(site: string): string[] {
  return globSync('**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'sw.js' && !path.startsWith(folder) && !path.startsWith(downloads))
    .sort()
}

/** Hash of a whole build: two builds of the same content have the same. */
async function hashBuild(site: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of files) {
    const content = await readFile(join(site, path))
    hash.update(path)
    hash.update(path.endsWith('.html') ? content.toString().replace(mark, '<html') : content)
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Writes the hash of the build into each page, so that page and worker know whether they are of one build.
 *
 * @returns The style sheets that each page names.
 */
async function markPages(site: string, files: readonly string[], id: string) {
  const sheets = new Map<string, readonly string[]>()
  for (const path of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(site, path), 'utf8')
    await writeFile(join(site, path), html.replace(mark, `<html data-build="${id}"`))
    const [head = ''] = html.split('</head>')
    sheets.set(
      path,
      [...head.matchAll(/_astro\/[\w.-]+\.css/g)].map(([sheet]) => sheet),
    )
  }
  return sheets
}

const keyOf = ({ language, name }: Part) => `${language} ${name}`

/** The files of each part, given the style sheets of each page. */
function sortIntoParts(
  files: readonly string[],
  sheets: ReadonlyMap<string, readonly string[]>,
  owners: OwnersByScript,
) {
  const named = new Set<string>()
  for (const [path, names] of sheets)
    for (const part of partsOf(path, owners, () => false))
      for (const name of names) named.add(`${keyOf(part)} ${name}`)
  const styled = (path: string, part: Part) => named.has(`${keyOf(part)} ${path}`)
  const parts = new Map<string, string[]>(allParts.map((part) => [keyOf(part), []]))
  for (const path of files)
    for (const part of partsOf(path, owners, styled)) parts.get(keyOf(part))?.push(path)
  return (part: Part) => parts.get(keyOf(part)) ?? []
}

async function write(site: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), content)
}

/** Files that the boards of a game may load: all scripts of it, and the clauses that a case shows. */
function needsIn(files: readonly string[]): string[] {
  return files.filter((path) => /^_astro\/.*\.js$|^\w+\/[\w-]+\/[\w-]+\.json$/.test(path))
}

/**
 * Makes a built site readable without a network: marks its pages, packs its parts, and writes the worker.
 *
 * @param site The folder of the build.
 * @param base The path below which it is hosted, with its slash.
 * @returns The hash of the build, and what every reader fetches.
 */
export async function makeOffline(site: string, base: string, owners: OwnersByScript) {
  await rm(join(site, folder), { recursive: true, force: true })
  const files = filesOf(site)
  const id = await hashBuild(site, files)
  const filesIn = sortIntoParts(files, await markPages(site, files, id), owners)
  const sizes = new Map<string, number>()
  for (const part of allParts) {
    const packed = await packFiles(site, filesIn(part))
    for (const { pack, content } of packed) await write(site, packAt(pack.name), content)
    const packs = packed.map(({ pack }) => pack)
    await write(site, listOf(part), JSON.stringify({ build: id, packs }))
    const shared = filesIn({ ...part, name: house }).filter((path) => path.endsWith('.js'))
    if (part.name !== house)
      await write(site, needsOf(part), JSON.stringify(needsIn([...shared, ...filesIn(part)])))
    sizes.set(
      keyOf(part),
      packs.reduce((sum, { bytes }) => sum + bytes, 0),
    )
  }
  for (const language of languages)
    await write(site, sizesOf(language), JSON.stringify(sizesIn(language, id, sizes)))
  return { id, sizes, ...(await writeWorker(site, id, shellOf(site, base))) }
}

function sizesIn(language: string, build: string, sizes: ReadonlyMap<string, number>): Sizes {
  const parts = allParts
    .filter((part) => part.language === language)
    .map((part) => [part.name, sizes.get(keyOf(part)) ?? 0])
  return { build, parts: Object.fromEntries(parts) }
}

/** Makes a built site end the workers that its readers have: pages without a mark install none. */
export async function makeOnlineOnly(site: string): Promise<void> {
  await rm(join(site, folder), { recursive: true, force: true })
  await writeKillSwitch(site)
}
