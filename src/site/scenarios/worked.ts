import { clauseAddress, embedAddress, scenarioAddress } from '../../content/addresses.ts'
import { clauseText } from '../../content/chapters.ts'
import { engineOf } from '../../content/engines.ts'
import { type Language, languages } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import { ourOutcome } from '../../content/played.ts'
import { levels, type Scenario, scenariosOf } from '../../content/scenarios.ts'
import type { Situation } from '../../explorer/contract.ts'
import type { Face } from '../../explorer/face.ts'
import { everybody, LedgerBuilder, type LedgerPart } from '../../explorer/history/build-ledger.ts'
import { forksOf, otherReading } from '../../explorer/interpretations/forks.ts'
import { countOdds } from '../../explorer/odds/fact-odds.ts'
import type { CaseOdds } from '../../explorer/odds/OddsTable.tsx'
import type { ScenarioData } from '../../explorer/prediction/Scenario.tsx'
import { isAskOf, otherReadings, type VerdictKind } from '../../explorer/prediction/verdict-kind.ts'
import { writeFragment } from '../../explorer/session/url-fragment.ts'
import type { GameId } from '../../games/manifest.ts'
import type { FactValue, Game } from '../../kernel/game/game.ts'
import { factOf, questionOf } from '../../kernel/odds/fact-odds.ts'
import { byNumber, nobody } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { ScenarioRun } from '../../kernel/scenario/scenario.ts'
import {
  factAnswers,
  factValue,
  outcomeOfScenario,
  runScenario,
} from '../../kernel/scenario/scenario.ts'
import { at } from '../address.ts'
import { embedsIn } from '../embeds/embeds.ts'
import { type Loaded, load } from '../islands/load.ts'
import { markOf } from '../practice/mark.ts'
import { explained, type Mistake } from '../practice/mistakes.ts'
import { pairOf } from '../practice/pairs.ts'
import { likelyAnswers } from './likely.ts'
import { isWhole, recordCase } from './record-case.ts'

/** A worked example that has been run on the server: what its page writes, and what its island needs. */
interface Worked extends Loaded {
  readonly run: ScenarioRun
  readonly parts: readonly LedgerPart[]
  /** The verdict as one sentence, answer included. */
  readonly answer: string
  readonly data: ScenarioData
  /** Address of the clause that decided. */
  readonly clauseAddress: string
  /** The lab that opens this very case; undefined where there is none for such a situation. */
  readonly labAddress: string | undefined
}

/** Runs a worked example and says what came of it in a language. */
export async function work(language: Language, game: GameId, scenario: Scenario): Promise<Worked> {
  const { face, words } = await load(language, game)
  const asked = scenario.predict
  const { because } = scenario
  const { run, verdict, kind, odds, fragment, record, mistakes, pair } = settledOf(face, scenario)
  const possible = factAnswers(engineOf(game), run, asked)
  const ours = ourOutcome(scenario)
  const lab = fragment && at(`/${language}/${game}/lab/${scenario.situation.kind}/`)
  const ledger = run.opening && new LedgerBuilder(face, run.opening.given, words, everybody)
  const trace = run.replay?.trace ?? []
  return {
    face,
    words,
    run,
    parts: (run.replay && ledger?.parts(run.replay, trace.length)) ?? [],
    answer: face.factValue(asked.fact, verdict, words),
    clauseAddress: at(clauseAddress(language, game, because)),
    labAddress: lab && `${lab}#${fragment}`,
    data: {
      title: scenario.title[language],
      question: scenario.question[language],
      predict: asked,
      answers: likelyAnswers(possible, scenario, run, verdict).map((value) => ({
        value,
        label: face.factValue(asked.fact, value, words),
      })),
      verdict,
      mark: markOf(scenario, verdict),
      mistakes: mistakes.map((mistake) =>
        toldMistake(language, { face, words }, scenario, run, mistake),
      ),
      kind,
      because,
      clause: ours === undefined ? (clauseText(language, game, because) ?? '') : '',
      ...(ours === undefined ? {} : { ours: face.factValueWithin(asked.fact, ours, words) }),
      explain: scenario.explain[language],
      ...(run.opening ? { situation: scenario.situation as Situation } : {}),
      readings: scenario.readings,
      log: run.replay?.log ?? [],
      ...record,
      odds: odds.map(({ asked: question, found }) => ({
        asked: question,
        title: face.fact(question.fact, question, words, run.opening?.given),
        found,
      })),
      refusals: run.refusals,
      ...decidingIn(run, because),
      ...momentOf(face, scenario, run),
      page: at(scenarioAddress(language, game, scenario.id)),
      embeds: embedsIn(language, (one) => ({
        title: scenario.title[one],
        address: at(embedAddress(one, game, 'example', scenario.id)),
      })),
      ...(lab ? { lab } : {}),
      ...(pair ? { pair: linkTo(language, pair) } : {}),
    },
  }
}

