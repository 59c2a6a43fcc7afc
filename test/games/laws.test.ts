import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf, type Kind } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { atRandom } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import * as laws from './laws.ts'
import {
  anySituation,
  games,
  kinds,
  readExample,
  someReadings,
  someSituation,
} from './registered.ts'

describe.each(kinds)('$name', ({ game, kind }) => {
  /** Openings of this kind: the example, and what differs from it and can be opened. */
  const openings: fc.Arbitrary<Opening> = fc
    .tuple(someSituation(game, kind), someReadings(game))
    .map(([situation, readings]) => game.open(situation, readings))
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

  test('opens its example', () => {
    expect(game.open(exampleOf(kind))).toMatchObject({ ok: true })
    expect(game.open(readExample(game, kind))).toMatchObject({ ok: true })
  })

  test('opens what its schema allows, or says why not', () => {
    const property = fc.property(
      fc.oneof(anySituation(kind), someSituation(game, kind)),
      (situation) => expectCoded(game.open(situation)),
    )
    fc.assert(property, { numRuns: 300 })
  })

  test('tells all that is wrong at once: each misspelt part with what it was meant to be', () => {
    const names = Object.keys(kind.schema.parts)
    const misspelt = Object.fromEntries(names.map((name) => [`${name}x`, 7]))
    const opened = game.open({ ...exampleOf(kind), ...misspelt, players: 99 })
    const refusals = opened.ok ? [] : opened.refusals
    const received = refusals.filter(({ code }) => code === 'unknown-part')
    expect(received.map(({ facts }) => facts.nearest)).toEqual(names)
    const players = refusals.filter(({ at }) => at?.[0] === 'players')
    expect(players.map(({ code }) => code)).toEqual(['value-not-allowed'])
  })

  test('opens the example with anything in place of a part of it, or says why not', () => {
    const example = JSON.stringify(readExample(game, kind))
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

/** Number of runs by which a law is tried on a kind: fewer where one random game of the example is long. */
function runsOf(game: Game, kind: Kind): number {
  const opening = game.open(exampleOf(kind))
  if (!opening.ok) return 1
  const { log } = replay(game, opening.value, atRandom(1))
  return Math.max(2, Math.min(15, Math.ceil(ANSWERS_OF_ALL_RUNS / log.length)))
}

/** About how many answers a law takes on each kind; `npm run soak` holds far more games to those laws that show as they go. */
const ANSWERS_OF_ALL_RUNS = 1500

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
