import type { GameEvent } from '../../kernel/run/table.ts'
import type { ScenarioRun } from '../../kernel/scenario/scenario.ts'

/** A stretch of a run: the position before a clause acts and the one after it, and what happened between them. */
export interface Moment {
  readonly given: unknown
  readonly before: unknown
  readonly after: unknown
  /** Events of the moment, in order; never empty. */
  readonly events: readonly GameEvent[]
}

/** Selects a moment of a run. */
export interface MomentOf {
  /** The clause that acts: the moment begins before the first event that names it. */
  readonly clause: string
  /** The clause whose events end it; the same unless told otherwise. */
  readonly until?: string | undefined
  /** Takes the last matching event of the whole run as the end, not the last of the first consecutive ones. */
  readonly isLast?: boolean | undefined
}

/** A moment of a run. Both pictures of it are positions of the engine, so they cannot be wrong. */
export function momentOf({ opening, replay }: ScenarioRun, which: MomentOf): Moment {
  const { clause, until = clause, isLast = false } = which
  const lines = (replay?.trace ?? []).flatMap((line, index) =>
    line.type === 'event' ? [{ event: line.event, index }] : [],
  )
  const isOf = (place: number, sought: string): boolean => {
    const event = lines[place]?.event
    return event?.clause === sought || (event?.with ?? []).includes(sought)
  }
  const first = lines.findIndex((_, place) => isOf(place, clause))
  let last = isLast
    ? lines.findLastIndex((_, place) => isOf(place, until))
    : lines.findIndex((_, place) => place >= first && isOf(place, until))
  while (!isLast && isOf(last + 1, until)) last += 1
  const [from, to] = [lines[first], lines[last]]
  if (!opening || !replay || !from || !to || last < first)
    throw new Error(`the run has no moment from ${clause} to ${until}`)
  return {
    given: opening.given,
    before: replay.at(from.index),
    after: replay.at(to.index + 1),
    events: lines.slice(first, last + 1).map(({ event }) => event),
  }
}
