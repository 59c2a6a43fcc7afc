import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { programOf } from '../../src/games/manifest.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { atRandom, byFunction, byNumber, first, nobody } from '../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../src/kernel/run/laid-table.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'
import { type WrittenMoment, writeMoment } from '../../src/kernel/scenario/moment.ts'
import { writeMoment as writeLast } from '../../src/node/moments.ts'
import { refusalOf, valueFrom } from '../kernel/toy.ts'
import { games, kinds } from './registered.ts'

const [quick, wild] = ['quick-and-undead', 'wild-gangs'].map(
  (id) => games.find((game) => game.id === id) as Game<never>,
) as [Game<never>, Game<never>]

/** True where moments are written as situations of a kind. */
function isWritten({ id }: Game, kind: string): boolean {
  return Object.hasOwn(programOf(id as 'wild-gangs').moments.writers, kind)
}

/** Numbers of players of a whole game. */
function playersOf({ kinds: all }: Pick<Game, 'kinds'>): readonly number[] {
  const players = all.find(({ name }) => name === 'game')?.schema.parts['players']
  return players?.type === 'listed' ? players.values.map(Number) : []
}

/** Games that random players hardly ever end are broken off early, so that moments are looked for where there are some. */
function shortest({ kinds: all }: Pick<Game, 'kinds'>): object {
  const parts = all.find(({ name }) => name === 'game')?.schema.parts ?? {}
  return 'mostRounds' in parts ? { mostRounds: 4 } : {}
}

/** A whole game at random. */
function someGame(game: Game<never>, players: number, seed: number) {
  const opening = valueFrom(game.open({ kind: 'game', players, ...shortest(game) }))
  return { opening, whole: replay(game, opening, atRandom(seed)) }
}

/** Questions about draws from a bag or a deck of which a situation does not say what is left there. */
const drawn = ['token', 'objective']

/**
 * The events of a situation that is answered as the game was from that moment on, up to what may be drawn otherwise, and
 * up to a look at a gangster: the places on a side are all alike, so it may stand at another.
 */
function goneOn(game: Game<never>, whole: Replay<unknown>, { situation, line }: WrittenMoment) {
  let left = whole.trace.slice(line).filter(({ type }) => type === 'answer')
  const asInGame = byFunction((question) => {
    const [next, ...others] = left
    if (next?.type !== 'answer' || next.question.kind !== question.kind) return undefined
    if (drawn.includes(question.kind)) return undefined
    if (Object.hasOwn(Object(next.value), 'gangster')) return undefined
    left = others
    return next.value
  })
  const { events, refusal } = replay(game, valueFrom(game.open(situation)), asInGame)
  expect(refusal).toBeUndefined()
  return events
}

/**
 * An event as text, lists in any order, for heaps have none, and without what only the round could tell, its number,
 * which a situation need not know, and where on a side a gangster lay that somebody had to look at.
 */
function textOf({ with: _, ...event }: GameEvent): string {
  const alike = event.kind === 'looked-at-gangster' ? ['place'] : []
  return JSON.stringify(event, (key, value) => {
    if (['round', ...alike].includes(key)) return undefined
    return Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value
  })
}

/** The texts of events, those of one exchange of guns in any order: the cards beside a bandit have none. */
function textsOf(events: readonly GameEvent[]): readonly string[] {
  const isOne = (event: GameEvent | undefined) => event?.kind === 'exchanged'
  const groups = events.reduce<string[][]>((all, event, at) => {
    const text = textOf(event)
    if (isOne(event) && isOne(events[at - 1])) all.at(-1)?.push(text)
    else all.push([text])
    return all
  }, [])
  return groups.flatMap((group) => group.sort())
}

/**
 * Parts of a position on which the rest of a game does not rest: which day it is, what was looked at besides events,
 * what may be drawn.
 */
const idle = ['day', 'seen', 'bag', 'deck']

