import { expect, test } from 'vitest'
import { readySetsOf } from '../../src/content/beginnings/lessons.ts'
import type { Language } from '../../src/content/languages.ts'
import { encodeSet } from '../../src/explorer/sets/codec.ts'
import { type CaseSet, emptySet, plainCase } from '../../src/explorer/sets/set.ts'
import { heard, listenTo, press, readTo } from './support/spoken.ts'
import { visit } from './support/visit.ts'

const cases = (readySetsOf('wild-gangs')[0]?.cases ?? []).map(({ example }) =>
  plainCase('wild-gangs', { type: 'example', id: example }),
)
const lesson: CaseSet = { ...emptySet, title: 'Loot', cases }

const setAt = (language: Language, use: string, set: CaseSet) =>
  `/${language}/set/?as=${use}#${encodeSet(set)}`

test('a set that is shown is heard: which of how many, the question, the verdict', async () => {
  await visit(setAt('fr', 'show', lesson), { height: 720 }, async (page) => {
    await page.locator('.set-card-question').waitFor()
    await listenTo(page)
    // Nothing of the site behind it is read.
    const card = await readTo(page, 'Revenir à la série')
    expect(card).toContain('Loot')
    expect(card.join('\n')).toMatch(
      /heading, 1 sur 5, level 2[\s\S]*butin[\s\S]*button, Montrer le cas/,
    )
    expect(card.filter((phrase) => /^(?:link|banner|navigation)/.test(phrase))).toEqual([])
    await page.keyboard.press('PageDown')
    await page.locator('.vote').waitFor()
    expect((await heard(page)).join('\n')).toMatch(/heading, .*\?, level 2/)
    await page.keyboard.press('v')
    await page.locator('.grade').waitFor()
    const verdict = (await heard(page)).join('\n')
    expect(verdict).toMatch(/region, Verdict, .*(?:réponse|Verdict)/)
    expect(await press(page, 'n')).toEqual(['heading, 2 sur 5, level 2'])
    expect((await press(page, 'b')).join('\n')).toMatch(/^polite: L’écran est éteint/)
    await press(page, 'b')
    expect(await press(page, '?')).toContain('dialog, Touches')
  })
})

test('a vote is heard: the answers with their letters, and each count', async () => {
  await visit(setAt('en', 'show', lesson), { height: 720 }, async (page) => {
    await page.locator('.set-card-question').waitFor()
    await listenTo(page)
    await page.keyboard.press('PageDown')
    await page.locator('.vote').waitFor()
    await heard(page)
    const options = (await readTo(page, 'Show the verdict')).filter((phrase) =>
      /^button, .*vote/.test(phrase),
    )
    expect(options.map((phrase) => phrase.slice(0, 12))).toEqual([
      'button, A: G',
      'button, B: G',
      'button, C: G',
      'button, D: n',
    ])
    expect(await press(page, 'b')).toEqual(['polite: Gang B: 1'])
    for (const key of ['c', '1', '4']) await page.keyboard.press(key)
    await heard(page)
    expect(await press(page, 'Enter')).toEqual(['polite: Gang C: 14'])
    expect(await press(page, 'Backspace')).toEqual(['polite: Gang C: 13'])
    await page.keyboard.press('v')
    await page.locator('.grade').waitFor()
    await heard(page)
    expect((await readTo(page, 'Votes for it')).join('\n')).toMatch(/Votes for it: \d+ of 14/)
  })
})

test('homework is done by keyboard and ear alone, to its result and code', async () => {
  const two = { ...lesson, cases: cases.slice(0, 2) }
  await visit(setAt('en', 'homework', two), {}, async (page) => {
    await page.locator('.choice input').first().waitFor()
    await listenTo(page)
    await page.locator('.set-homework h3').focus()
    expect(await heard(page)).toEqual(['heading, 1 of 2, level 3'])
    const tabTo = async (wanted: RegExp) => {
      for (let presses = 0; presses < 6; presses++) {
        const said = (await press(page, 'Tab')).join('\n')
        if (wanted.test(said)) return said
      }
      throw new Error(`no ${wanted}`)
    }
    expect(await tabTo(/radio/)).toMatch(/radio, Gang A, not checked, position 1, set size \d/)
    expect(await press(page, 'Space')).toContain('polite: Still without an answer: 2.')
    await tabTo(/button, Next case/)
    expect(await press(page, 'Enter')).toEqual(['heading, 2 of 2, level 3'])
    await tabTo(/radio/)
    expect(await press(page, 'Space')).toContain('polite: Everything is answered.')
    await tabTo(/button, Check my answers/)
    const result = (await press(page, 'Enter')).join('\n')
    expect(result).toMatch(/^heading, \d of 2, .*1 min, level 3$/)
    expect((await readTo(page, 'Copy the code')).join('\n')).toMatch(/Code to hand in:[\s\S]*RK1-/)
  })
})
