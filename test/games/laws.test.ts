import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atRandom } from '../../src/kernel/answer.ts'
import type { FieldValues, SituationKind } from '../../src/kernel/fields.ts'
import { checkField } from '../../src/kernel/fields.ts'
import type { Game, Opening } from '../../src/kernel/game.ts'
import { bitsOf } from '../../src/kernel/packing.ts'
import { replay } from '../../src/kernel/replay.ts'
import * as laws from './laws.ts'
import { anyValue, defaultsOf, games, kinds, someReadings, someValues } from './registered.ts'

describe.each(kinds)('$name', ({ game, kind }) => {
  /** Openings of this kind: the example, and what differs from it and can be opened. */
  const openings: fc.Arbitrary<Opening> = fc
    .tuple(someValues(kind), someReadings(game))
    .map(([values, readings]) => game.open(kind.fromFields(values), readings))
    .filter((outcome) => outcome.ok)
    .map((outcome) => outcome.value)

  const numRuns = runsOf(game, kind)

  test.each([
    ['every random game ends', laws.randomPlayEnds],
    ['the same answers give the same game', laws.replayIsDeterministic],
    ['a playout equals a replay at random', laws.playoutEqualsReplay],
    ['every token and card is somewhere, once', laws.inventoryIsConserved],
    ['every step names clauses that run', laws.clausesExist],
    ['positions are plain data', laws.positionsArePlain],
    ['an event leaves other snapshots untouched', laws.snapshotsStay],
    ['nothing is read that may be out of date', laws.nothingStaleIsRead],
    ['going on from a round is as starting anew', laws.goingOnEqualsStarting],
    ['what a seat sees it sees again', laws.viewsAreStable],
    ['what is hidden from a seat does not show', laws.hiddenAnswersStayHidden],
    ['a round restarts from its position', laws.roundsRestart],
    ['every fact of the end is among its answers', laws.factsHaveAnswers],
  ])('%s', (_name, law) => {
    const property = fc.property(openings, fc.integer(), (opening, seed) => {
      law(game, opening, seed)
    })
    fc.assert(property, { numRuns })
  })

  test('opens its example, which is what the defaults of its fields describe', () => {
    const situation = kind.fromFields(defaultsOf(kind))
    expect(game.open(situation).ok).toBe(true)
    expect(kind.toFields(situation)).toEqual(defaultsOf(kind))
  })

  test('has defaults and bits for every field', () => {
    expect(new Set(kind.fields.map(({ name }) => name)).size).toBe(kind.fields.length)
    for (const field of kind.fields) {
      expect(checkField(field, field.default).ok).toBe(true)
      const most = 'values' in field ? field.values.length - 1 : field.max - field.min
      expect(most).toBeLessThan(2 ** bitsOf(field))
    }
  })

  test('opens what any fields describe, or says why not', () => {
    const any = fc
      .record(Object.fromEntries(kind.fields.map((field) => [field.name, anyValue(field)])))
      .map((values) => values as FieldValues)
    const property = fc.property(fc.oneof(any, someValues(kind)), (values) => {
      expectCoded(game.open(kind.fromFields(values)))
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('opens the example with anything in place of a part of it, or says why not', () => {
    const example = JSON.stringify(kind.fromFields(defaultsOf(kind)))
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
      fc.constantFrom('__proto__', 'constructor', -1, 1e99, Number.NaN, [[]], { length: 3 }),
    )
    const property = fc.property(fc.nat(), junk, (seed, piece) => {
      const situation = JSON.parse(example)
      const places = placesIn(situation)
      const { within, key } = places[seed % places.length] as Place
      within[key] = piece
      expectCoded(game.open(situation))
    })
    fc.assert(property, { numRuns: 1000 })
  })
})

describe.each(games)('$id', (game) => {
  test('opens any junk, or says why not', () => {
    const property = fc.property(
      fc.anything(),
      fc.dictionary(fc.string(), fc.anything()),
      (...junk) => {
        expectCoded(game.open(...junk))
      },
    )
    fc.assert(property, { numRuns: 500 })
  })
})

/** How often a law is tried on a kind: less often where one random game of the example is long. */
function runsOf(game: Game, kind: SituationKind): number {
  const opening = game.open(kind.fromFields(defaultsOf(kind)))
  if (!opening.ok) return 1
  const { log } = replay(game, opening.value, atRandom(1))
  return Math.max(3, Math.min(15, Math.ceil(ANSWERS_OF_ALL_RUNS / log.length)))
}

/** About how many answers a law takes on each kind. */
const ANSWERS_OF_ALL_RUNS = 4500

/** Either opened, or refused for reasons that each have a code and plain facts. */
function expectCoded(outcome: ReturnType<(typeof games)[number]['open']>): void {
  if (outcome.ok) return
  expect(outcome.refusals.length).toBeGreaterThan(0)
  for (const { code, facts } of outcome.refusals) {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  }
}

interface Place {
  readonly within: Record<string, unknown>
  readonly key: string
}

/** Every place in a piece of plain data at which something else could stand. */
function placesIn(data: unknown): Place[] {
  if (typeof data !== 'object' || data === null) return []
  const within = data as Record<string, unknown>
  return Object.keys(within).flatMap((key) => [{ within, key }, ...placesIn(within[key])])
}
