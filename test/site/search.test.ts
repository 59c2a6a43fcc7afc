import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/content/languages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

interface Shown {
  readonly kind: string
  readonly address: string
  readonly words: string
}

/** Opens the search from any page by its key and asks. */
async function ask(page: Page, query: string): Promise<void> {
  const open = page.locator('dialog[open]')
  // A busy browser loses a key that comes before the page is painted.
  await expect
    .poll(async () => {
      if (!(await open.isVisible())) await page.keyboard.press('/')
      return open.isVisible()
    })
    .toBe(true)
  await open.getByRole('searchbox').fill(query)
  await page.locator('search-panel[data-asked] [role=status]:not(:empty)').first().waitFor()
}

/** Asks something else in the search that is open, once the last answer is gone. */
async function askNext(page: Page, query: string): Promise<void> {
  const box = page.locator('dialog[open]').getByRole('searchbox')
  await box.fill('')
  await page.locator('dialog search-panel:not([data-asked])').waitFor({ state: 'attached' })
  await box.fill(query)
  await page.locator('dialog search-panel[data-asked] [role=status]:not(:empty)').first().waitFor()
}

/** Asks several things on a page, one after another, and hands over what is shown for each. */
async function askAll<T extends { readonly query: string }>(
  path: string,
  questions: readonly T[],
  look: (question: T, finds: readonly Shown[]) => void,
): Promise<void> {
  await visit(path, {}, async (page) => {
    for (const [index, question] of questions.entries()) {
      await (index === 0 ? ask : askNext)(page, question.query)
      look(question, await shown(page))
    }
  })
}

