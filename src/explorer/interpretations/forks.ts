import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import type { Outcome } from '../../kernel/game/refusal.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { type Replay, replay } from '../../kernel/run/replay.ts'
import type { Face } from '../face.ts'
import type { Session, State } from '../session/types.ts'
import { askWorker, type ForksTask, forksTask } from '../worker/tasks.ts'
import { compareReadings, isParted, lineAfter } from './compare.ts'

/** Another reading than that in force: the switch, and what it is set to. */
export interface OtherReading {
  readonly key: string
  readonly value: string
}

/** A reading under which a case goes another way, and the line of its trace at which it does. */
export interface Fork extends OtherReading {
  /** Number of trace lines shown when that line is the last. */
  readonly line: number
}

type Case = Pick<State, 'situation' | 'readings'>

/** Goes through every other reading, one at a time, and tells of each whether the case parts there. */
function* partingsIn(
  game: PlayedGame,
  state: Case,
  run: Replay<unknown>,
): Generator<Fork | undefined> {
  for (const { key, values } of game.switches) {
    const mine = state.readings[key] ?? values[0]
    for (const value of values) {
      if (value === mine) continue
      const parting = compareReadings(game, state, run, { [key]: value })?.parting
      yield parting && { key, value, line: lineAfter(run.trace, parting.after + 1) }
    }
  }
}

/**
 * Another way to read a switch than that in force, under which the case parts: it need not tell all ways from each
 * other, and may tell none.
 */
export function otherReading(
  game: PlayedGame,
  state: Case,
  run: Replay<unknown>,
  key: string,
): OtherReading | undefined {
  const values = game.switches.find((one) => one.key === key)?.values ?? []
  const mine = state.readings[key] ?? values[0]
  const value = values.find((each) => {
    const found = each === mine ? undefined : compareReadings(game, state, run, { [key]: each })
    return found && isParted(found)
  })
  return value === undefined ? undefined : { key, value }
}

/** All partings of what has been played, as a task tells it. */
export function forksOf(game: PlayedGame, opening: Opening, task: ForksTask): readonly Fork[] {
  const run = replay(game, opening, byNumber(task.after))
  return [...partingsIn(game, task, run)].filter((one) => one !== undefined)
}

/** Largest number of events in a run that can be replayed without a noticeable pause. */
const SHORT = 400

/**
 * Seeks all partings of what a session has played, between two frames or, where that is long, in a worker.
 * The returned function gives it up.
 */
export function findForks(
  face: Face,
  session: Session,
  onFound: (found: readonly Fork[]) => void,
): () => void {
  const run = session.run.peek()
  if (run.events.length > SHORT) {
    return askWorker(face, forksTask(session), (answer: Outcome<readonly Fork[]>) => {
      if (answer.ok) onFound(answer.value)
    })
  }
  const others = partingsIn(face.game, session.state.peek(), run)
  const found: Fork[] = []
  const seek = (): void => {
    const { done, value } = others.next()
    if (value) found.push(value)
    if (done) onFound(found)
    else timer = setTimeout(seek)
  }
  let timer = setTimeout(seek)
  return () => clearTimeout(timer)
}
