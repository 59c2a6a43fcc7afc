import type { SetCase } from '../../../explorer/sets/set.ts'
import { StaticBoard } from '../../../explorer/ui/StaticBoard.tsx'
import type { FactValue } from '../../../kernel/game/game.ts'
import { Failed } from '../Failed.tsx'
import type { SetPage } from '../page.ts'
import type { ReadyCase } from '../ready/ready-case.ts'
import type { Come } from '../use-cases.ts'

interface CaseProps {
  readonly page: SetPage
  readonly own: SetCase | undefined
  readonly come: Come
  readonly answer: FactValue | undefined
  retry(): void
  onAnswer(value: FactValue): void
}

/** A case of homework: its question, its drawing, and the answers to choose from. */
export function HomeworkCase({ page, own, come, answer, retry, onAnswer }: CaseProps) {
  const { say } = page
  if (come === undefined || !own) return <p class="working">{say('loading')}</p>
  if (come === 'failed') return <Failed say={say} onRetry={retry} />
  if ('missing' in come) {
    const id = own.source.type === 'example' ? own.source.id : own.source.kind
    return <p class="notice">{say(`missing.${come.missing}`, { id, game: own.game })}</p>
  }
  const { face, words, scenario, isAsked } = come
  const { situation, readings, predict } = scenario
  const opening = situation && face.game.open(situation, readings)
  return (
    <div class="scenario" data-game={own.game}>
      <div class={opening?.ok ? 'stage' : 'stage stage-bare'}>
        <p class="scenario-question" id="homework-asked">
          {scenario.question}
        </p>
        {opening?.ok && (
          <StaticBoard face={face} words={words} opening={opening.value} about={predict.fact} />
        )}
        <div class="bar">
          {isAsked ? (
            <Choices come={come} answer={answer} onAnswer={onAnswer} number={say('home.number')} />
          ) : (
            <p>
              {say('home.ungraded')} <a href={scenario.page}>{scenario.title}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

interface ChoicesProps {
  readonly come: ReadyCase
  readonly answer: FactValue | undefined
  readonly number: string
  onAnswer(value: FactValue): void
}

/** The answers to choose from, or a number to type in its unit. */
function Choices({ come, answer, number, onAnswer }: ChoicesProps) {
  const { face, scenario } = come
  const unit = face.things.units?.[scenario.predict.fact]
  const per = unit?.per ?? 1
  if (scenario.answers.length === 0)
    return (
      <label class="field">
        <span class="field-name">{unit ? `${number} (${unit.sign})` : number}</span>
        <input
          type="number"
          min="0"
          step="any"
          value={typeof answer === 'number' ? answer / per : ''}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber))
              onAnswer(unit ? Math.round(valueAsNumber * per) : valueAsNumber)
          }}
        />
      </label>
    )
  return (
    <fieldset class="choices" aria-labelledby="homework-asked">
      {scenario.answers.map(({ value, label }) => (
        <label key={String(value)} class="choice">
          <input
            type="radio"
            name="homework"
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
