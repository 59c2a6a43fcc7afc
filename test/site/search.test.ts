import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

interface Shown {
  readonly kind: string
  readonly address: string
  readonly words: string
}

/** Opens the search from any page by its key and asks. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox')
  await box.fill(query)
  await page.locator('search-panel[data-asked] [role=status]:not(:empty)').first().waitFor()
}

/** What is shown, best first. */
function shown(page: Page): Promise<Shown[]> {
  return page.locator('dialog .finds > li').evaluateAll((items) =>
    items.map((item) => ({
      kind: item.dataset['kind'] ?? '',
      address: item.querySelector('a')?.getAttribute('href') ?? '',
      words: item.textContent ?? '',
    })),
  )
}

describe('the search', () => {
  test.each([
    ['fr', 'shérif égalité', 'sheriff-largest-equal'],
    ['en', 'sheriff equal', 'sheriff-largest-equal'],
  ])(
    'in %s finds for “%s” an example that can be run, among the first three',
    async (language, query, id) => {
      await visit(`/${language}/wild-gangs/`, {}, async (page) => {
        await ask(page, query)
        const first = (await shown(page)).slice(0, 3)
        expect(first.map(({ address }) => address)).toContainEqual(
          expect.stringContaining(`/${language}/wild-gangs/scenarios/${id}/`),
        )
        expect(first.map(({ kind }) => kind)).toContain('clause')
      })
    },
  )

  const here = '/quick-and-undead'
  test.each([
    ['en', 'no resources pay', '#intimidate.pay'],
    ['en', 'The target has no resources: can it pay?', '#intimidate.pay'],
    ['en', 'duel equal', '#duel.mutual-equal'],
    ['en', 'duel tie', '#duel.mutual-equal'],
    ['en', 'two jokers', '#joker.several'],
    ['en', 'no bullet building', '#end.upkeep'],
    ['en', 'end of day bullet', '#end.upkeep'],
    ['en', 'buy occupied building', '#building.'],
    ['en', 'critical hit 8', '#crit.hit-'],
    ['en', 'saloon several', '#building.one-controller'],
    ['en', 'six outlaws hire', '#hired.max-six'],
    ['en', 'Undead boot hill empty', '#graveyard.boot-hill-empty'],
    ['en', 'dead ranger win', '#sologoal.'],
    ['fr', 'payer sans ressources', '#intimidate.pay'],
    ['fr', 'La cible n’a rien : peut-elle payer ?', '#intimidate.pay'],
    ['fr', 'duel égalité', '#duel.mutual-equal'],
    ['fr', 'deux jokers', '#joker.several'],
    ['fr', 'fin de journée balle', '#end.upkeep'],
    ['fr', 'acheter bâtiment occupé', '#building.occupied-half'],
    ['fr', 'coup critique 8', '#crit.hit-'],
    ['fr', 'recruter six hors-la-loi', '#hired.max-six'],
    ['fr', 'colline aux bottes vide', '#graveyard.boot-hill-empty'],
    ['fr', 'Dead Ranger gagne', '#sologoal.'],
  ])(
    'in %s has for a player who asks “%s” the answer among the first three',
    (language, query, answer) =>
      visit(`/${language}${here}/`, {}, async (page) => {
        await ask(page, query)
        const first = (await shown(page)).slice(0, 3).map(({ address }) => address)
        expect(first.join(' ')).toContain(answer)
      }),
  )

  test.each([
    ['evenement', 'événement'],
    ['ÉVÉNEMENT', 'événement'],
    ["l'adjoint", 'Adjoint'],
    ['l’adjoint', 'Adjoint'],
  ])('finds for “%s” what is written %s', async (query, word) => {
    await visit('/fr/', {}, async (page) => {
      await ask(page, query)
      const [best] = await shown(page)
      expect(best?.words).toContain(word)
    })
  })

  test.each(['8.9', 'sheriff.equal'])('puts the clause %s first', async (query) => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      await ask(page, query)
      const [best] = await shown(page)
      expect(best).toMatchObject({ kind: 'clause' })
      expect(best?.address).toContain('/en/wild-gangs/events/#sheriff.equal')
    })
  })

  test('is walked with the keyboard alone, from the question to the clause', async () => {
    await visit('/en/', {}, async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sheriff.equal')
      await page.locator('search-panel[data-asked] .find').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/en/wild-gangs/events/#sheriff.equal')
    })
  })

  test('shows one kind alone, and says how much that is', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'sheriff')
      await page.getByRole('radio', { name: /^Terms/ }).check()
      await expect
        .poll(async () => (await shown(page)).every(({ kind }) => kind === 'term'))
        .toBe(true)
      const count = (await shown(page)).length
      expect(await page.getByRole('status').first().textContent()).toBe(
        `${count} ${count === 1 ? 'result' : 'results'}.`,
      )
    })
  })

  test('says so when nothing is found', async () => {
    await visit('/fr/', {}, async (page) => {
      await ask(page, 'xyzzyq')
      expect(await page.getByRole('status').first().textContent()).toContain('xyzzyq')
      expect(await shown(page)).toEqual([])
    })
  })

  test('fetches its index only when it is opened', async () => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      const before: string[] = []
      page.on('request', (request) => before.push(request.url()))
      await page.reload({ waitUntil: 'networkidle' })
      expect(before.filter((url) => url.includes('/pagefind/'))).toEqual([])
      await ask(page, 'loot')
      expect(before.some((url) => url.endsWith('.pagefind'))).toBe(true)
    })
  })

  test('gives the focus back when it is closed', async () => {
    await visit('/en/', {}, async (page) => {
      await page.getByRole('button', { name: 'Search' }).click()
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('tool-search')
    })
  })

  test('keeps a question in the address of its page', async () => {
    await visit('/fr/search/?q=baril', {}, async (page) => {
      await page.locator('.finds > li').first().waitFor()
      await page.getByRole('searchbox').first().fill('diligence')
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('diligence')
    })
  })

  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('is accessible with finds shown, %s at %i pixels', async (scheme, width) => {
    await visit('/en/wild-gangs/', { scheme, width }, async (page) => {
      await ask(page, 'sheriff')
      await page.locator('.finds > li').first().waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})
