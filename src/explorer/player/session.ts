import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { type Answerer, byNumber, first, nobody, pickAt } from '../../kernel/answer.ts'
import type { Opening, PlayedGame } from '../../kernel/game.ts'
import type { Outcome, Refusal } from '../../kernel/refusal.ts'
import { type Replay, replay } from '../../kernel/replay.ts'
import type { AskedQuestion, Question } from '../../kernel/run.ts'
import type { TraceLine } from '../../kernel/trace.ts'
import type { Situation } from '../face.ts'
import { isTold } from './told.ts'

/** All that a player of scenarios remembers; everything else is computed from it by replay. */
export interface State {
  readonly situation: Situation
  readonly readings: Readonly<Record<string, string>>
  /** The numbers of the answers given. */
  readonly log: readonly number[]
  /** How many lines of the trace are shown; Infinity for all of them, however many there will be. */
  readonly cursor: number
}

/** A run of a scenario that a reader steps through, answers, undoes and shares. */
export interface Session {
  readonly state: ReadonlySignal<State>
  readonly opening: ReadonlySignal<Opening>
  readonly run: ReadonlySignal<Replay<unknown>>
  /** How many lines of the trace are shown. */
  readonly at: ReadonlySignal<number>
  /** The position after the lines that are shown. */
  readonly position: ReadonlySignal<unknown>
  /** The question that waits after the lines that are shown, answered later or not at all. */
  readonly question: ReadonlySignal<Question | undefined>
  /** The question at the end of the run that somebody thinks about, whatever lines are shown. */
  readonly thinking: ReadonlySignal<AskedQuestion | undefined>
  /** How many lines were shown before the reader moved on; what has happened since is the news. */
  readonly since: ReadonlySignal<number>
  /** The numbers of the answers given up to the lines that are shown. */
  readonly answered: ReadonlySignal<readonly number[]>
  /** Why the last thing attempted was not done. Nothing else changed. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>
  readonly canUndo: ReadonlySignal<boolean>
  /** Whether the case is told from a record, until its rules are there. */
  readonly isTold: ReadonlySignal<boolean>
  /** Goes on by the rules, from where the reader stands. */
  play(game: PlayedGame): void
  /** Answers the waiting question by number, and shows the first that comes of it; later answers are forgotten. */
  answer(index: number): void
  /**
   * Answers by chance under a seed: the waiting question, and shows the first that comes of
   * it; or everything that is left.
   */
  answerWhatever(seed: number, extent: 'one' | 'all'): void
  /** The seed under which chance answers next. */
  readonly seed: Signal<number>
  /** The waiting question under that seed, which then goes on to the next. */
  answerByChance(): void
  /**
   * Everything that is left under that seed, some answers at a time: what comes of them is shown on the way, and
   * `stop` leaves it there.
   */
  playOut(): void
  stop(): void
  /** Whether that goes on. */
  readonly isPlaying: ReadonlySignal<boolean>
  /** Gives the answer that somebody has thought of, at the end of the run; what is shown stays. */
  supply(index: number): void
  /** Shows so many lines of the trace. */
  goTo(line: number): void
  /** Steps to after the next event, or back to before the last one. */
  step(by: 1 | -1): void
  /** Goes on to the next question that somebody was asked, or to the end of what is settled. */
  toDecision(): void
  /** Takes another situation or other readings; refused ones change nothing. */
  change(what: Partial<Pick<State, 'situation' | 'readings'>>): boolean
  /** Takes over a state from a link, with what was wrong with it. */
  open(state: State): boolean
  refuse(refusals: readonly Refusal[]): void
  /**
   * Another session that begins where this one stands, and knows nothing of what came after; with the last answer not
   * yet given where nothing is left to answer. Of a seat that is named the others are played by chance.
   */
  branch(seat: string | undefined): Session
  /** Answers what nobody is asked any more, after that has changed. */
  attend(): void
  undo(): void
  /** Back to where the session began. */
  reset(): void
}

