import { describe, expect, test, vi } from 'vitest'
import { createTaskQueue, type QueueWorker } from '../../src/explorer/worker/task-queue.ts'
import type { Task } from '../../src/explorer/worker/tasks.ts'
import { accepted, type Outcome } from '../../src/kernel/game/refusal.ts'

const task = (fact: string): Task => ({
  situation: { kind: 'town' },
  readings: {},
  after: [],
  asked: { fact },
})

/** Workers that answer when they are told to. */
function office() {
  const workers: { posted: string[]; isGone: boolean; answer(): void; fail(): void }[] = []
  const hire = (): QueueWorker => {
    const listeners: Record<string, (event: unknown) => void> = {}
    const worker = {
      posted: [] as string[],
      isGone: false,
      answer: () => listeners.message?.({ data: accepted(worker.posted.at(-1)) }),
      fail: () => listeners.error?.({}),
    }
    workers.push(worker)
    return {
      postMessage: (posted: Task) =>
        worker.posted.push('asked' in posted ? (posted.asked as { fact: string }).fact : ''),
      terminate: () => {
        worker.isGone = true
      },
      addEventListener: (type: string, listener: unknown) => {
        listeners[type] = listener as (event: unknown) => void
      },
    }
  }
  const desk = createTaskQueue(hire)
  const answers: unknown[] = []
  const ask = (slot: string, fact: string, rank = 0) =>
    desk.ask({
      slot,
      task: task(fact),
      rank,
      onAnswer: (answer: Outcome<unknown>) => answers.push(answer.ok ? answer.value : 'refused'),
    })
  return { workers, ask, answers }
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('the desk of a page', () => {
  test('keeps its worker from one question to the next', async () => {
    const { workers, ask, answers } = office()
    ask('live', 'one')
    await settled()
    workers[0]?.answer()
    ask('live', 'two')
    await settled()
    workers[0]?.answer()
    expect(answers).toEqual(['one', 'two'])
    expect(workers).toHaveLength(1)
  })

  test('begins with what matters most of all that was asked in one go', async () => {
    const { workers, ask } = office()
    ask('bullets', 'later', 1)
    ask('live', 'first', 0)
    await settled()
    workers[0]?.answer()
    expect(workers[0]?.posted).toEqual(['first', 'later'])
  })

  test('drops the answer to a question that has been replaced', async () => {
    const { workers, ask, answers } = office()
    ask('live', 'old')
    await settled()
    ask('live', 'new')
    await settled()
    workers[0]?.answer()
    expect(answers).toEqual([])
    workers[0]?.answer()
    expect(answers).toEqual(['new'])
  })

  test('never begins a question that was replaced while it waited', async () => {
    const { workers, ask } = office()
    ask('live', 'one')
    ask('live', 'two')
    await settled()
    expect(workers[0]?.posted).toEqual(['two'])
  })

  test('gives the seat to another worker when a dropped question takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { workers, ask, answers } = office()
    ask('live', 'old')
    await settled()
    ask('live', 'new')
    await settled()
    vi.runAllTimers()
    expect(workers[0]?.isGone).toBe(true)
    workers[0]?.answer()
    expect(answers).toEqual([])
    workers[1]?.answer()
    expect(answers).toEqual(['new'])
    vi.useRealTimers()
  })

  test('answers nothing that was withdrawn, and goes on after a worker that failed', async () => {
    const { workers, ask, answers } = office()
    const withdraw = ask('live', 'old')
    await settled()
    withdraw()
    workers[0]?.answer()
    ask('live', 'new')
    await settled()
    workers[0]?.fail()
    expect(answers).toEqual(['refused'])
  })

  test('replaces a worker that has failed, for whatever is asked next', async () => {
    const { workers, ask, answers } = office()
    ask('live', 'one')
    ask('odds', 'two', 1)
    await settled()
    workers[0]?.fail()
    expect(workers[0]?.isGone).toBe(true)
    workers[1]?.answer()
    expect(answers).toEqual(['refused', 'two'])
  })
})
