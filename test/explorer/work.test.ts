import { describe, expect, test } from 'vitest'
import { exampleTown } from '../../src/engine/games/wild-gangs/situations/examples.ts'
import { accepted } from '../../src/engine/kernel/refusal.ts'
import type { Advice } from '../../src/explorer/advice.ts'
import game from '../../src/explorer/boards/wild-gangs/game.ts'
import { createSession } from '../../src/explorer/player/session.ts'
import { adviceTask, oddsTask } from '../../src/explorer/player/tasks.ts'
import { workOut } from '../../src/explorer/player/work.ts'

const situation = { ...exampleTown, events: { ...exampleTown.events, N1: 'unknown' as const } }
const session = createSession(game, { situation })

/** Tells what it was given, as far as that is plain data. */
const echo: Advice = ({ game: { id }, situation: { kind }, opening, after }, asked) =>
  accepted({ id, kind, seats: game.seats(opening.given).length, after, asked })
const load = async () => ({ default: game, advice: { echo } })

describe('what is worked out beside the page', () => {
  test('travels as plain data', () => {
    const tasks = [
      oddsTask('wild-gangs', session, { fact: 'winner' }),
      adviceTask('wild-gangs', session, 'echo', { cell: 3 }),
    ]
    for (const task of tasks) expect(structuredClone(task)).toEqual(task)
  })

  test('are odds from where the reader stands', async () => {
    const task = oddsTask('wild-gangs', session, { fact: 'event-in-town', event: 'keg' })
    expect(await workOut(task)).toMatchObject({ ok: true, value: { lines: expect.any(Array) } })
  })

  test('or a computation of the game, on the same case', async () => {
    const found = await workOut(adviceTask('wild-gangs', session, 'echo', { cell: 3 }), load)
    expect(found).toEqual({
      ok: true,
      value: {
        id: 'wild-gangs',
        kind: 'town',
        seats: exampleTown.players,
        after: [],
        asked: { cell: 3 },
      },
    })
  })

  test('is refused on a case that cannot exist', async () => {
    const task = adviceTask('wild-gangs', session, 'echo')
    const impossible = { ...task, situation: { ...situation, players: 9 } }
    expect(await workOut(impossible, load)).toMatchObject({ ok: false })
  })

  test('is a mistake of ours when the game has no such computation', async () => {
    const task = adviceTask('wild-gangs', session, 'ech')
    await expect(workOut(task, load)).rejects.toThrow('no advice called ech')
  })
})
