import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseFirst, ready } from './support/lab.ts'
import { visit, visitAll } from './support/visit.ts'

const labOf = (language: string, kind: string) => `/${language}/nowheresville/lab/${kind}/`

/** A part of the board that answers the question that waits. */
const offered = (page: Page, part: string) =>
  page.locator(`.player-board .target.offered[data-part="${part}"]:visible`)

const answer = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true })
/** The way on, whatever it does: a step, or a roll. */
const next = (page: Page) => page.locator('.transport .button-primary')

/** Steps on until a question waits that a part of the board answers. */
async function until(page: Page, part: string): Promise<void> {
  for (let step = 0; step < 80 && !(await offered(page, part).count()); step += 1) {
    if (await next(page).isEnabled()) await next(page).click()
    else {
      await chooseFirst(page)
      await answer(page).click()
    }
    await page.waitForTimeout(50)
  }
  await offered(page, part).first().waitFor()
}

/** Steps on until somebody is asked whether it flees, and answers; whatever is asked before is answered with nothing. */
async function choose(page: Page, stance: string): Promise<void> {
  const told = page.locator('.bar').getByText(stance, { exact: true })
  const button = page.getByRole('button', { name: 'Répondre', exact: true })
  const on = next(page)
  for (let step = 0; step < 60 && !(await told.count()); step += 1) {
    if (await on.isEnabled()) await on.click()
    else if (await button.count()) {
      await chooseFirst(page)
      await button.click()
    }
    await page.waitForTimeout(50)
  }
  await told.first().click()
  if (await button.count()) await button.click()
}

