import { clauseAddress, clauseText, rulingsOn, type Scenario } from '../../content/index.ts'
import type { GameId } from '../../content/games.ts'
import type { Language } from '../../content/languages.ts'
import type { FactQuestion, Scenario as Runnable, ScenarioRun } from '../../engine/kernel/scenario.ts'
import { factAnswers, factValue, runScenario } from '../../engine/kernel/scenario.ts'
import { at } from '../../site/address.ts'
import { verdictOf as verdictOfRuling } from '../../site/clauses/verdict.ts'
import type { Situation } from '../face.ts'
import { type Loaded, load } from '../load.ts'
import { everybody, Ledger, type LedgerPart } from './ledger.ts'
import type { ScenarioData } from './Scenario.tsx'
import { type VerdictKind, verdictOf } from './verdict.ts'

/** A worked example that has been run on the server: what its page writes, and what its island needs. */
export interface Worked extends Loaded {
  readonly run: ScenarioRun
  readonly parts: readonly LedgerPart[]
  /** The verdict as one sentence, answer included. */
  readonly answer: string
  readonly data: ScenarioData
  /** Where the clause that decided stands. */
  readonly clauseAddress: string
}

/** Runs a worked example and says what came of it in a language. */
export async function work(language: Language, game: GameId, scenario: Scenario): Promise<Worked> {
  const { face, words } = await load(language, game)
  const runnable = scenario as unknown as Runnable
  const run = runScenario(face.game, runnable)
  const asked = scenario.predict as FactQuestion
  const verdict = factValue(face.game, run, asked)
  if (verdict === undefined) throw new Error(`${scenario.id}: the engine has no verdict`)
  const { because } = scenario
  const ledger = run.opening && new Ledger(face, run.opening.given, words, everybody)
  const trace = run.replay?.trace ?? []
  return {
    face,
    words,
    run,
    parts: ledger?.parts(trace, trace.length) ?? [],
    answer: face.factValue(asked.fact, verdict, words),
    clauseAddress: at(clauseAddress(language, game, because)),
    data: {
      question: scenario.question[language],
      predict: asked,
      answers: factAnswers(face.game, run, asked),
      verdict,
      kind: kindOf(game, because),
      because,
      clause: clauseText(language, game, because) ?? '',
      explain: scenario.explain[language],
      ...(run.opening ? { situation: scenario.situation as Situation } : {}),
      readings: scenario.readings,
      log: run.replay?.log ?? [],
      refusals: run.refusals,
      page: at(`/${language}/${game}/scenarios/${scenario.id}/`),
      embed: at(`/embed/${language}/${game}/scenarios/${scenario.id}/`),
    },
  }
}

/** The kind of a verdict that rests on a clause, by the rulings on that clause. */
function kindOf(game: GameId, clause: string): VerdictKind {
  const kinds = rulingsOn(game, clause).map(({ kind }) => verdictOfRuling(kind))
  return kinds.length > 0 && kinds.every((kind) => kind !== 'decided')
    ? verdictOf([clause], { [clause]: kinds[0] as VerdictKind })
    : 'decided'
}
