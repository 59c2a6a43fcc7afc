import type { Fact } from '../../kernel/game/game.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'

interface FactPickerProps {
  readonly face: Face
  /** Facts to choose from. */
  readonly facts: readonly Fact[]
  readonly words: Words
  readonly given: unknown
  readonly asked: FactQuestion
  onPick(asked: FactQuestion): void
}

/** Chooses a question about a position: its kind, then its parameters. */
export function FactPicker({ face, facts, words, given, asked, onPick }: FactPickerProps) {
  const { say } = words
  const current = facts.find(({ kind }) => kind === asked.fact) ?? facts[0]
  const seats = face.game.seats(given)
  const isParameter = (name: string, value: string) =>
    face.isParameter?.(name, value, given) ?? (name !== 'seat' || seats.includes(value))
  const choose = (kind: string) => {
    const fact = facts.find((candidate) => candidate.kind === kind)
    const parameters = Object.entries(fact?.parameters ?? {}).map(([name, values]) => {
      const kept = asked[name]
      return [name, kept && values.includes(kept) ? kept : (values[0] ?? '')]
    })
    onPick({ fact: kind, ...Object.fromEntries(parameters) })
  }
  return (
    <fieldset class="fact-picker">
      <legend>{say('odds.of')}</legend>
      <label class="field">
        <span class="field-name">{say('odds.fact')}</span>
        <select value={asked.fact} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {facts.map(({ kind }) => (
            <option key={kind} value={kind}>
              {face.factName(kind, words)}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(current?.parameters ?? {}).map(([name, values]) => (
        <label key={name} class="field">
          <span class="field-name">{face.parameterName(name, words)}</span>
          <select
            value={asked[name] ?? ''}
            onChange={({ currentTarget }) => onPick({ ...asked, [name]: currentTarget.value })}
          >
            {values
              .filter((value) => isParameter(name, value))
              .map((value) => (
                <option key={value} value={value}>
                  {face.parameterValue(name, value, words, given)}
                </option>
              ))}
          </select>
        </label>
      ))}
      <p class="fact-question">{face.fact(asked.fact, asked, words, given)}</p>
    </fieldset>
  )
}
