import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Later } from '../../explorer/player/Later.tsx'
import { type Possible, Predict, type Prompt } from '../../explorer/player/Predict.tsx'
import type { FactValue } from '../../kernel/game.ts'
import { voiced } from '../voiced.ts'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'

interface Asked {
  readonly question: string
  readonly prompt: Prompt
}

interface ScenarioIslandProps {
  readonly language: string
  readonly game: string
  readonly id: string
  /** The question and what its form says; without them, they stand on the page as the server wrote it. */
  readonly asked?: Asked
  readonly answers: readonly Possible[]
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
  const { language, game, id, answers, picture, children } = props
  const root = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | undefined>()
  const [committed, setCommitted] = useState<FactValue | undefined>()
  useEffect(() => setAsked(props.asked ?? writtenOn(root.current)), [])
  const loadAll = () => loadExample(language, game, id)
  const written = <Asking picture={picture}>{children}</Asking>
  if (asked === undefined)
    return (
      <div class="island" ref={root}>
        {written}
      </div>
    )
  if (committed === undefined) {
    return (
      <div class="island">
        <Asking picture={picture}>
          <Predict
            {...asked}
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

/** What the server wrote of a question: the question itself in its island, the words of the form once a page. */
function writtenOn(island: Element | null): Asked {
  const question = island?.querySelector('.scenario-question')?.textContent ?? ''
  const [commit, chooseFirst, number] = [voiced('commit'), voiced('chooseFirst'), voiced('number')]
  return { question, prompt: { commit, chooseFirst, number } }
}

interface AskingProps {
  readonly picture: ComponentChildren
  readonly children: ComponentChildren
}

/** The situation, and beside it what is asked of it. */
function Asking({ picture, children }: AskingProps) {
  return (
    <div class="scenario">
      <div class={picture ? 'stage' : 'stage stage-bare'}>
        {picture}
        <div class="bar">{children}</div>
      </div>
    </div>
  )
}

/** What was fetched ahead in vain is fetched again when it is needed, and told then. */
function ignored(): void {}
