import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import type { Outcome } from '../../kernel/game/refusal.ts'
import { type Answerer, byNumber, first, nobody } from '../../kernel/run/answerers.ts'
import { type Replay, replay } from '../../kernel/run/replay.ts'
import { isRecorded } from './recorded-case.ts'
import type { State } from './types.ts'

/** Opens and replays situations, and remembers the last results. */
export type ReplayCache = ReturnType<typeof createReplayCache>

/** Opens a situation once, and runs it on from where it was run before. */
export function createReplayCache(game: PlayedGame) {
  let last: { readonly of: Case; readonly opened: Outcome<Opening> } | undefined
  let ran: { readonly opening: Opening; readonly run: Replay<unknown> } | undefined
  return {
    game,
    opened({ situation, readings }: Case): Outcome<Opening> {
      if (last?.of.situation === situation && last.of.readings === readings) return last.opened
      last = { of: { situation, readings }, opened: game.open(situation, readings) }
      return last.opened
    },
    /** The run of an opening with these answers, and others after them if somebody has some. */
    runOf(opening: Opening, known: readonly number[], then: Answerer = nobody): Replay<unknown> {
      if (isRecorded(game)) return game.told
      const before = ran?.opening === opening ? ran.run : undefined
      const agreed = before ? agreeing(before.log, known) : 0
      const isKnown = agreed === known.length && before?.log.length === agreed
      if (before && isKnown && then === nobody) return before
      const answers = first(byNumber(known), then)
      const run = before ? before.again(agreed, answers) : replay(game, opening, answers)
      ran = { opening, run }
      return run
    },
  }
}

type Case = Pick<State, 'situation' | 'readings'>

/** With how many answers two logs begin alike. */
function agreeing(one: readonly number[], other: readonly number[]): number {
  const parting = one.findIndex((answer, index) => answer !== other[index])
  return parting < 0 ? one.length : parting
}

/** Unwraps an outcome that cannot be a refusal. */
export function accept<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`a session holds legal situations only: ${JSON.stringify(outcome.refusals)}`)
}
