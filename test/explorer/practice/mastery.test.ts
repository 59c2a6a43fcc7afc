import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/explorer/practice/answers.ts'
import { masteryIn } from '../../../src/explorer/practice/mastery.ts'
import { itemsOfClause, roundOf } from '../../../src/explorer/practice/round.ts'
import type { Deck } from '../../../src/explorer/practice/sitting.ts'

const monday = 20_000
const mark = 'm1'

const deck: Deck = {
  game: 'toy',
  cases: [
    { id: 'a-1', mark, because: 'a' },
    { id: 'a-2', mark, because: 'a' },
    { id: 'b-1', mark, because: 'b' },
  ],
}

function answered(id: string, day: number, isRight = true, other: Partial<Answer> = {}): Answer {
  const at = day * 86_400_000 + 43_200_000
  return { game: 'toy', id, mark, day, at, isRight, isPractice: true, ...other }
}

const stateOf = (answers: readonly Answer[], clause = 'a') =>
  masteryIn(deck, answers, monday + 100).get(clause)

describe('a clause on the map', () => {
  test('is untried until a case that rests on it is answered, and after its cases ask something else', () => {
    expect(stateOf([])).toEqual({ state: 'untried', days: 0 })
    expect(stateOf([answered('b-1', monday)])).toEqual({ state: 'untried', days: 0 })
    expect(stateOf([answered('a-1', monday, true, { mark: 'm0' })])?.state).toBe('untried')
  })

  test.each([
    ['one right answer', [answered('a-1', monday)]],
    ['one wrong answer', [answered('a-1', monday, false)]],
    ['two cases on one day', [answered('a-1', monday), answered('a-2', monday)]],
    ['a case twice on one day', [answered('a-1', monday), answered('a-1', monday)]],
    ['a repair', [answered('a-1', monday, false), answered('a-1', monday + 1)]],
  ])('says nothing after too few answers: %s', (_, answers) => {
    expect(stateOf(answers)).toEqual({ state: 'few', days: 0 })
  })

  test('is shaky while a case of it is missed, however long another has been held', () => {
    const held = [answered('a-1', monday), answered('a-1', monday + 9)]
    expect(stateOf([...held, answered('a-2', monday + 9, false)])?.state).toBe('shaky')
  })

  test('is held for the days since it was learned, and loses them with a miss', () => {
    const held = [answered('a-1', monday), answered('a-1', monday + 9)]
    expect(stateOf(held)).toEqual({ state: 'held', days: 9 })
    expect(stateOf([...held, answered('a-1', monday + 10, false)])?.state).toBe('shaky')
    const again = [answered('a-1', monday + 11), answered('a-1', monday + 14)]
    const days = [...held, answered('a-1', monday + 10, false), ...again]
    expect(stateOf(days)).toEqual({ state: 'held', days: 3 })
  })
})

describe('a round', () => {
  const items = itemsOfClause(deck, 'a', [], monday)
  const begun = { day: monday, at: 0 }

  test('asks the cases of a clause: those that were missed first, those that are known last', () => {
    expect(items.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
    const known = [answered('a-1', monday - 1)]
    const order = itemsOfClause(deck, 'a', known, monday).map(({ id }) => id)
    expect(order).toEqual(['a-2', 'a-1'])
    const missed = [...known, answered('a-2', monday - 1, false)]
    expect(itemsOfClause(deck, 'a', missed, monday).map(({ id }) => id)).toEqual(['a-2', 'a-1'])
    expect(itemsOfClause(deck, 'none', [], monday)).toEqual([])
  })

  test('asks each case once, counts its first answer, and goes on after the page was closed', () => {
    const first = [answered('a-1', monday, false)]
    expect(roundOf(items, first, begun).next?.id).toBe('a-2')
    const again = [
      ...first,
      answered('a-1', monday, true, { at: monday * 86_400_000 + 50_000_000 }),
    ]
    const done = roundOf(items, [...again, answered('a-2', monday)], begun)
    expect(done.next).toBeUndefined()
    expect(done.right.map(({ id }) => id)).toEqual(['a-2'])
    expect(done.wrong.map(({ id }) => id)).toEqual(['a-1'])
  })

  test.each([
    ['of another day', answered('a-1', monday - 1), begun],
    ['given in a chapter', answered('a-1', monday, true, { isPractice: false }), begun],
    [
      'from before it was begun anew',
      answered('a-1', monday),
      { day: monday, at: Number.MAX_SAFE_INTEGER },
    ],
  ])('leaves out answers %s', (_, answer, from) => {
    expect(roundOf(items, [answer], from).next?.id).toBe('a-1')
  })
})
