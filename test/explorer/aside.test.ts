import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import type { Situation } from '../../src/explorer/contract.ts'
import { viewpointOf } from '../../src/explorer/history/build-ledger.ts'
import { inSecondPerson } from '../../src/explorer/history/second-person.ts'
import { type Aside, takenAside } from '../../src/explorer/labs/export-moment.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { atRandom } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { loadFace } from '../../src/site/islands/load.ts'

/** A whole game at random, with all that takes moments of it aside. */
async function played(id: GameId, seed: number) {
  const face = await loadFace(id)
  const asides = await face.moments?.()
  if (!asides) throw new Error(`no moment of ${id} is a situation`)
  const opening = face.game.open(exampleIn(face.game, 'game') as Situation)
  if (!opening.ok) throw new Error('the example of a game opens')
  const run = replay(face.game, opening.value, atRandom(seed))
  /** Moment that a seat can take aside before an event of a kind. */
  const aside = (seat: string, kind: string) => {
    const at = run.trace.findIndex((line) => line.type === 'event' && line.event.kind === kind)
    const view = viewpointOf(face, seat, run.at(at))
    return takenAside(face.game, asides, opening.value, run, at, view)
  }
  return { face, opening: opening.value, run, aside }
}

const kindsOf = (asides: readonly Aside[]) => asides.map(({ kind }) => kind)

describe('a moment that is taken aside', () => {
  test('is first what is about to begin', async () => {
    const { aside } = await played('quick-and-undead', 1)
    expect(kindsOf(aside('A', 'shootout-begins'))[0]).toBe('duel')
  })

  test('holds what a seat sees, and by lot what it does not', async () => {
    const { aside } = await played('wild-gangs', 1)
    const hands = (seat: string) => {
      const placing = aside(seat, 'revealed').find(({ kind }) => kind === 'placing')
      return placing?.written.situation as unknown as { readonly gangsters: object }
    }
    const a = hands('A')
    const b = hands('B')
    expect(a.gangsters).not.toEqual(b.gangsters)
    expect(kindsOf(aside('A', 'won'))).toContain('town')
  })

  test.each([
    ['nowheresville', 'robbery-begins', 'robbery', 'town'],
    ['trust-me', 'action-declared', 'turn', 'round'],
  ] as const)('is what begins there, and what it is part of (%s)', async (id, before, ...kinds) => {
    const { aside } = await played(id, 1)
    expect(kindsOf(aside('A', before))).toEqual(expect.arrayContaining([...kinds]))
    expect(kindsOf(aside('A', before))[0]).toBe(kinds[0])
  })

  test('is any at a table where all is open', async () => {
    const { aside } = await played('fast-west', 1)
    expect(kindsOf(aside('A', 'won'))).toEqual(expect.arrayContaining(['round', 'row']))
  })
})

describe('what a moment cannot say', () => {
  test.each(gameIds)('is told in words of both languages (%s)', async (id) => {
    const { face, run, aside } = await played(id, 2)
    const kinds = run.events.map(({ kind }) => kind)
    // Somewhere in each quarter of the game.
    const places = [0.3, 0.5, 0.7, 0.9].map((share) => kinds[Math.floor(kinds.length * share)])
    const remarks = places.flatMap((kind = '') =>
      aside('A', kind).flatMap(({ written }) => written.remarks),
    )
    for (const language of languages) {
      const rooms = ['explorer', id, 'kernel'].map((room) => messagesOf(language, room))
      const words = createWords(language, createSay(language, rooms), face.game, '/')
      for (const remark of remarks) expect(face.refusal(remark, words)).not.toMatch(/unsaid\./)
    }
  })
})

describe('what is told from a seat', () => {
  test.each([
    ['en', 'A', /^You (lose|take)/],
    ['fr', 'B', /^Vous (perdez|prenez)/],
  ] as const)(
    'in %s speaks to seat %s, of what concerns it alone',
    async (language, seat, told) => {
      const { face, opening, run } = await played('wild-gangs', 3)
      const rooms = ['explorer', 'wild-gangs', 'kernel'].map((room) => messagesOf(language, room))
      const words = createWords(language, createSay(language, rooms), face.game, '/')
      const loots = run.trace.flatMap((line): GameEvent[] =>
        line.type === 'event' && /^loot-(taken|withheld)$/.test(line.event.kind)
          ? [line.event]
          : [],
      )
      const own = loots.filter((event) => 'seat' in event && event['seat'] === seat)
      expect(own.length).toBeGreaterThan(0)
      for (const event of loots) {
        const said = inSecondPerson(face, event, seat, opening.given, words)
        if (own.includes(event)) expect(said).toMatch(told)
        else expect(said).toBeUndefined()
      }
    },
  )
})
