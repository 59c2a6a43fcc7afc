import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'

interface InWordsProps {
  readonly face: Face
  readonly words: Words
  readonly position: unknown
  readonly given: unknown
}

/** Folded description of the board in words. */
export function BoardText({ face, words, position, given }: InWordsProps) {
  return (
    <details class="in-words">
      <summary>{words.say('words-label')}</summary>
      {face.describe(position, given, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}
