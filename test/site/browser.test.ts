import { expect, test } from 'vitest'
import { sharing } from './support/browser.ts'
import { visit } from './support/visit.ts'

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
