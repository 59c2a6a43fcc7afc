import type { ComponentChildren } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { VerdictKind } from './verdict-kind.ts'

interface VerdictProps {
  readonly words: Words
  readonly kind: VerdictKind
  /** Basis of the verdict, when it is not our ruling alone. */
  readonly rests?: string | undefined
  readonly children: ComponentChildren
}

/** A verdict with its kind as a stamp. */
export function Verdict({ words, kind, rests, children }: VerdictProps) {
  const { say } = words
  const said = rests ?? (kind === 'silent' ? say('verdict.rests') : undefined)
  return (
    <div class="verdict">
      <span class="stamp" data-kind={kind}>
        {say(`verdict.${kind}`)}
      </span>
      <div class="verdict-words">
        {children}
        {said && <p class="verdict-rests">{said}</p>}
      </div>
    </div>
  )
}
