import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import { compareReadings } from '../interpretations/compare.ts'
import type { State } from '../session/types.ts'

/** Kinds of verdict: decided by a clause, left to the players, our ruling, or a physical act. */
export const verdictKinds = ['decided', 'players', 'silent', 'physical'] as const
export type VerdictKind = (typeof verdictKinds)[number]

/** The readings with one switch set otherwise, one for each way to do so. */
export function otherReadings(
  game: Pick<PlayedGame, 'switches'>,
  readings: Readonly<Record<string, string>>,
): readonly Readonly<Record<string, string>>[] {
  return game.switches.flatMap(({ key, values }) =>
    values
      .filter((value) => value !== (readings[key] ?? values[0]))
      .map((value) => ({ ...readings, [key]: value })),
  )
}

/** True when every switch has our own value. */
export function areOurs(
  { switches }: Pick<PlayedGame, 'switches'>,
  readings: Readonly<Record<string, string>>,
): boolean {
  return switches.every(({ key, values }) => (readings[key] ?? values[0]) === values[0])
}

/**
 * The kind of verdict of a run: settled by hand where the table was asked; our ruling where another
 * reading of the rulebook would come out otherwise; the players' where one of them decided something.
 */
export function verdictOf(
  game: PlayedGame,
  state: Pick<State, 'situation' | 'readings'>,
  run: Replay<unknown>,
): VerdictKind {
  if (run.trace.some((line) => isAskOf(line, 'table'))) return 'physical'
  const others = otherReadings(game, state.readings)
  if (others.some((other) => compareReadings(game, state, run, other)?.parting)) return 'silent'
  return run.trace.some((line) => isAskOf(line, 'player')) ? 'players' : 'decided'
}

/** True for a decision of the table, or of a player. */
export function isAskOf(line: TraceLine, decider: 'table' | 'player'): boolean {
  if (line.type !== 'answer' || line.question.step !== 'ask') return false
  return (line.question.by === 'table') === (decider === 'table')
}
