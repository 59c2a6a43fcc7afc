import type { Language } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import type { FactValue } from '../kernel/game/game.ts'
import type { Refusal } from '../kernel/game/refusal.ts'
import { questionOf } from '../kernel/odds/fact-odds.ts'
import type { Question } from '../kernel/run/laid-table.ts'
import { factValue, type ScenarioRun } from '../kernel/scenario/scenario.ts'
import type { Say } from '../kernel/words/say.ts'
import { capital } from '../kernel/words/words.ts'
import { readPrediction } from '../node/facts.ts'
import { type Speaker, speakerOf } from '../node/speaker.ts'
import type { Case } from './case.ts'
import {
  type Cited,
  citation,
  cite,
  possibleAnswers,
  refusalLine,
  type Step,
  stepLine,
  stepsOf,
} from './ledger.ts'

/** Result of a case as plain data, which `--json` prints as it is. */
interface Account {
  readonly file: string
  readonly game: string
  readonly language: Language
  readonly title?: string | undefined
  readonly readings: unknown
  /** Remarks on a legal situation. */
  readonly remarks: readonly string[]
  readonly steps: readonly Step[]
  /** Reasons why the situation or the last answer is refused, each with its clause. */
  readonly refused: readonly string[]
  /** The question at which the answers ran out. */
  readonly waiting?: Waiting | undefined
  readonly verdict?: Verdict | undefined
  /** The answers by number, from which the run can be repeated. */
  readonly log: readonly number[]
  readonly position?: unknown
}

interface Waiting {
  readonly question: string
  readonly possible: string
}

interface Verdict {
  readonly question: string
  readonly answer: string
  readonly value: FactValue
  readonly because?: Cited | undefined
  readonly explain?: string | undefined
}

/** Tells what came of a case in a language. */
export function accountOf(one: Case, run: ScenarioRun, language: Language): Account {
  const { file, game, scenario } = one
  const say = speakerOf(game, language)
  const given = run.opening?.given
  const question = run.refusals.length > 0 ? undefined : run.replay?.question
  return {
    file,
    game: game.id,
    language,
    title: scenario.title?.[language],
    readings: run.opening?.readings ?? scenario.readings,
    remarks: remarksOn(one, run).map((remark) => refusalLine(remark, say)),
    steps: stepsOf(run.replay?.trace ?? [], given, say),
    refused: [...run.refusals, ...misasked(one)].map((refusal) => refusalLine(refusal, say)),
    waiting: question && waitingFor(question, given, say),
    verdict: verdictOf(one, run, say),
    log: run.replay?.log ?? [],
    position: run.replay?.position,
  }
}

function waitingFor(question: Question, given: unknown, say: Speaker): Waiting {
  const possible = possibleAnswers(question, given, say)
  return { question: say.question(question, given), possible }
}

function remarksOn({ game, scenario }: Case, { opening }: ScenarioRun): readonly Refusal[] {
  return opening ? game.remarks(scenario.situation as never) : []
}

/** Refusals of the case's own prediction. */
export function misasked({ game, scenario: { predict } }: Case): readonly Refusal[] {
  const asked = predict && readPrediction(game, questionOf(predict))
  return !asked || asked.ok ? [] : asked.refusals
}

/** The answer to what the case asks its reader; none when it asks nothing, or nothing that can be told yet. */
function verdictOf({ game, scenario }: Case, run: ScenarioRun, say: Speaker): Verdict | undefined {
  if (!scenario.predict) return undefined
  const asked = readPrediction(game, questionOf(scenario.predict))
  const value = asked.ok ? factValue(game, run, asked.value) : undefined
  if (!asked.ok || value === undefined) return undefined
  return {
    question: say.fact(asked.value),
    answer: say.factValue(asked.value.fact, value),
    value,
    because: scenario.because === undefined ? undefined : cite(scenario.because, say),
    explain: scenario.explain?.[say.language],
  }
}

/** An account as it is read: what is remarked, the ledger, then why it stopped, then the verdict. */
export function accountText(account: Account): string {
  const say = sayer(account.language, 'cli')
  const { title, remarks, steps, refused, waiting, verdict } = account
  const reasons = refused.map((reason) => say('account.refused', { reason }))
  const paragraphs = [
    title,
    remarks.map((remark) => say('account.remark', { remark })).join('\n'),
    steps.map(stepLine).join('\n'),
    reasons.join('\n'),
    waiting && say('account.waiting', { ...waiting }).replaceAll(' \n', '\n'),
    verdict && verdictText(verdict, say),
    verdict?.explain,
  ]
  return paragraphs.filter((text) => text !== undefined && text !== '').join('\n\n')
}

function verdictText({ question, answer, because }: Verdict, say: Say): string {
  const verdict = say('account.verdict', { question, answer: capital(answer) })
  return because
    ? `${verdict}\n${say('account.because', { clause: citation([because]) })}`
    : verdict
}
