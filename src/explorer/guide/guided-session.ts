import { computed } from '@preact/signals-core'
import { keyOf } from '../../kernel/data/copy.ts'
import type { Face } from '../face.ts'
import { createSession } from '../session/session.ts'
import type { Session, State } from '../session/types.ts'
import type { Guided } from './notes.ts'
import { byScripts } from './others.ts'
import { isReaders, stopFrom, stopsOf } from './stops.ts'

/**
 * The session of a first game. The others answer as it says, or by chance under its seed; between two stops nothing is
 * pressed: a step goes to the next stop, and an answer to what comes of it there.
 */
export function guidedSession(face: Pick<Face, 'game'>, guided: Guided): Session {
  const { situation, seed, others } = guided
  const chance = byScripts(others, seed)
  const session = createSession(face.game, { situation, cursor: 0 }, (question) =>
    isReaders(guided, question) ? undefined : chance,
  )
  const stops = () => stopsOf(guided, session.run.peek())
  const settle = (since: number) => session.goTo(stopFrom(stops(), session.at.peek()), since)
  const after = (at: number) => stopFrom(stops(), at + 1)
  const decision = computed(() => {
    const next = stopFrom(stopsOf(guided, session.run.value), session.at.value + 1)
    return next > session.at.value ? next : undefined
  })
  /** Does something that leads on, and goes to where the game then stops, unless it was refused. */
  const goOn = (act: () => void) => {
    const since = session.at.peek()
    act()
    if (session.refusals.peek().length === 0) settle(since)
  }
  return {
    ...session,
    decision,
    answer: (index) => goOn(() => session.answer(index)),
    answerByChance: () => goOn(() => session.answerByChance()),
    // Nothing is jumped over: the end is the next stop.
    goTo: (line, since) =>
      session.goTo(Number.isFinite(line) ? line : after(session.at.peek()), since),
    step(by) {
      const at = session.at.peek()
      const before = stops().findLast((stop) => stop < at) ?? 0
      session.goTo(by === 1 ? after(at) : before)
    },
    toDecision: () => session.goTo(after(session.at.peek())),
  }
}

/** True for a case that begins as the first game does: one that was kept before the first game changed is another. */
export function beginsAlike(
  { game }: Pick<Face, 'game'>,
  session: Session,
  { situation, readings }: Pick<State, 'situation' | 'readings'>,
): boolean {
  const opened = game.open(situation, readings)
  const { given, position } = session.opening.peek()
  return (
    opened.ok && keyOf([opened.value.given, opened.value.position]) === keyOf([given, position])
  )
}
