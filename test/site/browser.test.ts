import { expect, test } from 'vitest'
import { sharing } from './support/browser.ts'
import { addressOf, visit } from './support/visit.ts'

let tries = 0

test('a browser that dies is started anew, and its test tried once more', async () => {
  tries += 1
  await visit('/en/', {}, async (page) => {
    if (tries === 1) {
      const client = await page.context().browser()?.newBrowserCDPSession()
      // The answer to this never comes.
      void client?.send('Browser.crash').catch(() => undefined)
      await page.getByText('waited for until the browser is gone').waitFor()
    }
    expect(await page.title()).toContain('Reckoning')
  })
  expect(tries).toBe(2)
})

test('a browser whose start fails is started anew, and one that runs is shared', async () => {
  let starts = 0
  const open = sharing(async () => {
    starts += 1
    if (starts === 1) throw new Error('the machine was busy')
    return { number: starts, once: () => undefined }
  })
  await expect(open()).rejects.toThrow('the machine was busy')
  expect((await open()).number).toBe(2)
  expect((await open()).number).toBe(2)
})

test('a reader finds nothing that the last one left, nor anything that was done to their pages', async () => {
  await visit('/en/', { width: 390, scheme: 'dark' }, async (page) => {
    await page.context().route('**/en/about/', (route) => route.abort())
    await page.addInitScript(() => {
      Object.assign(globalThis, { left: 'here' })
    })
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here')
      sessionStorage.setItem('left', 'here')
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve
      })
      await caches.open('left')
    })
  })
  await visit('/en/', {}, async (page) => {
    const found = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      script: 'left' in globalThis,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }))
    expect(found).toEqual({
      local: 0,
      session: 0,
      databases: 0,
      caches: 0,
      script: false,
      width: 1280,
      isDark: false,
    })
    const response = await page.goto(addressOf('/en/about/'))
    expect(response?.status()).toBe(200)
  })
})
