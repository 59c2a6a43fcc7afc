import { useEffect, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'

/**
 * Whether the sentences are there that say why something cannot be. A page fetches them when it first has to
 * say one of them, hence not before `isWanted`.
 */
export function useRefusals({ refusals }: Words, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(refusals?.isThere() ?? true)
  useEffect(() => {
    if (isWanted && !isThere) refusals?.fetch().then(() => setThere(true), console.error)
  }, [isWanted, isThere, refusals])
  return isThere
}