describe('on the board of Nowhere’sVille', () => {
  test('a robbery is laid out card by card, and its sum follows', async () => {
    await visit(labOf('en', 'robbery'), { width: 320, height: 844 }, async (page) => {
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
  })

  test('what stands in the town can be read and pressed at every width', async () => {
    await visit(labOf('fr', 'town'), {}, async (page) => {
      await ready(page)
      const town = page.locator('.ville-panel-town .ville-drawing')
      for (const [width, height, least] of [
        [320, 640, 11],
        [390, 844, 12],
        [1280, 720, 16],
      ] as const) {
        await page.setViewportSize({ width, height })
        const letters = await town.locator('text').evaluateAll((all) =>
          all.map((one) => {
            const scale = (one as SVGTextElement).getScreenCTM()?.a ?? 0
            return Number.parseFloat(getComputedStyle(one).fontSize) * scale
          }),
        )
        expect(letters.length).toBeGreaterThan(30)
        expect(Math.min(...letters), `at ${width}`).toBeGreaterThanOrEqual(least - 0.05)
        const places = await town.locator('.target').evaluateAll((all) =>
          all.map((one) => {
            const box = one.getBoundingClientRect()
            return Math.min(box.width, box.height)
          }),
        )
        expect(places.length).toBeGreaterThan(8)
        expect(Math.min(...places), `at ${width}`).toBeGreaterThanOrEqual(24)
      }
    })
  })

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

  test('who flees from whom is drawn as a stack, shootout within shootout', async () => {
    await visit(labOf('fr', 'shootout'), { width: 390, height: 844 }, async (page) => {
      await ready(page)
      // Fay stays; Ike and Joan flee from her, and Joan flees from Ike once more.
      for (const stance of ['Rester', 'S’enfuir', 'S’enfuir', 'Rester', 'S’enfuir'])
        await choose(page, stance)
      const stack = page.locator('.ville-layered')
      await expect.poll(() => stack.allTextContents()).toEqual(['A', 'B', 'C', 'B', 'C'])
      const fled = page.locator('.ville-flees')
      const on = page.locator('.transport .button-primary')
      for (let step = 0; step < 4 && (await fled.count()) < 3; step += 1) await on.click()
      expect(await fled.allTextContents()).toEqual(['B', 'C', 'C'])
      const label = await page.locator('.ville-panel-now .ville-drawing').getAttribute('aria-label')
      expect(label).toContain('En fuite devant Fay')
    })
  })

  test('fleeing is weighed against shooting, exactly, and for what a reader puts on the ends', async () => {
    await visit(labOf('en', 'shootout'), {}, async (page) => {
      await ready(page)
      const panel = page.locator('.live .drawer', { hasText: 'Flee or shoot?' })
      await panel.getByText('Fay does better to flee.').waitFor()
      // Whoever flees from two who stay is last but for whoever dies.
      const row = (name: string) => panel.locator('tr', { hasText: name })
      expect(await row('Dies').locator('small').allTextContents()).toEqual(['237833/262144'])
      await panel.getByLabel('The others').selectOption('flee')
      await panel.getByText('Fay does better to stay and shoot.').waitFor()
      expect(await row('Position 1').locator('small').allTextContents()).toEqual(['1609/32768'])
      await panel.getByText('hot-headed').waitFor()
    })
  })

  test('what each location brings by position is told of a round in town', async () => {
    await visit(labOf('fr', 'town'), { width: 320, height: 640 }, async (page) => {
      await ready(page)
      await page.locator('summary', { hasText: 'Ce que rapporte chaque lieu' }).click()
      const panel = page.locator('.drawer', { hasText: 'Ce que rapporte chaque lieu' })
      await panel.getByText('valeurs d’exemple\u00a0: elles viennent de nous').waitFor()
      // Ada robs the Barber for certain: 5 by two cards, 1 Courage and any roll are more than 6.
      const town = panel.locator('tbody tr').nth(5).locator('td')
      expect(await town.allTextContents()).toEqual(['300', '100', '–'])
    })
  })

  test('who is pressed to be shot at stands in the list beside the board, too', async () => {
    await visit(labOf('en', 'shootout'), {}, async (page) => {
      await ready(page)
      await until(page, 'card:fay:carbine')
      await offered(page, 'card:fay:carbine').click()
      await answer(page).click()
      await until(page, 'bandit:fay')
      await offered(page, 'bandit:fay').click()
      await until(page, 'bandit:ike')
      await offered(page, 'bandit:ike').click()
      const pass = page.locator('.answer').getByRole('radio', { name: 'Pass', exact: true })
      expect(await pass.isChecked()).toBe(false)
      const target = page.getByRole('combobox', { name: 'Target', exact: true })
      expect(await target.locator('option:checked').textContent()).toBe('Iron Ike')
    })
  })

  test('a shot shows the money on which a bounty rests, whoever dies of it', async () => {
    await visit(labOf('en', 'death'), { width: 320, height: 640 }, async (page) => {
      await ready(page)
      const money = page.locator('.ville-panel-now .ville-money')
      expect(await money.allTextContents()).toEqual(['B: $600', 'A: $1,100'])
      await page.locator('.transport .button').last().click()
      // The bounty of $300, of which an accomplice costs $100.
      await expect.poll(() => money.allTextContents()).toEqual(['B: $800', 'A: $800'])
    })
  })

  test('nothing of a table lies under the bar', async () => {
    const sizes = [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ]
    const tables = ['robbery', 'first', 'shootout', 'town', 'death']
    await visitAll(
      tables.map((kind) => labOf('fr', kind)),
      {},
      async (page) => {
        await ready(page)
        for (const size of sizes) {
          await page.setViewportSize(size)
          const parts = ['.ville > .illustrative', '.bar']
          const [last, bar] = await Promise.all(
            parts.map((one) => page.locator(one).first().boundingBox()),
          )
          const isBeside = (bar?.x ?? 0) > (last?.x ?? 0) + 100
          const end = (last?.y ?? 0) + (last?.height ?? 0)
          const most = isBeside ? size.height : (bar?.y ?? 0)
          expect.soft(end, `${page.url()} at ${size.width}`).toBeLessThanOrEqual(most)
        }
      },
    )
  })

  test('a card beside the shop is bought by pressing it, though the last thing happened elsewhere', async () => {
    await visit(labOf('en', 'town'), { width: 390, height: 844 }, async (page) => {
      await ready(page)
      await until(page, 'shop:map')
      await offered(page, 'shop:map').click()
      await page.getByText('D pays $100.').first().waitFor()
    })
  })

  test('where four meet each stands by name and position, on the smallest screen too', async () => {
    const four = '/en/nowheresville/scenarios/market-fourth-comes-in-vain/'
    await visit(four, { width: 320, height: 760 }, async (page) => {
      await page.getByRole('button', { name: 'Show the verdict' }).click()
      const placed = page.locator('.ville-token:has(.ville-nth)')
      for (let step = 0; step < 30 && (await placed.count()) < 4; step += 1) {
        await next(page).click()
        await page.waitForTimeout(50)
      }
      const names = placed.locator('.ville-token-name')
      expect(await names.allTextContents()).toEqual(['Ada', 'Ben', 'Cora', 'Dwyer'])
      for (const token of await placed.all()) {
        const room = await token.locator('.ville-paper').boundingBox()
        const name = await token.locator('.ville-token-name').boundingBox()
        expect(name?.height).toBeGreaterThan(10)
        expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(
          (room?.x ?? 0) + (room?.width ?? 0),
        )
      }
      const boxes = await Promise.all((await placed.all()).map((token) => token.boundingBox()))
      const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
      expect(rows.size).toBe(2)
    })
  })

  test('a bandit is sent by pressing a place of the town', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, {}, async (page) => {
      await ready(page)
      await until(page, 'location:bank')
      await offered(page, 'location:bank').click()
      await page.locator('.bar .answer').waitFor({ state: 'detached' })
      const forward = page.getByRole('button', { name: 'Next step' }).first()
      const sent = page.getByText(/^A has chosen the Bank for /).first()
      await expect
        .poll(async () => {
          if (await forward.isEnabled()) await forward.click()
          return sent.isVisible()
        })
        .toBe(true)
    })
  })
})
