import { signal } from '@preact/signals-core'
import { afterEach, expect, test, vi } from 'vitest'
import { keepGame } from '../../src/explorer/company/keep.ts'
import type { SeatsState } from '../../src/explorer/labs/useSeats.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import { Shelf } from '../../src/explorer/tables/shelf.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { load } from '../../src/site/islands/load.ts'

afterEach(() => vi.unstubAllGlobals())

/** A shelf of its own, and a page whose address can be read. */
function page(search = '') {
  const values = new Map<string, unknown>()
  const shelf = new Shelf({
    all: async () => [...values.values()],
    change: async (id, to) => void values.set(id, structuredClone(to(values.get(id)))),
  })
  const address = { pathname: '/', search, hash: '' }
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      address.search = to.slice(1)
    },
  })
  return { shelf, address }
}

/** A whole game of Wild Gangs in which the reader plays A, and chance the others. */
async function played() {
  const { face, words } = await load('en', 'wild-gangs', 'game', true)
  const [people, random] = [signal<readonly string[]>(['A']), signal<readonly string[]>(['B'])]
  const parts = { people, random, byHand: signal(false), isTold: signal(false), seed: signal(7) }
  const seats: SeatsState = {
    ...parts,
    unattended: ({ by }) => (by === 'A' ? undefined : 7),
    thinkers: () => [],
    look: () => {
      throw new Error('nobody looks')
    },
    raise: () => undefined,
  }
  const situation = exampleIn(face.game, 'game')
  return { face, words, seats, session: createSession(face.game, { situation }, seats.unattended) }
}

test('a whole game that has begun is kept after each answer, and taken up by its address with its seats', async () => {
  const { shelf, address } = page()
  const one = await played()
  await keepGame(one, shelf)
  expect(shelf.known.value.tables).toEqual([])
  one.seats.isTold.value = true
  one.session.answer(0)
  await vi.waitFor(() => expect(shelf.known.value.tables).toHaveLength(1))
  one.session.answerWhatever(3, 'one')
  const { log } = one.session.run.value
  await vi.waitFor(() => expect(shelf.known.value.tables[0]?.entries).toHaveLength(log.length))
  const [kept] = shelf.known.value.tables
  expect(kept).toMatchObject({
    game: 'wild-gangs',
    isOver: false,
    round: 'Step 1: placing gangsters',
  })
  expect(kept?.seated).toEqual({ A: 'me', B: 'whatever', C: 'thinks', D: 'thinks' })
  expect(address.search).toBe(`?game=${kept?.id}`)

  const other = await played()
  other.seats.people.value = []
  await keepGame(other, shelf)
  expect(other.session.run.value.position).toEqual(one.session.run.value.position)
  expect(other.seats.people.value).toEqual(['A'])
  expect([other.seats.byHand.value, other.seats.isTold.value]).toEqual([false, true])
  // What is only taken up has not been played.
  expect(shelf.known.value.tables[0]?.touched).toBe(kept?.touched)
})

test('two pages of one game that both play on keep one each', async () => {
  const { shelf, address } = page()
  const one = await played()
  await keepGame(one, shelf)
  one.session.answer(0)
  await vi.waitFor(() => expect(shelf.known.value.tables).toHaveLength(1))
  const other = await played()
  await keepGame(other, shelf)
  other.session.answerWhatever(3, 'one')
  const [first] = shelf.known.value.tables
  await vi.waitFor(() => expect(shelf.known.value.tables[0]).not.toEqual(first))
  one.session.answerWhatever(4, 'one')
  await vi.waitFor(() => expect(shelf.known.value.tables).toHaveLength(2))
  const mine = shelf.known.value.tables.find(({ id }) => address.search === `?game=${id}`)
  expect(mine?.entries).toHaveLength(one.session.run.value.log.length)
  one.session.answerWhatever(5, 'one')
  await new Promise((go) => setTimeout(go))
  expect(shelf.known.value.tables).toHaveLength(2)
})

test('a game that is read or laid out otherwise in its middle is another, and leaves what was played', async () => {
  const { shelf } = page()
  const one = await played()
  await keepGame(one, shelf)
  one.session.answer(0)
  await vi.waitFor(() => expect(shelf.known.value.tables).toHaveLength(1))
  const [kept] = shelf.known.value.tables
  const [other] = one.face.game.switches
  one.session.change({ readings: { [other?.key ?? '']: other?.values.at(-1) ?? '' } })
  await vi.waitFor(() => expect(shelf.known.value.tables).toHaveLength(2))
  expect(shelf.known.value.tables).toContainEqual(kept)
})
