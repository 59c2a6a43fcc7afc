import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOffline, makeOnlineOnly } from '../../src/site/offline/build/make.ts'
import { shellOf } from '../../src/site/offline/build/shell.ts'
import { builtBase, builtSite } from './support/built.ts'
import {
  cacheNames,
  change,
  copyOfSite,
  drop,
  Host,
  underWorker,
  withProfile,
} from './support/offline-host.ts'

const lab = 'en/fast-west/lab/duel/'
const chapter = 'en/fast-west/aim/'
const old = 'Old words of the first build'
const fresh = 'New words of the second build'

let host: Host
let before = ''
let after = ''

/** A small site: the doors, one game in one language, and its search. */
async function smallSite(words: string): Promise<string> {
  const rooms = ['index.html', 'aim', 'duel', 'duel.json', 'lab'].map(
    (name) => `en/fast-west/${name}`,
  )
  const folder = await copyOfSite([
    ...shellOf(builtSite, builtBase()),
    '404.html',
    '_astro',
    ...rooms,
  ])
  await change(folder, `${chapter}index.html`, (html) =>
    html.replace('</h1>', `</h1><p>${words}</p>`),
  )
  return folder
}

/** Renames the script of a part that is loaded when it is opened, as a build does whose script has changed. */
async function renameScript(folder: string): Promise<void> {
  const assets = join(folder, '_astro')
  const names = await readdir(assets)
  const name = names.find((one) => /^ShareCase\./.test(one)) ?? ''
  await rename(join(assets, name), join(assets, `Renamed${name}`))
  for (const other of names.filter((one) => one.endsWith('.js') && one !== name)) {
    const text = await readFile(join(assets, other), 'utf8')
    if (text.includes(name))
      await writeFile(join(assets, other), text.replaceAll(name, `Renamed${name}`))
  }
}

let ids: readonly string[] = []
beforeAll(async () => {
  ;[before, after] = await Promise.all([smallSite(old), smallSite(fresh)])
  await renameScript(after)
  const first = await makeOffline(before, builtBase(), new Map())
  const second = await makeOffline(after, builtBase(), new Map())
  ids = [first.id, second.id]
  host = await Host.open(before)
})
afterAll(async () => {
  await host.stop()
  await Promise.all([before, after].map(drop))
})

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'])
const openShare = async (page: Page) => {
  await page.locator('.drawer summary', { hasText: 'Share this case' }).click()
  await page.locator('.drawer .share').waitFor()
}
/** Asks for a newer version, as browsers do by themselves when a page is opened. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
/** Puts a mark on a page that does not outlive a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSame' in globalThis)

describe('a new build', () => {
  test('is told, taken when it is asked for, and never mixed with the old one', async () => {
    await host.stop()
    await host.move(before)
    await withProfile(async (context) => {
      const [first, second] = [await context.newPage(), await context.newPage()]
      const address = (path: string) => `${host.address}${path}`
      await first.goto(address('en/fast-west/'))
      await first.locator('.keep [data-begin]:enabled').click()
      await first.locator('.keep-said', { hasText: 'ready without a network' }).waitFor()
      await underWorker(first)
      await second.goto(address(lab))
      await second.locator('.transport .button-primary').first().waitFor()
      await first.goto(address(chapter))
      expect(await first.getByText(old).count()).toBe(1)
      await second.evaluate(() => localStorage.setItem('reckoning-view', 'full'))

      await host.move(after)
      await Promise.all([mark(first), mark(second)])
      await look(first)
      await first.locator('.new-version:visible').waitFor()
      await second.locator('.new-version:visible').waitFor()
      // Whoever goes on reading stays in the old build.
      await first.goto(address(chapter))
      expect(await first.getByText(old).count()).toBe(1)
      expect(await buildOf(first)).toBe(ids[0])

      await first.locator('.new-version button').click()
      await expect.poll(() => buildOf(first).catch(() => undefined)).toBe(ids[1])
      await first.getByText(fresh).waitFor()
      // The case in the other tab stays, and what it opens is of its own build, which the host no longer has.
      expect(await isMarked(second)).toBe(true)
      expect(await buildOf(second)).toBe(ids[0])
      await openShare(second)
      await expect
        .poll(
          async () =>
            (await cacheNames(first)).filter((name) => name.includes(`kept-${ids[1]}`)).length,
        )
        .toBe(2)
      await first.goto(address('en/fast-west/'))
      await first
        .locator('.keep-said', { hasText: 'This game is ready without a network.' })
        .waitFor()

      await host.stop()
      await first.goto(address(chapter))
      expect(await first.getByText(fresh).count()).toBe(1)
      await second.reload()
      expect(await buildOf(second)).toBe(ids[1])
      await openShare(second)
      expect(await second.evaluate(() => localStorage.getItem('reckoning-view'))).toBe('full')
    })
  })

  test('can be the last: the kill switch ends the worker and erases what it kept, and nothing else', async () => {
    await host.stop()
    await host.move(before)
    await withProfile(async (context) => {
      const page = await context.newPage()
      await page.goto(`${host.address}${chapter}`)
      await underWorker(page)
      await page.evaluate(() => localStorage.setItem('reckoning-view', 'full'))
      await makeOnlineOnly(after)
      await host.move(after)
      await page.goto(`${host.address}${chapter}`)
      await expect
        .poll(() =>
          page.evaluate(async () => [
            ...(await navigator.serviceWorker.getRegistrations()).map(() => 'worker'),
            ...(await caches.keys()),
          ]),
        )
        .toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('reckoning-view'))).toBe('full')
      await page.reload()
      expect(await page.getByText(fresh).count()).toBe(1)
    })
  })
})