/** What tells who answers a question, before and after it has been answered. */
export type Addressed = { readonly step: 'roll' | 'ask'; readonly by?: string | undefined }

/**
 * Who is not asked: questions for which this returns a seed are answered by chance at once, those that get a thought
 * wait for whoever thinks about them.
 */
export type Unattended = (question: Addressed) => number | 'thought' | undefined

/** How many answers chance gives before what has come of them is shown. */
const AT_A_TIME = 200

/** Starts a session. The situation it starts from must be legal. */
export function createSession(
  game: PlayedGame,
  start: Pick<State, 'situation'> & Partial<State>,
  unattended: Unattended = () => undefined,
): Session {
  const initial: State = { readings: {}, log: [], cursor: Number.POSITIVE_INFINITY, ...start }
  const state: Signal<State> = signal(initial)
  const past: Signal<readonly State[]> = signal([])
  const refusals: Signal<readonly Refusal[]> = signal([])
  const since = signal(0)
  const seed = signal(1)
  const isPlaying = signal(false)

  const runs = signal(createRuns(game))
  const situation = computed(() => state.value.situation)
  const readings = computed(() => state.value.readings)
  const log = computed(() => state.value.log)
  const opening = computed(() =>
    accept(runs.value.opened({ situation: situation.value, readings: readings.value })),
  )
  const run = computed(() => runs.value.runOf(opening.value, log.value))
  const at = computed(() => Math.min(state.value.cursor, run.value.trace.length))
  const position = computed(() => run.value.at(at.value))
  const thinking = computed(() => {
    const { question } = run.value
    const isThought = question?.step === 'ask' && unattended(question) === 'thought'
    return isThought && !isPlaying.value ? question : undefined
  })
  const question = computed(() => {
    const next = run.value.trace[at.value]
    if (!next) return thinking.value ? undefined : run.value.question
    return isAsked(next) ? run.value.again(answered.value.length, nobody).question : undefined
  })

  const isAsked = (line: TraceLine) =>
    line.type === 'answer' && unattended(line.question) === undefined
  const move = (next: State) => {
    past.value = [...past.value, state.value]
    state.value = next
    refusals.value = []
  }
  /** Answers the questions that nobody is asked. */
  const attended = (next: State): State => {
    const { opened, runOf } = runs.peek()
    const opening = opened(next)
    if (!opening.ok) return next
    const unasked: Answerer = (question, _position, given) => {
      const seed = unattended(question)
      return typeof seed === 'number' ? pickAt(seed, given, question) : undefined
    }
    return { ...next, log: runOf(opening.value, next.log, unasked).log }
  }
  const answered = computed(() => {
    const shown = run.value.trace.slice(0, at.value)
    return run.value.log.slice(0, shown.filter(({ type }) => type === 'answer').length)
  })
  const answerFrom = (answerer: Answerer, extent: 'one' | 'all' | 'more' = 'one') => {
    const before = at.value
    const place = answered.value.length
    const next = runs.peek().runOf(opening.value, answered.value, answerer)
    if (next.refusal) {
      refusals.value = [next.refusal]
      return
    }
    const reached = { ...state.value, log: next.log, cursor: Number.POSITIVE_INFINITY }
    if (extent === 'more') state.value = reached
    else move(next.question && !isPlaying.value ? attended(reached) : reached)
    if (extent === 'one') show(nextEvent(run.value.trace, lineOfAnswer(run.value.trace, place), 1))
    since.value = before
  }
  const show = (line: number) => {
    since.value = at.value
    state.value = { ...state.value, cursor: Math.max(0, Math.min(line, run.value.trace.length)) }
    refusals.value = []
  }

  state.value = attended(initial)
  return {
    state,
    opening,
    run,
    at,
    position,
    question,
    thinking,
    since,
    answered,
    refusals,
    canUndo: computed(() => past.value.length > 0),
    isTold: computed(() => isTold(runs.value.game)),
    play(game) {
      const isAtEnd = at.value === run.value.trace.length
      runs.value = createRuns(game)
      // What was told may have been the beginning alone.
      if (isAtEnd) state.value = { ...state.value, cursor: run.value.trace.length }
    },
    answer(index) {
      const place = answered.value.length
      answerFrom((_question, _position, given) => (given === place ? index : undefined))
    },
    answerWhatever(seed, extent) {
      const place = answered.value.length
      answerFrom(
        (question, _position, given) =>
          extent === 'all' || given === place ? pickAt(seed, given, question) : undefined,
        extent,
      )
    },
    seed,
    answerByChance() {
      this.answerWhatever(seed.value, 'one')
      seed.value += 1
    },
    playOut() {
      const luck = seed.value
      const before = at.value
      seed.value += 1
      isPlaying.value = true
      let left: State | undefined
      const goOn = () => {
        // Whatever else is done meanwhile ends it.
        if (left && (left !== state.value || !isPlaying.value)) return this.stop()
        const place = answered.value.length
        const some: Answerer = (question, _position, given) =>
          given < place + AT_A_TIME ? pickAt(luck, given, question) : undefined
        answerFrom(some, left ? 'more' : 'all')
        since.value = before
        left = state.value
        if (run.value.question && refusals.value.length === 0) setTimeout(goOn)
        else this.stop()
      }
      goOn()
    },
    stop() {
      isPlaying.value = false
      this.attend()
    },
    isPlaying,
    supply(index) {
      state.value = attended({ ...state.value, log: [...run.value.log, index] })
    },
    goTo: show,
    step(by) {
      show(nextEvent(run.value.trace, at.value, by))
    },
    toDecision() {
      const { trace } = run.value
      const next = trace.findIndex((line, place) => place > at.value && isAsked(line))
      show(next < 0 ? trace.length : next)
    },
    change(what) {
      return this.open({ ...state.value, ...what, log: [], cursor: initial.cursor })
    },
    open(next) {
      const outcome = runs.peek().opened(next)
      if (outcome.ok) move(attended(next))
      else refusals.value = outcome.refusals
      return outcome.ok
    },
    refuse(reasons) {
      refusals.value = reasons
    },
    branch(seat) {
      const { situation, readings } = state.value
      const isOver = answered.value.length === run.value.log.length && !run.value.question
      const log = isOver ? answered.value.slice(0, -1) : answered.value
      const start = { situation, readings, log, cursor: at.value }
      return createSession(runs.peek().game, start, (question) => {
        const isOthers = seat !== undefined && question.step === 'ask' && question.by !== seat
        return unattended(question) ?? (isOthers ? seed.peek() : undefined)
      })
    },
    attend() {
      const next = attended(state.value)
      if (next.log.length > state.value.log.length) move(next)
    },
    undo() {
      const last = past.value.at(-1)
      if (!last) return
      past.value = past.value.slice(0, -1)
      state.value = last
      refusals.value = []
    },
    reset() {
      move(attended(initial))
    },
  }
}

/** The line of the trace that is the answer at a place of the log. */
function lineOfAnswer(trace: Replay<unknown>['trace'], place: number): number {
  const lines = trace.flatMap(({ type }, line) => (type === 'answer' ? [line] : []))
  return lines[place] ?? trace.length
}

/** Where a step leads: a place just after an answer is never shown, since nothing has come of it yet. */
function nextEvent(trace: Replay<unknown>['trace'], at: number, by: 1 | -1): number {
  let next = at + by
  while (next > 0 && next < trace.length && trace[next - 1]?.type === 'answer') next += by
  return next
}

/** Opens a situation once, and runs it on from where it was run before. */
function createRuns(game: PlayedGame) {
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
      if (isTold(game)) return game.told
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

function accept<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`a session holds legal situations only: ${JSON.stringify(outcome.refusals)}`)
}
