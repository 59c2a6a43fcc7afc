import { describe, expect, test } from 'vitest'
import { askedAs } from '../../src/content/asked.ts'
import { clausesOf } from '../../src/content/clauses.ts'
import { languages } from '../../src/content/languages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { order } from '../../src/site/search/find.ts'
import { fold, telling } from '../../src/site/search/fold.ts'
import { cut } from '../../src/site/search/highlight.ts'
import { type Kind, keyIn } from '../../src/site/search/kinds.ts'
import { recordsOf } from '../../src/site/search/records.ts'

describe('what is typed and what is indexed', () => {
  test.each([
    ['l’adjoint du shérif', 'adjoint du shérif'],
    ["l'adjoint", 'adjoint'],
    ['lorsqu’il évoque', 'il évoque'],
    ['D’abord, qu’importe', 'abord, importe'],
    ['aujourd’hui', "aujourd'hui"],
    ['the gang’s loot', "the gang's loot"],
    ['200\u00a0$', '200 $'],
    ['Peut-elle payer', 'Peut payer'],
    ['y a-t-il un duel', 'y a un duel'],
    ['des hors-la-loi', 'des hors-la-loi'],
  ])('meet: %s', (typed, folded) => {
    expect(fold(typed)).toBe(folded)
  })

  test.each([
    ['The target has no resources: can it pay?', ['target', 'no', 'resources', 'pay']],
    ['8 on Backfire', ['8', 'backfire']],
    ['can it', ['can', 'it']],
    ['', []],
  ])('are a question’s telling words: %s', (query, words) => {
    const fillers = new Set(['the', 'has', 'can', 'it', 'on'])
    expect(telling(query.toLowerCase(), fillers)).toEqual(words)
  })

  test.each(['7.3', 'sheriff.equal', ' 10.12 '])('name a clause outright: %s', (query) => {
    expect(keyIn(query)).toBe(query.trim())
  })

  test.each(['sheriff equal', '7', 'v1.2.3', 'M. Jones'])('name none: %s', (query) => {
    expect(keyIn(query)).toBeUndefined()
  })
})

describe('the order of what is found', () => {
  const find = (kind: Kind, score: number) => ({ kind, score })

  test('is by score', () => {
    const kinds = order([find('page', 1), find('clause', 3), find('scenario', 2)])
    expect(kinds.map(({ kind }) => kind)).toEqual(['clause', 'scenario', 'page'])
  })

  test('brings the best clause and the best example among the first three', () => {
    const found = order([
      find('term', 9),
      find('term', 8),
      find('ruling', 7),
      find('clause', 2),
      find('scenario', 1),
    ])
    expect(found.slice(0, 3).map(({ kind }) => kind)).toEqual(['term', 'clause', 'scenario'])
  })
})

describe('the words that are marked', () => {
  test('are those asked for, in any form and with any accent', () => {
    const asked = cut('Les deux butins sont égaux.', 'butin egaux').filter((piece) => piece.asked)
    expect(asked.map(({ text }) => text)).toEqual(['butins', 'égaux'])
  })

  test('leave the text as it was', () => {
    const text = 'L’adjoint\u00a0: un «\u00a0mot\u00a0».'
    expect(
      cut(text, 'mot')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe.each(languages)('the records in %s', (language) => {
  const records = recordsOf(language)

  test.each(gameIds)('hold every clause of %s by number and by id', (game) => {
    const keys = new Set(records.flatMap(({ kind, keys = [] }) => (kind === 'clause' ? keys : [])))
    const missing = [...clausesOf(game).values()].filter(
      ({ id, number }) => !keys.has(id) || !keys.has(number),
    )
    expect(missing).toEqual([])
  })

  test.each(gameIds)('are found by the words in which players of %s ask', (game) => {
    const clauses = records.filter((record) => record.kind === 'clause' && record.game === game)
    for (const id of clausesOf(game).keys()) {
      const asked = askedAs(language, game, 'clauses', id)
      const record = clauses.find(({ keys = [] }) => keys.includes(id))
      if (asked) expect(record?.asked, id).toBe(asked)
    }
  })

  test('are named, described and addressed in their language', () => {
    const wrong = records.filter(
      ({ title, text, address }) => !title || !text || !address.startsWith(`/${language}/`),
    )
    expect(wrong.map(({ address }) => address)).toEqual([])
  })
})
