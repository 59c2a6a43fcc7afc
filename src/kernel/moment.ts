import { sameData } from './choice.ts'
import type { Game, Opening } from './game.ts'
import { type Kind, unknownKind } from './kind.ts'
import { accepted, type Outcome, type Refusal, refused } from './refusal.ts'
import type { Replay } from './replay.ts'
import { shortened } from './schema/shorten.ts'
import type { GameEvent, Laid } from './table.ts'

/** A moment of a run: what lies on the table, and the event that comes next; none when all is over. */
export interface Moment<Given = unknown, Position = unknown> extends Laid<Given, Position> {
  readonly next: GameEvent | undefined
}

/** A moment as a kind of situation writes it. */
export interface Writing<Position = unknown> {
  /** What the situation says, its kind apart; it is read like any other. */
  readonly situation: object
  /** The position that it stands for: that of the moment, or where that moment leads without anybody's doing. */
  readonly position: Position
}

/** A situation made of a moment of play. */
export interface WrittenMoment {
  readonly situation: { readonly kind: string }
  /** How many lines of the trace come before that moment. */
  readonly line: number
  /** What the situation cannot say of it, and what is odd about the situation. */
  readonly remarks: readonly Refusal[]
}

/** What writing needs of a game. */
type Writable = Pick<Game, 'kinds' | 'components' | 'open' | 'remarks' | 'bearing'>

/**
 * The last moment of a run at which a situation of a kind begins, as such a situation: rounds follow one another
 * so, and any moment of a game can be taken aside. Refused where there is no such moment, where the kind never
 * begins within a game, and where its situations cannot be like that.
 */
export function writeMoment(
  game: Writable,
  opening: Opening,
  run: Pick<Replay<unknown>, 'trace' | 'question' | 'at'>,
  name: string,
): Outcome<WrittenMoment> {
  const kind = game.kinds.find((one) => one.name === name)
  if (!kind) return refused(unknownKind(name, game.kinds))
  if (!kind.write || !game.bearing) {
    const allowed = game.kinds.flatMap((one) => (one.write ? [one.name] : []))
    return refused({ code: 'kind-not-written', facts: { received: name, allowed } })
  }
  for (let line = run.trace.length; line >= 0; line--) {
    const moment = momentAt(opening, run, line)
    const writing = moment && kind.write(moment, game.components)
    if (writing) return checked(game, opening, kind, writing, line)
  }
  return refused({ code: 'no-such-moment', facts: { received: name } })
}

/** The moment before the event in that line, or after the last one; undefined before an answer. */
function momentAt(
  { given, readings }: Opening,
  { trace, question, at }: Pick<Replay<unknown>, 'trace' | 'question' | 'at'>,
  line: number,
): Moment | undefined {
  const after = trace[line]
  if (after ? after.type === 'answer' : question) return undefined
  const next = after?.type === 'event' ? after.event : undefined
  // Most moments are passed over by what comes next, and a position has to be worked out.
  return {
    given,
    readings,
    next,
    get now() {
      return at(line)
    },
  }
}

/** The situation as short as it can be said, opened to see what of the moment is lost in it. */
function checked(
  game: Writable,
  { given, readings }: Opening,
  kind: Kind,
  { situation: parts, position }: Writing,
  line: number,
): Outcome<WrittenMoment> {
  const situation = { kind: kind.name, ...(shortened(kind.schema, parts) as object) }
  const opened = game.open(situation, readings)
  if (!opened.ok) return opened
  const bearing = (laid: Pick<Laid, 'given' | 'now'>) => game.bearing?.(laid) ?? {}
  const there = bearing({ given: opened.value.given, now: opened.value.position })
  const here = Object.entries(bearing({ given, now: position }))
  const received = here.flatMap(([part, value]) => (sameData(value, there[part]) ? [] : [part]))
  const unsaid = received.length > 0 ? [{ code: 'moment-unsaid', facts: { received } }] : []
  return accepted({ situation, line, remarks: [...unsaid, ...game.remarks(situation as never)] })
}
