import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Later } from '../../explorer/player/Later.tsx'
import { type Possible, Predict, type Prompt } from '../../explorer/player/Predict.tsx'
import type { FactValue } from '../../kernel/game.ts'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'

interface ScenarioIslandProps {
  readonly language: string
  readonly game: string
  readonly id: string
  readonly question: string
  readonly answers: readonly Possible[]
  readonly prompt: Prompt
  /** The situation, drawn and told. */
  readonly picture?: ComponentChildren
  /** What the server wrote: the question with its verdict folded. */
  readonly children?: ComponentChildren
}

const loadScenario = async () => (await import('../../explorer/player/Scenario.tsx')).ScenarioView

/**
 * A scenario as an island of a page: predict, run, explain. A page can hold many of them, so the game and
 * the case are loaded for the reader who predicts, and not before.
 */
export function ScenarioIsland(props: ScenarioIslandProps) {
  const { language, game, id, question, answers, prompt, picture, children } = props
  const [runsScripts, setRunsScripts] = useState(false)
  const [committed, setCommitted] = useState<FactValue | undefined>()
  useEffect(() => setRunsScripts(true), [])
  const loadAll = () => loadExample(language, game, id)
  const written = <Asking picture={picture}>{children}</Asking>
  if (!runsScripts) return <div class="island">{written}</div>
  if (committed === undefined) {
    return (
      <div class="island">
        <Asking picture={picture}>
          <Predict
            prompt={prompt}
            question={question}
            answers={answers}
            onTouch={() => void Promise.all([loadAll(), loadScenario()]).catch(ignored)}
            onCommit={setCommitted}
          />
        </Asking>
      </div>
    )
  }
  return (
    <Island load={loadAll} written={written}>
      {({ face, words, scenario }) => (
        <Later
          load={loadScenario}
          props={{ face, words, scenario, committed, onAgain: () => setCommitted(undefined) }}
        />
      )}
    </Island>
  )
}

interface AskingProps {
  readonly picture: ComponentChildren
  readonly children: ComponentChildren
}

/** The situation, and beside it what is asked of it. */
function Asking({ picture, children }: AskingProps) {
  return (
    <div class="scenario">
      <div class="scenario-ask">
        {picture}
        {children}
      </div>
    </div>
  )
}

/** What was fetched ahead in vain is fetched again when it is needed, and told then. */
function ignored(): void {}
