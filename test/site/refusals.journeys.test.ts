import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeLink } from '../../src/kernel/link/link.ts'
import { loadGame } from '../../src/node/load.ts'
import { examples } from '../games/quick-and-undead/examples.ts'
import { bullet, editPart, isLoaded, labOf, ready } from './support/lab.ts'
import { visit, visitAll } from './support/visit.ts'

const game = loadGame('quick-and-undead')
const { duel, intimidation } = examples

/** The fragment of a link to a situation, even to one that cannot be. */
function fragmentOf(situation: { readonly kind: string }): string {
  const link = encodeLink(game, { situation, readings: {}, log: [] })
  if (!link.ok) throw new Error(`no link can hold this: ${JSON.stringify(situation)}`)
  return `#${link.value}`
}

const loaded = (cells: readonly number[]) => ({ gangs: { ...duel.gangs, A: { loaded: cells } } })
const whole = fragmentOf({ ...duel, ...loaded([2, 3]) })

/** Links that hold no case of the duel lab, what is wrong with them, and the clause where there is one. */
const wrong: readonly (readonly [what: string, hash: string, says: RegExp, clause?: string])[] = [
  [
    'somebody aims at oneself',
    fragmentOf({ ...duel, targets: { A: 'A', B: 'C', C: 'B' } } as typeof duel),
    /A can’t aim at A/,
    '#duel.announce',
  ],
  [
    'somebody duels who does not play',
    fragmentOf({ ...duel, duellists: ['A', 'B', 'E'], targets: {} } as typeof duel),
    /can’t be E\. Possible: A, B, C/,
    '#component.players',
  ],
  [
    'there are more Coins than in the box',
    fragmentOf({ ...duel, gangs: { ...duel.gangs, A: { coins: 48 } } } as typeof duel),
    /There are 53 Coins, but the game has only 48/,
    '#component.coins',
  ],
  ['it was cut', whole.slice(0, -2), /cut off/],
  ['a character has changed', whole.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), /damaged/],
  [
    'it was made for another lab',
    fragmentOf({ ...intimidation, at: 5 } as typeof intimidation),
    /made for another page/,
  ],
  ['it comes from a later version', '#3.MEAiEAAEMACvJ', /newer version/],
]

const alertIn = (page: Page) => page.getByRole('alert')

describe('a link', () => {
  test('in which something cannot be says so with the clause, and the page shows its own example', async () => {
    const paths = wrong.map(([, hash], index) => `${labOf('en', 'duel')}?${index}${hash}`)
    const left = [...wrong]
    await visitAll(paths, {}, async (page) => {
      const [what, , says, clause] = left.shift() ?? []
      await alertIn(page).waitFor()
      expect(await alertIn(page).textContent(), what).toMatch(says ?? '')
      const links = await alertIn(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash))
      expect(links, what).toEqual(clause ? [clause] : [])
      expect(await isLoaded(bullet(page, 'A', 5))).toBe(true)
    })
  })

  test('that is broken leaves alone the case that is laid out', async () => {
    await visit(labOf('en', 'duel'), {}, async (page) => {
      await ready(page)
      await bullet(page, 'A', 4).click()
      await page.evaluate(
        (hash) => {
          location.hash = hash
        },
        whole.slice(0, -2),
      )
      await alertIn(page).getByText('cut off').waitFor()
      expect(await isLoaded(bullet(page, 'A', 4))).toBe(true)
      await bullet(page, 'A', 6).click()
      await alertIn(page).waitFor({ state: 'detached' })
      expect(await isLoaded(bullet(page, 'A', 4))).toBe(true)
    })
  })
})

describe('what is typed into the form of a table', () => {
  const fields = [
    ['Coins', '48', /53 Coins, but the game has only 48/, '#component.coins'],
    [
      'Outlaws in the Graveyard',
      '6',
      /A has \d+ Outlaws, but there are only 6/,
      '#component.outlaws',
    ],
  ] as const

  test.each([1280, 390])(
    'and cannot be is refused in view, and nothing is lost (%i)',
    async (width) => {
      await visit(labOf('en', 'round'), { width }, async (page) => {
        await ready(page)
        await editPart(page, 'Gang A')
        const notoriety = page.getByLabel('Notoriety', { exact: true })
        await notoriety.fill('9')
        await notoriety.press('Enter')
        await page.waitForURL(/#1\./)
        const kept = page.url()
        for (const [name, value, says, clause] of fields) {
          const field = page.getByLabel(name, { exact: true })
          const before = await field.inputValue()
          await field.fill(value)
          await field.press('Tab')
          const alert = alertIn(page).filter({ hasText: says })
          await alert.waitFor()
          const { y = -1 } = (await alert.boundingBox()) ?? {}
          expect(y).toBeGreaterThanOrEqual(0)
          expect(await alert.getByRole('link').getAttribute('href')).toContain(clause)
          expect(await field.inputValue()).toBe(before)
        }
        expect(page.url()).toBe(kept)
        expect(await notoriety.inputValue()).toBe('9')
      })
    },
  )
})
