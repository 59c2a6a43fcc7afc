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
export type { Choice, Shape } from '../kernel/choice/index.ts'
export type { Best, BestDecision, BestRequest } from '../kernel/decide/best.ts'
export type { Estimate, EstimatedFacts, EstimateRequest, Hint } from '../kernel/decide/estimate.ts'
export type { Horizon, Lookahead } from '../kernel/decide/lookahead.ts'
export type { SensiblePlay, Thought, ThoughtRequest } from '../kernel/decide/opponent.ts'
export type { Clause } from '../kernel/game/clause.ts'
export type { Assumption, Fact, FactParameters, FactValue, Game } from '../kernel/game/game.ts'
export type { Kind } from '../kernel/game/kind.ts'
export { anyAnswer, type Opening, type Policy, type PolicyChoice } from '../kernel/game/opening.ts'
export type { Readings, Switch } from '../kernel/game/reading.ts'
export { isRefused, type Outcome, type Refusal, type Refused } from '../kernel/game/refusal.ts'
export type { LinkState } from '../kernel/link/link.ts'
export type { Claim, FactOddsOptions, FactQuestion } from '../kernel/odds/fact-odds.ts'
export type { Odds, OddsRequest } from '../kernel/odds/odds.ts'
export type { Answerer, AnswerTo, Scripted } from '../kernel/run/answerers.ts'
export { nobody } from '../kernel/run/answerers.ts'
export type { Question } from '../kernel/run/laid-table.ts'
export type { FullLine, OfferedLine } from '../kernel/run/offered.ts'
export type { Replay } from '../kernel/run/replay.ts'
export type { Ask, GameEvent, Roll, SeatId } from '../kernel/run/table.ts'
export type { TraceLine } from '../kernel/run/trace.ts'
export type { Mismatch } from '../kernel/scenario/check.ts'
export type { WrittenMoment } from '../kernel/scenario/moment.ts'
export type { Played, Scenario, ScenarioRun } from '../kernel/scenario/scenario.ts'
export { atRandom, byFunction, byNumber, byPolicy, byValue, first } from './answers.ts'
export {
  checkScenario,
  decodeLink,
  encodeLink,
  exampleOf,
  factValue,
  readingsOf,
  runScenario,
} from './cases.ts'
export { factOdds, jointOdds, readFact, readPrediction } from './facts.ts'
export { answersOf, choiceOf, numberClauses } from './lists.ts'
export { geographyOf, type LoadOptions, loadComponents, loadGame } from './load.ts'
export { writeMoment } from './moments.ts'
export { best, fullTrace, odds, playout, replay } from './play.ts'
export { type Speaker, speakerOf } from './speaker.ts'
export { estimateFacts, hint, playSensibly, sensible } from './think.ts'
