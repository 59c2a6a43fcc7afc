import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ready } from './support/lab.ts'
import { visit } from './support/visit.ts'

const labOf = (language: string, kind: string) => `/${language}/nowheresville/lab/${kind}/`

/** A part of the board that answers the question that waits. */
const offered = (page: Page, part: string) =>
  page.locator(`.player-board .target.offered[data-part="${part}"]:visible`)

const answer = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next step' })

/** Steps on until a question waits that a part of the board answers. */
async function until(page: Page, part: string): Promise<void> {
  for (let step = 0; step < 30 && !(await offered(page, part).count()); step += 1) {
    if (await next(page).isEnabled()) await next(page).click()
    else await answer(page).click()
    await page.waitForTimeout(50)
  }
  await offered(page, part).first().waitFor()
}

describe('on the board of Nowhere’sVille', () => {
  test.each([320, 390, 1280])(
    'a robbery is laid out card by card, and its sum follows (%i wide)',
    async (width) => {
      await visit(labOf('en', 'robbery'), { width, height: 844 }, async (page) => {
        await ready(page)
        await until(page, 'card:joan:dynamite')
        const told = page.locator('.player-board .ville-told')
        expect(await told.textContent()).toContain('9 or more')
        await offered(page, 'card:joan:dynamite').click()
        await expect.poll(() => told.textContent()).toContain('5 or more')
        await offered(page, 'card:joan:stethoscope').click()
        await expect.poll(() => told.textContent()).toContain('enough')
        await offered(page, 'card:joan:dynamite').click()
        await expect.poll(() => told.textContent()).toContain('4 or more')
      })
    },
  )

  test('a shootout is fought by keys: guns, who stays, whom, and where the band lands', async () => {
    await visit(labOf('en', 'shootout'), {}, async (page) => {
      await ready(page)
      await until(page, 'card:fay:carbine')
      await offered(page, 'card:fay:carbine').focus()
      await page.keyboard.press('Enter')
      await answer(page).press('Enter')
      await until(page, 'card:ike:revolver')
      await offered(page, 'card:ike:revolver').press('Enter')
      await answer(page).press('Enter')
      await until(page, 'bandit:ike')
      await offered(page, 'bandit:fay').press('Enter')
      await until(page, 'card:fay:carbine')
      await offered(page, 'card:fay:carbine').press('Enter')
      await offered(page, 'bandit:ike').press('Enter')
      await answer(page).press('Enter')
      await until(page, 'hit:head')
      await offered(page, 'hit:head').press('Enter')
      const hurt = page.locator('.ville-bandit', { hasText: 'Ike2/6' }).first()
      // The shot is told first, and then the wounds.
      for (let step = 0; step < 3 && !(await hurt.isVisible()); step += 1)
        await next(page).press('Enter')
      await hurt.waitFor()
    })
  })

  test('bandits are sent in secret by pressing the places of the town', async () => {
    await visit(labOf('en', 'game'), {}, async (page) => {
      await ready(page)
      await until(page, 'location:bank')
      await offered(page, 'location:bank').click()
      await expect
        .poll(() => offered(page, 'location:bank').getAttribute('aria-pressed'))
        .toBe('true')
    })
  })
})
