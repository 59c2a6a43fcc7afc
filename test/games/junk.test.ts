import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../src/content/messages.ts'
import { argumentKinds } from '../../src/node/arguments.ts'
import * as library from '../../src/node/index.ts'

const {
  atRandom,
  byNumber,
  byPolicy,
  byValue,
  exampleOf,
  gameIds,
  isRefused,
  languages,
  loadGame,
  nobody,
  replay,
  speakerOf,
} = library

/** A game with an opening of it, a run that waits for a decision and one that is over. */
function tableOf(id: library.GameId) {
  const game = loadGame(id) as unknown as library.Game
  const kind = game.kinds[0] as library.Kind
  const opening = game.open(exampleOf(kind))
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const chance = atRandom(7)
  const rolls: library.Answerer = (question, ...rest) =>
    question.step === 'roll' ? chance(question, ...rest) : undefined
  const waiting = replay(game, opening.value, rolls)
  const finished = replay(game, opening.value, chance)
  return { game, kind, opening: opening.value, waiting, finished }
}

const tables = Object.fromEntries(gameIds.map((id) => [id, tableOf(id)]))
const table = (id: library.GameId) => tables[id] as ReturnType<typeof tableOf>

/** A speaker reads all sentences of its game, so each is made once. */
const speakers = Object.fromEntries(
  gameIds.map((id) => [id, languages.map((language) => speakerOf(table(id).game, language))]),
)

const hostile = {
  get kind() {
    return 'town'
  },
  id: [],
  facts: 7,
  length: -1,
}
const circular: Record<string, unknown> = {}
circular['self'] = circular

/** Values that a caller in JavaScript, or a file, can hand over in place of anything. */
const junk: readonly unknown[] = [
  null,
  undefined,
  '',
  'text',
  '0',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  7n,
  true,
  [],
  [null],
  ['0'],
  [[]],
  {},
  { kind: null },
  { kind: 'town' },
  { fact: null },
  { value: null },
  { id: 'wild-gangs' },
  { ok: false, refusals: [] },
  { code: 1 },
  { step: 'ask', kind: 'x' },
  () => undefined,
  () => null,
  () => '0',
  Symbol.iterator,
  new Map(),
  new Date(0),
  hostile,
  circular,
  ...(['wild-gangs', 'fast-west'] as const).flatMap((id) => {
    const { game, opening, finished } = table(id)
    return [game, opening, finished, { ...opening, position: null }, { ...finished, trace: null }]
  }),
]

/** The arguments with which each function of the library works, of which one after the other is made junk. */
function argumentsOf(id: library.GameId): Readonly<Record<string, readonly unknown[]>> {
  const { game, kind, opening, waiting, finished } = table(id)
  const request = { seed: 1, games: 2 }
  const fact = { fact: game.facts[0]?.kind }
  const scenario = { situation: exampleOf(kind), predict: fact, because: 'x', expect: {} }
  const state = { situation: exampleOf(kind), readings: opening.readings, log: [] }
  const counted = { result: () => 1, value: () => 1, by: 'A', budget: 50, after: [] }
  const asked = waiting.question ?? finished.question
  return {
    answersOf: [{ count: 0, at: () => 0 }],
    atRandom: [1],
    best: [game, opening, counted],
    byFunction: [() => undefined],
    byNumber: [[]],
    byPolicy: [library.anyAnswer, 1],
    byValue: [[]],
    checkScenario: [game, scenario],
    choiceOf: [asked],
    decodeLink: [game, kind.name, ''],
    encodeLink: [game, state],
    estimateFacts: [game, opening, waiting, [], request],
    exampleOf: [kind],
    factOdds: [game, opening, fact, undefined, { budget: 50 }],
    factValue: [game, finished, fact],
    first: [nobody, nobody],
    fullTrace: [game, finished],
    geographyOf: [id],
    hint: [game, opening, finished, request],
    isRefused: [{}],
    jointOdds: [game, opening, [], { given: [], budget: 50 }],
    loadComponents: [id],
    nobody: [asked, {}, 0],
    numberClauses: [game.clauses],
    odds: [game, opening, counted],
    playSensibly: [game, opening, { seats: [], seed: 1, others: nobody }],
    playout: [game, opening, 1],
    readFact: [game, fact],
    readPrediction: [game, fact],
    readingsOf: [game.switches, {}],
    replay: [game, opening, nobody],
    runScenario: [game, scenario],
    sensible: [game, opening, finished, request],
    speakerOf: [game, 'en'],
    writeMoment: [game, opening, finished, kind.name],
  }
}

