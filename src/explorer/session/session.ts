import { computed } from '@preact/signals-core'
import type { PlayedGame } from '../../kernel/game/game.ts'
import {
  answerActions,
  changeActions,
  playoutActions,
  stepActions,
  withUnattended,
} from './actions.ts'
import { isRecorded } from './recorded-case.ts'
import { createStore, type Derived, derive, type Store } from './state.ts'
import type { Session, State, Unattended } from './types.ts'

/** Starts a session. The situation it starts from must be legal. */
export function createSession(
  game: PlayedGame,
  start: Pick<State, 'situation'> & Partial<State>,
  unattended: Unattended = () => undefined,
): Session {
  const memory = createStore(game, start, unattended)
  const { initial, state, past, runs, refusals, since, seed, isPlaying } = memory
  state.value = withUnattended(memory, initial)
  const view = derive(memory)
  return {
    state,
    refusals,
    since,
    seed,
    isPlaying,
    ...view,
    canUndo: computed(() => past.value.length > 0),
    isTold: computed(() => isRecorded(runs.value.game)),
    ...answerActions(memory, view),
    ...playoutActions(memory, view),
    ...stepActions(memory, view),
    ...changeActions(memory),
    branch: (seat) => branchOf(memory, view, seat),
  }
}

/** A session that begins where another stands. */
function branchOf(
  { state, runs, seed, unattended }: Store,
  { answered, run, at }: Derived,
  seat: string | undefined,
): Session {
  const { situation, readings } = state.value
  const isOver = answered.value.length === run.value.log.length && !run.value.question
  const log = isOver ? answered.value.slice(0, -1) : answered.value
  const start = { situation, readings, log, cursor: at.value }
  return createSession(runs.peek().game, start, (question) => {
    const isOthers = seat !== undefined && question.step === 'ask' && question.by !== seat
    return unattended(question) ?? (isOthers ? seed.peek() : undefined)
  })
}
