import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Components, items, objectives } from '../../../src/games/trust-me/components.ts'
import { makeTrustMe } from '../../../src/games/trust-me/index.ts'
import { playout } from '../../../src/kernel/run/playout.ts'
import { tableOf } from '../table.ts'
import { components } from './tables.ts'

const at = (x: number, y: number) => ({ x, y })

/** The game with other stocks than ours. */
const withStocks = (stocks: Partial<Components>) => makeTrustMe({ ...components, ...stocks })

/** Refusals of a game of so many players from other stocks than ours. */
const refusalsOf = (stocks: Partial<Components>, players = 4) =>
  tableOf(withStocks(stocks)).refusalsOf({ kind: 'game', players })

it('what the setup takes has to be there', () => {
  expect(refusalsOf({ search: {} })).toEqual(['few-search-tokens setup.search-pool'])
  expect(refusalsOf({ search: { shiv: 11 } })).toEqual(['few-search-tokens setup.search-pool'])
  expect(refusalsOf({ search: { shiv: 12 } })).toEqual([])
  expect(refusalsOf({ startingWeapons: { shiv: 7 } })).toEqual(['few-weapons setup.starting-draw'])
  expect(refusalsOf({ startingWeapons: { shiv: 8 } })).toEqual([])
  expect(refusalsOf({ startingObjects: { flare: 7 } })).toEqual(['few-objects setup.starting-draw'])
  const cards = { ...components.objectives, food: 0, gear: 0, medicine: 0 }
  expect(refusalsOf({ objectives: { ...cards, materials: 1 } })).toEqual([
    'few-cards setup.objectives',
  ])
  expect(refusalsOf({ objectives: { ...cards, materials: 2 } })).toEqual([])
})

it('a Blank is nothing to begin with, and a special Resource is not searched for', () => {
  const search = { ...components.search, 'special-resource': 1 }
  expect(refusalsOf({ startingObjects: { flare: 8, blank: 1 } })).toEqual([
    'blank-kept object.blank-keep',
  ])
  expect(refusalsOf({ search })).toEqual(['special-unchosen object.special-resource'])
})

it('objective.redraw-once: nobody is asked where no card is left', () => {
  const deck = { ...components.objectives, food: 6, gear: 0, medicine: 0, materials: 0 }
  const none = { 'two-resources': 0, 'left-dead': 0, 'right-dead': 0 }
  const game = withStocks({ objectives: { ...deck, ...none } })
  const opening = tableOf(game).opened({ kind: 'game', players: 2, mostRounds: 1 })
  playout(game, opening, 3, undefined, (event) => {
    expect(event.kind).not.toBe('objective-discarded')
  })
})

/** Few of some of them, and none of the others. */
const few = <Name extends string>(names: readonly Name[], most: number) =>
  fc.dictionary(fc.constantFrom(...names), fc.nat(most), {
    minKeys: 1,
    maxKeys: 4,
  }) as fc.Arbitrary<Partial<Record<Name, number>>>

const stocks = fc.record({
  search: few(items, 16),
  startingWeapons: few(items, 9),
  startingObjects: few(items, 9),
  objectives: few(objectives, 9).map((counts) => ({
    ...Object.fromEntries(objectives.map((card) => [card, 0])),
    ...counts,
  })),
})

const round = {
  kind: 'round',
  players: 2,
  mostRounds: 1,
  survivors: {
    A: { ...at(1000, 1000), sheet: { '1': 'survival-guide', '2': 'food' } },
    B: at(1400, 1000),
  },
  lying: [at(1000, 1200), at(1400, 1200), { ...at(1200, 1200), item: 'blank' }],
}

it('with whatever stocks a game is refused, or played without loss', () => {
  const property = fc.property(stocks, fc.integer(), fc.integer({ min: 2, max: 4 }), (...drawn) => {
    const [own, seed, players] = drawn
    const game = withStocks(own as Partial<Components>)
    for (const situation of [{ kind: 'game', players, mostRounds: 1 }, round]) {
      const opened = game.open(situation)
      if (!opened.ok) {
        for (const { code, clause } of opened.refusals) expect(`${code} ${clause}`).toMatch(/ \w/)
        continue
      }
      const before = game.inventory(opened.value.position).toSorted()
      const end = playout(game, opened.value, seed)
      expect(game.inventory(end).toSorted()).toEqual(before)
    }
  })
  fc.assert(property, { numRuns: 100 })
})
