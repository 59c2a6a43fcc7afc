import { describe, expect, test } from 'vitest'
import { tokensOf, told } from './tables.ts'

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
  })
})
