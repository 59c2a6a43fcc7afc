import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import type { FactValue, PlayedGame } from '../../kernel/game/game.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import { reasonIn } from '../../kernel/words/sentences.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Situation } from '../contract.ts'
import type { ClassVote, Votes } from '../controls/ClassVote.tsx'
import { isFree } from '../controls/keys.ts'
import { Player } from '../controls/Player.tsx'
import { Tools } from '../controls/Tools.tsx'
import { usePresentation } from '../controls/usePresentation.ts'
import type { Within } from '../controls/within.ts'
import type { Face } from '../face.ts'
import type { Fork } from '../interpretations/forks.ts'
import type { CaseOdds } from '../odds/OddsTable.tsx'
import type { RecordedCase } from '../session/recorded-case.ts'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import type { Embeddable } from '../share/embed-code.ts'
import { QrButton } from '../share/QrButton.tsx'
import { wholeAddress } from '../share/whole-address.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { LoadError } from '../ui/LoadError.tsx'
import {
  loadCaseOdds,
  loadPresentationControls,
  loadShare,
  loadVote,
  loadVoteBars,
} from '../ui/lazy-parts.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { useSession } from '../ui/useSignals.ts'
import type { Possible } from './Predict.tsx'
import { useVerdictKey } from './useVerdictKey.ts'
import { Verdict } from './Verdict.tsx'
import type { VerdictKind } from './verdict-kind.ts'

/** Data of a worked example in the page's language. The verdict is the engine's own. */
export interface ScenarioData {
  readonly title: string
  readonly question: string
  readonly predict: FactQuestion
  readonly answers: readonly Possible[]
  readonly verdict: FactValue
  /** The wrong answers that a known mistake leads to, each with that mistake in a sentence and the clause it misses. */
  readonly mistakes: readonly {
    readonly value: FactValue
    readonly text: string
    readonly clause?: string
  }[]
  /** The minimal pair: almost the same case, with another answer; absent where none is close enough. */
  readonly pair?: { readonly title: string; readonly page: string }
  /** Mark of what the case asks, by which answers to it are remembered. */
  readonly mark: string
  readonly kind: VerdictKind
  readonly because: string
  /** The words of the clause that decided; empty where they state our reading and another is chosen. */
  readonly clause: string
  /** Verdict under our readings, as part of a sentence, when the example chooses another. */
  readonly ours?: string
  readonly explain: string
  /** Absent when the situation itself cannot exist. */
  readonly situation?: Situation
  readonly readings: Readonly<Record<string, string>>
  readonly log: readonly number[]
  /** Record of the case, shown before the rules are loaded; absent when nothing happens. */
  readonly told?: RecordedCase
  /** Known forks under other readings; absent when the page has to find them. */
  readonly partings?: readonly Fork[]
  /** The exact odds that the example is about, from its beginning. */
  readonly odds: readonly CaseOdds[]
  readonly refusals: readonly Refusal[]
  /** Number of lines shown once the step that decides has been taken; absent where no step does. */
  readonly deciding?: number
  /** Number of lines that have happened when its question is asked; none when absent. */
  readonly moment?: number
  /** The address of the page of this case, and its embedded form in each language; addresses are below the origin. */
  readonly page: string
  readonly embeds: readonly Embeddable[]
  /** The address of the lab of its kind; absent where there is none. */
  readonly lab?: string
}

interface ScenarioProps {
  readonly face: Face
  readonly words: Words
  readonly scenario: ScenarioData
  /** The reader's prediction; undefined when the verdict was opened without one. */
  readonly committed?: FactValue | undefined
  /** True when it is put to a class: presented, and voted on before the verdict. */
  readonly isForClass?: boolean
  /** Ways on from the verdict, such as the next case. */
  readonly waysOn?: ComponentChildren
  /** The showing of several cases of which this is one. */
  readonly within?: Within | undefined
  /** The votes of the class, where whoever shows the case keeps them. */
  readonly voting?: Pick<ComponentProps<typeof ClassVote>, 'votes' | 'onVotes'> | undefined
  /** The reader wants to predict again; absent in a showing, where a class votes once. */
  readonly onAgain?: () => void
}

