import { useState } from 'preact/hooks'
import type { FactValue } from '../../kernel/game/game.ts'
import type { Unit } from '../../kernel/words/nouns.ts'
import type { Say } from '../../kernel/words/say.ts'

/** Texts of the form, in the page's language. */
export interface Prompt {
  readonly commit: string
  readonly chooseFirst: string
  readonly number: string
  readonly show: string
  readonly large: string
}

/** Texts of the form from a language's sentences. */
export const promptIn = (say: Say): Prompt => ({
  commit: say('scenario.commit'),
  chooseFirst: say('scenario.choose-first'),
  number: say('scenario.number'),
  show: say('scenario.show'),
  large: say('present.start'),
})

/** An answer that a reader may predict, in words. */
export interface Possible {
  readonly value: FactValue
  readonly label: string
}

interface PredictProps {
  readonly prompt: Prompt
  /** The element that asks the question. */
  readonly askedBy: string
  /** The answers to choose from; a number is asked for when there are none. */
  readonly answers: readonly Possible[]
  /** In which unit that number is told, if not as it is. */
  readonly unit?: Unit | undefined
  /** The reader turns to the form. */
  onTouch(): void
  /** The reader commits to an answer, or asks for the verdict without one. */
  onCommit(value?: FactValue): void
  /** The case is to be put to a class. */
  onLarge(): void
}

/** The reader says what will happen before it does, or has the verdict at once. */
export function Predict(props: PredictProps) {
  const { prompt, askedBy, answers, unit, onTouch, onCommit, onLarge } = props
  const [chosen, setChosen] = useState<FactValue | undefined>()
  const [isReminded, setReminded] = useState(false)
  const isChosen = chosen !== undefined && !Number.isNaN(chosen)
  return (
    <form
      class="predict"
      onFocusIn={onTouch}
      onPointerEnter={onTouch}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChosen) onCommit(chosen)
        else setReminded(true)
      }}
    >
      <fieldset class="choices" aria-labelledby={askedBy}>
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
        {answers.length === 0 && <NumberAsked name={prompt.number} unit={unit} onSet={setChosen} />}
      </fieldset>
      <p class="predict-ways">
        <button type="submit" class="button button-primary">
          {prompt.commit}
        </button>
        <button type="button" class="button" onClick={() => onCommit()}>
          {prompt.show}
        </button>
        <button type="button" class="button present" onClick={onLarge}>
          {prompt.large}
        </button>
      </p>
      <p role="status" class="predict-reminder">
        {isReminded && !isChosen ? prompt.chooseFirst : ''}
      </p>
    </form>
  )
}

interface NumberProps {
  readonly name: string
  readonly unit: Unit | undefined
  onSet(value: number): void
}

/** A number that is predicted, in its unit. */
function NumberAsked({ name, unit, onSet }: NumberProps) {
  return (
    <label class="field">
      <span class="field-name">{unit ? `${name} (${unit.sign})` : name}</span>
      <input
        type="number"
        min="0"
        step="any"
        onInput={({ currentTarget: { valueAsNumber } }) =>
          onSet(unit ? Math.round(valueAsNumber * unit.per) : valueAsNumber)
        }
      />
    </label>
  )
}
