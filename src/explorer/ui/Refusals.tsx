import type { Refusal } from '../../kernel/game/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from './ClauseLink.tsx'
import { useSentences } from './useSentences.ts'

interface RefusalsProps {
  readonly refusals: readonly Refusal[]
  readonly face: Face
  readonly words: Words
  /** Subject of the refusal; "this" when absent. */
  readonly title?: string
}

/** Refusals in words: what was received, what is allowed, and the clause. */
export function Refusals({ refusals, face, words, title }: RefusalsProps) {
  const isSaid = useSentences(words, 'refusals', refusals.length > 0)
  if (refusals.length === 0 || !isSaid) return null
  return (
    <div class="refusals" role="alert">
      <p class="refusals-title">{title ?? words.say('refused')}</p>
      <ul>
        {refusals.map((refusal, index) => (
          <li key={`${index}`}>
            {face.refusal(refusal, words)}{' '}
            {refusal.clause && <ClauseLink id={refusal.clause} words={words} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
