import { expect, test } from 'vitest'
import { ready } from './support/lab.ts'
import { expectAccessible, visit } from './support/visit.ts'

/** Thinking and random games take a while on a busy machine. */
const patience = { timeout: 60_000 }

test('a seat is left to a player who thinks, while the reader plays another', async () => {
  await visit('/en/wild-gangs/lab/game/', {}, async (page) => {
    await ready(page)
    await page.getByText('Another game, other seats').click()
    await page.getByRole('combobox', { name: 'Players' }).selectOption('2')
    await page.getByRole('combobox', { name: 'First player' }).selectOption({ label: 'Gang A' })
    const seat = page.getByRole('combobox', { name: 'Gang B' })
    await seat.selectOption({ label: 'a player who thinks' })
    await page.getByRole('checkbox', { name: 'event at N1', exact: true }).check()
    await page.getByRole('checkbox', { name: 'event at W', exact: true }).check()
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    // B's two events, then a turn of A: nothing more of it can be shown before B has thought.
    const asked = page.locator('.question').getByText(/^Gang A: which gangster do you place/)
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'To the next decision' }).click()
        return asked.count()
      }, patience)
      .toBe(1)
    const looks = page.locator('.trace-sentence', { hasText: /^Gang B looks at the events at/ })
    expect(await looks.count()).toBe(1)
  })
})

test('a hint tells what promises most, and how often that wins', async () => {
  await visit('/en/wild-gangs/lab/game/', {}, async (page) => {
    await ready(page)
    await page.getByText('A hint', { exact: true }).click()
    await page.getByRole('button', { name: 'Ask for a hint' }).click()
    const hint = page.locator('.estimate')
    await hint.getByText(/^What promises most: ./).waitFor(patience)
    // What promises most is there at once; how often it wins, when the last of the games has been played.
    await hint.getByText('Of 2,000 whole random games').waitFor(patience)
    expect(await hint.textContent()).toMatch(
      /what gang A can know.*Of 2,000 whole random games .*gang A wins ≈\s\d+%\s±\s[1-3]\./,
    )
    await expectAccessible(page)
  })
})

test('a hint of a long game tells on the way how many whole games have been played', async () => {
  await visit('/fr/trust-me/lab/turn/', {}, async (page) => {
    await ready(page)
    await page.getByText('Un conseil', { exact: true }).click()
    // How far it has come is gone again before anybody could look, on a fast machine.
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const bar = document.querySelector('.hint-playing progress')
        if (bar instanceof HTMLProgressElement) seen.push(`${bar.value} of ${bar.max}`)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await page.getByRole('button', { name: 'Demander un conseil' }).click()
    const hint = page.locator('.estimate')
    await hint.getByText(/^Le plus prometteur/).waitFor(patience)
    await expect.poll(() => hint.getByRole('progressbar').count(), patience).toBe(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toContain('0 of 60')
    expect(seen.some((one) => /^[1-9]\d* of 60$/.test(one))).toBe(true)
  })
})

test('what the whole table has to say is nobody’s to be advised on', async () => {
  // A game begins with pieces that all lay out together.
  await visit('/en/trust-me/lab/game/', {}, async (page) => {
    await ready(page)
    await page.getByText('A hint', { exact: true }).click()
    await page.getByText('This is for the whole table to say').waitFor(patience)
    expect(await page.getByRole('button', { name: 'Ask for a hint' }).count()).toBe(0)
  })
})

test('what is too large for exact odds is estimated, and looks otherwise', async () => {
  await visit('/fr/wild-gangs/lab/placing/', {}, async (page) => {
    await ready(page)
    await page.locator('.drawer > summary', { hasText: 'Probabilités' }).click()
    await page.getByRole('button', { name: 'Calculer les probabilités exactes' }).click()
    const estimate = page.getByRole('button', { name: 'L’estimer sur des parties au hasard' })
    await estimate.click(patience)
    await page.locator('.estimate .bar-span').first().waitFor(patience)
    expect(await page.locator('.estimate .odds-percent').first().textContent()).toMatch(
      /^≈\s\d+\s%\s±\s\d$/,
    )
    expect(await page.locator('.odds-fraction').count()).toBe(0)
    await expectAccessible(page)
  })
})
