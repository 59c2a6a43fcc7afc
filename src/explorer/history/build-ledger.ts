import { keyOf } from '../../kernel/data/copy.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Values } from '../contract.ts'
import { type Face, isIdle } from '../face.ts'

/** A value before and after an event. */
export interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** One line of the ledger: what happened, what it changed, which clause is behind it. */
export interface LedgerLine {
  /** Number of trace lines shown when this line is the last. */
  readonly end: number
  readonly event: GameEvent
  readonly sentence: string
  readonly clauses: readonly string[]
  readonly changes: readonly Change[]
  /** A clause that was considered and did not apply. */
  readonly idle: boolean
}

/** The lines between two headings. */
export interface LedgerPart {
  readonly title: string | undefined
  readonly lines: readonly LedgerLine[]
}

/** So many parts are overlooked at once; of a longer ledger the rounds come first. */
const OVERSEEN = 12

/**
 * The parts of a long ledger round by round: each round begins with an event of a kind, of which the first that begins any is
 * the widest; what comes before the first round is together, too. Of a short ledger, and where there are no rounds, each part
 * is by itself.
 */
export function inRounds<Part extends LedgerPart>(
  parts: readonly Part[],
  kinds: readonly string[] = [],
): readonly (readonly Part[])[] {
  const byKind = parts.length > OVERSEEN ? kinds.map((kind) => begunBy(kind, parts)) : []
  return byKind.find((rounds) => rounds.length > 1) ?? parts.map((part) => [part])
}

function begunBy<Part extends LedgerPart>(kind: string, parts: readonly Part[]): Part[][] {
  const rounds: Part[][] = []
  for (const part of parts) {
    const begins = part.lines.some(({ event }) => event.kind === kind)
    if (begins || rounds.length === 0) rounds.push([])
    rounds.at(-1)?.push(part)
  }
  return rounds
}

/** The first lines of a ledger, as many as asked for, and how many follow. */
export function beginningOf(
  parts: readonly LedgerPart[],
  count: number,
): { readonly parts: readonly LedgerPart[]; readonly left: number } {
  const kept: LedgerPart[] = []
  let left = 0
  let room = count
  for (const { title, lines } of parts) {
    if (room > 0) kept.push({ title, lines: lines.slice(0, room) })
    left += Math.max(0, lines.length - room)
    room = Math.max(0, room - lines.length)
  }
  return { parts: kept, left }
}

/** Through whose eyes a trace is told; undefined for everybody's. */
export interface Viewpoint {
  readonly seat: string | undefined
  /** The position as the viewer sees it. */
  see(position: unknown): unknown
  /** The event without the facts that the viewer must not know. */
  tell(event: GameEvent): GameEvent
}

/** Nothing is hidden. */
export const everybody: Viewpoint = {
  seat: undefined,
  see: (position) => position,
  tell: (event) => event,
}

/** Viewpoint of one seat. What is open in the present position is also shown in the past. */
export function viewpointOf(face: Face, seat: string, now: unknown): Viewpoint {
  const isOpen = keyOf(face.game.seenBy(now, seat)) === keyOf(now)
  if (isOpen) return everybody
  return {
    seat,
    see: (position) => face.game.seenBy(position, seat),
    tell: (event) => redacted(event, seat),
  }
}

/** An event without the facts that are secret from a seat. */
export function redacted(event: GameEvent, seat: string): GameEvent {
  const { secret } = event
  if (!secret || secret.seats.includes(seat)) return event
  const kept = { ...event }
  for (const fact of secret.facts) Reflect.deleteProperty(kept, fact)
  return kept
}

/** The part of a run that a ledger reads: its lines, and the position after each. */
export type Told = Pick<Replay<unknown>, 'trace' | 'at'>

/** Writes the lines of a trace. Values of positions are remembered, since each is before and after. */
export class LedgerBuilder {
  readonly #face: Face
  readonly #given: unknown
  readonly #words: Words
  readonly #view: Viewpoint
  readonly #values = new WeakMap<object, Values>()

  constructor(face: Face, given: unknown, words: Words, view: Viewpoint) {
    this.#face = face
    this.#given = given
    this.#words = words
    this.#view = view
  }

  /** The lines up to a place of the trace, in parts; answers show in the events that they lead to. */
  parts({ trace, at }: Told, until: number): readonly LedgerPart[] {
    const parts: { title: string | undefined; lines: LedgerLine[] }[] = []
    for (const [index, line] of trace.slice(0, until).entries()) {
      if (line.type !== 'event') continue
      const title = this.#face.heading(line.event, this.#words)
      const last = parts.at(-1)
      if (!last || title !== undefined) parts.push({ title, lines: [] })
      parts.at(-1)?.lines.push(this.#line(line.event, at, index + 1))
    }
    return parts
  }

  /** Differences between two positions. */
  changes(before: unknown, after: unknown): readonly Change[] {
    if (before === after) return []
    const was = this.#valuesOf(before)
    const is = this.#valuesOf(after)
    const changes: Change[] = []
    for (const [name, value] of is) {
      const old = was.get(name) ?? ''
      if (old !== value) changes.push({ name, before: old, after: value })
    }
    return changes
  }

  #line(event: GameEvent, at: Told['at'], end: number): LedgerLine {
    const told = this.#view.tell(event)
    const self = this
    let sentence: string | undefined
    let changes: readonly Change[] | undefined
    // Most lines of a long trace are folded, so what they say is worked out when they are looked at.
    return {
      end,
      event: told,
      get sentence() {
        sentence ??= self.#face.sentence(told, self.#given, self.#words)
        return sentence
      },
      clauses: [...new Set([event.clause, ...(event.with ?? [])])],
      get changes() {
        changes ??= self.changes(at(end - 1), at(end))
        return changes
      },
      idle: isIdle(this.#face, event),
    }
  }

  #valuesOf(position: unknown): Values {
    const key = position as object
    let values = this.#values.get(key)
    if (!values) {
      values = this.#face.values(this.#view.see(position), this.#given, this.#words)
      this.#values.set(key, values)
    }
    return values
  }
}
