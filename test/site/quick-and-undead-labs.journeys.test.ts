import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bullet, edit, editPart, labOf, ready, settle, settled } from './support/lab.ts'
import { visit } from './support/visit.ts'

/** A lab with something that it says of its own example, and an edit after which it says something else. */
interface Lab {
  readonly kind: string
  says(page: Page): Promise<string | null>
  readonly first: string | RegExp
  edit(page: Page): Promise<unknown>
  readonly after: string | RegExp
}

const bars = (page: Page) => page.locator('.live-table').textContent()
const advice = (page: Page) => page.locator('.live-panel').first().textContent()

const choose = (page: Page, what: string, label: string) =>
  page.getByRole('combobox', { name: what, exact: true }).selectOption({ label })

/** Verdict of the engine once the case has been run as far as nobody is asked. */
async function atEnd(page: Page): Promise<string | null> {
  const end = page.getByRole('button', { name: 'To the end' })
  if (await end.isEnabled()) await end.click()
  return page.locator('.bar-now, .question-text').last().textContent()
}

const labs: readonly Lab[] = [
  {
    kind: 'intimidation',
    says: bars,
    first: 'B is killed1/2',
    edit: (page) => bullet(page, 'A', 3).click(),
    after: 'B is killed5/8',
  },
  {
    kind: 'shooting',
    says: bars,
    first: 'The Undead is killed25653/32768',
    // Without the Bullets on its two weak spots only an 8 kills it.
    edit: async (page) => {
      await bullet(page, 'A', 2).click()
      await bullet(page, 'A', 5).click()
    },
    after: /The Undead is killed(?!25653)/,
  },
  {
    kind: 'robbery',
    says: advice,
    first: 'Empty B’s 7',
    edit: async (page) => {
      // Its corner, since the cells of the card answer what is asked.
      await page.locator('.fort-panel-now [data-part="gang:B"]').click({ position: { x: 6, y: 6 } })
      await page.getByRole('checkbox', { name: 'Bullet on 7', exact: true }).uncheck()
    },
    after: 'Empty B’s 6',
  },
  {
    kind: 'purchase',
    says: (page) => page.locator('.live').textContent(),
    first: 'B keeps the Bounty Office7/11',
    edit: async (page) => {
      await edit(page)
      await choose(page, 'Building', 'Stable')
    },
    after: 'No die decides anything here',
  },
  {
    kind: 'building-fight',
    says: bars,
    first: 'A gets the Watchtower6/11',
    edit: (page) => bullet(page, 'A', 5).click(),
    after: /A gets the Watchtower(?!6\/11)/,
  },
  {
    kind: 'final-duel',
    says: bars,
    first: 'A wins19/64',
    edit: async (page) => {
      await edit(page)
      await page.getByLabel('Gang C', { exact: true }).check()
    },
    after: 'C wins',
  },
  {
    kind: 'turn',
    says: async (page) => {
      // Pressed while its content is on its way, an open part would close again.
      const part = page.locator('details', { has: page.getByText('The best decision') })
      if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
      return advice(page)
    },
    first: 'hunt an Undead in Town',
    edit: async (page) => {
      await edit(page)
      await choose(page, 'Action space', '3 Plunder')
    },
    after: 'steal',
  },
  {
    kind: 'round',
    says: atEnd,
    first: 'C: which Round Start ability',
    edit: async (page) => {
      await editPart(page, 'The table')
      await choose(page, 'Player with the LAW badge', 'Gang A')
    },
    after: 'A: which Round Start ability',
  },
  {
    kind: 'count',
    says: atEnd,
    first: 'A wins the game, with the most Coins',
    edit: async (page) => {
      await editPart(page, 'Gang C')
      await page.getByLabel('Notoriety', { exact: true }).fill('30')
      await page.keyboard.press('Enter')
    },
    after: 'C wins the game',
  },
]

/** Exact odds take what they take. */
const patience = { timeout: 30_000 }

