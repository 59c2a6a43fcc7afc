import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { edit, labOf, ready, stepsShown } from './support/lab.ts'
import { expectNoSidewaysScroll, visit } from './support/visit.ts'

/** The chances of those who duel to be killed, in their order. */
const dangers = (page: Page, killed: RegExp) =>
  page.locator('.live-table tbody').filter({ hasText: killed }).locator('.odds-fraction')

describe('a class', () => {
  test('watches a duel of three on the wall, and the odds as one Bullet moves', async () => {
    const killed = /^Qui est tué/
    await visit(labOf('fr', 'duel'), { width: 1280, height: 720 }, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'Afficher en grand' }).click()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('PageDown')
      const told = page.locator('.bar-now [role=status]')
      const size = () =>
        told.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      await expect.poll(size).toBeGreaterThanOrEqual(28)
      expect(await stepsShown(page)).toBe(2)
      await page.keyboard.press('ArrowLeft')
      expect(await stepsShown(page)).toBe(1)

      // A kills B with 4 faces of 8, and C does with a chance of 7/32; with one Bullet more, A has 5 of 8.
      await expect
        .poll(() => dangers(page, killed).allTextContents())
        .toEqual(['0', '39/64', '33/64'])
      await page.locator('.duel [aria-label="A, Balle sur 4"]').click()
      await expect
        .poll(() => dangers(page, killed).allTextContents())
        .toEqual(['0', '181/256', '33/64'])
      // A class has guessed before it sees them.
      expect(await dangers(page, killed).first().isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Montrer les probabilités' }).click()
      await expect.poll(() => dangers(page, killed).first().isVisible()).toBe(true)

      // The same two keys go on after a press on the board, or into an answer.
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
      expect(await stepsShown(page)).toBe(2)
      await page.keyboard.press('End')
      await page.locator('.whatever summary').click()
      await page.locator('.answer input[type=radio]').nth(3).click()
      await page.keyboard.press('PageUp')
      expect(await stepsShown(page)).toBeGreaterThan(2)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Quitter le grand affichage' }).click()
      expect(await page.locator('.player-large').count()).toBe(0)
      await page.getByRole('button', { name: 'Afficher en grand' }).click()
      await page.keyboard.press('Escape')
      expect(await page.locator('.player-large').count()).toBe(0)
    })
  })

  test('has the odds of a duel of six before it, and sees them follow a Bullet', async () => {
    await visit(labOf('en', 'duel'), {}, async (page) => {
      await ready(page)
      await edit(page)
      await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('6')
      for (const seat of ['D', 'E', 'F'])
        await page.getByLabel(`Gang ${seat}`, { exact: true }).check()
      for (const [seat, target] of Object.entries({ D: 'E', E: 'F', F: 'A' })) {
        await page.getByLabel(`${seat} aims at`).selectOption(target)
      }
      await page.keyboard.press('Escape')
      const killed = dangers(page, /^Who is killed/)
      await expect.poll(() => killed.count(), { timeout: 60_000 }).toBe(6)
      const before = await killed.allTextContents()
      await page.locator('.duel [aria-label="F, Bullet on 7"]').click()
      await expect.poll(() => killed.allTextContents(), { timeout: 60_000 }).not.toEqual(before)
      expect(await page.locator('.live-advice').textContent()).not.toBe('')
    })
  })
})

describe('a lesson', () => {
  /** An example within the text, scrolled to: it can be answered from when it is first seen. */
  const example = async (page: Page, title: string) => {
    const found = page.getByRole('complementary', { name: title })
    await found.scrollIntoViewIfNeeded()
    return found
  }

  test('is predicted wrongly and rightly, run, and explained', async () => {
    await visit('/en/quick-and-undead/lessons/first-duel/', {}, async (page) => {
      const one = await example(page, 'One shot: the numbers that hit')
      await one.getByLabel('no', { exact: true }).check()
      await one.getByRole('button', { name: 'Check my answer' }).click()
      await one.getByText('Not so. You said no; it is yes.').waitFor()
      const verdict = one.getByRole('region', { name: 'Verdict' }).first()
      expect(await verdict.getByRole('link', { name: /§/ }).first().getAttribute('href')).toMatch(
        /\/duels\/#duel\.hit-or-miss$/,
      )
      expect(await verdict.textContent()).toContain('3/8')
      // It stops at the step that decides, on the way.
      await one.getByRole('button', { name: 'To the end' }).click()
      await one.locator('.deciding').first().waitFor()
      await one.getByRole('button', { name: 'To the end' }).click()
      await one.getByText('Not so. You said no; it is yes.').waitFor()

      const two = await example(page, 'Two duellists hit, with different numbers')
      await two.getByRole('button', { name: 'Check my answer' }).click()
      await two.getByText('Choose an answer first.').waitFor()
      await two.getByRole('spinbutton').fill('1')
      await two.getByRole('button', { name: 'Check my answer' }).click()
      await two.getByText('Right: 1.').waitFor()
    })
  })
})
