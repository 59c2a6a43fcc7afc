import type { Page } from 'playwright-core'
import { addressOf } from './visit.ts'

/** A phone held upright. */
export const phone = { width: 390, height: 844 }

/** The page of practice of a game. */
export const practice = (language: string, game = 'wild-gangs') => `/${language}/${game}/practice/`
/** The line that says which case this is. */
export const place = (page: Page) => page.locator('.practice-place')
/** The question of the case at hand. */
export const question = (page: Page) => page.locator('.practice .scenario-question').first()
/** The way on from a verdict. */
export const onward = (page: Page) => page.locator('.grade-on .button-primary')

/** The verdict of the case at hand, as its own file tells it. */
async function verdictOf(page: Page): Promise<{ verdict: unknown; answers: { value: unknown }[] }> {
  const asked = await question(page).getAttribute('id')
  const game = await page.locator('.practice-case').getAttribute('data-game')
  const [, language] = /\/(en|fr)\//.exec(page.url()) ?? []
  const id = asked?.replace(/^asked-/, '')
  const answer = await page.request.get(addressOf(`/${language}/${game}/scenarios/${id}.json`))
  return answer.json() as Promise<{ verdict: unknown; answers: { value: unknown }[] }>
}

/** Answers the case at hand, and waits for the verdict. */
export async function answer(page: Page, isRight: boolean): Promise<string> {
  await page.locator('.practice .predict').waitFor()
  const asked = (await question(page).textContent()) ?? ''
  const { verdict, answers } = await verdictOf(page)
  const chosen = answers.findIndex(({ value }) => (value === verdict) === isRight)
  if (chosen >= 0) await page.locator('.predict input[type=radio]').nth(chosen).check()
  else await page.locator('.predict input').fill(String(Number(verdict) + (isRight ? 0 : 1)))
  await page.locator('.predict [type=submit]').click()
  await page.locator(isRight ? '.grade-right' : '.grade-wrong').waitFor()
  return asked
}

/** Goes on to the next case, or to the end. */
export async function next(page: Page): Promise<void> {
  await onward(page).click()
  await page.locator('.practice :is(.predict, .practice-over-said)').first().waitFor()
}

/** Opens the memory of the page, and how many answers it says to hold. */
export async function remembered(page: Page): Promise<number> {
  const memory = page.locator('.practice-memory')
  if (!(await memory.evaluate((one) => (one as HTMLDetailsElement).open)))
    await memory.locator('summary').click()
  return Number(/\d+/.exec((await memory.locator('p').first().textContent()) ?? '')?.[0])
}
