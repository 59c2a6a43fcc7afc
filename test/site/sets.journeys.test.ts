import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readySetsOf } from '../../src/content/beginnings/lessons.ts'
import { encodeSet, findSet } from '../../src/explorer/sets/codec.ts'
import { type CaseSet, emptySet, plainCase } from '../../src/explorer/sets/set.ts'
import { expectAccessible, expectNoSidewaysScroll, visit, visitAll } from './support/visit.ts'

const example = (game: string, id: string) => plainCase(game, { type: 'example', id })

/** A set of two games with a case that cannot be laid out, one from a lab, and two that have gone. */
const mixed: CaseSet = {
  title: 'Mixed',
  aims: '',
  exit: 'What did you learn?',
  cases: [
    { ...example('wild-gangs', 'loot-third-gang-takes-nothing'), question: 'What is left for C?' },
    example('a-game-that-left', 'gone'),
    example('fast-west', 'setup-two-players-refused'),
    plainCase('wild-gangs', { type: 'lab', kind: 'town', fragment: '' }),
    example('wild-gangs', 'no-such-case'),
  ],
}

const pagesIn = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

const lesson: CaseSet = {
  ...emptySet,
  title: 'Loot',
  cases: (readySetsOf('wild-gangs')[0]?.cases ?? []).map((one) =>
    example('wild-gangs', one.example),
  ),
}

