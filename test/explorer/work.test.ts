import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import type { Advice } from '../../src/explorer/advice.ts'
import { thoughtTask } from '../../src/explorer/labs/thinkers.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import { runTask } from '../../src/explorer/worker/run-task.ts'
import {
  adviceTask,
  estimateTask,
  hintTask,
  oddsTask,
  type Task,
} from '../../src/explorer/worker/tasks.ts'
import { hint, WHOLE_GAMES } from '../../src/kernel/decide/estimate.ts'
import { sensible } from '../../src/kernel/decide/opponent.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { accepted } from '../../src/kernel/game/refusal.ts'
import { exampleTown } from '../games/wild-gangs/examples.ts'

const quickAndUndead = engineOf('quick-and-undead')
const game = engineOf('wild-gangs')

const situation = { ...exampleTown, events: { ...exampleTown.events, N1: 'unknown' as const } }
const session = createSession(game, { situation })

/** Tells what it was given, as far as that is plain data. */
const echo: Advice = ({ game: { id }, situation: { kind }, opening, after }, asked) =>
  accepted({ id, kind, seats: game.seats(opening.given).length, after, asked })
/** A worker that plays a game. */
const serving = (game: Game) => ({
  engine: async () => game,
  odds: async () => game,
  lookahead: async () => game,
})
const engine = { ...serving(game), advice: async () => ({ echo }) }

describe('what is worked out beside the page', () => {
  test('travels as plain data', () => {
    const tasks = [oddsTask(session, { fact: 'winner' }), adviceTask(session, 'echo', { cell: 3 })]
    for (const task of tasks) expect(structuredClone(task)).toEqual(task)
  })

  test('are odds from where the reader stands', async () => {
    const task = oddsTask(session, { fact: 'event-in-town', event: 'keg' })
    const found = await runTask(engine, task)
    expect(found).toMatchObject({ ok: true, value: { lines: expect.any(Array) } })
  })

  test('or a computation of the game, on the same case', async () => {
    const found = await runTask(engine, adviceTask(session, 'echo', { cell: 3 }))
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

  test('or what random games tell, as anywhere under the same seed', async () => {
    const game = exampleIn(quickAndUndead, 'round')
    const at = createSession(quickAndUndead, { situation: game })
    const { opening, run } = { opening: at.opening.value, run: at.run.value }
    const work = (task: Task) => runTask(serving(quickAndUndead), structuredClone(task))
    const thought = sensible(quickAndUndead, opening, run, { seed: 4 })
    expect(await work(thoughtTask(at, 4))).toEqual(accepted(thought))
    const advised = hint(quickAndUndead, opening, run, { seed: 4 })
    expect(await work(hintTask(at, 4))).toEqual(accepted(advised))
    const heard: unknown[] = []
    const tell = (soFar: unknown) => heard.push(structuredClone(soFar))
    expect(await runTask(serving(quickAndUndead), hintTask(at, 4), tell)).toEqual(accepted(advised))
    expect(heard[0]).toMatchObject({ answer: advised.answer, games: 0, wanted: WHOLE_GAMES })
    const { answer, games } = advised
    expect({ answer, games }).toEqual({ answer: thought.answer, games: WHOLE_GAMES })
    const estimated = await work(estimateTask(oddsTask(at, { fact: 'coins', seat: 'A' })))
    expect(estimated).toMatchObject({ ok: true, value: { games: WHOLE_GAMES, policy: 'plain' } })
  })

  test('is refused on a case that cannot exist', async () => {
    const task = adviceTask(session, 'echo')
    const impossible = { ...task, situation: { ...situation, players: 9 } }
    expect(await runTask(engine, impossible)).toMatchObject({ ok: false })
  })

  test('is a mistake of ours when the game has no such computation', async () => {
    const task = adviceTask(session, 'ech')
    await expect(runTask(engine, task)).rejects.toThrow('no advice called ech')
  })
})
