import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeLink } from '../../src/kernel/link/link.ts'
import { loadGame } from '../../src/node/load.ts'
import { askPeople, chooseFirst, ready } from './support/lab.ts'
import { expectNoSidewaysScroll, visit } from './support/visit.ts'

const labOf = (language: string, kind: string) => `/${language}/trust-me/lab/${kind}/`

/** The address of a lab on which a case lies. */
function caseOf(situation: { readonly kind: string; readonly [part: string]: unknown }): string {
  const link = encodeLink(loadGame('trust-me'), { situation, readings: {}, log: [] })
  return `${labOf('en', situation.kind)}#${link.ok ? link.value : ''}`
}

/** A part of the board that answers the question that waits. */
const offered = (page: Page, part: string) =>
  page.locator(`.player-board .target.offered[data-part="${part}"]:visible`)

const answer = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true })
const forward = (page: Page) => page.locator('.transport .button-primary')

/** Goes on, with the first answer to whatever is asked, until something is so. */
async function goOn(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100 && !(await isSo()); step += 1) {
    if (await forward(page).isEnabled()) await forward(page).click()
    // Where the board answers, there is no button for it; what the board offers may still be on its way.
    else if (await answer(page).isVisible()) {
      await chooseFirst(page)
      await answer(page).click()
    }
    await page.waitForTimeout(100)
  }
  expect(await isSo()).toBe(true)
}

/** True when a point of the table is asked for and has an area; what it is chosen with is fetched when it is. */
async function canChoosePoint(page: Page): Promise<boolean> {
  if ((await page.locator('.trust-pointing').count()) === 0) return false
  const area = page.locator('.trust-area').waitFor({ state: 'attached', timeout: 2000 })
  return area.then(
    () => true,
    () => false,
  )
}

/** The numbers that are written in a part of a drawing. */
async function numbersIn(place: Locator): Promise<readonly number[]> {
  const texts = await place.locator('text').allTextContents()
  return texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))
}

/** Middle of a figure, in millimetres from the upper left corner of the table. */
const placeOf = (page: Page, look: string) =>
  page
    .locator(`.trust-table .trust-seat.${look}`)
    .first()
    .getAttribute('transform')
    .then((text) => (text?.match(/[\d.]+/g) ?? []).map(Number))

/** Place of a spot of the table, given in millimetres, on the screen. */
const onScreen = (page: Page, x: number, y: number) =>
  page.locator('.trust-table').evaluate(
    (drawing, at) => {
      const matrix = (drawing as SVGSVGElement).getScreenCTM() as DOMMatrix
      const { x: left, y: top } = new DOMPoint(at.x, at.y).matrixTransform(matrix)
      return { x: left, y: top }
    },
    { x, y },
  )

/** Scrolls to what is worked out under the board, which is fetched when it comes into view, until it is there. */
async function scrolledTo(page: Page, there: Locator): Promise<void> {
  const scroll = () => document.querySelector('.stage-under')?.scrollIntoView({ block: 'center' })
  await expect
    .poll(async () => {
      await page.evaluate(scroll)
      return there.isVisible()
    })
    .toBe(true)
}

/** Shows all of the table, where it is drawn from close by on what it is about. */
async function wholeTable(page: Page): Promise<void> {
  const close = page.locator('.trust-near[aria-pressed="true"]:visible')
  if (await close.isVisible()) await close.click()
}

/** Presses the table at a spot. */
async function press(page: Page, x: number, y: number): Promise<void> {
  await wholeTable(page)
  await page.locator('.trust-table').scrollIntoViewIfNeeded()
  const at = await onScreen(page, x, y)
  await page.mouse.click(at.x, at.y)
}

