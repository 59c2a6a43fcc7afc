import type { Words } from '../../kernel/words/words.ts'

/** The printed number of a clause, leading to its text. */
export function ClauseLink({ id, words }: { id: string; words: Words }) {
  const number = words.clauseNumber(id)
  return (
    <a class="clause-ref" href={words.clauseAddress(id)} title={id}>
      <span class="sr-only">{words.say('clause')} </span>
      {`§ ${number}`}
    </a>
  )
}
