import { describe, expect, test } from 'vitest'
import { refusalOf, refusalsOf, tokensOf, told } from './tables.ts'

const four = { kind: 'roulette', players: 4, by: 'B' }

describe('Russian roulette', () => {
  test('is lost by whoever draws the number that was announced', () => {
    expect(tokensOf(told(four, [2, 1, 3, 2]), 4)).toEqual([0, 0, 0, 1])
    expect(tokensOf(told(four, [2, 2, 3, 1]), 4)).toEqual([0, 1, 0, 0])
  })

  test('draws clockwise from the announcer, the last bullet by itself', () => {
    const { events } = told(four, [4, 1, 3, 2])
    const drawn = events.flatMap((event) => (event.kind === 'drawn' ? [event] : []))
    expect(drawn.map(({ seat, bullet }) => `${seat}${bullet}`)).toEqual(['B1', 'C3', 'D2', 'A4'])
    expect(events.at(-1)).toMatchObject({ kind: 'ring-reset', bullets: [1, 2, 3, 4] })
  })

  test('goes on from what a situation tells', () => {
    const drawn = [
      { seat: 'B', bullet: 1 },
      { seat: 'C', bullet: 4 },
    ]
    expect(tokensOf(told({ ...four, announced: 3, drawn }, [3]), 4)).toEqual([0, 0, 0, 1])
    const early = { ...four, announced: 3, drawn: drawn.toReversed() }
    expect(refusalsOf(early)).toEqual([
      'wrong-order roulette.clockwise',
      'wrong-order roulette.clockwise',
    ])
    expect(refusalsOf({ ...four, drawn })).toEqual(['drawn-unannounced roulette.announce'])
  })

  test.each([
    ['a number that is not there', [5], 'bullet-out-of-range setup.bullet-count'],
    ['a bullet that is not there', [2, 5], 'bullet-out-of-range setup.bullet-count'],
    ['a bullet that is gone', [2, 1, 1], 'bullet-twice roulette.clockwise'],
    ['a draw that begins elsewhere', [2, { A: 1 }], 'wrong-order roulette.clockwise'],
    ['a draw out of turn', [2, 1, 'D'], 'wrong-order roulette.clockwise'],
    ['a flip while the action is pending', [{ flip: 'C' }], 'wrong-phase event.immediate'],
    ['a grab while the action is pending', [2, { grab: ['C'] }], 'wrong-phase event.immediate'],
  ])('refuses %s', (_name, answers, refusal) => {
    expect(refusalOf(four, answers)).toBe(refusal)
  })
})
