import type { Locator, Page } from 'playwright-core'

/** The address of a lab of The Quick and the Undead. */
export const labOf = (language: string, kind: string) =>
  `/${language}/quick-and-undead/lab/${kind}/`

/** Waits until the lab has taken the place of what the server wrote. */
export const ready = (page: Page) => page.locator('.transport').first().waitFor()

/** A cell of a Targeting card on the board of an English lab, to be loaded or emptied. */
export const bullet = (page: Page, seat: string, cell: number): Locator =>
  page.locator(`.player-board [aria-label="${seat}, Bullet on ${cell}"]`)

/** True when a cell on the board is loaded. */
export const isLoaded = async (cell: Locator): Promise<boolean> =>
  (await cell.getAttribute('aria-pressed')) === 'true'

/** Opens the sheet on which an English lab is changed, with what the case is about. */
export async function edit(page: Page): Promise<void> {
  const sheet = page.locator('.sheet-of-case')
  if (await sheet.isVisible()) return
  await page.getByRole('button', { name: 'Change the situation' }).click()
  await sheet.locator('.editor').first().waitFor()
}

/** Opens the sheet at a part of the table, by its name in the list. */
export async function editPart(page: Page, label: string): Promise<void> {
  await edit(page)
  const one = page.getByRole('radio', { name: 'One place', exact: true })
  if (await one.isVisible()) await one.check()
  await page.getByLabel('What do you edit?').selectOption({ label })
}

/** Number of steps of a case that are shown. */
export const stepsShown = (page: Page) => page.locator('.trace-sentence').count()

/** Verdict or recap, once nothing is left to happen. */
export const settled = (page: Page) => page.locator('.recap, .bar .verdict').first()

/** Leaves the question that waits and all that follow to chance, which is folded. */
export async function leaveToChance(page: Page): Promise<void> {
  const fold = page.locator('.whatever')
  await fold.locator('summary').click()
  await fold.locator('button').last().click()
}

/** Chooses the first answer wherever the form that waits has nothing chosen, as each form begins. */
export async function chooseFirst(page: Page | Locator): Promise<void> {
  const form = page.locator('.answer').first()
  await form.waitFor()
  const radios = form.locator('fieldset:has(input[type="radio"]):not(:has(:checked))')
  const selects = form.locator('select:has(option[value="undefined"])')
  const numbers = form.locator('input[type="number"]')
  for (let left = 4; left > 0 && (await radios.count()) > 0; left--)
    await radios.first().locator('input').first().check()
  for (let left = 4; left > 0 && (await selects.count()) > 0; left--)
    await selects.first().selectOption({ index: 1 })
  const stay = form.locator('.point-or > .button')
  if (await stay.first().isVisible()) await stay.first().click()
  for (const number of await numbers.all()) {
    if ((await number.inputValue()) === '')
      await number.fill((await number.getAttribute('min')) ?? '0')
  }
}

/** Runs what a lab shows to its end, by chance where somebody is asked. */
export async function settle(page: Page): Promise<void> {
  const end = page.locator('.transport .button').last()
  if (await end.isEnabled()) await end.click()
  await page.locator('.whatever').or(settled(page)).first().waitFor()
  if (await page.locator('.whatever').isVisible()) await leaveToChance(page)
  await settled(page).waitFor()
}

/** In a whole game goes on to the reader's turn, as often as that stops on the way, and leaves its question to chance. */
export async function playTurn(page: Page): Promise<void> {
  const walk = page.locator('.company-ways .button-primary')
  const chance = page.locator('.whatever-ways button').first()
  while ((await chance.count()) === 0) {
    await walk.or(chance).first().waitFor({ state: 'attached' })
    if (await walk.isVisible()) await walk.click()
    await page.waitForTimeout(100)
  }
  await chance.dispatchEvent('click')
}

/**
 * In a whole game lets people tell what hands do, as at a real table; with `isTold` also what is rolled and drawn, with a
 * person on each seat. Begins the game anew, with luck 1.
 */
export async function askPeople(page: Page, isTold = false): Promise<void> {
  await page.locator('.opponents button').click()
  const form = page.locator('.seats')
  const choices = form.locator('select')
  await choices.last().waitFor()
  const seats = (await choices.count()) - 2
  if (isTold) {
    for (let seat = 0; seat < seats; seat++) await choices.nth(seat).selectOption('me')
    await choices.nth(seats).selectOption('hand')
  }
  await choices.nth(seats + 1).selectOption('told')
  await form.locator('button').click()
  const luck = form.locator('input[type=number]')
  await luck.fill('1')
  await luck.blur()
  await page.evaluate(() => scrollTo(0, 0))
}
