import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { once } from '../../src/content/once.ts'
import { run } from '../../src/content/played.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import type { Situation } from '../../src/explorer/contract.ts'
import { type RecordedCase, recordedGame } from '../../src/explorer/session/recorded-case.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { nobody } from '../../src/kernel/run/answerers.ts'
import { isWhole, recordCase } from '../../src/site/scenarios/record-case.ts'

/** The worked examples of a game in which something happens, as they were played and as pages are told of them. */
const recorded = once((id: GameId) =>
  [...scenariosOf(id).values()].flatMap((scenario) => {
    const { opening, replay: tried } = run(scenario)
    // A page gives the answers that were accepted, and no other.
    const replay = tried?.again(tried.log.length, nobody)
    const told = opening && replay && recordCase(opening, replay)
    if (!told) return []
    const read = JSON.parse(JSON.stringify(told)) as RecordedCase
    const game = recordedGame(engineOf(id), read, replay.log)
    return [{ scenario, opening, replay, told, game }]
  }),
)

const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown

describe.each(gameIds)('examples of %s that are told from a record', (id) => {
  test('go as they were played, line by line', () => {
    for (const { opening, replay, told, game } of recorded(id)) {
      const { given, position } = opening
      expect(plain({ given, position })).toEqual({ given: told.given, position: told.position })
      expect(plain(replay.trace.slice(0, told.trace.length))).toEqual(game.told.trace)
      for (const line of told.trace.keys()) {
        expect(game.told.at(line + 1)).toEqual(plain(replay.at(line + 1)))
      }
    }
  })

  test('are stepped through as they were played, and go on by the rules where their reader stands', () => {
    const played = engineOf(id)
    for (const { scenario, replay, told, game } of recorded(id)) {
      const situation = scenario.situation as Situation
      const start = { situation, readings: scenario.readings, log: replay.log, cursor: 0 }
      const [session, whole] = [createSession(game, start), createSession(played, start)]
      expect(session.isTold.value).toBe(true)
      for (const each of [session, whole]) each.step(1)
      expect(session.at.value).toBe(whole.at.value)
      expect(session.question.value).toBeUndefined()
      if (isWhole(told, replay)) for (const each of [session, whole]) each.toDecision()
      expect(session.position.value).toEqual(plain(whole.position.value))
      session.play(played)
      expect(session.isTold.value).toBe(false)
      expect(session.at.value).toBe(whole.at.value)
      expect(session.since.value).toBe(whole.since.value)
      expect(session.position.value).toEqual(whole.position.value)
      expect(session.question.value?.kind).toBe(whole.question.value?.kind)
    }
  })
})

test('the end of a beginning that is told is the end of the whole, once its rules are there', () => {
  const long = gameIds
    .flatMap(recorded)
    .find(({ told, replay }) => !isWhole(told, replay) && replay.question === undefined)
  if (!long) throw new Error('no example is long')
  const { scenario, replay, game } = long
  const situation = scenario.situation as Situation
  const session = createSession(game, {
    situation,
    readings: scenario.readings,
    log: replay.log,
    cursor: 0,
  })
  session.goTo(Number.POSITIVE_INFINITY)
  expect(session.at.value).toBeLessThan(replay.trace.length)
  session.play(engineOf(scenario.game))
  expect(session.at.value).toBe(replay.trace.length)
})
