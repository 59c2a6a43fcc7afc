import { factOf } from '../kernel/odds/fact-odds.ts'
import { engineOf } from './engines.ts'
import { run } from './played.ts'
import type { Scenario } from './scenarios.ts'

/** The kind of event by which every game says that a clause was considered and did not apply. */
const CONSIDERED = 'not-applied'

/**
 * The clauses that a scenario uses: those that act until its question is settled, by the clause that decides it.
 * What happens afterwards, such as the count at the end of a game, is no part of what it asks, and neither is a
 * clause that was considered and did not apply.
 */
export function clausesUntilVerdict(scenario: Scenario): ReadonlySet<string> {
  const { fired, refusals, opening, replay } = run(scenario)
  if (!opening || !replay) return new Set(fired)
  const asked = scenario.predict
  // Whether something is legal is settled by the last thing that was tried.
  const fact = factOf(engineOf(scenario.game), asked)
  const { trace } = replay
  const valueAt = (lines: number) => fact?.value(replay.at(lines), opening.given, asked)
  let settled = trace.length
  while (fact && settled > 0 && valueAt(settled - 1) === valueAt(trace.length)) settled -= 1
  const clauses = trace.map((line) => {
    if (line.type === 'answer') return [line.question.clause]
    return [line.event.clause, ...(line.event.with ?? [])]
  })
  const decided = clauses.findIndex((ids) => ids.includes(scenario.because))
  const used = clauses.slice(0, Math.max(settled, decided + 1)).filter((_, index) => {
    const line = trace[index]
    return line?.type !== 'event' || line.event.kind !== CONSIDERED
  })
  const refused = refusals.flatMap(({ clause }) => clause ?? [])
  return new Set([...used.flat(), ...refused, scenario.because])
}
