import type { Say } from '../../kernel/words/say.ts'
import type { Reason, Sitting } from './sitting.ts'
import type { Keeping } from './store.ts'

interface SittingHeadProps {
  readonly say: Say
  readonly sitting: Sitting
  readonly reason: Reason
  /** True once the case at hand has been answered. */
  readonly isAnswered: boolean
}

/** Place in today's sitting: the number of this case, why it is asked, and what is left beside it. */
export function SittingHead({ say, sitting, reason, isAnswered }: SittingHeadProps) {
  const { done, left } = sitting
  const place = reason === 'again' || isAnswered ? done : done + 1
  const all = Math.max(place, done + left.due + left.new)
  return (
    <p class="practice-place">
      <span>{say('place', { place, all })}</span>
      <span>{say(`reason.${reason}`)}</span>
      {left.again > 0 && <span>{say('returns', { count: left.again })}</span>}
    </p>
  )
}

interface NoticesProps {
  readonly say: Say
  readonly keeping: Keeping
  /** Number of entries that could not be read. */
  readonly unread: number
  readonly isClockBehind: boolean
}

/** Trouble with keeping answers, in a sentence each; nothing where all is well. */
export function Notices({ say, keeping, unread, isClockBehind }: NoticesProps) {
  const said = [
    ...(keeping === 'kept' ? [] : [say(`keeping.${keeping}`)]),
    ...(unread > 0 ? [say('unread', { count: unread })] : []),
    ...(isClockBehind ? [say('clock')] : []),
  ]
  return (
    <div class="practice-notices" role="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
