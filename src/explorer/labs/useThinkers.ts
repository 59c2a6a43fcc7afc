import { effect, type Signal, untracked } from '@preact/signals-core'
import { useEffect } from 'preact/hooks'
import { pickAt } from '../../kernel/run/answerers.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import type { Think } from './thinkers.ts'

/**
 * Has whoever is to think about the question that waits do so, under the seed of the table; how one thinks is loaded
 * when somebody first does. Should thinking fail, chance answers instead, so that the game goes on.
 */
export function useThinkers(face: Face, session: Session, seed: Signal<number>): void {
  useEffect(() => {
    let thinker: Promise<Think> | undefined
    let drop: (() => void) | undefined
    const stop = effect(() => {
      drop?.()
      drop = undefined
      const question = session.thinking.value
      if (!question) return
      untracked(() => {
        const place = session.run.value.log.length
        thinker ??= loadThinker(face, session)
        drop = begin(thinker, seed.value, (thought) => {
          const answer = thought ?? pickAt(seed.value, place, question)
          if (typeof answer === 'number') session.supply(answer)
        })
      })
    })
    return () => {
      stop()
      drop?.()
    }
  }, [session])
}

async function loadThinker(face: Face, session: Session): Promise<Think> {
  const { thinkerAt } = await import('./thinkers.ts')
  return thinkerAt(face, session)
}

/** Begins a thought once somebody is there who thinks. The returned function withdraws it, begun or not. */
function begin(thinker: Promise<Think>, ...[seed, onThought]: Parameters<Think>): () => void {
  let isWanted = true
  let withdraw: (() => void) | undefined
  const missing = (error: unknown) => {
    console.error(error)
    if (isWanted) onThought()
  }
  thinker.then((think) => {
    if (isWanted) withdraw = think(seed, onThought)
  }, missing)
  return () => {
    isWanted = false
    withdraw?.()
  }
}
