import { expect, it } from 'vitest'
import { told } from './tables.ts'

const at = (x: number, y: number) => ({ x, y })
const search = { action: 'search', place: '7' }

/** A beside a token that nobody has looked at, with what else lies on the table and on the sheets. */
const table = (lying: readonly object[] = [], sheet: object = {}) => ({
  kind: 'turn',
  players: 2,
  survivors: { A: at(1000, 1000), B: { ...at(4000, 4000), sheet } },
  lying: [at(1200, 1000), ...lying],
})

/** Possible identities of the token, each with its odds. */
function oddsOf(situation: object): Readonly<Record<string, number>> {
  const { question } = told(situation, [search, 1])
  if (question?.step !== 'roll') throw new Error('nothing is looked at')
  const weights = question.weights ?? []
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const kinds = Array.from(weights, (_, at) => String(question.outcomes.at(at)))
  return Object.fromEntries(kinds.map((kind, at) => [kind, (weights[at] ?? 0) / all]))
}

it('setup.search-pool: a token that nobody has looked at is one of fourteen with two players, four of them Resources', () => {
  const odds = oddsOf(table())
  for (const kind of ['food', 'gear', 'medicine', 'materials'])
    expect(odds[kind]).toBeCloseTo(1 / 14, 12)
  // Ten of the fourteen are others, of a bag of 24 in which there are four Ammunition.
  expect(odds['ammunition']).toBeCloseTo((10 / 14) * (4 / 24), 12)
})

it('setup.search-pool: what is known of the pool is none of it', () => {
  const odds = oddsOf(table([{ ...at(5000, 1000), item: 'ammunition' }], { '1': 'food' }))
  expect(odds['food']).toBeUndefined()
  expect(odds['gear']).toBeCloseTo(1 / 12, 12)
  expect(odds['ammunition']).toBeCloseTo((9 / 12) * (3 / 23), 12)
})

it('setup.search-pool: what lies on a sheet may be a starting token, and a special Resource is one', () => {
  const odds = oddsOf(table([], { '1': 'food:special', right: 'handgun', '2': 'flare' }))
  expect(odds['food']).toBeCloseTo(1 / 14, 12)
  expect(odds['handgun']).toBeCloseTo((10 / 14) * (1 / 24), 12)
})

it('setup.search-pool: the last tokens of a full table are all that is not known', () => {
  const lying = Array.from({ length: 27 }, (_, n) => at(1500 + 100 * n, 5000))
  const { position } = told(table(lying))
  expect(position.unseen).toEqual({
    resources: ['food', 'gear', 'medicine', 'materials'],
    others: 24,
  })
})
