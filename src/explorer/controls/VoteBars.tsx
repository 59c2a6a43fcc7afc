import type { FactValue } from '../../kernel/game/game.ts'
import type { Words } from '../../kernel/words/words.ts'

/** Bar of an answer: its share of the answer that most are for. */
export function VoteBar({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <svg class="vote-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={most > 0 ? (100 * count) / most : 0} height="1" />
    </svg>
  )
}

interface BarsProps {
  readonly words: Words
  readonly votes: readonly FactValue[]
  readonly verdict: FactValue
  named(value: FactValue): string
}

/** The votes of a class beside the verdict: how many are right, and each answer that somebody was for, the commonest first. */
export function VoteBars({ words, votes, verdict, named }: BarsProps) {
  const counts = new Map<FactValue, number>()
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1)
  const rows = [...counts].sort(([, one], [, other]) => other - one)
  const most = rows[0]?.[1] ?? 0
  const right = counts.get(verdict) ?? 0
  return (
    <>
      <p>{words.say('vote.said', { right, all: votes.length })}</p>
      <ul class="vote-bars">
        {rows.map(([value, count]) => (
          <li key={String(value)} class={value === verdict ? 'vote-right' : undefined}>
            <VoteBar count={count} most={most} />
            <span>{named(value)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
