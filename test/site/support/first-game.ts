import type { Page } from 'playwright-core'

/** The end of a first game. */
export const over = (page: Page) => page.locator('.guide-over')

const choices = (page: Page) => page.locator('.guide-asked .button, .answer .button')
const next = (page: Page) => page.locator('.transport .button-primary[aria-disabled="false"]')

/** Presses by a key what leads on in a first game: the first answer where one is asked for, else the next step. */
export async function pressOn(page: Page): Promise<void> {
  await choices(page).or(next(page)).or(over(page)).first().waitFor()
  const isAsked = (await choices(page).count()) > 0
  if (!isAsked && (await over(page).isVisible())) return
  await (isAsked ? choices(page) : next(page)).first().press('Enter')
}
