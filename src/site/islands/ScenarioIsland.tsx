import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Possible, Predict, type Prompt } from '../../explorer/prediction/Predict.tsx'
import type { ScenarioView } from '../../explorer/prediction/Scenario.tsx'
import { Lazy } from '../../explorer/ui/Lazy.tsx'
import type { FactValue } from '../../kernel/game/game.ts'
import type { Unit } from '../../kernel/words/nouns.ts'
import { pageSentence } from '../page-sentence.ts'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'
import { NextCase } from './NextCase.tsx'

interface ScenarioIslandProps {
  readonly language: string
  readonly game: string
  readonly id: string
  /** Texts of the form; when absent, they stand at the head of the page. */
  readonly prompt?: Prompt
  readonly answers: readonly Possible[]
  /** In which unit a number is predicted, if not as it is. */
  readonly unit?: Unit | undefined
  /** True for an impossible situation, which cannot be drawn. */
  readonly isBare?: boolean | undefined
  /** The question, in an element with the id of `askedIn`. */
  readonly question?: ComponentChildren
  /** The situation, drawn and told. */
  readonly picture?: ComponentChildren
  /** Server-rendered content: the verdict, folded. */
  readonly children?: ComponentChildren
  /** True in a practice sitting, where a verdict that is shown without an answer is a miss. */
  readonly isPractice?: boolean
  /** Ways on from the verdict, such as the next case. */
  readonly waysOn?: ComponentChildren
  /** The reader commits to an answer, or has the verdict shown without one. */
  onCommit?(value?: FactValue): void
}

const loadScenario = async () =>
  (await import('../../explorer/prediction/Scenario.tsx')).ScenarioView

/** Id of the element that asks an example's question. */
export const askedIn = (id: string) => `asked-${id}`

/** Next step from the question: with a prediction, without one, or with a class. */
type Turn = Pick<Parameters<typeof ScenarioView>[0], 'committed' | 'isForClass'>

/**
 * A scenario as an island of a page: predict, run, explain. A page can hold many of them, so the game and
 * the case are loaded for the reader who predicts, and not before.
 */
export function ScenarioIsland(props: ScenarioIslandProps) {
  const { language, game, id, answers, isBare = false, question, picture, children } = props
  const { isPractice = false, waysOn = <NextCase /> } = props
  const [prompt, setPrompt] = useState<Prompt | undefined>()
  const [turn, setTurn] = useState<Turn | undefined>()
  useEffect(() => {
    setPrompt(props.prompt ?? promptOfPage())
    if (!props.prompt && isPresented()) setTurn({ isForClass: true })
  }, [])
  const loadAll = () => loadExample(language, game, id)
  const written = (
    <Asking isBare={isBare} question={question} picture={picture}>
      {children}
    </Asking>
  )
  if (prompt === undefined) return <div class="island">{written}</div>
  if (turn === undefined) {
    return (
      <div class="island">
        <Asking isBare={isBare} question={question} picture={picture}>
          <Predict
            prompt={prompt}
            askedBy={askedIn(id)}
            answers={answers}
            unit={props.unit}
            onTouch={() => void Promise.all([loadAll(), loadScenario()]).catch(ignored)}
            onCommit={(committed) => {
              setTurn({ committed })
              props.onCommit?.(committed)
              if (committed !== undefined || isPractice)
                void remember(props, committed).catch(console.error)
            }}
            onLarge={() => setTurn({ isForClass: true })}
          />
        </Asking>
      </div>
    )
  }
  return (
    <Island load={loadAll} written={written}>
      {({ face, words, scenario }) => (
        <Lazy
          load={loadScenario}
          props={{ face, words, scenario, waysOn, ...turn, onAgain: () => setTurn(undefined) }}
        />
      )}
    </Island>
  )
}

/** Has the memory of cases keep a graded answer. The grade is the engine's. Embedded in another site, nothing is kept. */
async function remember(
  { language, game, id, isPractice = false }: ScenarioIslandProps,
  committed: FactValue | undefined,
): Promise<void> {
  if (window.top !== window) return
  const [{ scenario }, { rememberAnswer }] = await Promise.all([
    loadExample(language, game, id),
    import('../../explorer/practice/remember.ts'),
  ])
  const { mark, verdict } = scenario
  await rememberAnswer({ game, id, mark, isRight: committed === verdict, isPractice })
}

/** True on the page of one case whose address asks for it to be shown large. */
function isPresented(): boolean {
  return location.hash === '#present' && !document.querySelector('aside.example')
}

/** Texts of the form, which stand once at the head of the page. */
function promptOfPage(): Prompt {
  const [commit, chooseFirst, number] = [
    pageSentence('commit'),
    pageSentence('chooseFirst'),
    pageSentence('number'),
  ]
  return { commit, chooseFirst, number, show: pageSentence('show'), large: pageSentence('large') }
}

interface AskingProps {
  readonly isBare: boolean
  readonly question: ComponentChildren
  readonly picture: ComponentChildren
  readonly children: ComponentChildren
}

/** Question, situation and form of an example. */
function Asking({ isBare, question, picture, children }: AskingProps) {
  return (
    <div class="scenario">
      <div class={isBare ? 'stage stage-bare' : 'stage'}>
        {question}
        {picture}
        <div class="bar">{children}</div>
      </div>
    </div>
  )
}

/** Ignores a failed prefetch: it is repeated, and reported, when the data are needed. */
function ignored(): void {}