/** The title of another case, and the address of its page. */
function linkTo(language: Language, { game, id, title }: Scenario) {
  return { title: title[language], page: at(scenarioAddress(language, game, id)) }
}

/** A mistake in a sentence, and the clause that it misses, which stands behind the sentence. */
function toldMistake(
  language: Language,
  loaded: Loaded,
  { predict }: Scenario,
  run: ScenarioRun,
  mistake: Mistake,
): ScenarioData['mistakes'][number] {
  const { face, words } = loaded
  const { value } = mistake
  const say = sayer(language, 'practice')
  switch (mistake.way) {
    case 'written':
      return { value, text: mistake.text[language] }
    case 'reading': {
      const name = face.switchName(mistake.key, words)
      const reading = face.switchValue(mistake.key, mistake.to, words)
      return {
        value,
        text: say('mistake.reading', {
          reading: words.say('reading-chosen', { name, value: reading }),
        }),
      }
    }
    case 'other': {
      const question = face.fact(predict.fact, mistake.asked, words, run.opening?.given)
      return { value, text: say('mistake.other', { question }) }
    }
    case 'result':
      return { value, text: say('mistake.result', resultsOf(loaded, run, mistake)) }
    default:
      return { value, text: say(`mistake.${mistake.way}`), clause: mistake.clause }
  }
}

/** A roll or a draw of a run in words: the question, the outcome that it had, and another. */
function resultsOf(
  { face, words }: Loaded,
  { opening, replay: played }: ScenarioRun,
  { given, was, is }: Extract<Mistake, { readonly way: 'result' }>,
): Readonly<Record<'question' | 'was' | 'is', string>> {
  const question = played?.again(given, nobody).question
  if (!opening || !question) throw new Error('the result of a run that asked nothing')
  const named = (answer: unknown) => face.answer(question, answer, opening.given, words)
  return {
    question: face.question(question, words, opening.given),
    was: named(was),
    is: named(is),
  }
}

/**
 * Number of lines shown once the clause that decided has been applied for the last time; nothing where it never was, or where
 * it refuses what comes after all that has happened.
 */
function decidingIn(
  { replay: run, refusals }: ScenarioRun,
  because: string,
): Pick<ScenarioData, 'deciding'> {
  if (refusals.length > 0) return {}
  const line = (run?.trace ?? []).findLastIndex(
    (one) =>
      one.type === 'event' &&
      (one.event.clause === because || one.event.with?.includes(because) === true),
  )
  return line < 0 ? {} : { deciding: line + 1 }
}

/**
 * Number of lines that have happened when a question is asked: all up to the last report before the step that decides, as
 * long as they do not give the answer away; nothing for a question that is asked at the beginning.
 */
function momentOf(
  { reports = [] }: Face,
  { game, because, predict }: Scenario,
  run: ScenarioRun,
): Pick<ScenarioData, 'moment'> {
  const { replay: played, opening } = run
  if (!played || !opening || reports.length === 0) return {}
  const { deciding = played.trace.length + 1 } = decidingIn(run, because)
  const fact = factOf(engineOf(game), predict)
  const known = (line: number) => fact?.value(played.at(line), opening.given, predict)
  const verdict = known(played.trace.length)
  const moment = played.trace.slice(0, deciding - 1).findLastIndex((line, at) => {
    const isReport = line.type === 'event' && reports.includes(line.event.kind)
    return isReport && (known(at + 1) !== verdict || known(0) === verdict)
  })
  return moment < 0 ? {} : { moment: moment + 1 }
}

/** Largest number of examples of a kind that a lab offers as starting points. */
const MOST_PRESETS = 10

/** The examples of one kind of situation as their lab begins from them, those for learners first. */
export async function presetsOf(
  language: Language,
  game: GameId,
  kind: string,
): Promise<readonly { readonly title: string; readonly fragment: string }[]> {
  const { face } = await load(language, game)
  const all = [...scenariosOf(game).values()].filter(({ situation }) => situation.kind === kind)
  const ranked = levels.flatMap((level) => all.filter((one) => one.level === level))
  const presets = ranked.flatMap((scenario) => {
    const { situation, readings } = scenario
    if (!face.game.open(situation, readings).ok) return []
    const written = writeFragment(face.game, { situation, readings, log: [] }, undefined)
    if (!written.ok || !written.value) return []
    return [{ title: scenario.title[language], fragment: `#${written.value}` }]
  })
  return presets.slice(0, MOST_PRESETS)
}

/** Result of an example, as one sentence in a language. */
export async function answerOf(
  language: Language,
  game: GameId,
  scenario: Scenario,
): Promise<string> {
  const { face, words } = await load(language, game)
  const { fact } = scenario.predict
  return face.factValue(fact, settledOf(face, scenario).verdict, words)
}

/** Kind of verdict of an example. */
export async function verdictKindOf(game: GameId, scenario: Scenario): Promise<VerdictKind> {
  const { face } = await load(languages[0], game)
  return settledOf(face, scenario).kind
}

