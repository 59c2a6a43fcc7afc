import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { listOf, type PackList, type Part } from '../../../src/site/offline/names.ts'
import { serveSite } from '../../support/serve.ts'
import { causeOf, openBrowser } from './browser.ts'
import { builtSite } from './built.ts'

/** A host whose network can be cut: nothing listens any more, and nothing answers under its address. */
export class Host {
  #folder: string
  #served: Awaited<ReturnType<typeof serveSite>> | undefined
  /** Its address with the path of the site; the same each time it starts. */
  address = ''

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Serves the folder of a build. */
  static async open(folder: string = builtSite): Promise<Host> {
    const host = new Host(folder)
    await host.start()
    return host
  }

  async start(): Promise<void> {
    const port = this.address ? Number(new URL(this.address).port) : 0
    this.#served = await serveSite(this.#folder, port)
    this.address = this.#served.address
  }

  /** Serves another build under the same address from now on. */
  async move(folder: string): Promise<void> {
    await this.stop()
    this.#folder = folder
    await this.start()
  }

  async stop(): Promise<void> {
    await this.#served?.close()
    this.#served = undefined
  }
}

/** Opens a fresh browser profile in which workers of the site may be installed. */
export async function withProfile(look: (context: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  // Cores that others use as well take their time; what never comes fails all the same.
  context.setDefaultTimeout(60_000)
  try {
    await look(context)
  } catch (error) {
    throw await causeOf(error, browser)
  } finally {
    await context.close().catch(() => undefined)
  }
}

/** Waits until a worker answers for a page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The addresses in all caches of the site whose name holds some letters, below its base. */
export function cached(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((each) => each.includes(part))
    const keys = names.map(async (each) => (await caches.open(each)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => url)
  }, name)
}

/** Names of the caches of the site. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** The list of a part of the build. */
export async function builtList(part: Part): Promise<PackList> {
  return JSON.parse(await readFile(join(builtSite, listOf(part)), 'utf8')) as PackList
}

/** A small site of some files of the build, which a test may change. */
export async function copyOfSite(paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reckoning-site-'))
  for (const path of paths) await cp(join(builtSite, path), join(folder, path), { recursive: true })
  return folder
}

/** Changes a file of a small site. */
export async function change(
  folder: string,
  path: string,
  edit: (content: string) => string,
): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

/** Ends a small site. */
export const drop = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** A file of the build as text. */
export const builtFile = (path: string): Promise<string> => readFile(join(builtSite, path), 'utf8')
