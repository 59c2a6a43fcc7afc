import { effect, type Signal, untracked } from '@preact/signals-core'
import type { Thought } from '../../kernel/decide/opponent.ts'
import { pickAt } from '../../kernel/run/answerers.ts'
import type { AskedQuestion } from '../../kernel/run/laid-table.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { createTaskQueue } from '../worker/task-queue.ts'
import type { Agreement, LookaheadTask } from '../worker/tasks.ts'

/** People who are asked for themselves, before opponents are, where the whole table has to agree. */
export interface PeopleAsked {
  readonly seats: { readonly people: Signal<readonly string[]> }
  /** The last agreement on which they have spoken, and those of them who refused. */
  readonly spoken: Signal<Spoken | undefined>
}

export interface Spoken {
  readonly question: AskedQuestion
  readonly refused: readonly string[]
}

/** The seats of whom a question to the whole table asks which refuse, each once; none for a question to a single seat. */
export function seatsAsked({ by, options: { shape } }: AskedQuestion): readonly string[] {
  return by === 'table' && shape.kind === 'subset' ? [...new Set(shape.values.map(String))] : []
}

/** The people who have yet to say whether they agree to what waits. */
export function peopleToAsk(
  question: AskedQuestion | undefined,
  asked: PeopleAsked | undefined,
): readonly string[] {
  if (!question || !asked || asked.spoken.value?.question === question) return []
  return seatsAsked(question).filter((seat) => asked.seats.people.value.includes(seat))
}

/**
 * Has computer opponents think about whatever waits for them, one after the other, in one worker: each about its own
 * decision, and each for itself where the table has to agree, once the people at it have spoken. Where thinking fails,
 * chance answers. The returned function ends it.
 */
export function attend(
  face: Face,
  session: Session,
  seed: Signal<number>,
  asked?: PeopleAsked,
): () => void {
  const desk = createTaskQueue(face.hire)
  let drop: (() => void) | undefined
  const stop = effect(() => {
    drop?.()
    drop = undefined
    const question = session.thinking.value
    if (!question || peopleToAsk(question, asked).length > 0) return
    drop = untracked(() => {
      const place = session.run.value.log.length
      return desk.ask({
        slot: 'thought',
        rank: 0,
        task: thoughtTask(session, seed.value, agreementOn(question, asked)),
        onAnswer(found) {
          const thought = found.ok ? (found.value as Pick<Thought, 'answer'>).answer : undefined
          const answer = thought ?? pickAt(seed.value, place, question)
          if (typeof answer === 'number') session.supply(answer)
        },
      })
    })
  })
  return () => {
    stop()
    drop?.()
  }
}

/** Task that asks computer opponents for the pending answer: one for its decision, or several whether they agree. */
export function thoughtTask(session: Session, seed: number, agreement?: Agreement): LookaheadTask {
  const { situation, readings } = session.state.value
  const ahead = agreement
    ? ({ what: 'agreement', seed, ...agreement } as const)
    : ({ what: 'thought', seed } as const)
  return { situation, readings, after: session.run.value.log, ahead }
}

/** The opponents who agree or refuse for themselves; undefined where one seat decides. */
function agreementOn(question: AskedQuestion, asked: PeopleAsked | undefined) {
  if (question.by !== 'table') return undefined
  const people = asked?.seats.people.value ?? []
  const seats = seatsAsked(question).filter((seat) => !people.includes(seat))
  const spoken = asked?.spoken.value
  const refused = spoken?.question === question ? spoken.refused : []
  return { seats, refused }
}
