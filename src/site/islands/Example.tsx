import type { ComponentChildren } from 'preact'
import { promptIn } from '../../explorer/prediction/Predict.tsx'
import type { ScenarioData } from '../../explorer/prediction/Scenario.tsx'
import { StaticBoard } from '../../explorer/ui/StaticBoard.tsx'
import type { FactValue } from '../../kernel/game/game.ts'
import type { Loaded } from './load.ts'
import { askedIn, ScenarioIsland } from './ScenarioIsland.tsx'

type ExampleProps = Pick<Loaded, 'face' | 'words'> & {
  readonly language: string
  readonly game: string
  readonly id: string
  readonly scenario: ScenarioData
  readonly isPractice?: boolean
  readonly waysOn?: ComponentChildren
  /** The reader commits to an answer, or has the verdict shown without one. */
  onCommit?(value?: FactValue): void
}

/** An example as its own page shows it, on a page that learns only in the browser which one it is. */
export function Example({ face, words, scenario, ...where }: ExampleProps) {
  const { situation, readings, question, answers } = scenario
  const opening = situation && face.game.open(situation, readings)
  return (
    <ScenarioIsland
      {...where}
      prompt={promptIn(words.say)}
      answers={answers}
      unit={face.things.units?.[scenario.predict.fact]}
      isBare={!opening?.ok}
      question={
        <p class="scenario-question" id={askedIn(where.id)}>
          {question}
        </p>
      }
      picture={
        opening?.ok && (
          <StaticBoard
            face={face}
            words={words}
            opening={opening.value}
            about={scenario.predict.fact}
          />
        )
      }
    />
  )
}
