import { describe, expect, test } from 'vitest'
import { inRounds, type LedgerPart } from '../../src/explorer/history/build-ledger.ts'

/** Parts of a ledger by the kinds of their first events. */
const partsOf = (kinds: readonly string[]) =>
  kinds.map((kind, end) => ({
    title: kind,
    lines: [{ end, event: { kind } }],
  })) as unknown as readonly LedgerPart[]

const titlesOf = (rounds: readonly (readonly LedgerPart[])[]) =>
  rounds.map((parts) => parts.map(({ title }) => title).join(' '))

/** A setup, and so many rounds of five parts each. */
const gameOf = (rounds: number) =>
  partsOf(['setup', ...Array(rounds).fill(['round', 'a', 'b', 'c', 'd']).flat()])

describe('the parts of a ledger', () => {
  test('of a whole game are those of its rounds, and what comes before them', () => {
    const rounds = inRounds(gameOf(3), ['round'])
    expect(titlesOf(rounds)).toEqual(['setup', ...Array(3).fill('round a b c d')])
  })

  test('of a game of several days are those of its days, and of one day those of its rounds', () => {
    const day = ['day', 'a', 'round', 'a', 'round', 'a', 'b']
    expect(titlesOf(inRounds(partsOf([...day, ...day]), ['day', 'round']))).toEqual([
      day.join(' '),
      day.join(' '),
    ])
    const rounds = inRounds(partsOf([...day, ...day.slice(1)]), ['day', 'round'])
    expect(rounds).toHaveLength(5)
  })

  test('are as many whether rounds hold them or not, in their order', () => {
    expect(inRounds(gameOf(5), ['round']).flat()).toEqual(gameOf(5))
  })

  test('stand by themselves where they are few, or there are no rounds', () => {
    expect(inRounds(gameOf(2), ['round']).length).toBe(11)
    expect(inRounds(gameOf(4), ['day']).length).toBe(21)
    expect(inRounds(gameOf(4)).length).toBe(21)
  })
})
