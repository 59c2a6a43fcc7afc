import { effect, type Signal, untracked } from '@preact/signals-core'
import { useEffect } from 'preact/hooks'
import { pickAt } from '../../kernel/run/answerers.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import type { PeopleAsked } from './thinkers.ts'

/** Milliseconds before opponents are fetched and begin to think: what has come of the last answer is shown first. */
const SHOWN = 200

/**
 * Has opponents think about the question that waits for them, under the seed of the table; their thinking is loaded when it
 * is first needed. Should it fail to load, chance answers instead, so that the game goes on.
 */
export function useThinkers(
  face: Face,
  session: Session,
  seed: Signal<number>,
  asked?: PeopleAsked,
): void {
  useEffect(() => {
    let stop = () => {}
    let isHere = true
    const attend = async () => {
      try {
        const { attend } = await import('./thinkers.ts')
        if (isHere) stop = attend(face, session, seed, asked)
      } catch (error) {
        console.error(error)
        if (isHere) stop = answerByChance(session, seed)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = effect(() => {
      if (session.thinking.value) timer ??= setTimeout(attend, SHOWN)
    })
    return () => {
      isHere = false
      clearTimeout(timer)
      wait()
      stop()
    }
  }, [session])
}

function answerByChance(session: Session, seed: Signal<number>): () => void {
  return effect(() => {
    const question = session.thinking.value
    if (!question) return
    untracked(() => {
      const answer = pickAt(seed.value, session.run.value.log.length, question)
      if (typeof answer === 'number') session.supply(answer)
    })
  })
}
