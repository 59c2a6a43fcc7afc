import { type Answerer, pickAt } from '../../kernel/run/answerers.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import { createReplayCache } from './replay-cache.ts'
import type { Derived, Store } from './state.ts'
import type { Session, State } from './types.ts'

/** Number of answers played by chance between two updates of the page. */
const AT_A_TIME = 200

/** With the answers to the questions that nobody is asked. */
export function withUnattended({ runs, unattended }: Store, next: State): State {
  const { opened, runOf } = runs.peek()
  const opening = opened(next)
  if (!opening.ok) return next
  const unasked: Answerer = (question, position, given) => {
    const by = unattended(question)
    if (typeof by === 'function') return by(question, position, given)
    return typeof by === 'number' ? pickAt(by, given, question) : undefined
  }
  return { ...next, log: runOf(opening.value, next.log, unasked).log }
}

/** Goes on to another state, from which it can be taken back. */
function move({ past, state, refusals }: Store, next: State): void {
  past.value = [...past.value, state.value]
  state.value = next
  refusals.value = []
}

/** Shows so many lines of the trace, as news those after `before`. */
function show(
  { since, state, refusals }: Store,
  { at, run }: Derived,
  line: number,
  before = at.value,
): void {
  since.value = before
  state.value = { ...state.value, cursor: Math.max(0, Math.min(line, run.value.trace.length)) }
  refusals.value = []
}

/** Goes on from the lines that are shown by other answers: one, with what comes of it, all that are left, or more of those. */
function answerFrom(
  memory: Store,
  view: Derived,
  answerer: Answerer,
  extent: 'one' | 'all' | 'more' = 'one',
): void {
  const { runs, state, refusals, since, isPlaying } = memory
  const { opening, run, at, answered } = view
  const before = at.value
  const place = answered.value.length
  const next = runs.peek().runOf(opening.value, answered.value, answerer)
  if (next.refusal) {
    refusals.value = [next.refusal]
    return
  }
  const reached = { ...state.value, log: next.log, cursor: Number.POSITIVE_INFINITY }
  if (extent === 'more') state.value = reached
  else move(memory, next.question && !isPlaying.value ? withUnattended(memory, reached) : reached)
  if (extent === 'one') {
    const { trace } = run.value
    show(memory, view, nextEvent(trace, lineOfAnswer(trace, place), 1))
  }
  since.value = before
}

/** Actions that answer questions. */
export function answerActions(
  memory: Store,
  view: Derived,
): Pick<Session, 'answer' | 'answerWhatever' | 'answerByChance' | 'supply'> {
  const { state, seed } = memory
  const { run, answered } = view
  const answerWhatever: Session['answerWhatever'] = (seed, extent) => {
    const place = answered.value.length
    const byChance: Answerer = (question, _position, given) =>
      extent === 'all' || given === place ? pickAt(seed, given, question) : undefined
    answerFrom(memory, view, byChance, extent)
  }
  return {
    answer(index) {
      const place = answered.value.length
      answerFrom(memory, view, (_question, _position, given) =>
        given === place ? index : undefined,
      )
    },
    answerWhatever,
    answerByChance() {
      answerWhatever(seed.value, 'one')
      seed.value += 1
    },
    supply(index) {
      state.value = withUnattended(memory, { ...state.value, log: [...run.value.log, index] })
    },
  }
}

/** Actions that play on by chance, in batches. */
export function playoutActions(memory: Store, view: Derived): Pick<Session, 'playOut' | 'stop'> {
  const { state, refusals, since, seed, isPlaying } = memory
  const { run, at, answered } = view
  const stop = () => {
    isPlaying.value = false
    attend(memory)
  }
  const playOut = () => {
    const luck = seed.value
    const before = at.value
    seed.value += 1
    isPlaying.value = true
    let left: State | undefined
    const goOn = () => {
      // Whatever else is done meanwhile ends it.
      if (left && (left !== state.value || !isPlaying.value)) return stop()
      const place = answered.value.length
      const some: Answerer = (question, _position, given) =>
        given < place + AT_A_TIME ? pickAt(luck, given, question) : undefined
      answerFrom(memory, view, some, left ? 'more' : 'all')
      since.value = before
      left = state.value
      if (run.value.question && refusals.value.length === 0) setTimeout(goOn)
      else stop()
    }
    goOn()
  }
  return { playOut, stop }
}

/** Answers what nobody is asked any more. */
function attend(memory: Store): void {
  const { state } = memory
  const next = withUnattended(memory, state.value)
  if (next.log.length > state.value.log.length) move(memory, next)
}

/** Actions that step through the trace. */
export function stepActions(
  memory: Store,
  view: Derived,
): Pick<Session, 'goTo' | 'step' | 'toDecision' | 'play'> {
  const { state, runs } = memory
  const { run, at, decision } = view
  return {
    play(game) {
      const isAtEnd = at.value === run.value.trace.length
      runs.value = createReplayCache(game)
      // What was told may have been the beginning alone.
      if (isAtEnd) state.value = { ...state.value, cursor: run.value.trace.length }
    },
    goTo: (line, since) => show(memory, view, line, since),
    step: (by) => show(memory, view, nextEvent(run.value.trace, at.value, by)),
    toDecision() {
      show(memory, view, decision.value ?? run.value.trace.length)
    },
  }
}

/** Actions that change the case, undo and reset. */
export function changeActions(
  memory: Store,
): Pick<Session, 'change' | 'open' | 'refuse' | 'attend' | 'undo' | 'reset'> {
  const { initial, state, past, refusals, runs } = memory
  const open: Session['open'] = (next) => {
    const outcome = runs.peek().opened(next)
    if (outcome.ok) move(memory, withUnattended(memory, next))
    else refusals.value = outcome.refusals
    return outcome.ok
  }
  return {
    open,
    change: (what) => open({ ...state.value, ...what, log: [], cursor: initial.cursor }),
    refuse(reasons) {
      refusals.value = reasons
    },
    attend: () => attend(memory),
    undo() {
      const last = past.value.at(-1)
      if (!last) return
      past.value = past.value.slice(0, -1)
      state.value = last
      refusals.value = []
    },
    reset: () => move(memory, withUnattended(memory, initial)),
  }
}

/** The line of the trace that is the answer at a place of the log. */
function lineOfAnswer(trace: Replay<unknown>['trace'], place: number): number {
  const lines = trace.flatMap(({ type }, line) => (type === 'answer' ? [line] : []))
  return lines[place] ?? trace.length
}

/** Trace length after a step by one event. Never stops right after an answer, whose event is still to come. */
function nextEvent(trace: Replay<unknown>['trace'], at: number, by: 1 | -1): number {
  let next = at + by
  while (next > 0 && next < trace.length && trace[next - 1]?.type === 'answer') next += by
  return next
}
