import { useState } from 'preact/hooks'
import type { FactValue } from '../../engine/kernel/game.ts'
import type { Words } from '../../speech/words.ts'

interface PredictProps {
  readonly words: Words
  readonly question: string
  /** The answers to choose from; a number is asked for when there are none. */
  readonly answers: readonly { readonly value: FactValue; readonly label: string }[]
  /** The reader commits to an answer. */
  onCommit(value: FactValue): void
}

/** The reader says what will happen before it does. */
export function Predict({ words, question, answers, onCommit }: PredictProps) {
  const { say } = words
  const [chosen, setChosen] = useState<FactValue | undefined>()
  const [isReminded, setReminded] = useState(false)
  const isChosen = chosen !== undefined && !Number.isNaN(chosen)
  return (
    <form
      class="predict"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChosen) onCommit(chosen)
        else setReminded(true)
      }}
    >
      <fieldset class="choices">
        <legend>{question}</legend>
        {answers.map(({ value, label }) => (
          <label key={String(value)} class="choice">
            <input
              type="radio"
              name="prediction"
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>{label}</span>
          </label>
        ))}
        {answers.length === 0 && (
          <label class="field">
            <span class="field-name">{say('scenario.number')}</span>
            <input
              type="number"
              min="0"
              step="any"
              onInput={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
            />
          </label>
        )}
      </fieldset>
      <button type="submit" class="button button-primary">
        {say('scenario.commit')}
      </button>
      <p role="status" class="predict-reminder">
        {isReminded && !isChosen ? say('scenario.choose-first') : ''}
      </p>
    </form>
  )
}
