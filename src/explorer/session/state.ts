import { computed, type Signal, signal } from '@preact/signals-core'
import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import { nobody } from '../../kernel/run/answerers.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import { accept, createReplayCache, type ReplayCache } from './replay-cache.ts'
import type { Session, State, Unattended } from './types.ts'

/** Signals of a session. */
export interface Store {
  /** State at the start, to which `reset` returns. */
  readonly initial: State
  readonly unattended: Unattended
  readonly state: Signal<State>
  /** The states before, to be taken back to. */
  readonly past: Signal<readonly State[]>
  readonly refusals: Signal<readonly Refusal[]>
  readonly since: Signal<number>
  readonly seed: Signal<number>
  readonly isPlaying: Signal<boolean>
  readonly runs: Signal<ReplayCache>
}

/** The memory of a session that begins. */
export function createStore(
  game: PlayedGame,
  start: Pick<State, 'situation'> & Partial<State>,
  unattended: Unattended,
): Store {
  const initial: State = { readings: {}, log: [], cursor: Number.POSITIVE_INFINITY, ...start }
  return {
    initial,
    unattended,
    state: signal(initial),
    past: signal([]),
    refusals: signal([]),
    since: signal(0),
    seed: signal(1),
    isPlaying: signal(false),
    runs: signal(createReplayCache(game)),
  }
}

/** True for an answer given by somebody who was asked. */
export function isAsked({ unattended }: Store, line: TraceLine): boolean {
  return line.type === 'answer' && unattended(line.question) === undefined
}

/** Values derived from the store by replay. */
export type Derived = Pick<
  Session,
  'opening' | 'run' | 'at' | 'position' | 'thinking' | 'question' | 'decision' | 'answered'
>

/** Derives the computed signals of a store. */
export function derive(memory: Store): Derived {
  const { state, runs, isPlaying, unattended } = memory
  const situation = computed(() => state.value.situation)
  const readings = computed(() => state.value.readings)
  const log = computed(() => state.value.log)
  const opening = computed(() =>
    accept(runs.value.opened({ situation: situation.value, readings: readings.value })),
  )
  const run = computed(() => runs.value.runOf(opening.value, log.value))
  const at = computed(() => Math.min(state.value.cursor, run.value.trace.length))
  const position = computed(() => run.value.at(at.value))
  const answered = computed(() => {
    const shown = run.value.trace.slice(0, at.value)
    return run.value.log.slice(0, shown.filter(({ type }) => type === 'answer').length)
  })
  const thinking = computed(() => {
    const { question } = run.value
    const isThought = question?.step === 'ask' && unattended(question) === 'thought'
    return isThought && !isPlaying.value ? question : undefined
  })
  const question = computed(() => {
    const next = run.value.trace[at.value]
    if (!next) return thinking.value ? undefined : run.value.question
    return isAsked(memory, next)
      ? run.value.again(answered.value.length, nobody).question
      : undefined
  })
  const decision = computed(() => {
    const { trace, question: waiting } = run.value
    const next = trace.findIndex((line, place) => place > at.value && isAsked(memory, line))
    if (next >= 0) return next
    return waiting && at.value < trace.length ? trace.length : undefined
  })
  return { opening, run, at, position, thinking, question, decision, answered }
}
