import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseFirst, edit, editPart, leaveToChance } from './support/lab.ts'
import {
  expectAccessible,
  expectLegibleByLamp,
  expectNoSidewaysScroll,
  visit,
  visitAll,
} from './support/visit.ts'

const scenario = (language: string) => `/${language}/wild-gangs/scenarios/coach-before-sheriff/`
const lab = (language: string) => `/${language}/wild-gangs/lab/town/`
const game = (language: string) => `/${language}/wild-gangs/lab/game/?luck=1`

/** The line of the ledger at which a player stands. */
const lastLine = (page: Page) => page.locator('tr[aria-current=step] .trace-sentence')

/** Waits until the part of a page that needs scripts has taken the place of what the server wrote. */
const ready = (page: Page) => page.locator('.transport, .predict').first().waitFor()

describe('a worked example', () => {
  test('predicted wrongly names the clause that decided, and leads to it', async () => {
    await visit(scenario('en'), {}, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'Check my answer' }).click()
      await page.getByText('Choose an answer first.').waitFor()
      await page.getByLabel('Gang A').check()
      await page.getByRole('button', { name: 'Check my answer' }).click()
      const verdict = page.getByRole('region', { name: 'Verdict' })
      expect(await verdict.textContent()).toContain('You said gang A; it is nobody.')
      const clause = verdict.getByRole('link', { name: /§/ })
      expect(await clause.getAttribute('href')).toMatch(/\/events\/#sheriff\.largest-of-four$/)
      await clause.click()
      await page.waitForURL('**/events/#sheriff.largest-of-four')
    })
  })

  test('predicted rightly is run step by step, by keys', async () => {
    await visit(scenario('fr'), {}, async (page) => {
      await ready(page)
      await page.getByLabel('personne').check()
      await page.getByRole('button', { name: 'Vérifier ma réponse' }).click()
      await page.getByText('Exact').waitFor()
      await page.getByRole('button', { name: 'Pas suivant' }).click()
      for (const key of ['ArrowRight', 'PageDown', 'PageDown']) await page.keyboard.press(key)
      expect(await lastLine(page).textContent()).toContain('échangent leurs deux butins')
      await page.keyboard.press('PageUp')
      expect(await page.locator('.trace-sentence').count()).toBe(3)
      await page.keyboard.press('End')
      await page.keyboard.press('Home')
      await page.getByText('Rien ne s’est encore passé').waitFor()
    })
  })

  test('that cannot be laid out asks its question, and says why', async () => {
    const address = '/en/quick-and-undead/scenarios/solo-a-4plus-building-refused/'
    await visit(address, {}, async (page) => {
      await ready(page)
      const question = page.getByRole('group', { name: /^In solo, every slot/ })
      await question.getByLabel('yes', { exact: true }).check()
      await page.getByRole('button', { name: 'Check my answer' }).click()
      await page.getByText('Not so. You said yes; it is no.').waitFor()
    })
  })

  test('is whole without scripts', async () => {
    await visit(scenario('en'), { scripts: 'off' }, async (page) => {
      await page.getByText('Show the verdict and the reason').click()
      const verdict = page.locator('.scenario-verdict')
      expect(await verdict.textContent()).toContain('nobody')
      expect(await verdict.getByRole('link').first().getAttribute('href')).toContain('#sheriff')
      await page.getByText('Step by step').click()
      await page.getByText('The Sheriff protects the larger loot of building NE').waitFor()
    })
  })

  test('prints its exact odds without scripts', async () => {
    const address = '/fr/wild-gangs/scenarios/odds-fight-four-events-unseen/'
    await visit(address, { scripts: 'blocked' }, async (page) => {
      await page.locator('.scenario-verdict > summary').click()
      const odds = page.locator('.scenario-verdict .odds-table')
      expect(await odds.count()).toBe(3)
      expect(await odds.first().textContent()).toContain('5/7')
      expect(await odds.first().textContent()).toMatch(/71,4\s?%/)
      await expectAccessible(page)
    })
  })

  test('shows its exact odds beside the verdict, and counts odds from where the reader stands or from the start', async () => {
    await visit('/en/wild-gangs/scenarios/odds-fight-four-events-unseen/', {}, async (page) => {
      await ready(page)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Check my answer' }).click()
      const odds = page.getByRole('table', { name: 'Is there a fight in the South street?' })
      expect(await odds.getByRole('row', { name: /^yes/ }).textContent()).toContain('5/7')
      await page.getByRole('button', { name: 'To the end' }).click()
      await page.getByText('Odds', { exact: true }).click()
      await page.getByLabel('Question').selectOption({ label: 'Is an event in town' })
      await page.getByRole('button', { name: 'Work out the exact odds' }).click()
      const shares = page.locator('.odds .odds-fraction')
      await expect.poll(() => shares.allTextContents()).toEqual(['1'])
      await page.getByLabel('from the start').check()
      await expect.poll(() => shares.allTextContents()).toEqual(['4/7', '3/7'])
    })
  })
})

