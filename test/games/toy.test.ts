import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { decodeLink, encodeLink } from '../../src/kernel/link/link.ts'
import { type FactQuestion, factOdds } from '../../src/kernel/odds/fact-odds.ts'
import { checkScenario } from '../../src/kernel/scenario/check.ts'
import { runScenario, type Scenario } from '../../src/kernel/scenario/scenario.ts'
import { chancesOf, refusalOf, valueFrom } from '../kernel/toy.ts'
import * as laws from './laws.ts'
import { someReadings, someSituation } from './registered.ts'
import { makeToy } from './toy/index.ts'

const toy = makeToy({ goal: 3 }) as Game

/** A question with what is claimed of its answer. */
const claim = <Claimed>(asked: FactQuestion, claimed: Claimed) => ({ ...asked, ...claimed })

describe.each(toy.kinds)('$name', (kind) => {
  const openings: fc.Arbitrary<Opening> = fc
    .tuple(someSituation(toy, kind), someReadings(toy))
    .map(([situation, readings]) => toy.open(situation, readings))
    .filter((outcome) => outcome.ok)
    .map((outcome) => outcome.value)

  test.each(Object.entries(laws))('keeps the law %s', (_name, law) => {
    const property = fc.property(openings, fc.integer(), (opening, seed) => law(toy, opening, seed))
    fc.assert(property, { numRuns: 15 })
  })

  test('tells every misspelt part what it is like', () => {
    for (const part of Object.keys(kind.schema.parts)) {
      const opened = toy.open({ ...exampleOf(kind), [`${part}x`]: 2 })
      expect(refusalOf(opened)).toMatchObject({ code: 'unknown-part', facts: { nearest: part } })
    }
  })
})

describe('the odds are exact', () => {
  const winner = (game: Game, situation: unknown) =>
    chancesOf(factOdds(game, valueFrom(game.open(situation)), { fact: 'winner' }))

  test('of a turn that needs two more chips: two rolls without a one', () => {
    const turn = { kind: 'turn', players: 2, banked: { A: 1 } }
    expect(winner(toy, turn)).toEqual({ A: '25/36', nobody: '11/36' })
  })

  test('of a whole game to one chip: A wins with 5/6 + 1/36 of the same again', () => {
    const game = { kind: 'game', players: 2 }
    expect(winner(makeToy({ goal: 1 }) as Game, game)).toEqual({ A: '6/7', B: '1/7' })
  })
})

describe('a scenario', () => {
  const bust: Scenario = {
    situation: { kind: 'turn', players: 2, banked: { A: 1 } },
    answers: [4, 'roll', 1],
    predict: { fact: 'banked', seat: 'A' },
    because: 'turn.bust',
    expect: {
      clauses: ['turn.gather', 'turn.press', 'turn.bust'],
      facts: [claim({ fact: 'banked', seat: 'A' }, { is: 1 })],
      odds: [claim({ fact: 'banked', seat: 'A' }, { is: 3, chance: '25/36' })],
    },
  }

  test('runs, and comes out as it claims under one reading', () => {
    expect(runScenario(toy, bust).replay?.events.map(({ kind }) => kind)).toEqual([
      'gathered',
      'bust',
    ])
    expect(checkScenario(toy, bust)).toEqual([])
  })

  test('comes out otherwise under the other', () => {
    expect(checkScenario(toy, { ...bust, readings: { bust: 'all' } })).toEqual([
      { what: 'banked A', expected: '1', received: '0' },
    ])
  })

  const press = (by: string, answer: string) => ({ to: 'press', by, answer })
  const named = (banked: number, ...answers: readonly unknown[]): Scenario => ({
    situation: { kind: 'turn', players: 2, banked: { A: banked } },
    answers,
    predict: { fact: 'legal' },
    because: 'turn.gather',
    expect: {},
  })

  test.each([
    ['where the question is put', named(0, 4, press('A', 'bank'))],
    ['where there is nothing to choose, and nobody is asked', named(2, 4, press('A', 'bank'))],
    ['in whatever place of the list', named(0, press('A', 'roll'), press('A', 'bank'), 4, 5)],
  ])('may answer by kind and seat, %s', (_, scenario) => {
    expect(checkScenario(toy, scenario)).toEqual([])
  })

  test('is told what nobody has asked for, by kind and seat as well', () => {
    const unused = [
      { what: 'refused', expected: 'undefined', received: 'answers-left' },
      { what: 'answers', expected: '2', received: '1' },
    ]
    expect(checkScenario(toy, named(2, 4, press('B', 'bank')))).toEqual(unused)
    expect(checkScenario(toy, named(2, 4, 'bank'))).toEqual(unused)
    const { refusals } = runScenario(toy, named(2, 4, press('A', 'roll')))
    expect(refusals).toMatchObject([{ code: 'answer-not-legal', clause: 'turn.press' }])
  })
})

describe('a link', () => {
  test('says a situation, readings and answers', () => {
    const situation = { kind: 'turn', players: 3, mover: 'C', banked: { B: 2 } }
    const state = { situation, readings: { bust: 'all' }, log: [3, 1, 5, 0] }
    const fragment = valueFrom(encodeLink(toy, state))
    expect(fragment).toMatch(/^1\.[\w-]+$/)
    expect(decodeLink(toy, 'turn', fragment)).toEqual({ ok: true, value: state })
  })
})