/**
 * Address that lays an example out under two readings of a switch, worked out; undefined without a lab for it, or
 * when all readings give the same course.
 */
export async function comparisonAddress(
  language: Language,
  game: GameId,
  scenario: Scenario,
  key: string,
): Promise<string | undefined> {
  const { face } = await load(language, game)
  const { fragment, run } = settledOf(face, scenario)
  if (!fragment || !run.opening || !run.replay) return undefined
  // As the lab plays it, which is not told of an answer that was refused.
  const played = replay(engineOf(game), run.opening, byNumber(run.replay.log))
  if (!otherReading(engineOf(game), scenario, played, key)) return undefined
  const lab = `/${language}/${game}/lab/${scenario.situation.kind}/`
  return at(`${lab}?compare=${key}#${fragment}`)
}

/** Data of an example that are the same in every language and on every page. */
interface Settled {
  readonly run: ScenarioRun
  readonly verdict: FactValue
  readonly kind: VerdictKind
  readonly odds: readonly Omit<CaseOdds, 'title'>[]
  /** Record of the case, shown before the rules are loaded. */
  readonly record: Pick<ScenarioData, 'told' | 'partings'>
  readonly mistakes: readonly Mistake[]
  readonly pair: Scenario | undefined
  /** Fragment of a link to this very case in the lab of its kind; undefined without one. */
  readonly fragment: string | undefined
}

const settledExamples = new WeakMap<Scenario, Settled>()

/** An example is opened and run once, whatever is said of it, in whichever language and on however many pages. */
function settledOf(face: Face, scenario: Scenario): Settled {
  const known = settledExamples.get(scenario)
  if (known) return known
  const game = engineOf(scenario.game)
  const run = runScenario(game, scenario)
  const verdict = factValue(game, run, scenario.predict)
  if (verdict === undefined) throw new Error(`${scenario.id}: the engine has no verdict`)
  const kind = kindOf(game, scenario, run, verdict)
  const fragment = fragmentOf(face, scenario, run)
  const odds = oddsOf(game, scenario, run)
  const record = recordOf(game, scenario, run, momentOf(face, scenario, run).moment)
  const { mistakes } = explained(scenario)
  const pair = pairOf(scenario)
  const settled = { run, verdict, kind, odds, fragment, record, mistakes, pair }
  settledExamples.set(scenario, settled)
  return settled
}

/** The odds of each fact of which the example claims a chance, in full. */
function oddsOf(game: Game, { id, expect }: Scenario, { opening }: ScenarioRun): Settled['odds'] {
  if (!opening) return []
  const questions = expect.odds.map((claim) => {
    const asked = questionOf(claim)
    return [JSON.stringify(asked), asked] as const
  })
  return [...new Map(questions)].map(([written, asked]) => {
    const found = countOdds(game, opening, asked)
    if (!found.ok) throw new Error(`${id}: no odds of ${written}: ${found.refusals[0]?.code}`)
    return { asked, found: found.value }
  })
}

/** Record of an example and, when it is complete, its forks under other readings. */
function recordOf(
  game: Game,
  { situation, readings }: Scenario,
  { opening, replay }: ScenarioRun,
  moment?: number,
): Settled['record'] {
  if (!opening || !replay) return {}
  // A page gives the answers that were accepted, and no other.
  const run = replay.again(replay.log.length, nobody)
  const told = recordCase(opening, run, moment)
  if (!told) return {}
  if (!isWhole(told, run)) return { told }
  const played = { situation: situation as Situation, readings, after: run.log }
  return { told, partings: forksOf(game, opening, { ...played, partings: true }) }
}

/**
 * The kind of a verdict: settled by hand or by the players where the clause that decided leaves it to
 * them; our ruling where the same fact would come out otherwise under another reading.
 */
function kindOf(
  game: Game,
  scenario: Scenario,
  { replay: run }: ScenarioRun,
  verdict: FactValue,
): VerdictKind {
  const asked = (run?.trace ?? []).filter(
    (line) => line.type === 'answer' && line.question.clause === scenario.because,
  )
  if (asked.some((line) => isAskOf(line, 'table'))) return 'physical'
  const differs = otherReadings(game, scenario.readings).some((other) => {
    const otherwise = { ...scenario, readings: other }
    return outcomeOfScenario(game, otherwise, scenario.predict) !== verdict
  })
  if (differs) return 'silent'
  return asked.some((line) => isAskOf(line, 'player')) ? 'players' : 'decided'
}

function fragmentOf(
  face: Face,
  { situation, readings }: Scenario,
  { opening, replay: run }: ScenarioRun,
): string | undefined {
  if (!opening) return undefined
  const fragment = writeFragment(face.game, { situation, readings, log: run?.log ?? [] }, run)
  return fragment.ok ? fragment.value : undefined
}
