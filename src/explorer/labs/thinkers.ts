import { effect, type Signal, untracked } from '@preact/signals-core'
import { useEffect } from 'preact/hooks'
import { pickAt } from '../../kernel/answer.ts'
import type { Thought } from '../../kernel/opponent.ts'
import type { Face } from '../face.ts'
import { createDesk } from '../player/desk.ts'
import type { Session } from '../player/session.ts'
import { thoughtTask } from '../player/tasks.ts'

/**
 * Has whoever is to think about the question that waits do so, beside the page, under the seed of the table. Should
 * thinking fail, chance answers instead, so that the game goes on.
 */
export function useThinkers(face: Face, session: Session, seed: Signal<number>): void {
  useEffect(() => {
    const desk = createDesk(face.hire)
    let drop: (() => void) | undefined
    const stop = effect(() => {
      drop?.()
      drop = undefined
      const question = session.thinking.value
      if (!question) return
      untracked(() => {
        const place = session.run.value.log.length
        const onAnswer: Parameters<typeof desk.ask>[0]['onAnswer'] = (found) => {
          const answer = found.ok
            ? (found.value as Thought).answer
            : pickAt(seed.value, place, question)
          if (typeof answer === 'number') session.supply(answer)
        }
        const task = thoughtTask(session, seed.value)
        drop = desk.ask({ slot: 'thought', rank: 0, task, onAnswer })
      })
    })
    return () => {
      stop()
      drop?.()
    }
  }, [session])
}