describe.each(kinds.filter(({ game, kind }) => isWritten(game, kind.name)))(
  '$name',
  ({ game: any, kind }) => {
    const game = any as Game<never>
    const places = playersOf(game)
    const share = fc.oneof(fc.constant(1), fc.double({ min: 0.1, max: 1, noNaN: true }))
    const moments = fc.record({
      players: fc.constantFrom(...places),
      seed: fc.nat({ max: 100_000 }),
      shares: fc.array(share, { minLength: 4, maxLength: 4 }),
    })

    test('a moment of a game is written so that it opens to that position and goes on as the game did', () => {
      let compared = 0
      /** Compares the last moment up to a line with what the game did from there on, each moment of a game once. */
      const compare = (opening: Opening, whole: Replay<unknown>, until: number, done: number[]) => {
        const { moments } = programOf(game.id as 'wild-gangs')
        const found = writeMoment(any, moments, opening, whole, kind.name, until)
        if (!found.ok) {
          expect(found.refusals.map(({ code }) => code)).toEqual(['no-such-moment'])
          return
        }
        const { line, remarks } = found.value
        if (done.includes(line)) return
        done.push(line)
        const unsaid = remarks.flatMap(({ code, facts }) =>
          code === 'moment-unsaid' ? (facts['received'] as readonly string[]) : [],
        )
        if (unsaid.some((part) => !idle.includes(part))) return
        const left = whole.trace.slice(line)
        const after = textsOf(left.flatMap((one) => (one.type === 'event' ? [one.event] : [])))
        const there = textsOf(goneOn(game, whole, found.value))
        const here = there.slice(Math.max(0, there.indexOf(after[0] as string)))
        expect(here).toEqual(after.slice(0, here.length))
        compared++
      }
      const property = fc.property(moments, ({ players, seed, shares }) => {
        const { opening, whole } = someGame(game, players, seed)
        const done: number[] = []
        for (const share of shares) {
          compare(opening as Opening, whole, Math.ceil(whole.trace.length * share), done)
        }
      })
      fc.assert(property, { numRuns: 12 })
      expect(compared).toBeGreaterThan(0)
    })
  },
)

describe('rounds follow one another', () => {
  test('a round that was played is written as the next, on the next day after the third', () => {
    let situation: object = exampleIn(quick, 'round')
    const days: unknown[] = []
    for (let seed = 1; seed <= 4; seed++) {
      const opening = valueFrom(quick.open(situation))
      const run = replay(quick, opening, atRandom(seed))
      const written = valueFrom(writeLast(quick as Game, opening as Opening, run, 'round'))
      expect(written.remarks).toEqual([])
      expect(written.line).toBe(run.trace.length)
      situation = written.situation
      const { day, round = 1 } = situation as { day?: number; round?: number }
      days.push([day, round])
    }
    // The example is the third round of the second day.
    expect(days).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 1],
    ])
  })

  test('but none after the count', () => {
    const opening = valueFrom(quick.open({ ...exampleIn(quick, 'round'), noon: 'now' }))
    const run = replay(quick, opening, atRandom(1))
    const begun = valueFrom(writeLast(quick as Game, opening as Opening, run, 'round'))
    expect(begun.line, 'the round itself is the last that began').toBe(0)
  })
})

describe('a moment is written as it can be said', () => {
  const example = (game: Game<never>, kind: string, changes: object = {}) => {
    const opening = valueFrom(game.open({ ...exampleIn(game, kind), ...changes }))
    return { opening: opening as Opening, run: replay(game, opening, nobody) }
  }

  test.each(
    kinds.flatMap(({ name, game, kind }) =>
      isWritten(game, kind.name) && kind.name !== 'round' ? [[name, game, kind] as const] : [],
    ),
  )('the example of %s as itself', (_name, game, kind) => {
    const { opening, run } = example(game as Game<never>, kind.name)
    const { situation, remarks } = valueFrom(writeLast(game, opening, run, kind.name))
    expect(valueFrom(game.open(situation))).toMatchObject({
      given: opening.given,
      position: opening.position,
    })
    expect(remarks).toEqual(game.remarks(exampleIn(game, kind.name) as never))
  })

  test('with what is written on cards in place of what is printed', () => {
    const undead = { U5: { value: 9, weakSpots: [2, 7] } }
    const { opening, run } = example(quick, 'turn', { undead, buildings: { coin: { cost: 1 } } })
    const { situation } = valueFrom(writeLast(quick as Game, opening, run, 'turn'))
    expect(situation).toMatchObject({ undead, buildings: { coin: { cost: 1 } } })
  })

  test('and what cannot be said is told', () => {
    const { opening } = example(wild, 'placing')
    const atGangsters = byFunction((question) => {
      const { kind, step } = question
      return step === 'ask' && kind === 'look'
        ? choiceOf(question).at(choiceOf(question).count - 1)
        : undefined
    })
    const run = replay(wild, opening as Opening<never, never>, first(atGangsters, atRandom(1)))
    const { remarks } = valueFrom(writeLast(wild as Game, opening, run, 'placing'))
    expect(remarks).toContainEqual({ code: 'moment-unsaid', facts: { received: ['seen'] } })
  })
})

describe('refused', () => {
  const opening = valueFrom(quick.open({ kind: 'game', players: 3 }))
  const run = replay(quick, opening, byNumber([]))
  const written = (kind: string) => writeLast(quick as Game, opening as Opening, run, kind)

  test('a kind that there is not, one that begins no part of a game, and a moment that has not come', () => {
    expect(refusalOf(written('dual'))).toMatchObject({
      code: 'unknown-situation',
      facts: { nearest: 'duel' },
    })
    expect(refusalOf(written('game'))).toMatchObject({
      code: 'kind-not-written',
      facts: { received: 'game', allowed: expect.arrayContaining(['round', 'turn', 'duel']) },
    })
    expect(refusalOf(written('duel'))).toMatchObject({ code: 'no-such-moment' })
  })
})
