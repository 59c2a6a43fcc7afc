import type { Locator, Page } from 'playwright-core'

/** The address of a lab of The Quick and the Undead. */
export const labOf = (language: string, kind: string) =>
  `/${language}/quick-and-undead/lab/${kind}/`

/** Waits until the lab has taken the place of what the server wrote. */
export const ready = (page: Page) => page.locator('.transport').first().waitFor()

/** A Bullet of the English form, to be loaded or taken out. */
export const bullet = (page: Page, seat: string, cell: number): Locator =>
  page
    .getByRole('group', { name: `Targeting card of ${seat}`, exact: true })
    .getByRole('checkbox', { name: `Bullet on ${cell}`, exact: true })

/** How many steps of a case are shown. */
export const stepsShown = (page: Page) => page.locator('.trace-sentence').count()

/** Runs what an English lab shows to its end, by chance where somebody is asked. */
export async function settle(page: Page): Promise<void> {
  const settled = page.getByText('Everything is settled.')
  const rest = page.getByRole('button', { name: 'Answer all the rest at random' })
  const end = page.getByRole('button', { name: 'To the end' })
  if (await end.isEnabled()) await end.click()
  await rest.or(settled).first().waitFor()
  if (await rest.isVisible()) await rest.click()
  await settled.waitFor()
}
