import type { ComponentChildren } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { VerdictKind } from './verdict.ts'

interface VerdictProps {
  readonly words: Words
  readonly kind: VerdictKind
  readonly children: ComponentChildren
}

/** A verdict with its kind as a stamp. */
export function Verdict({ words, kind, children }: VerdictProps) {
  const { say } = words
  return (
    <div class="verdict">
      <span class="stamp" data-kind={kind}>
        {say(`verdict.${kind}`)}
      </span>
      <div class="verdict-words">
        {children}
        {kind === 'silent' && <p class="verdict-rests">{say('verdict.rests')}</p>}
      </div>
    </div>
  )
}
