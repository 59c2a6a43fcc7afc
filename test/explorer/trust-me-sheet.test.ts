import { readFileSync } from 'node:fs'
import { type FunctionComponent, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../src/content/messages.ts'
import { Board } from '../../src/games/trust-me/board/Board.tsx'
import { pictures } from '../../src/games/trust-me/board/pictures.tsx'
import { pieceTold } from '../../src/games/trust-me/board/table/Legend.tsx'
import { pieceKinds } from '../../src/games/trust-me/components.ts'
import { things } from '../../src/games/trust-me/nouns.ts'
import { partsOfEvent } from '../../src/kernel/words/nouns.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { game, opened, told } from '../games/trust-me/tables.ts'

const sheet = readFileSync('src/games/trust-me/board/sheet.svg', 'utf8')
const drawn = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const words = { language: 'en', say: (key: string) => key, number: String }

describe('the sheet of Trust Me', () => {
  test.each(Object.entries(pictures))('has all that the picture %s shows', (_, Picture) => {
    const html = renderToString(h(Picture as FunctionComponent<{ words: unknown }>, { words }))
    const shown = [...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id)
    expect(shown.filter((id) => !drawn.has(id))).toEqual([])
  })

  test('has all that its own drawings are made of', () => {
    const made = [...sheet.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter((id) => !drawn.has(id))).toEqual([])
  })
})

describe.each([
  ['en', 'Car: you can jump it (1 action), boot to search, cover −2'],
  ['fr', 'Voiture\u00a0: se saute (1 action), coffre à fouiller, couverture −2'],
] as const)('the scenery of Trust Me (%s)', (language, car) => {
  const say = createSay(language, [
    messagesOf(language, 'kernel'),
    messagesOf(language, 'trust-me'),
  ])
  const named = createWords(language, say, game, '/')
  const { given } = opened({ kind: 'game', players: 2 })

  test('is told piece by piece, with what can be done with it', () => {
    expect(pieceTold('car', given, named)).toBe(car)
    for (const kind of pieceKinds) expect(pieceTold(kind, given, named)).not.toContain('legend.')
  })

  test('stands on a table that says in words what round it is, and how many are left', () => {
    const survivors = { A: { x: 1000, y: 1000 } }
    const { given, position } = opened({ kind: 'round', players: 2, survivors })
    const told = (left: number | null, phase: 'turns' | 'over') => {
      const props = { given, position: { ...position, left, phase }, words: named }
      return renderToString(h(Board as FunctionComponent<typeof props>, props))
    }
    const two = { en: '2 more rounds', fr: 'encore 2 manches' }[language]
    expect(told(2, 'turns')).toContain(two)
    for (const html of [told(2, 'turns'), told(0, 'over'), told(null, 'turns')])
      expect(html).not.toMatch(/>[^<]*board\.[a-z]/)
  })
})

test('on a phone the sheet is in view where a Wound was dealt that a Bandage can take, at no cost', () => {
  const sheet = { '5': 'fatigue', '4': 'fatigue', 'card-1': 'bandage' }
  const survivors = { A: { x: 1000, y: 1000, sheet, reserve: 1 } }
  const table = { kind: 'turn', players: 2, survivors, zombies: [{ x: 1250, y: 1000 }] }
  const { given } = opened(table)
  const answers = [{ action: 'nothing', place: '9' }, 'done', 1, 'left', 'right']
  const { position, question, events } = told(table, answers)
  const event = events.at(-1)
  expect([question?.kind, event?.kind]).toEqual(['free', 'infected'])
  const offers = new Map([['place:A:left', false]])
  const touched = partsOfEvent(things, event as never, position)
  const shown = { position, given, words, event, events, touched, offers, draft: 'done' }
  const props = { ...shown, onPick: () => undefined }
  const html = renderToString(h(Board as FunctionComponent<object>, props))
  expect(html).toMatch(/<input[^>]* value="sheets" checked/)
})
