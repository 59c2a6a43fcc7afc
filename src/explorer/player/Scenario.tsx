import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { FactQuestion } from '../../kernel/facts.ts'
import type { FactValue } from '../../kernel/game.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face, Situation } from '../face.ts'
import { ClauseLink } from './ClauseLink.tsx'
import { loadShare } from './drawers.ts'
import { Later } from './Later.tsx'
import { type CaseOdds, CaseOddsView } from './OddsTable.tsx'
import { Player } from './Player.tsx'
import type { Possible } from './Predict.tsx'
import { Refusals } from './Refusals.tsx'
import { createSession } from './session.ts'
import { Tools } from './Tools.tsx'
import { Verdict } from './Verdict.tsx'
import type { VerdictKind } from './verdict.ts'

/** What a page hands over of a worked example, in its language. The verdict is the engine's own. */
export interface ScenarioData {
  readonly title: string
  readonly question: string
  readonly predict: FactQuestion
  readonly answers: readonly Possible[]
  readonly verdict: FactValue
  readonly kind: VerdictKind
  readonly because: string
  /** The words of the clause that decided; empty where they state our reading and another is chosen. */
  readonly clause: string
  /** What our readings give, within a sentence, where the example chooses another. */
  readonly ours?: string
  readonly explain: string
  /** Absent when the situation itself cannot exist. */
  readonly situation?: Situation
  readonly readings: Readonly<Record<string, string>>
  readonly log: readonly number[]
  /** The exact odds that the example is about, from its beginning. */
  readonly odds: readonly CaseOdds[]
  readonly refusals: readonly Refusal[]
  /** The addresses of the page of this case and of its embedded form, below the origin. */
  readonly page: string
  readonly embed: string
}

interface ScenarioProps {
  readonly face: Face
  readonly words: Words
  readonly scenario: ScenarioData
  /** What the reader predicted. */
  readonly committed: FactValue
  /** The reader wants to predict again. */
  onAgain(): void
}

/** The engine's verdict, which grades the prediction, and the case to run step by step. */
export function ScenarioView(props: ScenarioProps) {
  const { face, words, scenario } = props
  const { situation, readings, log } = scenario
  const session = useMemo(
    () =>
      situation ? createSession(face.game, { situation, readings, log, cursor: 0 }) : undefined,
    [face, scenario],
  )
  // The form that had the focus is gone: the reader goes on, by eye and by ear, with the verdict.
  const graded = useRef(false)
  const grade = (
    <Grade
      {...props}
      onShown={(verdict) => {
        if (!graded.current) verdict.focus({ preventScroll: true })
        graded.current = true
      }}
    />
  )
  if (!session) return <div class="scenario">{grade}</div>
  return (
    <div class="scenario">
      <Player
        face={face}
        words={words}
        session={session}
        verdict={scenario.kind}
        told={grade}
        tools={
          <Tools
            face={face}
            words={words}
            session={session}
            isOpen
            share={() => <ShareScenario words={words} scenario={scenario} />}
          />
        }
      />
    </div>
  )
}

interface GradeProps extends ScenarioProps {
  onShown(verdict: HTMLElement): void
}

/** The verdict, how the prediction compares with it, and the clause that decided. */
function Grade({ face, words, scenario, committed, onAgain, onShown }: GradeProps) {
  const { say } = words
  const { verdict, because, clause, explain, kind, ours, odds, refusals } = scenario
  const named = (value: FactValue) => face.factValueWithin(scenario.predict.fact, value, words)
  const isRight = committed === verdict
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (root.current) onShown(root.current)
  }, [])
  return (
    <section
      class={`grade grade-${isRight ? 'right' : 'wrong'}`}
      ref={root}
      tabIndex={-1}
      aria-label={say('verdict.label')}
    >
      <p class="grade-said">
        {isRight
          ? say('scenario.right', { answer: named(verdict) })
          : say('scenario.wrong', { yours: named(committed), answer: named(verdict) })}
      </p>
      <Verdict words={words} kind={kind} rests={ours && say('verdict.ours', { answer: ours })}>
        <p class="verdict-clause">
          <span class="verdict-label">{say('scenario.because')}</span>{' '}
          <ClauseLink id={because} words={words} />
        </p>
        {clause && <blockquote class="clause-quoted">{clause}</blockquote>}
        <p>{explain}</p>
        <CaseOddsView odds={odds} face={face} words={words} />
      </Verdict>
      <Refusals refusals={refusals} face={face} words={words} />
      <button type="button" class="button" onClick={onAgain}>
        {say('scenario.again')}
      </button>
    </section>
  )
}

/** What leads to exactly this case. */
function ShareScenario({ words, scenario }: Pick<ScenarioProps, 'words' | 'scenario'>) {
  const { origin } = location
  const links = {
    words,
    address: `${origin}${scenario.page}`,
    title: scenario.title,
    embed: `${origin}${scenario.embed}`,
  }
  return <Later load={loadShare} props={links} />
}
