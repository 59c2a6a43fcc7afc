import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { bullet, labOf, ready, settle } from './support/lab.ts'
import { addressOf, visit, visitAll } from './support/visit.ts'

/** Fates of the duellists, as the board shows them. */
const fates = (page: Page) =>
  page
    .locator('.duel .fighter')
    .evaluateAll((fighters) => fighters.map((fighter) => fighter.getAttribute('class')))

/** An absolute address of the site as it is below the root, with its fragment. */
const pathOf = (address: string) => address.slice(addressOf('').length)

describe('a case', () => {
  test('is the same by its link, as a QR code, embedded, and in French', async () => {
    let link = ''
    let embed = ''
    let french = ''
    let ended: (string | null)[] = []
    await visit(labOf('en', 'duel'), {}, async (page) => {
      await ready(page)
      await bullet(page, 'A', 4).click()
      await settle(page)
      ended = await fates(page)

      await page.getByText('Share this case').click()
      await page.getByRole('button', { name: 'Copy the link' }).click()
      await page.getByText('The link has been copied.').waitFor()
      link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(page.url())

      await page.getByText('Show as a QR code').click()
      const code = page.getByRole('img', { name: 'The link as a QR code' })
      const squares = (await code.locator('path').getAttribute('d'))?.match(/M/g)
      const { data } = encode(link, { ecc: 'L', border: 2 })
      expect(squares).toHaveLength(data.flat().filter(Boolean).length)

      await page.getByText('Embed in another page').click()
      const embedding = page.locator('.share-embed')
      await embedding.getByLabel('Language of the frame').selectOption('French')
      await embedding.getByRole('button', { name: 'Copy the frame' }).click()
      await embedding.getByText('Copied.').waitFor()
      const snippet = await page.evaluate(() => navigator.clipboard.readText())
      embed = /src="([^"]+)"/.exec(snippet)?.[1] ?? ''
      expect(embed).toContain('/embed/fr/quick-and-undead/')
      expect(snippet).toContain('allow="fullscreen"')
      french = (await page.getByRole('link', { name: 'Open in French' }).getAttribute('href')) ?? ''
    })
    await visitAll([link, embed, french].map(pathOf), { width: 480 }, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: /^(Next step|Pas suivant)$/ }).focus()
      await page.keyboard.press('End')
      await expect.poll(() => fates(page)).toEqual(ended)
    })
  })

  test('is told under two readings side by side, and then under the other one', async () => {
    await visit(labOf('en', 'duel'), {}, async (page) => {
      await ready(page)
      await bullet(page, 'A', 6).click()
      await page.getByRole('button', { name: 'To the end' }).click()
      // A hits B with a 6, B hits C with a 4: does B, who is hit by the higher, still shoot?
      for (const face of ['6', '4', '1']) {
        if (!(await page.locator('.answer').isVisible()))
          await page.getByText('Set the result by hand').click()
        await page.locator('.answer').getByLabel(face, { exact: true }).check()
        await page.getByRole('button', { name: 'Set by hand' }).click()
        await page.keyboard.press('End')
      }
      await page.getByText('Other interpretations of the rules').click()
      // Only what can change this case is laid open; the rest is a tap away.
      const all = page.locator('.reading')
      await all.first().waitFor()
      const shown = await all.evaluateAll(
        (readings) => readings.filter((one) => one.checkVisibility()).length,
      )
      expect(shown).toBeGreaterThan(0)
      expect(shown).toBeLessThan(await all.count())
      const reading = page.getByRole('group', {
        name: 'Which hits count in a duel of three or more',
      })
      await reading.getByRole('button', { name: 'Compare the interpretations' }).click()
      const parting = reading.getByRole('row', { name: /^Here they part/ })
      expect(await parting.count()).toBe(2)
      expect(await parting.first().textContent()).toMatch(
        /B.s Outlaw .* is killed by A.*B.s hit of 4 is beaten/,
      )
      const killed = reading.getByRole('row', { name: /^Killed/ }).first()
      expect(await killed.textContent()).toMatch(/B, CB$/)
      await reading.getByLabel('from the highest down; the dead don’t shoot').check()
      await page.waitForURL(/#1\./)
    })
  })
})