describe('a set', () => {
  test('is put together from a case, a list and a lab, moved, and handed on by its link', async () => {
    const paths = [
      '/en/wild-gangs/scenarios/loot-lone-gang/',
      '/en/wild-gangs/scenarios/',
      '/en/wild-gangs/lab/town/',
      '/en/set/',
      '/en/set/?as=homework#1.cut',
    ]
    await visitAll(paths, {}, async (page) => {
      if (page.url().endsWith('loot-lone-gang/')) {
        await page.getByRole('button', { name: 'Add to my set' }).click()
        await page.getByText('Cases in your set: 1.').waitFor()
      } else if (page.url().endsWith('scenarios/')) {
        await page.locator('.case-chapter summary').first().click()
        await page.locator('.case-chapter .add-case').first().click()
        await page.getByText('Cases in your set: 2.').waitFor()
      } else if (page.url().endsWith('town/')) {
        await page.locator('.add-case').click()
        await page.getByText('Cases in your set: 3.').waitFor()
      } else if (page.url().endsWith('/set/')) {
        await page.getByLabel('Title of the set').fill('For Monday')
        await page.getByRole('button', { name: 'Move “A lone gang at a building” down' }).click()
        await page.getByText('“A lone gang at a building” is number 2 now.').waitFor()
        const link = await page.getByLabel('Link to this set').inputValue()
        const found = findSet(link)
        expect(found.ok && found.set.title).toBe('For Monday')
        expect(found.ok && found.set.cases.map(({ source }) => source.type)).toEqual([
          'example',
          'example',
          'lab',
        ])
        await page.locator('.set-more summary').first().click()
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      } else {
        // A damaged link of somebody else changes nothing of one's own, which is not homework.
        await page.getByRole('alert').waitFor()
        expect(await page.locator('.set-rows > li').count()).toBe(3)
        const erase = page.getByRole('button', { name: 'Erase all sets from this device' })
        await erase.click()
        await erase.click()
        await page.getByText('All sets have been erased').waitFor()
        expect(await page.evaluate(() => localStorage.getItem('reckoning-set'))).toBeNull()
      }
    })
  })

  test('is shown by the two keys of a clicker to its end, with the network cut, whatever has gone', async () => {
    await visit(`/en/set/?as=show#${encodeSet(mixed)}`, { height: 720 }, async (page) => {
      const card = page.locator('.set-card h2')
      await page.getByText('What is left for C?').waitFor()
      await page.keyboard.press('n')
      await page.getByText('This site has no game called “a-game-that-left”').waitFor()
      await page.keyboard.press('n')
      await page.keyboard.press('n')
      await page.locator('.set-card-question').waitFor()
      await page.keyboard.press('n')
      await page.getByText('isn’t a case of this game any more').waitFor()
      for (let at = 0; at < 4; at++) await page.keyboard.press('p')
      expect(await card.textContent()).toBe('1 of 5')
      // The parts of the stage are there once one case has been opened.
      await page.keyboard.press('PageDown')
      await page.locator('.vote').or(page.locator('.set-show input')).first().waitFor()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('v')
      await page.locator('.grade').waitFor()
      // Neither a script nor data can be fetched any more; what is tried is an error on the console.
      await page.route('**/*', (route) =>
        ['script', 'fetch', 'xhr'].includes(route.request().resourceType())
          ? route.abort()
          : route.continue(),
      )
      const seen = new Set<string>()
      for (let press = 0; press < 90; press++) {
        const said = (await card.count()) > 0 ? ((await card.textContent()) ?? '') : ''
        if (said) seen.add(said)
        if (said === 'That was the last case') break
        await page.keyboard.press('PageDown')
      }
      expect([...seen]).toEqual(['2 of 5', '3 of 5', '4 of 5', '5 of 5', 'That was the last case'])
      expect(await page.locator('.set-card').textContent()).toContain('What did you learn?')
      await page.keyboard.press('PageUp')
      expect(await card.textContent()).toBe('5 of 5')
      await page.keyboard.press('b')
      expect(await page.locator('.blank-screen').count()).toBe(1)
      await page.keyboard.press('PageUp')
      await page.keyboard.press('.')
      expect(await page.locator('.blank-screen').count()).toBe(0)
      expect(await card.textContent()).toBe('5 of 5')
    })
  })

  test('has every text of a class at 24 pixels or more at 1280 × 720, and the vote whole', async () => {
    await visit(`/en/set/?as=show#${encodeSet(lesson)}`, { height: 720 }, async (page) => {
      const sizes = () =>
        page
          .locator('.set-show')
          .evaluate((root) =>
            [...root.querySelectorAll('h2, p, li, button, .bar-now, .scenario-question')]
              .filter(
                (one) =>
                  one.checkVisibility() &&
                  one.textContent?.trim() &&
                  !one.closest(
                    'svg, .sr-only, .stage-table, .in-words, .player-foot, .ledger, .drawers, .trace',
                  ),
              )
              .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
          )
      await page.locator('.set-card-question').waitFor()
      expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24)
      await page.keyboard.press('PageDown')
      await page.locator('.vote').waitFor()
      await page.keyboard.press('a')
      await page.keyboard.press('a')
      await page.keyboard.press('b')
      expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24)
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('v')
      await page.getByText(/^Votes for it: \d of 3/).waitFor()
      expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24)
    })
  })

  test('has its question and all answers whole on a window that is enlarged fourfold', async () => {
    const reader = { width: 320, height: 256 }
    await visit(`/en/set/?as=show#${encodeSet(lesson)}`, reader, async (page) => {
      await page.locator('.set-card-question').waitFor()
      await page.getByRole('button', { name: 'Show the case' }).click()
      await page.locator('.vote').waitFor()
      for (const part of ['.scenario-question', '.vote li:last-child button']) {
        await page.locator(part).scrollIntoViewIfNeeded()
        const box = await page.locator(part).boundingBox()
        expect(box?.width, part).toBeGreaterThan(220)
        expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(320)
      }
      const cut = await page
        .locator('.bar, .bar-asked')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length)
      expect(cut).toBe(0)
    })
  })

  test('is presented from a second window, and neither needs the other', async () => {
    const noted = { ...lesson, cases: lesson.cases.map((one) => ({ ...one, note: 'Ask Ada.' })) }
    await visit(`/en/set/?as=show#${encodeSet(noted)}`, { height: 720 }, async (page) => {
      const context = page.context()
      const second = async (name: string, from: Page) => {
        const [opened] = await Promise.all([
          context.waitForEvent('page'),
          from.getByRole('button', { name }).click(),
        ])
        return opened
      }
      const ways = page.locator('.large-ways').first()
      const speaker = await second('Presenter window', page)
      await speaker.getByText('Ask Ada.').waitFor()
      await ways.waitFor({ state: 'hidden' })
      await speaker.getByRole('button', { name: 'On', exact: true }).click()
      await page.locator('.vote').waitFor()
      await speaker.keyboard.press('a')
      await speaker.locator('.set-speaker-votes button').nth(1).click()
      await expect
        .poll(() => page.locator('.vote li b').allTextContents())
        .toEqual(['1', '1', '0', '0'])
      await expectAccessible(speaker)
      // Closed, it leaves the class a showing with all its buttons.
      await speaker.close()
      await ways.waitFor()
      await page.keyboard.press('n')
      const again = await second('Presenter window', page)
      await again.getByText('2 of 5').waitFor()
      await page.close()
      await again.getByText('Your place is kept.').waitFor()
      const shown = await second('Open it again', again)
      await expect.poll(() => shown.locator('.set-card h2').textContent()).toBe('2 of 5')
      await again.getByText('Your place is kept.').waitFor({ state: 'hidden' })
    })
  })

  // French takes more room.
  test('is printed: a page for the teacher, two cases a sheet, the key last', async () => {
    const many = { ...lesson, cases: [...lesson.cases, ...lesson.cases] }
    await visit(`/fr/set/?as=paper#${encodeSet(many)}`, {}, async (page) => {
      await page.locator('.set-paper-tools .button-primary').waitFor()
      await expect.poll(() => page.locator('.paper-case').count()).toBe(10)
      for (const format of ['A4', 'Letter'] as const)
        expect(await pagesIn(page, format), format).toBe(1 + 5 + 1)
      await page.emulateMedia({ media: 'print' })
      // Each drawing is whole, beside its question; nothing of the site is on paper.
      const cut = await page.locator('.paper-drawing').evaluateAll(
        (boxes) =>
          boxes.filter((box) => {
            const board = box.querySelector('.player-board')
            return (
              !board ||
              board.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 2
            )
          }).length,
      )
      expect(cut).toBe(0)
      expect(await page.locator('.masthead').isVisible()).toBe(false)
      expect(await page.locator('.paper > :last-child tr').count()).toBe(10)
      // As it is printed: with the media of a screen a PDF would show that.
      await page.emulateMedia({ media: null })
      await page.locator('.set-paper-tools input').first().uncheck()
      await page.locator('.set-paper-tools input').last().uncheck()
      for (const format of ['A4', 'Letter'] as const)
        expect(await pagesIn(page, format), format).toBe(5)
      await page.locator('.set-paper-tools input').nth(2).check()
      expect(await page.locator('.paper-cards li').allTextContents()).toEqual(['A', 'B', 'C', 'D'])
      expect(await pagesIn(page, 'Letter')).toBe(5 + 1)
    })
  })
})