/** The engine's verdict, which grades the prediction, and the case to run step by step. */
export function ScenarioView(props: ScenarioProps) {
  const { words, scenario, within, isForClass = false } = props
  const { situation, readings, log, moment = 0 } = scenario
  const isAtEnd = within?.isAtEnd === true
  const cursor = isAtEnd ? Number.POSITIVE_INFINITY : moment
  const session = useMemo(
    () =>
      situation ? createSession(props.face.game, { situation, readings, log, cursor }) : undefined,
    [props.face, scenario],
  )
  useSession(session)
  const root = useRef<HTMLDivElement>(null)
  const { face, isMissing } = useRules(root, props.face, session, moment)
  const missing = isMissing ? <LoadError words={words} what="rules.failed" /> : undefined
  const [own, setOwn] = useState<Votes>([])
  const { votes, onVotes } = props.voting ?? { votes: own, onVotes: setOwn }
  const [isTold, setTold] = useState(!isForClass || isAtEnd)
  useEnd(session, moment, () => setTold(true))
  const shown = useShowing(within, isTold, () => setTold(true))
  useVerdictKey(root, within !== undefined, () => {
    setTold(true)
    session?.goTo(Number.POSITIVE_INFINITY)
  })
  const onShown = useFocusOnce()
  const address = () => addressOf(face.game, scenario, session)
  const voting = {
    words,
    answers: scenario.answers,
    votes,
    unit: face.things.units?.[scenario.predict.fact],
    onVotes,
    onTold: () => setTold(true),
  }
  const told = isTold ? (
    <Grade {...{ ...props, votes, address, onShown }} />
  ) : (
    <Lazy load={loadVote} says="panels" props={voting} />
  )
  const question = <CaseQuestion question={scenario.question} isHeading={within !== undefined} />
  if (!session)
    return (
      <Bare words={words} isForClass={isForClass} within={shown}>
        {question}
        <div class="bar">{told}</div>
      </Bare>
    )
  return (
    <div class="scenario" ref={root}>
      <Player
        {...{ face, words, session, question, told, missing, isForClass, within: shown }}
        verdict={scenario.kind}
        about={scenario.predict.fact}
        deciding={scenario.deciding}
        moment={moment}
        partings={scenario.partings}
        hasOdds={scenario.odds.length > 0}
        tools={
          <Tools
            {...{ face, words, session, isOpen: true, missing }}
            share={() => <ShareScenario words={words} scenario={scenario} />}
          />
        }
      />
    </div>
  )
}

/** The question of a case: a heading where the case has no page of its own, and so no title. */
export function CaseQuestion(props: { readonly question: string; readonly isHeading: boolean }) {
  const { question, isHeading } = props
  const heading = isHeading ? ({ role: 'heading', 'aria-level': 2 } as const) : {}
  return (
    <p class="scenario-question" {...heading}>
      {question}
    </p>
  )
}

/** Reports that the reader has reached the end of the case and so has seen its verdict. */
function useEnd(session: Session | undefined, moment: number, onEnd: () => void): void {
  const isOver =
    session && session.at.value > moment && session.at.value === session.run.value.trace.length
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])
}

/** A case as one of several that are shown. On the way past its end, its verdict is told first. */
function useShowing(
  within: Within | undefined,
  isTold: boolean,
  onTold: () => void,
): Within | undefined {
  const onPast = (by: 1 | -1) => {
    if (by === 1 && !isTold) onTold()
    else within?.onPast(by)
  }
  return useMemo(() => within && { ...within, onPast }, [within, isTold])
}

/** The form that had the focus is gone: the reader goes on, by eye and by ear, with what is shown for the first time. */
function useFocusOnce() {
  const wasShown = useRef(false)
  return (shown: HTMLElement) => {
    if (!wasShown.current) shown.focus({ preventScroll: true })
    wasShown.current = true
  }
}

/**
 * The face of a case that is told, with its rules once they are there: fetched when the reader has stepped, points at
 * the board of `root`, or presses anything in it, since what comes next may need them.
 */
function useRules(
  root: { readonly current: Element | null },
  told: Face,
  session: Session | undefined,
  moment: number,
) {
  const [isWanted, setWanted] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [face, setFace] = useState(told)
  const isTold = session?.isTold.value === true
  const isDue = isTold && (isWanted || session.at.value !== moment)
  useEffect(() => {
    if (!session || !isDue) return
    const play = (game: PlayedGame) => {
      setFace({ ...told, game })
      session.play(game)
    }
    told.whole(session.state.peek().situation.kind).then(play, (error: unknown) => {
      console.error(error)
      setMissing(true)
    })
  }, [told, session, isDue])
  useEffect(() => {
    const turnTo = ({ type, target }: Event) => {
      const isAtBoard = target instanceof Element && target.closest('.player-board')
      if (type === 'click' || isAtBoard) setWanted(true)
    }
    const here = isTold && !isDue ? root.current : undefined
    for (const type of ['click', 'pointermove']) here?.addEventListener(type, turnTo)
    return () => {
      for (const type of ['click', 'pointermove']) here?.removeEventListener(type, turnTo)
    }
  }, [isTold, isDue])
  return { face, isMissing }
}

/**
 * The address of this very case: its page, or, once the reader has answered otherwise, the lab of its kind with the
 * answers so far.
 */
