import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './support/visit.ts'

const phone = { width: 390, height: 844 } as const

/** An answer of the question that waits, by what is written on it. */
const answer = (page: Page, text: string) =>
  page.locator('.table-asked .tell-one').filter({ hasText: new RegExp(`^${text}$`) })

const question = (page: Page) => page.locator('.table-question')

/** Begins a table with the players that the game begins with, and these names. */
async function begin(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    await page.locator('.table-names input').nth(place).fill(name)
  }
  await page.locator('.table-new [type="submit"]').click()
  await question(page).or(page.locator('.curtain')).waitFor()
}

describe('a table', () => {
  test('is told one tap at a time, corrected, shown as a slip, and there again after a reload', () =>
    visit('/en/fast-west/table/', phone, async (page) => {
      await begin(page, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])
      await answer(page, 'Cactus').click()
      await expect.poll(() => question(page).textContent()).toContain('Ben flips')
      await answer(page, 'Sheriff').click()
      await answer(page, 'Cleo').click()
      await expect.poll(() => page.locator('.table-news').textContent()).toContain('Cleo receives')
      expect(await page.locator('.table-then').textContent()).toContain('Dan flips')
      await page.getByRole('button', { name: 'Show the verdict' }).click()
      const open = page.locator('.slip').getByRole('link', { name: 'Open this step' })
      expect(await open.getAttribute('href')).toMatch(/\/en\/fast-west\/lab\/game\/#1\..+@\d+$/)
      await page.getByText('What you have told so far').click()
      await page.getByRole('button', { name: 'Correct entry 1' }).click()
      await page.locator('.told-again .tell-one', { hasText: 'Cavalry' }).click()
      await expect.poll(() => page.locator('.table-waiting').textContent()).toContain('2 later')
      await answer(page, 'Eve').click()
      await page.locator('.table-waiting').waitFor({ state: 'detached' })
      await expect.poll(() => question(page).textContent()).toContain('Cleo flips')
      await page.getByText('1 correction', { exact: true }).click()
      const listed = await page.locator('.table-corrections').textContent()
      expect(listed).toMatch(/First round.*Ada flips.*Cavalry instead of Cactus.*2 later entries/)
      await page.reload()
      await expect.poll(() => question(page).textContent()).toContain('Cleo flips')
      await page.getByRole('button', { name: 'All tables' }).click()
      expect(await page.locator('.table-one').textContent()).toContain('Ada, Ben, Cleo')
    }))

  test('hands a secret over behind a curtain', () =>
    visit('/fr/quick-and-undead/table/', phone, async (page) => {
      await page.locator('.table-new select').first().selectOption({ index: 1 })
      await begin(page, ['Ada', 'Ben'])
      await page.locator('.curtain').waitFor()
      expect(await page.locator('.curtain').textContent()).toContain('Donnez le téléphone à Ada')
      expect(await question(page).count()).toBe(0)
      await page.locator('.curtain .button').click()
      await question(page).waitFor()
    }))
})

describe('a quarrel', () => {
  test('is settled in eight taps from the start page, and its link opens at its last step', () =>
    visit('/en/wild-gangs/', phone, async (page) => {
      let taps = 0
      const tap = async (what: ReturnType<Page['locator']>) => {
        await what.click()
        taps++
      }
      await tap(page.getByRole('link', { name: 'Two gangs have equal strength' }))
      const field = (legend: string) => page.locator('.dispute fieldset', { hasText: legend })
      const option = (legend: string, name: string) =>
        field(legend).getByRole('button', { name, exact: true })
      await tap(option('Strength of gang A', '5'))
      await tap(option('Strength of gang B', '5'))
      await tap(option('Strength of gang C', '2'))
      await tap(option('first player', 'B'))
      await expect.poll(() => page.locator('.verdict').textContent()).toContain('Gang B')
      expect(taps).toBeLessThanOrEqual(8)
      const last = await page.locator('.slip-lines li').last().textContent()
      await page.locator('.slip').getByRole('link', { name: 'Open this step' }).click()
      await page.locator('.transport').waitFor()
      await expect.poll(() => page.locator('.trace-sentence').count()).toBeGreaterThan(5)
      expect(await page.locator('.trace').first().textContent()).toContain(last?.slice(0, 12))
    }))
})
