import { useEffect, useState } from 'preact/hooks'
import type { LaterSentences, Words } from '../../kernel/words/words.ts'

/**
 * Whether sentences are there that a page does not have from the beginning. It fetches them when it first has to say
 * one of them, hence not before `isWanted`.
 */
export function useSentences(
  { later }: Pick<Words, 'later'>,
  which: LaterSentences,
  isWanted = true,
): boolean {
  const sentences = later?.[which]
  const [isThere, setThere] = useState(sentences?.isThere() ?? true)
  useEffect(() => {
    if (isWanted && !isThere) sentences?.fetch().then(() => setThere(true), console.error)
  }, [isWanted, isThere, sentences])
  return isThere
}