describe('on the board of Trust Me', () => {
  test.each([320, 390, 1280])(
    'a combat is fought die by die, and the row of the damage table is that of the difference (%i wide)',
    async (width) => {
      await visit(labOf('en', 'combat'), { width, height: 844 }, async (page) => {
        await ready(page)
        const hit = page.locator('.player-board .trust-hit')
        await goOn(page, async () => (await hit.count()) > 0)
        const attack = await numbersIn(page.locator('.player-board .trust-side').nth(0))
        const defence = await numbersIn(page.locator('.player-board .trust-side').nth(1))
        const sum = (numbers: readonly number[]) =>
          numbers.slice(0, -1).reduce((all, one) => all + one, 0)
        expect(attack.at(-1)).toBe(sum(attack))
        expect(defence.at(-1)).toBe(sum(defence))
        const difference = (attack.at(-1) ?? 0) - (defence.at(-1) ?? 0)
        const rows = ['≤ 0', '1–3', '4–6', '7–9', '10 +']
        const row = difference <= 0 ? 0 : Math.min(Math.ceil(difference / 3), 4)
        expect(await hit.locator('text').first().textContent()).toBe(rows[row])
        expect(await hit.first().isVisible()).toBe(true)
        await expectNoSidewaysScroll(page)
      })
    },
  )

  test('zombies are followed by keys: each shows what it tried, and the priority that chose', async () => {
    await visit(labOf('en', 'zombies'), {}, async (page) => {
      await ready(page)
      await page.locator('.trust-looking select').focus()
      await page.keyboard.press('Tab')
      const told = page.locator('.bar-now [role="status"]')
      for (let step = 0; step < 8; step += 1) {
        if ((await told.textContent())?.startsWith('Zombie 2')) break
        await page.keyboard.press('PageDown')
        await page.waitForTimeout(60)
      }
      // Behind the bus it sees nobody, hears nothing near, and goes to A, who is less than 20 cm away.
      const chosen = page.locator('.trust-tried .trust-chosen')
      await expect.poll(() => chosen.textContent()).toMatch(/4\..*A at 19\.86/)
      const first = page.locator('.trust-tried li').first()
      expect(await first.textContent()).toMatch(/A at 19\.86.*hidden/)
      expect(await page.locator('.trust-measure-chosen').count()).toBe(1)
    })
  })

  test('a survivor is moved by the pointer, by arrow keys and by numbers', async () => {
    await visit(labOf('en', 'zombies'), {}, async (page) => {
      await ready(page)
      // All of the table, so that there is somewhere to go.
      await wholeTable(page)
      expect(await placeOf(page, 'trust-seat-A')).toEqual([200, 300])
      const from = await onScreen(page, 200, 300)
      const to = await onScreen(page, 100, 500)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x - 20, to.y)
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
      await expect
        .poll(async () => (await placeOf(page, 'trust-seat-A')).map((one) => Math.round(one / 5)))
        .toEqual([20, 100])

      await page.locator('.player-board [data-part="seat:A"]:visible').focus()
      await page.keyboard.press('Enter')
      const left = page.getByLabel('From the left').first()
      await left.waitFor()
      await left.fill('15')
      await left.press('Tab')
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(150)
      const pad = page.locator('.nudge:visible')
      await pad.getByRole('button').first().focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(160)
      await pad.getByRole('combobox').selectOption('1')
      await pad.getByRole('button', { name: 'To the right', exact: true }).click()
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(160.1)
    })
  })

  test.each([390, 1280])(
    'a token is placed by pressing its box, and a move by pressing the table (%i wide)',
    async (width) => {
      await visit(labOf('en', 'round'), { width, height: 844 }, async (page) => {
        await ready(page)
        await goOn(page, async () => (await offered(page, 'place:A:5').count()) > 0)
        await offered(page, 'place:A:5').click()
        await answer(page).click()
        await goOn(page, () => canChoosePoint(page))
        // A Move and the skill are 10 cm; with a base more 12.5 from middle to middle.
        await press(page, 200, 440)
        const why = page.locator('.trust-why')
        await expect.poll(() => why.textContent()).toBe('Too far: 10.0\u00a0cm at most')
        await answer(page).click()
        await page.locator('.refusals').first().waitFor()
        await press(page, 200, 400)
        await expect.poll(() => page.locator('.trust-why').count()).toBe(0)
        await answer(page).click()
        await expect
          .poll(async () =>
            (await placeOf(page, 'trust-seat-A')).map((one) => Math.round(one / 10)),
          )
          .toEqual([20, 40])
      })
    },
  )

  test.each([320, 1280])(
    'what can be held in both hands is taken into either, or both, by a press (%i wide)',
    async (width) => {
      const lies = caseOf({ kind: 'inventory', players: 2, survivors: { A: {} }, comes: 'blunt' })
      for (const [place, told] of [
        ['left', 'in the left hand'],
        ['right', 'in the right hand'],
        ['both', 'across both hands'],
      ]) {
        await visit(lies, { width, height: 844 }, async (page) => {
          await ready(page)
          // Nothing is answered but by the board, which offers its places a moment after the question.
          await expect
            .poll(async () => {
              if (await forward(page).isEnabled()) await forward(page).click()
              return offered(page, 'place:A:both').count()
            })
            .toBeGreaterThan(0)
          // The board listens once what answers has been fetched.
          await expect
            .poll(async () => {
              const here = offered(page, `place:A:${place}`)
              if ((await here.count()) > 0) await here.click()
              return offered(page, 'place:A:both').count()
            })
            .toBe(0)
          await expect.poll(() => page.locator('.bar-now').textContent()).toContain(told)
        })
      }
    },
  )

  test.each([390, 1280])(
    'who is sent onto scenery stands against it, and what has happened stays in view (%i wide)',
    async (width) => {
      const lies = caseOf({
        kind: 'turn',
        players: 2,
        survivors: {
          A: { x: 2000, y: 2000, sheet: { left: 'shiv' } },
          B: { x: 5000, y: 5000 },
        },
        pieces: [{ kind: 'skip', x: 2000, y: 2900 }],
      })
      await visit(lies, { width, height: 844 }, async (page) => {
        await ready(page)
        await goOn(page, () => canChoosePoint(page))
        await press(page, 200, 280)
        await expect.poll(() => page.locator('.trust-ghost').count()).toBeGreaterThan(0)
        expect(await page.locator('.trust-why').count()).toBe(0)
        await answer(page).click()
        await page.getByText('for free').first().waitFor()
        expect((await placeOf(page, 'trust-seat-A'))[1]).toBeGreaterThan(230)
        expect(await page.locator('.trust-table').isVisible()).toBe(true)
        expect(await page.locator('.bar').getByText('Drop what is in the left hand').count()).toBe(
          1,
        )
      })
    },
  )

  test('a game is opened on a phone: a sheet is laid by touch and by the arrows in view, and told in centimetres', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, { width: 390, height: 844 }, async (page) => {
      await ready(page)
      const pad = page.locator('.bar .nudge')
      await goOn(page, async () => pad.isVisible())
      const pieces = page.locator('.trust-table .trust-piece')
      const before = await pieces.count()
      const { bottom } = await page.locator('.bar').evaluate((bar) => {
        const { bottom, top } = bar.getBoundingClientRect()
        const table = document.querySelector('.trust-table')?.getBoundingClientRect()
        return { bottom: { bar: bottom, top, table: table?.bottom ?? 0 } }
      })
      expect(bottom.table).toBeLessThanOrEqual(bottom.top)
      expect(bottom.bar).toBeLessThanOrEqual(845)
      const spot = pad.locator('output')
      expect(await spot.textContent()).toMatch(/30\.0 \| 30\.0 cm/)
      await pad.getByRole('button', { name: 'To the right', exact: true }).click()
      await expect.poll(() => spot.textContent()).toMatch(/31\.0 \| 30\.0 cm/)
      await pad.getByRole('combobox').selectOption({ label: '0.1\u00a0cm' })
      await pad.getByRole('button', { name: 'Down', exact: true }).click()
      await expect.poll(() => spot.textContent()).toMatch(/31\.0 \| 30\.1 cm/)
      await press(page, 200, 250)
      await expect
        .poll(() => spot.textContent())
        .toMatch(/(?:19\.\d+|20\.\d+) \| (?:24\.\d+|25\.\d+) cm/)
      expect(await page.locator('.trust-why').count()).toBe(0)
      await answer(page).click()
      await expect.poll(() => pieces.count()).toBe(before + 1)
      await expectNoSidewaysScroll(page)
    })
  })

  test.each([
    [360, 640],
    [320, 720],
  ])('nothing lies over the arrows that move a piece (%i × %i)', async (width, height) => {
    await visit(
      `${labOf('fr', 'game')}?luck=1`,
      { width, height, language: 'fr' },
      async (page) => {
        await ready(page)
        await chooseFirst(page)
        await page.getByRole('button', { name: 'Répondre', exact: true }).click()
        const buttons = page.locator('.bar .nudge button')
        await buttons.first().waitFor()
        // The bar takes its place once it has been measured.
        const covered = () =>
          buttons.evaluateAll((all) => {
            const isCovered = (button: Element) => {
              const { left, top, width: across, height: down } = button.getBoundingClientRect()
              return document.elementFromPoint(left + across / 2, top + down / 2) !== button
            }
            return all.filter(isCovered).length
          })
        await expect.poll(covered).toBe(0)
      },
    )
  })

  test.each([
    [360, 640],
    [390, 844],
  ])(
    'in a whole game the table is whole while a place is asked for, and always the button that answers; Wounds are said (%i × %i)',
    async (width, height) => {
      await visit(
        `${labOf('fr', 'game')}?luck=1`,
        { width, height, language: 'fr' },
        async (page) => {
          await ready(page)
          const give = page.getByRole('button', { name: 'Répondre', exact: true })
          const whole = () =>
            page.evaluate(() => {
              const box = (look: string) => document.querySelector(look)?.getBoundingClientRect()
              const [table, bar] = [box('.trust-table'), box('.bar')]
              const [button, foot] = [box('.bar .answer-ways .button'), box('.bar .transport')]
              return [
                (table?.bottom ?? 999) <= (bar?.top ?? 0) + 1,
                (button?.bottom ?? 999) <= (foot?.top ?? 0) + 1,
              ]
            })
          for (const [asked, isPlace] of [
            ['quel élément de décor', false],
            ['Où placez-vous le Bus', true],
          ] as const) {
            await page.getByText(asked).first().waitFor()
            await expect.poll(async () => (await whole())[1]).toBe(true)
            if (isPlace) await expect.poll(whole).toEqual([true, true])
            await chooseFirst(page)
            await give.click()
          }
          const scores = await page.locator('.scores li').allTextContents()
          expect(scores.length).toBe(3)
          for (const score of scores) expect(score).toContain('Blessures\u00a0: 0 sur 3')
        },
      )
    },
  )

  test('the Metro lies along the edge that is pressed, and a survivor gets into contact with its pawn', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, {}, async (page) => {
      await ready(page)
      await askPeople(page)
      await page.getByText('Where does the Metro go?').first().waitFor()
      await page.locator('.trust-ghost').waitFor()
      const lower = () =>
        page
          .locator('.trust-ghost path')
          .first()
          .evaluate((path) => {
            const { y, height } = (path as SVGGraphicsElement).getBBox()
            return Math.round(y + height)
          })
      // The table listens once what answers has been fetched.
      await expect
        .poll(async () => {
          await press(page, 150, 570)
          return lower()
        })
        .toBe(600)
    })
    const lies = caseOf({
      kind: 'turn',
      players: 2,
      survivors: {
        A: { x: 3000, y: 5300, community: { x: 3000, y: 6000 } },
        B: { x: 5000, y: 1000 },
      },
    })
    await visit(lies, {}, async (page) => {
      await ready(page)
      await goOn(page, () => canChoosePoint(page))
      await press(page, 306, 584)
      await answer(page).click()
      await expect.poll(() => placeOf(page, 'trust-seat-A')).toEqual([300, 587.5])
    })
  })

  test.each(['light', 'dark'] as const)(
    'with forced colours (%s) the priority that chose, and who is a zombie, are told by shape',
    async (scheme) => {
      const reader = { forcedColors: 'active', scheme } as const
      await visit(labOf('en', 'zombies'), reader, async (page) => {
        await ready(page)
        await page.locator('.trust-looking select').selectOption('zombie:2')
        const chosen = page.locator('.trust-tried .trust-chosen')
        await chosen.waitFor()
        const styles = await page.locator('.trust-tried > li').evaluateAll((rows) => {
          return rows.map((row) => getComputedStyle(row).borderInlineStartStyle)
        })
        expect(styles.filter((style) => style === 'solid').length).toBe(1)
        const dashes = (look: string) =>
          page
            .locator(`.trust-table .${look} circle`)
            .first()
            .evaluate((circle) => getComputedStyle(circle).strokeDasharray)
        expect(await dashes('trust-zombie')).not.toBe(await dashes('trust-seat'))
        const ink = await page.locator('.trust-tile').evaluate((tile) => {
          return [getComputedStyle(tile).stroke, getComputedStyle(tile).fill]
        })
        expect(ink[0]).not.toBe(ink[1])
      })
    },
  )

  test.each([390, 1280])(
    'a lab says where a Wound is best laid, and what has yet to happen, without a press (%i wide)',
    async (width) => {
      await visit(labOf('en', 'inventory'), { width, height: 844 }, async (page) => {
        await ready(page)
        const best = page.locator('.live .choices-table .is-best')
        await scrolledTo(page, best.first())
        expect(await page.locator('.live').textContent()).toContain('1/16')
      })
      await visit(labOf('en', 'claim'), { width, height: 844 }, async (page) => {
        await ready(page)
        await scrolledTo(page, page.locator('.live').getByText('can leave at once'))
      })
    },
  )
})
