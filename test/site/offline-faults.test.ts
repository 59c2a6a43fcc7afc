import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOf } from '../../src/site/offline/build/shell.ts'
import { packAt } from '../../src/site/offline/names.ts'
import { builtBase, builtSite } from './support/built.ts'
import {
  builtList,
  cacheNames,
  copyOfSite,
  drop,
  Host,
  underWorker,
  withProfile,
} from './support/offline-host.ts'

const game = { language: 'en', name: 'fast-west' } as const
const start = 'en/fast-west/'

let folder = ''
let host: Host
beforeAll(async () => {
  const rest = [
    '404.html',
    '_astro',
    'sw.js',
    'offline',
    `${start}index.html`,
    `${start}lab/duel/index.html`,
  ]
  folder = await copyOfSite([...shellOf(builtSite, builtBase()), ...rest])
  host = await Host.open(folder)
})
afterAll(async () => {
  await host.stop()
  await drop(folder)
})

const said = (page: Page, text: string) => page.locator('.keep-said', { hasText: text }).waitFor()
const keptNames = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.includes('-kept-'))

test('a download that breaks off keeps what has come, is never taken for the whole, and goes on', async () => {
  const { packs } = await builtList(game)
  const last = join(folder, packAt(packs.at(-1)?.name ?? ''))
  const whole = await readFile(last)
  await withProfile(async (context) => {
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${host.address}${start}`)
    const begin = page.locator('.keep [data-begin]:enabled')
    // Cut off, another file in its place as some hosts answer, and the right length with a wrong byte.
    const wrong = Buffer.from(whole)
    wrong[wrong.length >> 1] = (wrong[wrong.length >> 1] ?? 0) ^ 1
    for (const fault of [
      whole.subarray(0, whole.length >> 1),
      Buffer.from('<!doctype html>'),
      wrong,
    ]) {
      await writeFile(last, fault)
      await host.stop()
      await host.start()
      await begin.click()
      await said(page, 'broken off')
      await page.reload()
      await said(page, 'isn’t complete yet')
    }
    await writeFile(last, whole)
    await host.stop()
    await host.start()
    asked.length = 0
    await begin.click()
    await said(page, 'ready without a network')
    const fetched = asked.filter((address) => address.endsWith('.pack'))
    expect(fetched).toEqual([`${host.address}${packAt(packs.at(-1)?.name ?? '')}`])
  })
})

test('a download can be stopped, and what has come can be removed', async () => {
  await withProfile(async (context) => {
    const page = await context.newPage()
    await page.goto(`${host.address}${start}`)
    // Every pack takes its time.
    await page.addInitScript(() => {
      const fetchNow = globalThis.fetch
      globalThis.fetch = async (...request) => {
        if (String(request[0]).endsWith('.pack')) await new Promise((go) => setTimeout(go, 300))
        return fetchNow(...request)
      }
    })
    await page.reload()
    await page.locator('.keep [data-begin]:enabled').click()
    await expect.poll(() => page.locator('.keep progress').getAttribute('value')).not.toBe('0')
    await page.locator('.keep [data-cancel]').click()
    await said(page, 'isn’t complete yet')
    await page.locator('.keep [data-remove]').click()
    await said(page, 'was removed')
    expect(await keptNames(page)).toEqual([])
  })
})

test('a device without room keeps nothing of a game by halves, says so, and keeps it later', async () => {
  await withProfile(async (context) => {
    await context.addInitScript(() => {
      const put = Cache.prototype.put
      let count = 0
      Cache.prototype.put = function (...asked) {
        const isPack = String(asked[0]).endsWith('.pack')
        if (isPack && !('hasRoom' in globalThis) && ++count > 2)
          return Promise.reject(new DOMException('full', 'QuotaExceededError'))
        return put.apply(this, asked)
      }
    })
    const page = await context.newPage()
    await page.goto(`${host.address}${start}`)
    const begin = page.locator('.keep [data-begin]:enabled')
    await begin.click()
    await said(page, 'has no room')
    expect(await keptNames(page)).toEqual([])
    await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }))
    await begin.click()
    await said(page, 'ready without a network')
    // What the browser takes back is not said to be there.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.reload()
    await begin.waitFor()
    expect(await page.locator('.keep [data-remove]').isVisible()).toBe(false)
  })
})

test('a browser that refuses to keep anything shows the site, and says so once', async () => {
  await withProfile(async (context) => {
    await context.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
      CacheStorage.prototype.open = refuse
      CacheStorage.prototype.keys = refuse
      CacheStorage.prototype.match = refuse
      ServiceWorkerContainer.prototype.register = refuse
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${host.address}${start}`)
    await said(page, 'keeps nothing for this site')
    await page.goto(`${host.address}${start}lab/duel/`)
    const next = page.locator('.transport .button-primary').first()
    await next.waitFor()
    expect(problems).toEqual([])
  })
})

test('a reader turns it off by an address, and on again', async () => {
  await withProfile(async (context) => {
    const page = await context.newPage()
    await page.goto(`${host.address}${start}`)
    await underWorker(page)
    await page.evaluate(() => localStorage.setItem('reckoning-view', 'full'))
    await page.goto(`${host.address}en/offline/?sw=off`)
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(() => 'worker'),
        ...(await caches.keys()),
      ])
    await expect.poll(left).toEqual([])
    await page.goto(`${host.address}${start}`)
    await said(page, 'turned this off')
    expect(await left()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('reckoning-view'))).toBe('full')
    await page.goto(`${host.address}en/offline/?sw=on`)
    await underWorker(page)
  })
})