describe('the event lab', () => {
  test('is edited by the keyboard alone, from the board to the verdict', async () => {
    await visit(lab('en'), {}, async (page) => {
      await ready(page)
      const target = page.locator('.target[tabindex="0"]')
      await target.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      expect(focused).toContain('Edit')
      await page.keyboard.press('Enter')
      // The sheet lies beside what was pressed, and none of it is out of view.
      const sheet = page.getByRole('dialog', { name: 'Change the situation' })
      const { x = -1, y = -1, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(1280)
      expect(y + height).toBeLessThanOrEqual(800)
      const what = page.getByLabel('What do you edit?')
      await what.focus()
      await what.selectOption({ label: 'Event at N1' })
      await page.getByRole('combobox', { name: /^Event at N1/ }).focus()
      await page.keyboard.type('Powder')
      await page.keyboard.press('Escape')
      expect(await sheet.count()).toBe(0)
      await page.getByRole('button', { name: 'To the end' }).focus()
      await page.keyboard.press('Enter')
      await page.locator('.trace-part > summary').first().focus()
      await page.keyboard.press('Enter')
      await page
        .getByText(/act in this order:.*the Powder Keg/)
        .first()
        .waitFor()
      await page.waitForURL(/#1\./)
    })
  })

  test('moves a gangster who is put somewhere else, and undoes it', async () => {
    await visit(lab('en'), {}, async (page) => {
      await ready(page)
      await editPart(page, 'Building NE, North street')
      await page.getByLabel('Place 2').selectOption('A1')
      const words = page.locator('.in-words')
      await words.locator('summary').click()
      expect(await words.textContent()).toContain('in the North street C 4/1, A 5/3')
      await page.getByRole('button', { name: 'Undo' }).click()
      expect(await words.textContent()).toContain('in the North street A 5/3, B 4/1')
    })
  })

  test('counts what the reader does not know, and works out exact odds', async () => {
    await visit(lab('en'), {}, async (page) => {
      await ready(page)
      await edit(page)
      await page.getByRole('radio', { name: 'What do I know?' }).check()
      await page.getByRole('checkbox', { name: /^N1/ }).uncheck()
      await page.getByText('Odds', { exact: true }).click()
      await page.getByText('in 4 ways').waitFor()
      await page.getByLabel('Question').selectOption({ label: 'Which event acts at a spot' })
      await page.getByRole('combobox', { name: 'Spot' }).selectOption('S1')
      await page.getByRole('button', { name: 'Work out the exact odds' }).click()
      const bars = page.locator('.odds-table tr')
      await bars.first().waitFor()
      const fractions = await bars.locator('.odds-fraction').allTextContents()
      expect(fractions.length).toBeGreaterThan(1)
    })
  })

  test('says what is wrong with a link and keeps its own example', async () => {
    const broken = ['#1.abcdef', '#1.', '#9.abcdef', `#1.${'a'.repeat(100_000)}`, '#1.é']
    await visitAll(
      broken.map((hash) => `${lab('en')}?${hash.length}${hash}`),
      {},
      async (page) => {
        await page.getByRole('alert').waitFor()
        expect(await page.getByRole('alert').textContent()).toContain('doesn’t hold a case')
        expect(await page.locator('.loot-value').first().textContent()).toBe('$500')
      },
    )
  })
})

describe('the placing lab', () => {
  test('gives a hand another card, and opens an example', async () => {
    await visit('/fr/wild-gangs/lab/placing/', {}, async (page) => {
      await ready(page)
      await page.locator('.player-foot .button-primary').click()
      const what = page.locator('.editor > .field select')
      await what.selectOption('seat:A')
      const cards = page.locator('.editor-part select')
      expect(await cards.count()).toBe(3)
      const other = await cards.first().locator('option').last().getAttribute('value')
      await cards.first().selectOption(other)
      await expect
        .poll(async () => Promise.all((await cards.all()).map((card) => card.inputValue())))
        .toContain(other)
      await page.locator('.editor-part input[type=checkbox]').last().check()
      await page.locator('.sheet-close').click()
      await page.locator('.transport .button').nth(4).click()
      await chooseFirst(page)
      await page.locator('.answer-ways .button').first().click()
      expect(await page.locator('.trace-sentence').count()).toBeGreaterThan(0)
      await page.waitForURL(/#1\./)
    })
  })
})

describe('a whole game', () => {
  test('is played to its end by chance', async () => {
    await visit(game('en'), {}, async (page) => {
      await ready(page)
      await leaveToChance(page)
      await page
        .getByText(/wins the game with/)
        .first()
        .waitFor()
      // A game that was simply won is no verdict of ours.
      expect(await page.locator('.stamp').count()).toBe(0)
      const recap = page.locator('.recap').getByRole('button', { name: /takes the larger loot/ })
      const line = await recap.first().textContent()
      await recap.first().click()
      expect(await lastLine(page).textContent()).toBe(line)
    })
  })

  test('hides the cards of others behind a curtain, and undoes a move', async () => {
    await visit(game('en'), {}, async (page) => {
      await ready(page)
      await page.getByText('Another game, other seats').click()
      await page.getByRole('combobox', { name: 'Gang B' }).selectOption({ label: 'a person' })
      await page.getByRole('combobox', { name: 'First player' }).selectOption({ label: 'Gang A' })
      const sees = page.getByRole('heading', { name: 'What gang A sees' })
      await sees.waitFor()
      expect(await page.locator('.event-up').count()).toBe(0)
      await page.getByRole('checkbox', { name: 'event at N1', exact: true }).check()
      await page.getByRole('checkbox', { name: 'event at W', exact: true }).check()
      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      expect(await page.locator('.event-up').count()).toBe(2)
      await page.getByText('Gang B: the device is yours.').waitFor()
      await page.getByRole('button', { name: 'Show what gang B sees' }).click()
      await page.getByRole('heading', { name: 'What gang B sees' }).waitFor()
      expect(await page.locator('.event-up').count()).toBe(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Gang A: the device is yours.').waitFor()
    })
  })
})

describe('every state of the explorer', () => {
  const states: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    [
      'a graded prediction',
      scenario('en'),
      async (page) => {
        await page.getByLabel('nobody').check()
        await page.getByRole('button', { name: 'Check my answer' }).click()
        await page.keyboard.press('End')
      },
    ],
    [
      'a lab at its end with everything open',
      lab('fr'),
      async (page) => {
        await page.getByRole('button', { name: 'À la fin' }).click()
        for (const drawer of await page.locator('.drawer > summary').all()) await drawer.click()
        await page
          .getByRole('button', { name: 'Comparer les deux interprétations' })
          .first()
          .click()
      },
    ],
  ]

  // A game that waits for an answer is looked at among all kinds of pages.
  test.each(states)(
    '%s is accessible by day and by lamp, and fits 320 pixels',
    (_, address, bring) =>
      visit(address, {}, async (page) => {
        await ready(page)
        await bring(page)
        await expectAccessible(page)
        await expectLegibleByLamp(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      }),
  )
})
