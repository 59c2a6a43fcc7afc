import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { hindrances } from '../../src/games/trust-me/geometry/ground.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { atRandom, byValue, first } from '../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'
import { codesOf, eventKindsOf, idleReasonsOf } from './codes.ts'
import { listenerOf } from './listening.ts'
import { saidOf } from './said/index.ts'
import type { Play } from './said/said.ts'

/*
 * Everything that the engine of a game can say has its sentence, in every language, and nothing else has. Worked
 * examples come to nearly all of it, for each clause of play fires in one; examples of situations, played at random
 * with every reading, and what is listed for a game in `said/`, come to the rest.
 */

/** Codes that the source hands on without writing them out. */
const codesByList: Partial<Record<GameId, readonly string[]>> = { 'trust-me': hindrances }

/** The groups of sentences that the engine alone says. */
const groups = [
  'event',
  'heading',
  'question',
  'answer',
  'refusal',
  'fact',
  'fact-value',
  'fact-name',
  'parameter',
  'switch',
  'reading',
  'policy',
  'lab',
]

/** Sentences of these groups that the site says, and the command line. */
const elsewhere = ['fact.legal', 'fact.yes', 'fact.no']

/** Number of runs of each example, and of answers given in a run. */
const RUNS = 6
const MOST_ANSWERS = 300

/** Plays a game through, and has a reader of each language listen to all that is said. */
function heardOf(id: GameId) {
  const game = engineOf(id)
  const listeners = languages.map((language) => listenerOf(id, language))
  const kinds = new Set<string>()
  const reasons = new Set<string>()
  const codes = new Set<string>()
  const { offered = [], refused, remarked = [], plays = [], events = [], ofComponents } = saidOf(id)
  /** Refusals of the situations and answers that are listed as refused, or the lack of any. */
  const accepted: unknown[] = []

  function tellRefusals(refusals: readonly Refusal[]): boolean {
    for (const refusal of refusals) {
      codes.add(refusal.code)
      for (const listener of listeners) listener.hearRefusal(refusal)
    }
    return refusals.length > 0
  }

  function tellEvent(event: GameEvent, given: unknown): void {
    kinds.add(event.kind)
    if ('why' in event) reasons.add(String(event.why))
    for (const listener of listeners) listener.hearEvent(event, given)
  }

  function tellQuestion(question: Question, given: unknown): void {
    for (const listener of listeners) listener.hearQuestion(question, given)
    if (question.step !== 'ask' || !question.refuse) return
    const choice = choiceOf(question)
    const wrong = offered.filter((answer) => choice.indexOf(answer) < 0)
    tellRefusals(wrong.flatMap((answer) => question.refuse?.(answer) ?? []))
  }

  /** Plays a case by its answers and then at random; tells whether something was refused. */
  function play([situation, answers = [], readings = {}]: Play, seed: number): boolean {
    const opening = game.open(situation, readings)
    if (!opening.ok) return tellRefusals(opening.refusals)
    const { given } = opening.value as Opening
    const scripted = byValue(answers)
    const answerer = first(scripted, atRandom(seed))
    const listening: typeof answerer = (question, position, count) => {
      tellQuestion(question, given)
      return count < MOST_ANSWERS ? answerer(question, position, count) : undefined
    }
    const answered = Object.assign(listening, { offer: scripted.offer, begin: scripted.begin })
    const { events, refusal } = replay(game as Game<never>, opening.value, answered)
    for (const event of events) tellEvent(event, given)
    return tellRefusals(refusal ? [refusal] : [])
  }

  for (const { situation, readings, answers } of scenariosOf(id).values()) {
    play([situation as object, answers, readings as Play[2]], 1)
  }
  for (const kind of game.kinds) {
    const example = exampleOf(kind)
    for (let seed = 0; seed < RUNS; seed++) play([example, [], readingsFor(game, seed)], seed)
    const opening = game.open(example)
    if (opening.ok) for (const listener of listeners) listener.hearFacts(opening.value as Opening)
  }
  for (const one of plays) {
    expect(game.open(one[0], one[2]).ok, JSON.stringify(one)).toBe(true)
    for (let seed = 0; seed < RUNS; seed++) play(one, seed)
  }
  for (const [situation, answers, readings] of refused) {
    if (!play([situation as object, answers, readings], 4)) accepted.push([situation, answers])
  }
  for (const situation of remarked) tellRefusals(game.remarks(situation as never))
  tellRefusals(ofComponents?.() ?? [])
  const table = game.open(exampleOf(game.kinds[0] as never))
  if (!table.ok) throw new Error(JSON.stringify(table.refusals))
  for (const event of events) tellEvent(event, (table.value as Opening).given)
  return { listeners, kinds, reasons, codes, accepted }
}

/** Our readings for the first seed; after that others, by turns. */
function readingsFor(game: Game, seed: number): Record<string, string> {
  const chosen = game.switches.map(({ key, values }, place) => [
    key,
    values[Math.floor(seed / (1 + (place % 3))) % values.length] ?? '',
  ])
  return Object.fromEntries(chosen)
}

describe.each(gameIds)('the sentences of %s', (id) => {
  const { listeners, kinds, reasons, codes, accepted } = heardOf(id)

  test.each(listeners)('say everything that happens and is asked, filled ($language)', (one) => {
    expect([...one.faults]).toEqual([])
  })

  test.each(listeners)(
    'say nothing that the engine cannot say ($language)',
    ({ own, said: heard }) => {
      const held = [...groups, ...(saidOf(id).groups ?? [])]
      const known = [...elsewhere, ...(saidOf(id).elsewhere ?? [])]
      const keys = Object.keys(own)
        .map((key) => key.replace(/_(one|many|other)$/, ''))
        .filter((key) => held.includes(key.split('.')[0] ?? '') && !known.includes(key))
      expect([...new Set(keys)].filter((key) => !heard.has(key))).toEqual([])
    },
  )

  test('are said of every kind of event', () => {
    expect(eventKindsOf(id).length).toBeGreaterThan(0)
    expect(eventKindsOf(id).filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('are said of every reason why a clause does not apply', () => {
    expect(idleReasonsOf(id).filter((why) => !reasons.has(why))).toEqual([])
  })

  test('say why something is refused, for each code', () => {
    const inSource = [...codesOf(id), ...(codesByList[id] ?? [])]
    expect(inSource.length).toBeGreaterThan(0)
    expect(inSource.filter((code) => !codes.has(code))).toEqual([])
    expect(accepted).toEqual([])
  })
})
