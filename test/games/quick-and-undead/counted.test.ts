import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import { type Components, cells } from '../../../src/games/quick-and-undead/components.ts'
import { makeQuickAndUndead } from '../../../src/games/quick-and-undead/index.ts'
import { plainly } from '../../../src/games/quick-and-undead/policies.ts'
import type { Game } from '../../../src/kernel/game/game.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { type FactQuestion, factOdds } from '../../../src/kernel/odds/fact-odds.ts'

const game = makeQuickAndUndead(engineComponents('quick-and-undead') as Components) as Game

const gang = fc.record({
  loaded: fc.subarray([...cells]),
  critical: fc.constantFrom('skull', 'backfire'),
})
const readings = fc.record({
  'multi-duel': fc.constantFrom('simultaneous', 'fast-draw', 'one-winner'),
  'shared-kill': fc.constantFrom('highest', 'each'),
})

/** Two or three duellists; the targets of three are announced, by the answers or beforehand, or not yet. */
const duels = fc.record({
  seats: fc.constantFrom(['A', 'B'], ['A', 'B', 'C']),
  gangs: fc.tuple(gang, gang, gang),
  targets: fc.option(fc.constant({ A: 'B', B: 'C', C: 'B' })),
  after: fc.array(fc.nat({ max: 1 }), { maxLength: 4 }),
  readings,
})

function open({
  seats,
  gangs,
  targets,
  readings: chosen,
}: typeof duels extends fc.Arbitrary<infer T> ? T : never): Opening {
  const situation = {
    kind: 'duel',
    players: seats.length,
    space: 5,
    duellists: seats,
    gangs: Object.fromEntries(seats.map((seat, index) => [seat, gangs[index]])),
    ...(targets && seats.length > 2 ? { targets } : {}),
  }
  const opening = game.open(situation, chosen)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value
}

const questions: readonly FactQuestion[] = [
  { fact: 'deaths' },
  ...['dies', 'kills', 'flees'].flatMap((fact) => ['A', 'B'].map((seat) => ({ fact, seat }))),
]

function chances(opening: Opening, asked: FactQuestion, after: number[], isPlayed: boolean) {
  const policy = isPlayed ? { ...plainly } : plainly
  const found = factOdds(game, opening, asked, { policy: policy as never, after })
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return Object.fromEntries(
    found.value.outcomes.map(({ result, chance }) => [String(result), chance.toFraction()]),
  )
}

describe('what is counted of a duel', () => {
  test('is what playing every way gives, before the dice and with some of them rolled', () => {
    fc.assert(
      fc.property(duels, fc.constantFrom(...questions), (duel, asked) => {
        const opening = open(duel)
        const after = duel.after.slice(0, duel.seats.length)
        expect(chances(opening, asked, after, false)).toEqual(chances(opening, asked, after, true))
      }),
      { numRuns: 40 },
    )
  })

  test('is counted for six, whether their targets form a ring or all but one aim at one', () => {
    const seats = ['A', 'B', 'C', 'D', 'E', 'F']
    const aims = [
      { A: 'B', B: 'C', C: 'D', D: 'E', E: 'F', F: 'A' },
      { A: 'B', B: 'A', C: 'A', D: 'A', E: 'A', F: 'A' },
    ]
    const asked = { fact: 'dies', seat: 'A' }
    const found = aims.map((targets) => {
      const gangs = Object.fromEntries(seats.map((seat) => [seat, { loaded: [3, 5, 7] }]))
      const situation = { kind: 'duel', players: 6, space: 5, duellists: seats, targets, gangs }
      const opening = game.open(situation)
      if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
      expect(game.counted?.[asked.fact]?.(opening.value, asked, [], plainly)).toBeDefined()
      return chances(opening.value, asked, [], false).true
    })
    // Ring: F hits A with 3, 5, 7 or a Critical Hit. Else A lives when the four others miss, 1 in 16, and B's
    // shot does not kill: of 64 pairs it misses in 32, and A's hit is higher in 3 + 2 + 1.
    expect(found).toEqual(['1/2', '493/512'])
  })
})
