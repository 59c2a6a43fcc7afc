import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firstGameOf } from '../../src/content/beginnings/first-games.ts'
import { engineOf } from '../../src/content/engines.ts'
import { beginsAlike, guidedSession } from '../../src/explorer/guide/guided-session.ts'
import { remember, remembered } from '../../src/explorer/guide/progress.ts'
import { actFor, predictionsIn, saidBy, stopsOf } from '../../src/explorer/guide/stops.ts'
import { readFragment, writeFragment } from '../../src/explorer/session/url-fragment.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { guidedIn } from '../../src/site/labs/first-game.ts'

function begun(id: GameId) {
  const written = firstGameOf(id)
  if (!written) throw new Error(`no first game of ${id} is written`)
  const guided = guidedIn('en', written)
  return { guided, session: guidedSession({ game: engineOf(id) }, guided) }
}

describe('the session of a first game', () => {
  test('goes from stop to stop, never past a decision, and back again', () => {
    const { guided, session } = begun('wild-gangs')
    const stops = stopsOf(guided, session.run.value)
    expect(session.at.value).toBe(0)
    session.step(1)
    expect(session.at.value).toBe(stops[0])
    expect(session.question.value?.kind).toBe('place')
    session.goTo(Number.POSITIVE_INFINITY)
    expect(session.at.value).toBe(stops[0])
    session.step(-1)
    expect(session.at.value).toBe(0)
  })

  test('shows as news all that has come of an answer', () => {
    const { session } = begun('fast-west')
    session.step(1)
    const before = session.at.value
    session.answer(0)
    expect(session.at.value).toBeGreaterThan(before + 2)
    expect(session.since.value).toBe(before)
  })

  test('takes an answer back with all that had come of it', () => {
    const { session } = begun('wild-gangs')
    session.step(1)
    const { value: run } = session.run
    session.answer(5)
    expect(session.run.value.log.length).toBeGreaterThan(run.log.length)
    session.undo()
    expect(session.run.value.log).toEqual(run.log)
    expect(session.question.value?.kind).toBe('place')
  })

  test('offers of an act what is legal, and has the others answer as they were laid out', () => {
    const { guided, session } = begun('nowheresville')
    session.step(1)
    const act = actFor(guided, session.question.value, session.position.value)
    expect(act?.offered.length).toBe(2)
    session.answer(act?.offered[0]?.number ?? -1)
    const sent = session.run.value.events.filter(({ kind }) => kind === 'sent')
    expect(sent).toMatchObject([
      { bandit: 'ada', location: 'town' },
      { bandit: 'ben', location: 'town' },
      { bandit: 'fay', location: 'school' },
    ])
  })

  test('asks no prediction, and says no rule with one, that is not settled before the reader decides', () => {
    const { guided, session } = begun('wild-gangs')
    session.step(1)
    expect(predictionsIn(guided, session.run.value)).toEqual([])
    const { trace, question } = session.run.value
    const standing = { trace, at: trace.length, question, seat: 'A' }
    expect(saidBy(guided, standing).map(({ note }) => note.clause)).toEqual(['place.one-card'])
  })
})

test('a case that was kept before the first game changed is no part of it', () => {
  const { guided, session } = begun('fast-west')
  const game = engineOf('fast-west')
  const state = { situation: guided.situation, readings: {} }
  const stacks = {
    A: ['cactus', 'roulette', 'cactus', 'cavalry', 'cactus', 'child', 'sheriff', 'bandit'],
  }
  const other = { situation: { kind: 'game', players: 3, stacks }, readings: {} }
  expect(beginsAlike({ game }, session, state)).toBe(true)
  expect(beginsAlike({ game }, session, other)).toBe(false)
})

test.each(gameIds)('a first game of %s that was kept in a link begins as it did', (id) => {
  const { guided, session } = begun(id)
  const game = engineOf(id)
  const link = writeFragment(game, session.state.value, session.run.value)
  const read = link.ok ? readFragment(game, guided.situation.kind, `#${link.value}`) : link
  if (!read.ok || !read.value) throw new Error('the link cannot be read')
  expect(beginsAlike({ game }, session, read.value)).toBe(true)
})

describe('progress in a first game', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  test('is kept with the predictions', () => {
    const guesses = new Map([
      [3, 1],
      [5, 0],
    ])
    remember('wild-gangs', { fragment: '#1.ab', at: 12, said: 5, all: 12, guesses })
    expect(remembered('wild-gangs')).toEqual({
      fragment: '#1.ab',
      at: 12,
      said: 5,
      all: 12,
      guesses,
    })
  })

  test.each([
    ['of a version without predictions', '12 #1.ab 5/12', 0],
    ['with damaged ones', '12 #1.ab 5/12 3:,:1,4:2', 1],
  ])('%s is read', (_name, text, count) => {
    kept.set('reckoning-first-game-wild-gangs', text)
    expect(remembered('wild-gangs')).toMatchObject({ at: 12, said: 5 })
    expect(remembered('wild-gangs')?.guesses.size).toBe(count)
  })
})