test('the smallest phone shows all three cards of a duel before its first step', async () => {
  await visit(labOf('en', 'duel'), { width: 320, height: 640 }, async (page) => {
    await ready(page)
    const cards = await page.locator('.duel .fighter').all()
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
    const bar = await page.locator('.bar').boundingBox()
    expect(boxes.length).toBe(3)
    for (const box of boxes) {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    }
  })
})

describe('the lab of', () => {
  test.each(labs)(
    '$kind speaks of its example, follows an edit, and runs to the end',
    async (lab) => {
      const { kind, says, first, edit, after } = lab
      const matching = (text: string | RegExp) =>
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
      await visit(labOf('en', kind), {}, async (page) => {
        await ready(page)
        await expect.poll(() => says(page), patience).toEqual(matching(first))
        await edit(page)
        await expect.poll(() => says(page), patience).toEqual(matching(after))
        await expect.poll(() => page.url()).toMatch(/#1\./)
        if (await page.locator('.sheet-of-case').isVisible())
          await page.getByRole('button', { name: 'Done' }).click()
        await settle(page)
        await page.keyboard.press('ArrowLeft')
        expect(await settled(page).count()).toBe(0)
      })
    },
  )

  // For four it does where what was settled is told (rounds.journeys.test.ts).
  test('a whole game runs to its end, for two and against Dead Ranger', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, {}, async (page) => {
      await ready(page)
      await page.getByText('Another game, other seats').click()
      // The one person of a game gets up from the table: chance plays on for the two who are left.
      await choose(page, 'Dan', 'a person')
      await choose(page, 'Ben', 'chance')
      await choose(page, 'A', 'chance')
      await choose(page, 'Players', '2')
      await page.getByRole('combobox', { name: 'D', exact: true }).waitFor({ state: 'detached' })
      await settled(page).waitFor()
      await choose(page, 'A', 'a person')
      await page.getByLabel('Players').selectOption({ label: '1, against Dead Ranger' })
      await page.getByLabel('The Horde').check()
      await page.locator('.player-board').getByText('Dead Ranger').first().waitFor()
      await settle(page)
    })
  })
})

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, within = 120): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
      return label?.textContent?.trim()
    })
    if (name.test(focused ?? '')) return
  }
  throw new Error(`${name} is not reached by pressing Tab ${within} times`)
}

describe('the keyboard alone', () => {
  test('leads through a fight for a building, answer by answer, and back', async () => {
    await visit(labOf('fr', 'purchase'), {}, async (page) => {
      await ready(page)
      await tabTo(page, /^Pas suivant$/)
      await page.keyboard.press('End')
      await tabTo(page, /^Partir$/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')

      // B rolls an 8, the last of the faces, has it count as a Critical Hit, and A draws an Undead.
      // An answer takes away the button that gave it; the keys are heard again once the bar has the focus.
      const end = async () => {
        await page
          .locator('.player-asked:focus, .player-asked :focus')
          .waitFor({ state: 'attached' })
        await page.keyboard.press('End')
      }
      const asked = async (text: RegExp) => {
        await end()
        await page.locator('.question').getByText(text).waitFor()
      }
      const byHand = async () => {
        await tabTo(page, /^Fixer le résultat à la main$/)
        await page.keyboard.press('Enter')
      }
      await asked(/^Que fait le dé de B\s\?/)
      await byHand()
      await tabTo(page, /^1$/, 2)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await asked(/Est-ce un Coup critique\s\?/)
      await tabTo(page, /^Oui, un Coup critique$/, 2)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await asked(/^Quel mort-vivant A tire-t-il/)
      await byHand()
      await tabTo(page, /^Un mort-vivant de valeur 1/, 2)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await asked(/où mettez-vous le mort-vivant/)
      await tabTo(page, /^La rue$/, 2)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await end()
      await settled(page).waitFor()
      await page.keyboard.press('ArrowLeft')
      expect(await settled(page).count()).toBe(0)
    })
  })
})
