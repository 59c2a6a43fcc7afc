import { describe, expect, test } from 'vitest'
import { addressOf, chosenIn, isLeft, type Listed } from '../../src/site/scenarios/narrow.ts'
import { caseOf, dateOf, dayOf } from '../../src/site/today/day.ts'
import { decks } from '../../src/site/today/decks.ts'

describe('a list of examples', () => {
  const example: Listed = {
    chapter: 'duels',
    level: 'table',
    tags: ['dies', 'decided'],
    clauses: ['8.1', '8.10', '7.3'],
    words: 'Un duel à trois. L’Échec critique sauve-t-il A ?',
  }
  const open = { chapter: '', q: '', tag: '', level: '' }

  test.each([
    [{}, true],
    [{ chapter: 'duels' }, true],
    [{ chapter: 'shooting' }, false],
    [{ tag: 'dies', level: 'table' }, true],
    [{ tag: 'coins' }, false],
    [{ level: 'learn' }, false],
    [{ q: '8.1' }, true],
    [{ q: '§ 8.10' }, true],
    [{ q: '8.100' }, false],
    [{ q: '8.2' }, false],
    [{ q: '7' }, true],
    [{ q: '1' }, false],
    [{ q: 'echec duel' }, true],
    [{ q: "l'échec" }, true],
    [{ q: 'duel shérif' }, false],
  ])('keeps by %j: %s', (chosen, is) => {
    expect(isLeft(example, { ...open, ...chosen })).toBe(is)
  })

  test('stands in the address and comes back from it, and leaves no trace where nothing is chosen', () => {
    const chosen = { ...open, q: 'échec & duel', level: 'table' }
    expect(chosenIn(addressOf(chosen))).toEqual(chosen)
    expect(addressOf(open)).toBe('')
  })
})

describe('the case of the day', () => {
  const all = decks()

  test.each([
    ['1970-01-01', 0],
    ['2026-11-22', 20_779],
    ['2026-02-30', undefined],
    ['2026-1-1', undefined],
    ['today', undefined],
  ])('%s is day %s', (date, day) => {
    expect(dayOf(date)).toBe(day)
    if (day !== undefined) expect(dateOf(day)).toBe(date)
  })

  test('is of each game in its turn, and is one of its cases', () => {
    const days = all.map((_, each) => caseOf(20_779 + each, all))
    expect(new Set(days.map(({ game }) => game)).size).toBe(all.length)
    for (const { game, id } of days)
      expect(all.find((deck) => deck.game === game)?.cases).toContain(id)
  })

  test.each(all)('of $game is not the same again until all others have been', ({ game, cases }) => {
    const at = all.findIndex((deck) => deck.game === game)
    const round = cases.map((_, turn) => caseOf((9000 + turn) * all.length + at, all).id)
    expect(new Set(round).size).toBe(cases.length)
  })

  test('is given by a list that nobody has to remember: the same for one date', () => {
    const two = [
      { game: 'a', cases: ['one', 'two', 'three'] },
      { game: 'b', cases: ['four', 'five'] },
    ]
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => caseOf(day, two).id)
    expect(week).toEqual(['one', 'four', 'three', 'five', 'two', 'four', 'one'])
  })
})
