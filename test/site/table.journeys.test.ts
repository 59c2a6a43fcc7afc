import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bullet, editPart, labOf, ready } from './support/lab.ts'
import { expectNoSidewaysScroll, visit } from './support/visit.ts'

/** A phone at the table. */
const phone = { width: 390, height: 844 }
const start = (language: string) => `/${language}/quick-and-undead/`

/** Types a question into the search, and follows the first find that is of a kind. */
async function follow(page: Page, question: string, kind: string): Promise<void> {
  await page.locator('.tool-search').click()
  await page.getByRole('searchbox').fill(question)
  const find = page.locator(`search-panel[data-asked] .finds > li[data-kind=${kind}] a`).first()
  await find.click()
  await page.waitForURL((url) => /intimidat|short-payer/.test(url.href))
}

/** True when a ruling can be read beside the clause on paying without scrolling. */
const isRead = (page: Page, ruling: string) =>
  page
    .locator('[id="intimidate.pay"]')
    .getByText(ruling)
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

describe('a player whose target has no resources', () => {
  test('has ruling and clause by one search', async () => {
    await visit(start('fr'), phone, async (page) => {
      await follow(page, 'La cible n’a rien : peut-elle payer ?', 'clause')
      expect(page.url()).toMatch(/\/intimidation\/#intimidate\.pay$/)
      await expect.poll(() => isRead(page, 'Non, elle doit sortir.')).toBe(true)
      await expectNoSidewaysScroll(page)
    })
  })

  test('has the verdict of the engine by one search and three taps, and its steps by two more', async () => {
    await visit(start('en'), phone, async (page) => {
      await follow(page, 'The target has no resources: can it pay?', 'scenario')
      await page.getByLabel('no', { exact: true }).check()
      await page.getByRole('button', { name: 'Check my answer' }).click()
      const verdict = page.getByRole('region', { name: 'Verdict' }).first()
      await verdict.getByText('Not so. You said no; it is yes.').waitFor()
      await expect
        .poll(() => verdict.locator('.verdict-clause a').getAttribute('href'))
        .toMatch(/#intimidate\.pay$/)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Change this case on a practice table' }).click()
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      const step = page.getByRole('row').filter({ hasText: 'B can’t pay' })
      expect(await step.getByRole('link').first().getAttribute('href')).toMatch(/#intimidate\.pay$/)
    })
  })

  test('has the clause by three taps on the reference sheet', async () => {
    await visit(start('en'), phone, async (page) => {
      await page.getByRole('button', { name: 'Contents' }).click()
      await page.getByRole('link', { name: 'Reference sheet' }).first().click()
      await page.getByText('with fewer than two, come out').first().waitFor()
      await page.locator('a[href$="#intimidate.pay"]').first().click()
      await page.waitForURL('**/intimidation/#intimidate.pay')
      await expect.poll(() => isRead(page, 'No, you must come out.')).toBe(true)
    })
  })

  test('lays out the case in the lab, and finds nothing to choose', async () => {
    await visit(start('en'), phone, async (page) => {
      await page.getByRole('link', { name: 'An intimidation' }).click()
      await ready(page)
      for (const cell of [4, 7]) await bullet(page, 'B', cell).click()
      await editPart(page, 'Gang B')
      for (const stock of ['Coins', 'Notoriety']) {
        await page.getByLabel(stock, { exact: true }).fill('0')
        await page.keyboard.press('Enter')
      }
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: 'To the end' }).click()
      const question = page.getByRole('region', { name: 'The question' })
      expect(await question.textContent()).not.toContain('Do you pay')
      await page.locator('.trace').getByText('B can’t pay').waitFor()
      expect(await page.locator('.trace a[href$="#intimidate.pay"]').count()).toBeGreaterThan(0)
      await expectNoSidewaysScroll(page)
    })
  })
})

describe('a reader without scripts', () => {
  // A page of which the scripts are missing, though scripts could run, is the same; another example is seen without either.
  test('sees board, verdict and steps of an example', async () => {
    const address = `${start('fr')}scenarios/duel-three-one-mutual-pair/`
    await visit(address, { ...phone, scripts: 'blocked' }, async (page) => {
      expect(await page.locator('.duel .fighter').count()).toBe(3)
      await page.getByText('Montrer le verdict et la raison').click()
      const verdict = page.locator('.scenario-verdict')
      expect(await verdict.locator('a').first().getAttribute('href')).toMatch(/#duel\.hit-or-miss$/)
      await page.getByText('Pas à pas', { exact: true }).click()
      expect(await page.locator('.trace-sentence').count()).toBeGreaterThan(5)
      expect(await page.locator('.trace-sentence').first().isVisible()).toBe(true)
      await expectNoSidewaysScroll(page)
    })
  })

  test('sees the table of a lab, and is told what the rest needs', async () => {
    await visit(labOf('en', 'intimidation'), { ...phone, scripts: 'off' }, async (page) => {
      expect(await page.locator('noscript').textContent()).toContain(
        'The practice table needs JavaScript.',
      )
      expect(await page.locator('.duel .fighter').count()).toBe(2)
    })
  })
})