const exported: Readonly<Record<string, unknown>> = { ...library }

/** Junk that leaves the budget of exact odds out is legal, and takes its time. */
function isUnbounded(name: string, given: readonly unknown[]): boolean {
  if (name !== 'factOdds' && name !== 'jointOdds') return false
  const options = given[name === 'factOdds' ? 4 : 3] ?? {}
  return typeof options === 'object' && !('budget' in options)
}

/** Calls an export with such arguments; what it gives in place of its result is coded and can be said. */
function callAll(id: library.GameId, name: string, given: readonly unknown[]): void {
  if (isUnbounded(name, given)) return
  const call = exported[name] as (...given: readonly unknown[]) => unknown
  const gave = call(...given)
  const said = isRefused(gave) ? gave.refusals : []
  for (const refusal of said) {
    for (const speaker of speakers[id] ?? []) {
      const sentence = speaker.refusal(refusal)
      expect(sentence, refusal.code).not.toMatch(/^refusal\.|\[object Object\]|\{\{/)
    }
  }
  // An answerer is asked, and refuses in its turn.
  if (typeof gave === 'function' && name !== 'loadGame') {
    replay(table(id).game, table(id).opening, gave as library.Answerer)
  }
}

describe.each(gameIds)('junk given to the library with %s', (id) => {
  const all = argumentsOf(id)

  test('every export that can be called is tried', () => {
    const callable = Object.entries(library).filter(([, one]) => typeof one === 'function')
    const names = callable.map(([name]) => name).filter((name) => name !== 'loadGame')
    expect(Object.keys(all).sort()).toEqual(names.sort())
  })

  test.each(Object.keys(all))('%s refuses it and does not throw', (name) => {
    const given = all[name] as readonly unknown[]
    for (const place of given.keys()) {
      for (const one of junk) callAll(id, name, given.with(place, one))
      callAll(id, name, given.slice(0, place))
    }
  })

  test.each(Object.keys(all))('%s refuses any junk there can be', (name) => {
    const given = all[name] as readonly unknown[]
    if (given.length === 0) return
    const property = fc.property(fc.nat(given.length - 1), fc.anything(), (place, one) =>
      callAll(id, name, given.with(place, one)),
    )
    fc.assert(property, { numRuns: 10 })
  })

  test.each(languages)('a speaker of %s says of junk that it is none', (language) => {
    const say = speakerOf(table(id).game, language)
    for (const one of junk) {
      for (const tell of [
        say.event,
        say.heading,
        say.question,
        say.refusal,
        say.fact,
        say.clause,
      ]) {
        expect(String((tell as (one: unknown) => unknown)(one))).not.toContain('[object Object]')
      }
    }
  })
})

test('loadGame says what is wrong, and nothing else throws', () => {
  for (const one of junk) {
    if (typeof one === 'string' || typeof one === 'object') continue
    expect(() => loadGame(one as 'wild-gangs')).toThrow(RangeError)
  }
  expect(() => loadGame('wild-gangs', null as never)).toThrow(/no options of a game: null/)
})

test.each(languages)('what an argument should be has a sentence in %s', (language) => {
  const messages = messagesOf(language, 'kernel')
  expect(argumentKinds.filter((kind) => !messages[`argument.${kind}`])).toEqual([])
})

describe('an answer that is none', () => {
  const { game, opening } = table('wild-gangs')
  const refusalOf = (answerer: library.Answerer) => replay(game, opening, answerer).refusal

  test.each([
    ['a text among numbers', byNumber(['0'] as never), '"0"'],
    ['null among numbers', byNumber([null] as never), 'null'],
    ['NaN', byNumber([Number.NaN]), Number.NaN],
    ['null of an answerer', () => null as never, 'null'],
  ])('%s is refused, and named', (_what, answerer, received) => {
    const refusal = refusalOf(answerer as library.Answerer)
    expect(refusal?.code).toBe('answer-number-out-of-range')
    expect(refusal?.facts['received']).toBe(received)
  })

  test('of a policy is refused as such', () => {
    const policy = { id: 'mine', choose: () => null as never }
    const { refusal } = replay(game, opening, byPolicy(policy, 1))
    expect(refusal).toMatchObject({ code: 'policy-without-choice', facts: { received: 'null' } })
  })
})

describe('questions about what comes of an opening', () => {
  const game = loadGame('wild-gangs')
  const opened = game.open({
    ...exampleOf(game.kinds[0] as library.Kind),
    players: 2,
    gangsters: {},
  })

  test('are refused for a seat that does not play', () => {
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const facts = game.facts.filter(({ parameters }) => parameters['seat']?.includes('D'))
    expect(facts).not.toEqual([])
    for (const { kind, parameters } of facts) {
      const others = Object.entries(parameters).map(([name, [value = '']]) => [name, value])
      const asked = { ...Object.fromEntries(others), fact: kind, seat: 'D' }
      for (const found of [
        library.factOdds(game, opened.value, asked),
        library.jointOdds(game, opened.value, [asked]),
      ]) {
        expect(found).toMatchObject({ refusals: [{ code: 'fact-seat-does-not-play' }] })
      }
    }
  })

  test('are refused for a budget that does not do', () => {
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const found = library.factOdds(game, opened.value, { fact: 'winner' }, undefined, { budget: 1 })
    expect(found).toMatchObject({ refusals: [{ code: 'odds-too-large', facts: { limit: 1 } }] })
  })

  test('are estimated of facts alone', () => {
    const { game, opening, waiting } = table('wild-gangs')
    for (const asked of [{ fact: 'weather' }, { fact: 'fires', clause: 'x' }, null]) {
      const found = library.estimateFacts(game, opening, waiting, [asked as never], {
        seed: 1,
        games: 1,
      })
      expect(isRefused(found), JSON.stringify(asked)).toBe(true)
    }
  })
})

test('the value of a fact is asked of a replay as of the run of a scenario', () => {
  const { game, opening, finished } = table('wild-gangs')
  const asked = { fact: 'winner' }
  const run = library.runScenario(game, { situation: exampleOf(table('wild-gangs').kind) })
  expect(library.factValue(game, finished, asked)).toBe(
    game.facts.find(({ kind }) => kind === 'winner')?.value(finished.position, opening.given, {}),
  )
  expect(isRefused(library.factValue(game, run, asked))).toBe(false)
  expect(isRefused(library.factValue(game, run, { fact: 'weather' }))).toBe(true)
})

test('a run of another game is refused', () => {
  const { game } = table('wild-gangs')
  const { opening } = table('fast-west')
  expect(replay(game as never, opening, nobody)).toMatchObject({
    refusals: [
      { code: 'foreign-opening', facts: { received: 'fast-west', allowed: 'wild-gangs' } },
    ],
  })
})

test('one object that stands twice among answers is given twice', () => {
  const { game, opening } = table('wild-gangs')
  const one = { to: 'no-such-question', answer: 1 }
  const script = byValue([one, one])
  replay(game, opening, script)
  expect(script.unused()).toEqual([one, one])
})