async function addressOf(
  game: PlayedGame,
  scenario: ScenarioData,
  session: Session | undefined,
): Promise<string> {
  const state = session?.state.peek()
  const isAsWritten = !state || state.log.every((answer, place) => answer === scenario.log[place])
  if (isAsWritten || !scenario.lab) return wholeAddress(scenario.page)
  const { writeFragment } = await import('../session/url-fragment.ts')
  const fragment = writeFragment(game, state, session?.run.peek())
  return wholeAddress(fragment.ok ? `${scenario.lab}#${fragment.value}` : scenario.page)
}

interface BareProps {
  readonly words: Words
  readonly isForClass: boolean
  readonly within: Within | undefined
  readonly children: ComponentChildren
}

/** A case that cannot be laid out: what is asked and told of it, for a reader or for a class. */
function Bare({ words, isForClass, within, children }: BareProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isLarge, setLarge] = useState(isForClass)
  usePresentation(root, isLarge && !within, setLarge)
  useEffect(() => {
    if (!within) return
    const onKey = (event: KeyboardEvent) => {
      const by = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 } as const
      const past = isFree(event) ? by[event.key as keyof typeof by] : undefined
      if (!past) return
      event.preventDefault()
      within.onPast(past)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [within])
  return (
    <div class="scenario">
      <div class={`player${isLarge ? ' player-large' : ''}`} ref={root}>
        <div class="stage stage-bare">{children}</div>
        {isLarge && (
          <Lazy
            load={loadPresentationControls}
            props={{
              words,
              root,
              hasOdds: false,
              isAlone: within === undefined,
              ways: within?.ways,
              onLeave: within?.onLeave ?? (() => setLarge(false)),
            }}
          />
        )}
      </div>
    </div>
  )
}

interface GradeProps extends ScenarioProps {
  /** The votes of the class. */
  readonly votes: Votes
  /** The address of this very case. */
  address(): Promise<string>
  onShown(verdict: HTMLElement): void
}

const gradings = {
  told: 'scenario.is',
  right: 'scenario.right',
  wrong: 'scenario.wrong',
} as const

/** The verdict, how the prediction compares with it, and the clause that decided. */
function Grade(props: GradeProps) {
  const { face, words, scenario, committed, votes, waysOn, address, onAgain, onShown } = props
  const { say } = words
  const { verdict, because, clause, kind, ours, odds, refusals } = scenario
  const [reason, more] = reasonIn(scenario.explain)
  const named = (value: FactValue) => face.factValueWithin(scenario.predict.fact, value, words)
  const grade = committed === undefined ? 'told' : committed === verdict ? 'right' : 'wrong'
  const mistake = scenario.mistakes.find(({ value }) => grade === 'wrong' && value === committed)
  const root = useRef<HTMLElement>(null)
  const told = useId()
  useEffect(() => {
    if (root.current) onShown(root.current)
  }, [])
  return (
    <section
      class={`grade grade-${grade}`}
      ref={root}
      tabIndex={-1}
      aria-label={say('verdict.label')}
      aria-describedby={told}
    >
      <p class="grade-said" id={told}>
        {say(gradings[grade], {
          answer: named(verdict),
          yours: committed === undefined ? '' : named(committed),
        })}
      </p>
      {mistake && (
        <p class="grade-mistake">
          {mistake.text} {mistake.clause && <ClauseLink id={mistake.clause} words={words} />}
        </p>
      )}
      <p class="grade-reason">{reason}</p>
      {votes.length > 0 && <Lazy load={loadVoteBars} props={{ words, votes, verdict, named }} />}
      {waysOn && <div class="grade-on">{waysOn}</div>}
      <div class="grade-ways">
        {onAgain && (
          <button type="button" class="button" onClick={onAgain}>
            {say('scenario.again')}
          </button>
        )}
        <QrButton words={words} address={address} />
      </div>
      <Verdict words={words} kind={kind} rests={ours && say('verdict.ours', { answer: ours })}>
        {because && (
          <p class="verdict-clause">
            <span class="verdict-label">{say('scenario.because')}</span>{' '}
            <ClauseLink id={because} words={words} />
          </p>
        )}
        {clause && <blockquote class="clause-quoted">{clause}</blockquote>}
        {more && <p>{more}</p>}
        {odds.length > 0 && <Lazy load={loadCaseOdds} props={{ odds, face, words }} />}
      </Verdict>
      {grade === 'wrong' && scenario.pair && (
        <p class="grade-pair">
          {say('scenario.pair')} <a href={scenario.pair.page}>{scenario.pair.title}</a>
        </p>
      )}
      <Refusals refusals={refusals} face={face} words={words} />
    </section>
  )
}

/** Link to exactly this case. */
function ShareScenario({ words, scenario }: Pick<ScenarioProps, 'words' | 'scenario'>) {
  const links = {
    words,
    address: wholeAddress(scenario.page),
    embeds: scenario.embeds.map((one) => ({ ...one, address: wholeAddress(one.address) })),
  }
  return <Lazy load={loadShare} says="panels" props={links} />
}
