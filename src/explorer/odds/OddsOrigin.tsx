import type { Words } from '../../kernel/words/words.ts'

interface SinceProps {
  readonly words: Words
  /** Name that distinguishes this choice from others on the page. */
  readonly name: string
  readonly isFromStart: boolean
  onChange(isFromStart: boolean): void
}

/** Chooses the origin of the odds: after the answers given, or from the start of the case. */
export function OddsOrigin({ words, name, isFromStart, onChange }: SinceProps) {
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
