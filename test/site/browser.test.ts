import { expect, test } from 'vitest'
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
