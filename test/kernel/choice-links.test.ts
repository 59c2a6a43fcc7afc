import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasAnswer, LARGEST_COUNT } from '../../src/kernel/choice/index.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { decodeLink, encodeLink, type LinkState } from '../../src/kernel/link/link.ts'
import { atRandom, byNumber } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { asking, choices, kinds } from './asking.ts'
import { refusalOf, valueFrom } from './toy.ts'

const game = asking as Game

/** The numbers of a choice that is too long to be walked through: the first, the last, and any. */
function numbersOf(kind: (typeof kinds)[number]): fc.Arbitrary<number> {
  const { count } = choices[kind]
  const numbers = fc.oneof(
    fc.constantFrom(0, count - 1),
    fc.maxSafeNat().map((number) => number % count),
  )
  return numbers.filter((number) => hasAnswer(choices[kind], number))
}

test.each(kinds)('an answer of the shape %s is kept by a link', (about) => {
  const property = fc.property(numbersOf(about), (number) => {
    const state = { situation: { kind: 'one', about }, readings: {}, log: [number] }
    const fragment = valueFrom(encodeLink(game, state))
    expect(valueFrom(decodeLink(game, 'one', fragment))).toEqual(state)
    const opening = valueFrom(game.open(state.situation, {}))
    expect(replay(game, opening, byNumber(state.log)).position).toEqual({
      answer: choices[about].at(number),
    })
  })
  fc.assert(property)
})

test('the largest number of all takes nine characters more than none at the most', () => {
  const situation: LinkState['situation'] = { kind: 'one', about: 'largest' } as never
  const linkTo = (log: number[]) =>
    valueFrom(encodeLink(game, { situation, readings: {}, log })).length
  expect(linkTo([LARGEST_COUNT - 1]) - linkTo([0])).toBeLessThanOrEqual(9)
})

test('a link to a point that cannot be chosen is not made, and says why', () => {
  const state = { situation: { kind: 'one', about: 'point' }, readings: {}, log: [0] }
  const facts = { question: 'point', received: 'corner' }
  expect(refusalOf(encodeLink(game, state))).toEqual({
    code: 'answer-left-out',
    clause: 'asking.point',
    facts,
  })
})

test.each(kinds)('a question of the shape %s is answered at random', (about) => {
  const opening = valueFrom(game.open({ kind: 'one', about }, {}))
  for (let seed = 0; seed < 20; seed++) {
    const { log } = replay(game, opening, atRandom(seed))
    expect(hasAnswer(choices[about], log[0] as number)).toBe(true)
  }
})
