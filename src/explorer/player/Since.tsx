import type { Words } from '../../kernel/words/words.ts'

interface SinceProps {
  readonly words: Words
  /** What tells this choice from others on the page. */
  readonly name: string
  readonly isFromStart: boolean
  onChange(isFromStart: boolean): void
}

/** Whether the answers given are taken as settled, or as one way in which it could have gone. */
export function Since({ words, name, isFromStart, onChange }: SinceProps) {
  const { say } = words
  return (
    <fieldset class="choices">
      <legend>{say('odds.since')}</legend>
      {[false, true].map((start) => (
        <label key={`${start}`} class="choice">
          <input
            type="radio"
            name={name}
            checked={isFromStart === start}
            onChange={() => onChange(start)}
          />
          <span>{say(start ? 'odds.from-start' : 'odds.from-here')}</span>
        </label>
      ))}
    </fieldset>
  )
}
