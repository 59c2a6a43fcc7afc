import type { Words } from '../../kernel/words/words.ts'
import type { Situation } from '../contract.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { useSentences } from '../ui/useSentences.ts'

interface RemarksProps {
  readonly face: Face
  readonly situation: Situation
  readonly words: Words
}

/** Remarks on a situation that is legal but unusual, such as that no real game reaches it. */
export function Remarks({ face, situation, words }: RemarksProps) {
  const found = face.game.remarks(situation)
  const remarks = useSentences(words, 'refusals', found.length > 0) ? found : []
  return (
    <div class="remarks" role="status">
      {remarks.map((remark) => (
        <p key={remark.code}>
          {face.refusal(remark, words)}{' '}
          {remark.clause && <ClauseLink id={remark.clause} words={words} />}
        </p>
      ))}
    </div>
  )
}
