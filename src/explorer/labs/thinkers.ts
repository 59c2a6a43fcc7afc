import type { Thought } from '../../kernel/decide/opponent.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { createTaskQueue } from '../worker/task-queue.ts'
import { thoughtTask } from '../worker/tasks.ts'

/**
 * Thinks about the question that waits, beside the page, under a seed; what comes of it is an answer, or nothing where
 * thinking fails. The returned function withdraws it.
 */
export type Think = (seed: number, onThought: (answer?: number) => void) => () => void

/** Computer opponents of a table: they think one after the other, in one worker. */
export function thinkerAt(face: Face, session: Session): Think {
  const desk = createTaskQueue(face.hire)
  return (seed, onThought) =>
    desk.ask({
      slot: 'thought',
      rank: 0,
      task: thoughtTask(session, seed),
      onAnswer: (found) => onThought(found.ok ? (found.value as Thought).answer : undefined),
    })
}
