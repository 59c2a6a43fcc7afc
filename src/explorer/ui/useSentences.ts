import { useEffect, useState } from 'preact/hooks'
import type { LaterSentences, Words } from '../../kernel/words/words.ts'

/**
 * Loads a group of sentences that the page does not have at first, once `isWanted`. Returns true when they are
 * loaded.
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
