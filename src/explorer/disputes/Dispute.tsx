import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { everybody, LedgerBuilder, type LedgerLine } from '../history/build-ledger.ts'
import { headlineOf } from '../history/headline.ts'
import { Verdict } from '../prediction/Verdict.tsx'
import { verdictOf } from '../prediction/verdict-kind.ts'
import { useAnswer } from '../question/useAnswer.ts'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { Slip } from '../slips/Slip.tsx'
import { Tell } from '../tables/Tell.tsx'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import { type Ask, type Settling, settle, type Template } from './template.ts'

interface DisputeProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
  readonly template: Template
}

/** A quarrel: what matters is chosen with one tap each, what hands and dice did is told, and the verdict comes by itself. */
export function Dispute(props: DisputeProps) {
  const { face, words, say, template } = props
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([])
  const [told, setTold] = useState<readonly number[]>([])
  const choose = (place: number, option: number) => {
    setChosen(template.asks.map((_, at) => (at === place ? option : chosen[at])))
    setTold([])
  }
  const isChosen = template.asks.every((_, place) => chosen[place] !== undefined)
  const found = useMemo(
    () => (isChosen ? settle(face.game, template, chosen, told) : undefined),
    [chosen, told, isChosen],
  )
  return (
    <section class="dispute player" aria-label={template.title}>
      <h2 class="dispute-title">{template.title}</h2>
      {template.asks.map((ask, place) => (
        <AskField
          key={ask.label}
          ask={ask}
          chosen={chosen[place]}
          onChoose={(option) => choose(place, option)}
        />
      ))}
      {found && !found.ok && <Refusals refusals={found.refusals} face={face} words={words} />}
      {found?.ok && (
        <Settled
          {...props}
          settling={found.value}
          onTell={(number) => setTold([...told, number])}
        />
      )}
      {(chosen.length > 0 || told.length > 0) && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              setChosen([])
              setTold([])
            }}
          >
            {say('again')}
          </button>
        </p>
      )}
    </section>
  )
}

interface AskFieldProps {
  readonly ask: Ask
  readonly chosen: number | undefined
  onChoose(option: number): void
}

/** Something that matters, one tap; nothing is chosen before. */
function AskField({ ask, chosen, onChoose }: AskFieldProps) {
  const isShort = ask.options.every(({ label }) => label.length <= SHORT)
  return (
    <fieldset class={`tell ${isShort ? 'tell-short' : ''}`}>
      <legend>{ask.label}</legend>
      {ask.options.map(({ label }, option) => (
        <button
          key={label}
          type="button"
          class="button tell-one"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** Longest label of options that stand many in a row. */
const SHORT = 6

interface SettledProps extends DisputeProps {
  readonly settling: Settling
  onTell(number: number): void
}

/** The question that the rules ask next, or the verdict. */
function Settled(props: SettledProps) {
  const { face, settling } = props
  const session = useMemo(() => {
    const { situation, log } = settling
    return createSession(face.game, { situation, log })
  }, [settling])
  return settling.isSettled ? (
    <VerdictOf {...props} session={session} />
  ) : (
    <NextQuestion {...props} session={session} />
  )
}

function NextQuestion({
  face,
  words,
  say,
  settling,
  session,
  onTell,
}: SettledProps & { readonly session: Session }) {
  const { question, position } = settling.run
  const give = { answer: onTell, refuse: session.refuse }
  const answering = useAnswer(face, give, question, position)
  if (!question || !answering) return null
  const { given } = session.opening.value
  return (
    <section class="table-asked" aria-label={words.say('question-label')}>
      <p class="table-question">
        {face.question(question, words, given)} <ClauseLink id={question.clause} words={words} />
      </p>
      <Tell
        key={settling.log.length}
        {...{ face, words, session, question, answering, onTell }}
        moment={settling}
        label={say(question.step === 'roll' ? 'came-up' : 'tell')}
      />
      <Refusals refusals={session.refusals.value} face={face} words={words} />
    </section>
  )
}

/** The verdict with its kind and clause, and the slip to show and send on. */
function VerdictOf(props: SettledProps & { readonly session: Session }) {
  const { face, words, say, settling, session, template, labs } = props
  const { situation, run } = settling
  const { given } = session.opening.value
  const answer = useFact(face, words, template, run.position, given)
  const parts = useMemo(
    () => new LedgerBuilder(face, given, words, everybody).parts(run, run.trace.length),
    [run],
  )
  const lines = linesOf(
    face,
    template,
    parts.flatMap((part) => part.lines),
  )
  const kind = useMemo(() => verdictOf(face.game, { situation, readings: {} }, run), [run])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), [run])
  return (
    <div class="dispute-verdict" ref={root} role="status">
      <Verdict words={words} kind={kind}>
        {answer && <p class="verdict-answer">{answer}</p>}
      </Verdict>
      <Slip
        {...{ face, words, say, session, labs, lines }}
        view={everybody}
        title={template.title}
      />
    </div>
  )
}

/** Most lines of a verdict: the last ones, which settle it. */
const MOST_LINES = 4

function linesOf(face: Face, { shows, clauses }: Template, all: readonly LedgerLine[]) {
  const told = all.filter(({ event, clauses: behind }) =>
    shows ? shows.includes(event.kind) : behind.some((one) => clauses.includes(one)),
  )
  return (told.length > 0 ? told : headlineOf(face, all)).slice(-MOST_LINES)
}

/** The question of a quarrel with its answer, once its facts are loaded. */
function useFact(face: Face, words: Words, { about }: Template, position: unknown, given: unknown) {
  const [facts, setFacts] = useState<Awaited<ReturnType<Face['facts']>>>([])
  useEffect(() => {
    if (about) face.facts().then(setFacts, console.error)
  }, [face])
  const fact = facts.find(({ kind }) => kind === about?.fact)
  if (!about || !fact) return undefined
  const value = fact.value(position, given, about.parameters)
  const asked = face.fact(about.fact, about.parameters, words, given)
  return `${asked} ${face.factValue(about.fact, value, words)}`
}