/** Finds that are shown, best first. */
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
    'in %s finds for “%s” the clause first, and right behind what rules an example with its verdict',
    async (language, query, id) => {
      await visit(`/${language}/wild-gangs/`, {}, async (page) => {
        await ask(page, query)
        const [best, ...others] = await shown(page)
        expect(best).toMatchObject({ kind: 'clause' })
        expect(best?.address).toContain('#sheriff.equal')
        const examples = others.slice(0, 5).filter(({ kind }) => kind === 'scenario')
        const example = examples.find(({ address }) =>
          address.includes(`/${language}/wild-gangs/scenarios/${id}/`),
        )
        expect(example?.words).toMatch(/B · 8\.9/)
      })
    },
  )

  const here = '/quick-and-undead'
  const questions = {
    en: [
      { query: 'no resources pay', answer: '#intimidate.pay' },
      { query: 'The target has no resources: can it pay?', answer: '#intimidate.pay' },
      { query: 'duel equal', answer: '#duel.mutual-equal' },
      { query: 'duel tie', answer: '#duel.mutual-equal' },
      { query: 'two jokers', answer: '#joker.several' },
      { query: 'no bullet building', answer: '#end.upkeep' },
      { query: 'end of day bullet', answer: '#end.upkeep' },
      { query: 'buy occupied building', answer: '#building.' },
      { query: 'critical hit 8', answer: '#crit.hit-' },
      { query: 'saloon several', answer: '#building.one-controller' },
      { query: 'six outlaws hire', answer: '#hired.max-six' },
      { query: 'Undead boot hill empty', answer: '#graveyard.boot-hill-empty' },
      { query: 'dead ranger win', answer: '#sologoal.' },
    ],
    fr: [
      { query: 'payer sans ressources', answer: '#intimidate.pay' },
      { query: 'La cible n’a rien : peut-elle payer ?', answer: '#intimidate.pay' },
      { query: 'duel égalité', answer: '#duel.mutual-equal' },
      { query: 'deux jokers', answer: '#joker.several' },
      { query: 'fin de journée balle', answer: '#end.upkeep' },
      { query: 'acheter bâtiment occupé', answer: '#building.occupied-half' },
      { query: 'coup critique 8', answer: '#crit.hit-' },
      { query: 'recruter six hors-la-loi', answer: '#hired.max-six' },
      { query: 'colline aux bottes vide', answer: '#graveyard.boot-hill-empty' },
      { query: 'Dead Ranger gagne', answer: '#sologoal.' },
    ],
  } satisfies Record<Language, readonly { query: string; answer: string }[]>
  test.each(languages)(
    'in %s has for a player who asks any of those questions the answer among the first three',
    (language) =>
      askAll(`/${language}${here}/`, questions[language], ({ query, answer }, finds) => {
        const first = finds.slice(0, 3).map(({ address }) => address)
        expect.soft(first.join(' '), query).toContain(answer)
      }),
  )

  test.each([
    ['en', 'first in the Saloon, but no equipment is left?'],
    ['fr', 'premier au saloon, mais plus d’équipement ?'],
  ])(
    'in %s shows a player of Nowhere’sVille who asks “%s” the clause and an example with its verdict',
    (language, query) =>
      visit(`/${language}/nowheresville/`, {}, async (page) => {
        await ask(page, query)
        const card = page.locator('dialog .answer-card')
        expect(await card.locator('a.find').getAttribute('href')).toContain(
          '#saloon.first-equipment',
        )
        const example = card.locator('.card-example')
        const address = `/${language}/nowheresville/scenarios/saloon-no-equipment-left/`
        expect(await example.locator('a').getAttribute('href')).toContain(address)
        expect(await example.locator('strong').textContent()).toMatch(/\S/)
      }),
  )

  test('finds what is written with accents, capitals and apostrophes however they are typed', () =>
    askAll(
      '/fr/',
      [
        { query: 'evenement', word: 'événement' },
        { query: 'ÉVÉNEMENT', word: 'événement' },
        { query: "l'adjoint", word: 'Adjoint' },
        { query: 'l’adjoint', word: 'Adjoint' },
      ],
      ({ query, word }, [best]) => expect.soft(best?.words, query).toContain(word),
    ))

  test('puts the clause of a number or an id first', () =>
    askAll(
      '/en/wild-gangs/events/',
      [{ query: '8.9' }, { query: 'sheriff.equal' }],
      ({ query }, [best]) => {
        expect.soft(best, query).toMatchObject({ kind: 'clause' })
        expect.soft(best?.address, query).toContain('/en/wild-gangs/events/#sheriff.equal')
      },
    ))

  test('is walked with the keyboard alone, from the question to the clause', async () => {
    await visit('/en/', {}, async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sheriff.equal')
      // What was asked letter by letter is answered letter by letter; the last answer counts.
      await expect
        .poll(async () => (await shown(page))[0]?.address, { timeout: 30_000 })
        .toContain('#sheriff.equal')
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
      // Six kinds of which there are none are nothing to choose from.
      expect(await page.locator('dialog .search-kinds').isVisible()).toBe(false)
    })
  })

  test('fetches its index only when it is opened, and little of it for the first question', async () => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      const before: string[] = []
      page.on('request', (request) => before.push(request.url()))
      await page.reload({ waitUntil: 'networkidle' })
      const indexed = () => before.filter((url) => url.includes('/pagefind/'))
      expect(indexed()).toEqual([])
      const weights: Promise<number>[] = []
      page.on('requestfinished', (request) =>
        weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
      )
      await ask(page, 'what if the sheriff ties')
      await page.locator('dialog .answer-card').waitFor()
      expect(indexed().length).toBeGreaterThan(0)
      const sum = (await Promise.all(weights)).reduce((all, each) => all + each, 0)
      expect(sum / 1000).toBeLessThanOrEqual(150)
    })
  })

  test('opens with an answer: the rule, its number, how it stands, and whether some read it otherwise', async () => {
    await visit('/en/nowheresville/', {}, async (page) => {
      await ask(page, 'can I shoot my own gang')
      const card = page.locator('dialog .finds > li').first()
      await expect.poll(() => card.getAttribute('class')).toBe('answer')
      expect(await card.locator('.stamp').textContent()).toMatch(/\S/)
      // The rule is the title of the card, or stands below the ruling or the example that answers.
      const rule = card.locator('a.card-title, .card-clause a').filter({ hasText: /\d+\.\d+/ })
      expect(await rule.count()).toBeGreaterThan(0)
    })
  })

  test.each(languages)(
    'offers the ten quarrels of a game while nothing is asked, in %s',
    async (language) => {
      await visit(`/${language}/fast-west/`, {}, async (page) => {
        await page.keyboard.press('/')
        const offers = page.locator('dialog .quarrel')
        await expect.poll(() => offers.count()).toBe(10)
        const question = await offers.first().textContent()
        await offers.first().click()
        await page.locator('dialog .answer-card').waitFor()
        expect(await page.getByRole('searchbox').first().inputValue()).toBe(question)
        expect(await offers.first().isVisible()).toBe(false)
      })
    },
  )

  test('says that it cannot be loaded, and answers once the network is back', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      let isDown = true
      await page
        .context()
        .route('**/pagefind/**', (route) =>
          isDown ? route.abort('internetdisconnected') : route.continue(),
        )
      await page.keyboard.press('/')
      await page.getByRole('searchbox').fill('sheriff tie')
      const status = page.locator('dialog [role=status]')
      await expect.poll(() => status.textContent()).toContain('could not be loaded')
      isDown = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('#sheriff.equal')
    })
  })

  test.each([
    ['sheriff '.repeat(625), true],
    ['?!…', false],
    ['бандит', false],
  ])('answers or says a sentence for whatever is typed: %.12s', async (query, isFound) => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, query)
      const status = page.locator('dialog [role=status]')
      await expect
        .poll(() => status.textContent())
        .toMatch(isFound ? /results?\./ : /Nothing found/)
    })
  })

  test('names a ruling by the number of its clause', async () => {
    await visit('/fr/wild-gangs/', {}, async (page) => {
      await ask(page, 'butin protégé')
      await page.getByRole('radio', { name: /^Décisions/ }).check()
      const kind = page.locator('dialog .find-kind').first()
      await expect.poll(() => kind.textContent()).toMatch(/^Décision\u00a0\d+\.\d+$/)
    })
  })

  test('labels what another reading gives, and puts it last', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'street sign swaps diagonally')
      await page.getByRole('radio', { name: /^Examples/ }).check()
      const more = page.getByRole('button', { name: 'Show more' })
      const labelled = async () => {
        // The button goes once all is shown, and may do so while it is pressed.
        if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined)
        return (await shown(page)).map(({ words }) =>
          words.includes('under another interpretation'),
        )
      }
      await expect.poll(labelled, { timeout: 30_000 }).toContain(true)
      const others = await labelled()
      expect(others.lastIndexOf(false)).toBeLessThan(others.indexOf(true))
    })
  })

  test.each([
    ['en', 'wild-gangs', 'sherrif', 'Sheriff'],
    ['fr', 'wild-gangs', 'dilligence', 'Diligence'],
    ['en', 'quick-and-undead', 'zombis', 'Undead'],
  ])('in %s of %s forgives the slip “%s”', async (language, game, slip, word) => {
    await visit(`/${language}/${game}/`, {}, async (page) => {
      await ask(page, slip)
      const [best] = await shown(page)
      expect(best?.words).toContain(word)
      const count = Number.parseInt(
        (await page.getByRole('status').first().textContent()) ?? '',
        10,
      )
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(200)
    })
  })

  test('keeps the question for the way back from what was found, and forgets it when it is closed', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'sheriff tie')
      await page.locator('dialog a.find').first().click()
      await page.waitForURL('**/events/**')
      await page.goBack()
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('#sheriff.equal')
      expect(await page.getByRole('searchbox').inputValue()).toBe('sheriff tie')
      await page.keyboard.press('Escape')
      expect(await page.locator('dialog[open]').count()).toBe(0)
      await page.reload()
      expect(await page.locator('dialog[open]').count()).toBe(0)
    })
  })

  test('is opened by the box of the front page, and by what settles a dispute', async () => {
    await visit('/en/', { width: 390, height: 844 }, async (page) => {
      const box = page.getByRole('searchbox', { name: 'Settle a dispute' })
      await box.fill('no money pay')
      await box.press('Enter')
      await expect
        .poll(async () =>
          (await shown(page))
            .slice(0, 3)
            .map(({ address }) => address)
            .join(),
        )
        .toContain('#intimidate.pay')
      await page.keyboard.press('Escape')
      await page
        .locator('[data-game="wild-gangs"]')
        .getByRole('link', { name: /Settle a dispute/ })
        .click()
      await page.locator('dialog[open]').waitFor()
      await page.locator('dialog').getByRole('searchbox').fill('tie')
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('/en/wild-gangs/')
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
    await visit('/fr/search/?q=baril&in=wild-gangs', {}, async (page) => {
      await page.locator('.finds > li').first().waitFor()
      await page.getByRole('searchbox').first().fill('diligence')
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('diligence')
    })
  })

  test.each(languages)(
    'offers no box that nothing answers without scripts, in %s',
    async (language) => {
      await visit(`/${language}/search/`, { scripts: 'off' }, async (page) => {
        const main = page.getByRole('main')
        expect(await main.getByRole('searchbox').isVisible()).toBe(false)
        for (const game of gameIds)
          for (const place of ['reference', 'glossary', 'known-issues'])
            expect(await main.locator(`a[href$="/${language}/${game}/${place}/"]`).count()).toBe(1)
      })
    },
  )

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
