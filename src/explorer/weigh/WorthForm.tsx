import type { Words } from '../../kernel/words/words.ts'
import { ofScale, readWorth, type TypedWorth, worthOf } from './worth.ts'

/** Worth of things as typed by the reader. */
export interface TypedProps {
  readonly typed: TypedWorth
  onType(typed: TypedWorth): void
}

/** Form for the worth of a game's things: whole numbers, fractions or decimals. */
export function WorthForm({ typed, words, onType }: TypedProps & { readonly words: Words }) {
  const { say } = words
  return (
    <fieldset class="choices-form worth">
      <legend>{say(ofScale('worth'))}</legend>
      {Object.entries(typed).map(([name, worth]) => (
        <label key={name} class="field">
          <span class="field-name">{say(ofScale(`worth-of.${name}`))}</span>
          <input
            type="text"
            autocomplete="off"
            value={worth}
            aria-invalid={readWorth(worth) === undefined}
            onInput={({ currentTarget }) => onType({ ...typed, [name]: currentTarget.value })}
          />
        </label>
      ))}
      {!worthOf(typed) && (
        <p class="worth-wrong" role="alert">
          {say('live.decision.worth-wrong')}
        </p>
      )}
    </fieldset>
  )
}
