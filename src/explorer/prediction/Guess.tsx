import { useMemo, useState } from 'preact/hooks'
import type { Fact, FactValue } from '../../kernel/game/game.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import { capital } from '../../kernel/words/words.ts'
import type { BarProps } from '../controls/bar-props.ts'
import { useFacts } from '../odds/useFacts.ts'
import { guessesIn, keepGuessing, likesGuessing, type OfferedGuess } from './guesses.ts'

interface GuessProps extends Pick<BarProps, 'face' | 'words' | 'session'> {
  /** Facts to choose from. */
  readonly facts: readonly Fact[]
}

/** Guesses of one run, by their subject. */
interface Guesses {
  readonly of: unknown
  readonly made: ReadonlyMap<OfferedGuess, FactValue>
}

/** Asks what comes next, for those who like to guess, and tells when it has come whether they were right. */
export function GuessView(props: Omit<GuessProps, 'facts'>) {
  const facts = useFacts(props.face)
  return facts ? <Guessing {...props} facts={facts} /> : null
}

function Guessing({ face, words, session, facts }: GuessProps) {
  const run = session.run.value
  const at = session.at.value
  const offered = useMemo(() => guessesIn(face, run.trace), [face, run])
  const [guesses, setGuesses] = useState<Guesses>({ of: run, made: new Map() })
  const made = guesses.of === run ? guesses.made : new Map<OfferedGuess, FactValue>()
  const next = offered.find(({ line }) => line === at)
  const said = saidOf({ face, words, session, facts }, offered, made)
  const guess = (one: OfferedGuess, value: FactValue) => {
    setGuesses({ of: run, made: new Map(made).set(one, value) })
    session.step(1)
  }
  return (
    <>
      <p role="status" class="guess-said">
        {said}
      </p>
      {next && (
        <Asking
          key={next.line}
          {...{ face, words, session, facts }}
          offered={next}
          onGuess={(value) => guess(next, value)}
        />
      )}
    </>
  )
}

/** Result of the last guess, and the tally of all so far. */
function saidOf(
  { face, words, session, facts }: GuessProps,
  offered: readonly OfferedGuess[],
  made: ReadonlyMap<OfferedGuess, FactValue>,
): string {
  const { say } = words
  const at = session.at.value
  const last = offered.findLast(({ line }) => line < at)
  const yours = last && made.get(last)
  if (!last || yours === undefined) return ''
  const named = (value: FactValue) => face.factValueWithin(last.asked.fact, value, words)
  if (at < last.settled) return say('guess.yours', { yours: named(yours) })
  const told = [...made].filter(([{ settled }]) => settled <= at)
  const right = told.filter(([one, value]) => answerTo({ session, facts }, one) === value)
  const answer = answerTo({ session, facts }, last)
  const graded = say(answer === yours ? 'scenario.right' : 'scenario.wrong', {
    answer: answer === undefined ? '' : named(answer),
    yours: named(yours),
  })
  return `${graded} ${say('guess.all', { right: right.length, count: told.length })}`
}

/** The fact that is asked for; `factOf` would bring the counting of odds along. */
function factIn(facts: readonly Fact[], { fact }: FactQuestion): Fact | undefined {
  return facts.find(({ kind }) => kind === fact)
}

/** Outcome of what was asked. */
function answerTo(
  { session, facts }: Pick<GuessProps, 'session' | 'facts'>,
  { asked, settled }: OfferedGuess,
): FactValue | undefined {
  const { given } = session.opening.value
  return factIn(facts, asked)?.value(session.run.value.at(settled), given, asked)
}

interface AskingProps extends GuessProps {
  readonly offered: OfferedGuess
  onGuess(value: FactValue): void
}

/** The question with its answers, open where guessing is liked; whoever does not like it goes on. */
function Asking({ face, words, session, facts, offered, onGuess }: AskingProps) {
  const { given } = session.opening.value
  const { fact } = offered.asked
  const answers = factIn(facts, offered.asked)?.answers(given) ?? []
  return (
    <details
      class="guess"
      open={likesGuessing() || undefined}
      onToggle={({ currentTarget }) => keepGuessing(currentTarget.open)}
    >
      <summary>{words.say('guess.title')}</summary>
      <fieldset class="guess-answers">
        <legend>{face.fact(fact, offered.asked, words, given)}</legend>
        {answers.map((value) => (
          <button key={String(value)} type="button" class="button" onClick={() => onGuess(value)}>
            {capital(face.factValue(fact, value, words))}
          </button>
        ))}
      </fieldset>
    </details>
  )
}
