import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seats } from '../../../src/games/fast-west/components.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { someReadings } from '../registered.ts'
import { playGame } from './oracle.ts'
import { game, opened, tokensOf } from './tables.ts'

/** A whole game of any size by any readings, and the seed under which it is played. */
const games = fc.record({
  players: fc.integer({ min: 3, max: 8 }),
  first: fc.nat(2),
  falseStarts: fc.boolean(),
  seed: fc.integer(),
  readings: someReadings(game).map((readings) =>
    readings['deal.three'] === 'refused' ? { ...readings, 'deal.three': 'third-round' } : readings,
  ),
})
type Played = typeof games extends fc.Arbitrary<infer T> ? T : never

function play({ players, first, falseStarts, seed, readings }: Played) {
  const situation = { kind: 'game', players, firstPlayer: seats[first], falseStarts }
  return replay(game, opened(situation, readings), atRandom(seed))
}

test('a game comes to what a second implementation makes of the same answers', () => {
  const property = fc.property(games, (drawn) => {
    const { players, first, falseStarts, readings } = drawn
    const run = play(drawn)
    // What was flipped and drawn is read from the events, for the last of them comes up by itself.
    const seen = run.trace.flatMap((line): { kind: string; value: unknown }[] => {
      if (line.type === 'answer') {
        const { step, kind } = line.question
        return step === 'roll' ? [] : [{ kind, value: line.value }]
      }
      const { event } = line
      if (event.kind === 'flipped') return [{ kind: 'card', value: event.card }]
      return event.kind === 'drawn' ? [{ kind: 'draw', value: event.bullet }] : []
    })
    let next = 0
    const ask = (kind: string) => {
      const one = seen[next++]
      expect(one?.kind).toBe(kind)
      return one?.value
    }
    const ending = playGame(players, first, readings, falseStarts, ask)
    expect(next).toBe(seen.length)
    expect(tokensOf(run, players)).toEqual(ending.tokens)
    expect(run.position.winner).toBe(seats[ending.winner])
    expect(run.position.round).toBe(ending.round)
    const flips = Object.values(run.position.piles).flat().length
    expect(flips).toBe(ending.flips)
  })
  fc.assert(property, { numRuns: 300 })
})

test('what follows from the clauses holds in every game', () => {
  const property = fc.property(games, (drawn) => {
    const { players, readings } = drawn
    const { trace, at } = play(drawn)
    let row: string[] = []
    let shooters = 0
    let given = 0
    for (const [line, one] of trace.entries()) {
      if (one.type !== 'event') continue
      const { event } = one
      const { tokens, supply } = at(line + 1)
      if (event.kind === 'round-begins') row = []
      if (event.kind === 'flipped') row.push(event.card)
      const isRow = row.length >= players && row.slice(-players).every((card) => card === 'cactus')
      const next = trace[line + 1]
      if (event.kind === 'flipped') {
        expect(next?.type === 'event' && next.event.kind === 'duel-begins').toBe(isRow)
      }
      if (event.kind === 'duel-begins') expect(isRow).toBe(true)
      if (event.kind === 'round-ended') expect(isRow).toBe(false)
      if (event.kind === 'tokens-given') {
        shooters += 1
        given += event.count
        if (event.bullet === 1 && readings['duel.source'] === 'supply') expect(event.count).toBe(3)
      } else if (given === 0) {
        expect(Math.max(...Object.values(tokens))).toBeLessThanOrEqual(5)
        expect(Math.min(...Object.values(tokens), supply)).toBeGreaterThanOrEqual(0)
      }
      if (event.kind === 'wounded') expect(at(line + 1).held[event.seat]).not.toEqual([1])
    }
    if (readings['duel.source'] === 'supply') {
      expect(shooters).toBeGreaterThanOrEqual(Math.ceil(players / 2))
      expect(given).toBe(5 + shooters - 2)
    }
  })
  fc.assert(property, { numRuns: 60 })
})
