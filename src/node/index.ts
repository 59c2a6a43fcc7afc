/**
 * Reckoning as a library for Node: the games, the kernel's verbs on them, and the sentences of both
 * languages. Everything that a program needs is exported here; there are no private paths to import.
 */

export { type Language, languages } from '../content/languages.ts'
export type {
  FastWest,
  FastWestComponents,
  FastWestEvent,
  FastWestGiven,
  FastWestPosition,
  FastWestSituation,
} from '../games/fast-west/index.ts'
export { type GameId, type GeographyOf, gameIds } from '../games/manifest.ts'
export type {
  Nowheresville,
  NowheresvilleComponents,
  NowheresvilleEvent,
  NowheresvilleGiven,
  NowheresvillePosition,
  NowheresvilleSituation,
} from '../games/nowheresville/index.ts'
export type {
  QuickAndUndead,
  QuickAndUndeadComponents,
  QuickAndUndeadEvent,
  QuickAndUndeadGiven,
  QuickAndUndeadPosition,
  QuickAndUndeadSituation,
} from '../games/quick-and-undead/index.ts'
export type {
  TrustMe,
  TrustMeComponents,
  TrustMeEvent,
  TrustMeGiven,
  TrustMePosition,
  TrustMeSituation,
} from '../games/trust-me/index.ts'
export type {
  WildGangs,
  WildGangsComponents,
  WildGangsEvent,
  WildGangsGiven,
  WildGangsPosition,
  WildGangsSituation,
} from '../games/wild-gangs/index.ts'
export {
  type Answerer,
  type AnswerTo,
  atRandom,
  byFunction,
  byNumber,
  byPolicy,
  byValue,
  first,
  nobody,
  type Scripted,
} from '../kernel/answer.ts'
export { type Best, type BestDecision, type BestRequest, best } from '../kernel/best.ts'
export { checkScenario, type Mismatch } from '../kernel/check.ts'
export { answersOf, type Choice, type Shape } from '../kernel/choice.ts'
export { type Clause, numberClauses } from '../kernel/clause.ts'
export {
  type Estimate,
  type EstimatedFacts,
  type EstimateRequest,
  estimateFacts,
  type Hint,
  hint,
} from '../kernel/estimate.ts'
export type { Claim, FactQuestion } from '../kernel/facts.ts'
export {
  type Assumption,
  anyAnswer,
  type Fact,
  type FactParameters,
  type FactValue,
  type Game,
  type Opening,
  type Policy,
  type PolicyChoice,
} from '../kernel/game.ts'
export { exampleOf, type Kind } from '../kernel/kind.ts'
export { decodeLink, encodeLink, type LinkState } from '../kernel/link.ts'
export type { WrittenMoment } from '../kernel/moment.ts'
export { type Odds, type OddsRequest, odds } from '../kernel/odds.ts'
export {
  playSensibly,
  type SensiblePlay,
  sensible,
  type Thought,
  type ThoughtRequest,
} from '../kernel/opponent.ts'
export type { Horizon, Outlook } from '../kernel/outlook.ts'
export { playout } from '../kernel/playout.ts'
export { type Readings, readingsOf, type Switch } from '../kernel/reading.ts'
export type { Outcome, Refusal } from '../kernel/refusal.ts'
export { type Replay, replay } from '../kernel/replay.ts'
export { choiceOf, type Question } from '../kernel/run.ts'
export {
  factValue,
  type Played,
  runScenario,
  type Scenario,
  type ScenarioRun,
} from '../kernel/scenario.ts'
export type { Ask, GameEvent, Roll, SeatId } from '../kernel/table.ts'
export type { TraceLine } from '../kernel/trace.ts'
export { factOdds, jointOdds, readFact, readPrediction } from './facts.ts'
export { geographyOf, type LoadOptions, loadComponents, loadGame } from './load.ts'
export { writeMoment } from './moments.ts'
export { type Speaker, speakerOf } from './speaker.ts'
