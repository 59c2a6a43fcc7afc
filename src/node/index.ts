/**
 * Reckoning as a library for Node: the games, the kernel's verbs on them, and the sentences of both
 * languages. Everything that a program needs is exported here; there are no private paths to import.
 */
export { type GameId, gameIds } from '../content/games.ts'
export { type Language, languages } from '../content/languages.ts'
export type { Components as QuickAndUndeadComponents } from '../engine/games/quick-and-undead/components.ts'
export type { QuickEvent as QuickAndUndeadEvent } from '../engine/games/quick-and-undead/events.ts'
export type {
  QuickAndUndead,
  QuickSituation as QuickAndUndeadSituation,
} from '../engine/games/quick-and-undead/index.ts'
export type {
  Given as QuickAndUndeadGiven,
  Position as QuickAndUndeadPosition,
} from '../engine/games/quick-and-undead/position.ts'
export type { Components as WildGangsComponents } from '../engine/games/wild-gangs/components.ts'
export type { WildGangsEvent } from '../engine/games/wild-gangs/events.ts'
export type { WildGangs, WildGangsSituation } from '../engine/games/wild-gangs/index.ts'
export type {
  Given as WildGangsGiven,
  Position as WildGangsPosition,
} from '../engine/games/wild-gangs/position.ts'
export {
  type Answerer,
  atRandom,
  byFunction,
  byNumber,
  byPolicy,
  byValue,
  first,
} from '../engine/kernel/answer.ts'
export { type Best, type BestDecision, type BestRequest, best } from '../engine/kernel/best.ts'
export { answersOf, type Choice } from '../engine/kernel/choice.ts'
export { type Clause, numberClauses } from '../engine/kernel/clause.ts'
export type { Field, FieldValues, SituationKind } from '../engine/kernel/fields.ts'
export {
  type Assumption,
  anyAnswer,
  type Fact,
  type FactParameters,
  type FactValue,
  type Game,
  type Opening,
  type Policy,
} from '../engine/kernel/game.ts'
export { decodeLink, encodeLink, type LinkState } from '../engine/kernel/link.ts'
export { type Odds, type OddsRequest, odds } from '../engine/kernel/odds.ts'
export { playout } from '../engine/kernel/playout.ts'
export { type Readings, readingsOf, type Switch } from '../engine/kernel/reading.ts'
export type { Outcome, Refusal } from '../engine/kernel/refusal.ts'
export { type Replay, replay, type TraceLine } from '../engine/kernel/replay.ts'
export { choiceOf, type Question } from '../engine/kernel/run.ts'
export {
  checkScenario,
  type FactQuestion,
  factValue,
  type Mismatch,
  type Played,
  runScenario,
  type Scenario,
  type ScenarioRun,
} from '../engine/kernel/scenario.ts'
export type { Ask, GameEvent, Roll, SeatId } from '../engine/kernel/step.ts'
export { factOdds, readFact, readPrediction } from './facts.ts'
export { type Games, type LoadOptions, loadComponents, loadGame } from './load.ts'
export { type Speaker, speakerOf } from './speaker.ts'
