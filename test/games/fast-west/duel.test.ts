import { describe, expect, test } from 'vitest'
import { tokensOf, told } from './tables.ts'

const five = {
  kind: 'duel',
  players: 5,
  tokens: { A: 2, B: 1, C: 3, D: 1, E: 4 },
  bullets: { A: 4, B: 2, C: 1, D: 5, E: 3 },
}
const aimed = { ...five, targets: { A: 'B', B: 'A', C: 'B', D: 'E', E: 'C' } }
const three = { kind: 'duel', players: 3 }

describe('the final duel', () => {
  test('ranks 3, 2 and 1 among those who still stand, the wounded being shot at all the same', () => {
    const run = told(aimed)
    expect(run.position.wounded).toEqual(['A'])
    expect(tokensOf(run, 5)).toEqual([4, 4, 4, 1, 5])
    expect(run.position.winner).toBe('D')
  })

  test('is no more limited to five tokens, and by more tokens than there are', () => {
    const tokens = { A: 5, B: 5, C: 5, D: 5, E: 5, F: 5, G: 5, H: 5 }
    const all = { ...three, players: 8, tokens }
    const bullets = { A: 8, B: 1, C: 2, D: 3, E: 4, F: 5, G: 6, H: 7 }
    const run = told({ ...all, bullets }, ['B', 'A', 'A', 'A', 'A', 'A', 'A', 'A'])
    expect(run.position.wounded).toEqual(['A'])
    expect(tokensOf(run, 8)).toEqual([15, 5, 5, 5, 5, 5, 5, 5])
    expect(run.position).toMatchObject({ supply: -10, winner: 'B' })
  })

  test('counts the shot of somebody who is hit by another than the target', () => {
    const run = told({
      ...three,
      bullets: { A: 1, B: 2, C: 3 },
      targets: { A: 'B', B: 'C', C: 'A' },
    })
    expect(run.position.wounded).toEqual([])
    expect(tokensOf(run, 3)).toEqual([1, 3, 2])
  })

  test('gives from the supply, or by another reading no more than the shooter had before', () => {
    expect(tokensOf(told(aimed, [], { 'duel.source': 'own' }), 5)).toEqual([3, 3, 1, 0, 4])
  })

  test('is won by the lowest bullet of those who have the fewest', () => {
    const tied = { ...three, tokens: { A: 1, B: 0, C: 3 }, bullets: { A: 3, B: 2, C: 1 } }
    const targets = { A: 'C', B: 'C', C: 'B' }
    const run = told({ ...tied, targets })
    expect(tokensOf(run, 3)).toEqual([1, 3, 5])
    const level = { ...tied, tokens: { A: 3, B: 0, C: 1 }, targets: { A: 'C', B: 'C', C: 'B' } }
    expect(tokensOf(told(level), 3)).toEqual([3, 3, 3])
    expect(told(level).position.winner).toBe('C')
  })

  test('can by another reading not be won by the wounded', () => {
    const hit = {
      ...three,
      tokens: { A: 5, B: 0, C: 5 },
      bullets: { A: 1, B: 2, C: 3 },
      targets: { A: 'B', B: 'A', C: 'A' },
    }
    expect(told(hit).position.winner).toBe('B')
    expect(told(hit, [], { 'win.who': 'standing' }).position.winner).toBe('C')
  })

  test('leaves a tie to whoever holds N°1, by another reading', () => {
    const tie = {
      ...three,
      players: 4,
      tokens: { A: 1, B: 3, C: 0, D: 5 },
      bullets: { A: 1, B: 2, C: 3, D: 4 },
      targets: { A: 'C', B: 'D', C: 'D', D: 'A' },
    }
    expect(tokensOf(told(tie), 4)).toEqual([2, 3, 3, 8])
    const level = { ...tie, tokens: { A: 3, B: 3, C: 0, D: 5 } }
    expect(told(level).position.winner).toBe('B')
    expect(told(level, [], { 'win.tie': 'first-bullet' }).position.winner).toBe('A')
  })
})
