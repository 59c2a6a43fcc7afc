import { describe, expect, test } from 'vitest'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'
import { visit } from './support/visit.ts'
import {
  budgetOf,
  phone,
  playPages,
  readPages,
  scriptsUntilAnswered,
  weightOfAll,
} from './support/weights.ts'

test('no script holds up the first paint', () => {
  const blocking = builtPages().flatMap(({ address, html }) =>
    [...html.matchAll(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\s(type="module"|defer|async)/.test(tag))
      .map((tag) => `${address}: ${tag}`),
  )
  expect(blocking.join('\n')).toBe('')
})

test('no script in the text of a page stands behind a style sheet, for which it would wait', () => {
  const waiting = builtPages().filter(({ html }) => {
    const [head = ''] = html.split('</head>')
    return (
      head.lastIndexOf('<script>') > 0 ||
      head.split('rel="stylesheet"').slice(1).join('').includes('<script data-now')
    )
  })
  expect(waiting.map(({ address }) => address)).toEqual([])
})

test.each(gameIds)('a lab of %s names at once the scripts that its board needs', (game) => {
  const kind = programOf(game).labs[0]
  const lab = builtPages().find(({ address }) => address === `/en/${game}/lab/${kind}/`)
  const named = [...(lab?.html ?? '').matchAll(/rel="modulepreload" href="[^"]*\/([^"]+)"/g)]
    .map(([, script]) => script)
    .join(' ')
  for (const part of ['LabIsland', 'stage', 'ui', 'engine', kind]) {
    expect(named).toMatch(new RegExp(`(?:^| )${part}\\.`))
  }
})

test.each(gameIds)('a first game of %s names at once what plays and asks', (game) => {
  const page = builtPages().find(({ address }) => address === `/en/${game}/first-game/`)
  const named = [...(page?.html ?? '').matchAll(/rel="modulepreload" href="[^"]*\/([^"]+)"/g)]
    .map(([, script]) => script)
    .join(' ')
  for (const part of ['GuideIsland', 'stage', 'ui', 'engine', 'Question']) {
    expect(named).toMatch(new RegExp(`(?:^| )${part}\\.`))
  }
})

describe.concurrent('until a board answers, the scripts of the', () => {
  test.each([...readPages(), ...playPages()])('$kind $address keep to the budget', async (page) => {
    await visit('/404.html', phone, async (browser) => {
      const scripts = await scriptsUntilAnswered(browser, `.${page.address}`, page.use)
      expect(weightOfAll(scripts)).toBeLessThanOrEqual(budgetOf(page))
    })
  })
})
