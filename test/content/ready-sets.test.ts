import { describe, expect, test } from 'vitest'
import { readySetsOf } from '../../src/content/beginnings/lessons.ts'
import { languages } from '../../src/content/languages.ts'
import { decodeSet, encodeSet, LONGEST_ADDRESS } from '../../src/explorer/sets/codec.ts'
import { forPupils, minutesOf } from '../../src/explorer/sets/set.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { houseShelf, shelfOf } from '../../src/site/search/records.ts'
import { setOf } from '../../src/site/sets/ready/ready-sets.ts'
import { newPair, pairIn, queryOf } from '../../src/site/sets/show/channel.ts'
import { placeIn, type Stand, step, toCard } from '../../src/site/sets/stand.ts'

describe.each(gameIds)('the ready sets of %s', (game) => {
  const sets = readySetsOf(game)

  test('are at least two, each of five cases in about 20 minutes', () => {
    expect(sets.length).toBeGreaterThanOrEqual(2)
    for (const ready of sets) {
      expect(ready.cases).toHaveLength(5)
      expect(minutesOf(setOf('en', game, ready))).toBeLessThanOrEqual(25)
      const ids = ready.cases.map(({ example }) => example)
      expect(new Set([...ids, ready.easier, ready.harder]).size, ready.id).toBe(7)
    }
  })

  test.each(languages)(
    'fit into an address, and come out of it as they went in (%s)',
    (language) => {
      for (const ready of sets) {
        const set = setOf(language, game, ready)
        const text = encodeSet(set)
        expect(text.length).toBeLessThan(LONGEST_ADDRESS)
        expect(decodeSet(text)).toEqual({ ok: true, set })
        // The set for pupils is short enough for a code on their sheet.
        expect(encodeSet(forPupils(set)).length).toBeLessThan(600)
      }
    },
  )

  test.each([
    ['en', 'lesson', 'teacher', 'worksheet'],
    ['fr', 'leçon', 'élèves', 'feuille d’exercices'],
  ] as const)('are found in %s by what a teacher calls them', (language, ...words) => {
    const records = [...shelfOf(language, game, new Map()).records, ...houseShelf(language).records]
    const found = records.filter(({ address }) => /\/teach\/$/.test(address))
    expect(found.map(({ address }) => address).sort()).toEqual(
      [`/${language}/${game}/teach/`, `/${language}/teach/`].sort(),
    )
    for (const { asked = '' } of found)
      for (const word of words) expect(asked.toLowerCase()).toContain(word)
  })
})

describe('a showing of three cases', () => {
  const card = (at: number): Stand => ({ at, part: 'card', isAtEnd: false })
  const inside = (at: number, isAtEnd = false): Stand => ({ at, part: 'case', isAtEnd })
  const on = (stand: Stand, isMissing = false) => step(stand, 1, 3, isMissing)
  const back = (stand: Stand) => step(stand, -1, 3, false)

  test('goes by one key from card to case to card, to its end and no further', () => {
    expect(on(card(0))).toEqual(inside(0))
    expect(on(inside(0))).toEqual(card(1))
    expect(on(card(1), true)).toEqual(card(2))
    expect(on(inside(2))).toEqual(card(3))
    expect(on(card(3))).toEqual(card(3))
  })

  test('goes back by the other, into the end of the case before', () => {
    expect(back(card(3))).toEqual(inside(2, true))
    expect(back(inside(2, true))).toEqual(card(2))
    expect(back(card(0))).toEqual(card(0))
  })

  test('jumps from case to case, and begins where its address says', () => {
    expect(toCard(inside(1), 1, 3)).toEqual(card(2))
    expect(toCard(inside(1), -1, 3)).toEqual(card(1))
    expect(toCard(card(1), -1, 3)).toEqual(card(0))
    expect(toCard(card(3), 1, 3)).toEqual(card(3))
    expect(placeIn('?as=show&at=3', 3)).toEqual(card(2))
    for (const search of ['', '?at=0', '?at=-4', '?at=x', '?at=1.5'])
      expect(placeIn(search, 3), search).toEqual(card(0))
    expect(placeIn('?at=99', 3)).toEqual(card(3))
  })

  test('has the place and the pair of its windows in the address of both', () => {
    const pair = newPair()
    for (const use of ['show', 'speaker'] as const) {
      const query = queryOf(use, pair, 2)
      expect(pairIn(query)).toBe(pair)
      expect(placeIn(query, 3)).toEqual(card(2))
    }
    for (const query of ['', '?with=', '?with=../x', `?with=${'a'.repeat(30)}`])
      expect(pairIn(query), query).toBeUndefined()
  })
})
