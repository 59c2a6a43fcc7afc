import type { ComponentChildren } from 'preact'
import { Island } from '../Island.tsx'
import { type ScenarioData, ScenarioView } from './Scenario.tsx'

interface ScenarioIslandProps {
  readonly language: string
  readonly game: string
  readonly scenario: ScenarioData
  readonly children?: ComponentChildren
}

/** A scenario as an island of a page. */
export function ScenarioIsland({ language, game, scenario, children }: ScenarioIslandProps) {
  return (
    <Island language={language} game={game} written={children}>
      {({ face, words }) => <ScenarioView face={face} words={words} scenario={scenario} />}
    </Island>
  )
}
