import type { Change, RecordedCase } from '../../explorer/session/recorded-case.ts'
import { isRecord } from '../../kernel/data/keyed.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import type { Replay } from '../../kernel/run/replay.ts'

/* The build of a page writes down how a case goes, so that the page can tell it: `told.ts`. */

/** Number of trace lines recorded after the moment: more than a reader steps through before the rules are loaded. */
const MOST_LINES = 100

/** Writes down how a case goes that asks its question after `moment` lines; nothing where nothing happens in it. */
export function recordCase(
  { given, readings, position }: Opening,
  run: Replay<unknown>,
  moment = 0,
): RecordedCase | undefined {
  const trace = run.trace.slice(0, moment + MOST_LINES)
  if (!trace.some(({ type }) => type === 'event')) return undefined
  const changes = trace.map((_, line) => difference(run.at(line), run.at(line + 1)) ?? null)
  return { given, readings, position, trace, changes }
}

/** True when a record holds the whole run. */
export function isWhole({ trace }: RecordedCase, run: Replay<unknown>): boolean {
  return trace.length === run.trace.length
}

/** Change that turns one value into another; undefined for equal values. */
function difference(before: unknown, after: unknown): Change | undefined {
  if (isRecord(before) && isRecord(after)) return differences(before, after)
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return differences({ ...before }, { ...after })
  }
  if (before === after) return undefined
  return after === undefined ? [] : [after]
}

type Parts = Readonly<Record<string, unknown>>

function differences(before: Parts, after: Parts): Change | undefined {
  const changes = Object.keys({ ...before, ...after }).flatMap((part) => {
    const change = difference(before[part], after[part])
    return change ? [[part, change] as const] : []
  })
  return changes.length > 0 ? Object.fromEntries(changes) : undefined
}
