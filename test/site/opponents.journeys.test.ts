import { expect, test } from 'vitest'
import { leaveToChance, ready } from './support/lab.ts'
import { addressOf, expectAccessible, visit } from './support/visit.ts'

/** Thinking and random games take a while on a busy machine. */
const patience = { timeout: 60_000 }

test('a whole game is played against opponents with sense, looked back on, and goes on from the start page', async () => {
  await visit('/en/wild-gangs/lab/game/?luck=1', { width: 390, height: 844 }, async (page) => {
    await ready(page)
    await page.getByText('Ben, Cleo, and Dan play with sense.').waitFor()
    await page.getByRole('button', { name: 'Hand a seat over to a person' }).click()
    const seat = page.getByRole('combobox', { name: 'Gang Ben' })
    expect(await seat.locator('option:checked').textContent()).toBe('an opponent with sense')
    await page.getByRole('combobox', { name: 'Players' }).selectOption('2')
    await page.getByRole('combobox', { name: 'First player' }).selectOption({ label: 'Gang A' })
    await page.getByText('Ben plays with sense.').waitFor()

    // Ben looks at two events; nothing more of it can be shown before he has thought.
    const answer = async () => {
      for (const spot of ['N1', 'W']) await page.locator(`[data-part="event:${spot}"]`).click()
      await page.getByRole('button', { name: 'To my turn' }).click(patience)
      const asked = page.locator('.question').getByText(/^Gang A: which gangster do you place/)
      await asked.waitFor(patience)
    }
    await answer()
    await page.getByText('Since your last turn').click()
    const looks = page.locator('.company-since li')
    expect(await looks.allTextContents()).toEqual([
      expect.stringMatching(/^Gang Ben looks at the events at/),
    ])
    await expectAccessible(page)
    await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
    await page
      .locator('.question')
      .getByText(/^Gang A: .*events/)
      .waitFor()
    await answer()
    await page.waitForURL(/[?&]game=/)

    await leaveToChance(page)
    await page
      .locator('.company-over')
      .getByText(/wins the game with/)
      .first()
      .waitFor(patience)
    expect(await page.locator('.company-scores li').count()).toBe(2)
    const moment = page.locator('.company-moments li').first()
    await moment.getByText(/^Your chance of winning: ≈ \d+% before, ≈ \d+% after/).waitFor(patience)
    await page.locator('.company-moments progress').waitFor({ ...patience, state: 'detached' })
    await expectAccessible(page)
    const practise = page.locator('.company-moments').getByRole('link', { name: 'Practise this' })
    expect(await practise.first().getAttribute('href')).toMatch(/\/practice\/\?clause=/)
    await moment.getByRole('button', { name: 'What if?' }).click()
    await page.getByRole('dialog', { name: 'What if?' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'A rematch' }).click()
    await page.locator('.question').waitFor(patience)
    await page.goto(addressOf('/en/wild-gangs/'))
    await page.getByRole('link', { name: /^your game/ }).click()
    await page
      .locator('.question')
      .getByText(/^Gang A: /)
      .waitFor(patience)
    await page.getByText('Ben plays with sense.').waitFor()
  })
})

test('a hint tells what promises most, and how often that wins', async () => {
  await visit('/en/wild-gangs/lab/game/?luck=1', {}, async (page) => {
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
  await visit('/en/trust-me/lab/game/?luck=1', {}, async (page) => {
    await ready(page)
    await page.getByRole('button', { name: 'Hand a seat over' }).click()
    await page.getByRole('combobox', { name: 'What hands decide' }).selectOption('told')
    await page.getByRole('button', { name: 'New game' }).click()
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