describe('homework', () => {
  test('tells no verdict before all is answered, and its code is checked', async () => {
    const two = { ...lesson, cases: lesson.cases.slice(0, 2) }
    const text = encodeSet(two)
    let code = ''
    await visit(`/en/set/?as=homework#${text}`, {}, async (page) => {
      await page.locator('.choice input').first().waitFor()
      expect(await page.locator('.verdict, .set-result').count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Check my answers' }).isDisabled()).toBe(true)
      await page.getByRole('radio', { name: 'Gang B' }).check()
      await page.getByRole('button', { name: 'Next case' }).click()
      // A page that is loaded again goes on where it was.
      await page.reload()
      await page.getByText('2 of 2').waitFor()
      await page.getByText('Still without an answer: 2.').waitFor()
      await page.getByRole('radio', { name: 'Gang A' }).check()
      await page.getByRole('button', { name: 'Check my answers' }).click()
      await page.getByText('1 of 2, case 2 wrong, 1 min').waitFor()
      expect(await page.locator('.set-explained .verdict').count()).toBe(2)
      code = (await page.locator('.set-code output').textContent()) ?? ''
      await page.reload()
      await page.getByText(code).waitFor()
      await expectAccessible(page)
    })
    await visit(`/en/teach/check/#${text}`, {}, async (page) => {
      await page.getByLabel('Codes, one a line').fill(`Ada: ${code}\n${code}\nRK1-0000\nhello`)
      await page.getByText('OK: 1 · the same code again: 1 · damaged: 1 · no code: 1').waitFor()
      expect(await page.getByRole('row', { name: /^Ada/ }).textContent()).toContain(
        '1 of 2, case 2 wrong',
      )
      await expectAccessible(page)
    })
  })
})
