import { sameData } from '../choice/index.ts'
import type { Game } from '../game/game.ts'
import type { Kind } from '../game/kind.ts'
import { unknownKind } from '../game/open-situation.ts'
import type { Opening } from '../game/opening.ts'
import { accepted, type Outcome, type Refusal, refused } from '../game/refusal.ts'
import type { Replay } from '../run/replay.ts'
import type { GameEvent, Laid } from '../run/table.ts'
import type { Answered } from '../run/trace.ts'
import { shortened } from '../schema/shorten.ts'

/** A moment of a run: what lies on the table, and what comes next; neither when all is over. */
export interface Moment<Given = unknown, Position = unknown> extends Laid<Given, Position> {
  /** The event that comes next. */
  readonly next: GameEvent | undefined
  /** The question that is put next. */
  readonly asked: Asked | undefined
}

/** Kind of question, and who is asked. */
type Asked = Pick<Answered, 'kind'> & { readonly by?: string | undefined }

/** A moment as a kind of situation writes it. */
export interface Writing<Position = unknown> {
  /** The situation without its kind; read like any other. */
  readonly situation: object
  /** The position that it stands for: that of the moment, or where that moment leads without anybody's doing. */
  readonly position: Position
}

/** Writes a moment as a situation of a kind, where one begins at that moment; undefined elsewhere. */
type Writer<Given, Position, Components> = {
  write(moment: Moment<Given, Position>, components: Components): Writing<Position> | undefined
}['write']

/** Writers of a game's moments. No page needs them at once, so they stand beside the game. */
export interface Moments<Given = unknown, Position = unknown, Components = unknown> {
  /**
   * For each kind of situation that begins some part of a game. Said in full: what says nothing is left out.
   */
  readonly writers: Readonly<Record<string, Writer<Given, Position, Components>>>
  /**
   * All that bears on how play goes on, part by part: from two tables of which these are the same it goes on
   * alike. This tells what a situation cannot say.
   */
  bearing(laid: {
    readonly given: Given
    readonly now: Position
  }): Readonly<Record<string, unknown>>
}

/** Declares the writers of a game: `momentsOf<Given, Position, Components>({ … })`. */
export function momentsOf<Given, Position, Components>(
  moments: Moments<Given, Position, Components>,
): Moments {
  return moments as Moments
}

/** Writes the moments before events of a kind: `const before = beforeOf<Given, Position, Components, Event>()`. */
export function beforeOf<Given, Position, Components, Event extends GameEvent>() {
  type Next<Kind> = Extract<Event, { kind: Kind }>
  return <Kind extends Event['kind']>(
    kind: Kind,
    write: (
      next: Next<Kind>,
      moment: Moment<Given, Position>,
      components: Components,
    ) => Writing<Position> | undefined,
  ): Writer<Given, Position, Components> =>
    (moment, components) =>
      moment.next?.kind === kind ? write(moment.next as Next<Kind>, moment, components) : undefined
}

/** The same data with every list in it sorted, for lists whose order says nothing. */
export function unordered<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data
  if (!Array.isArray(data)) {
    const entries = Object.entries(data).map(([name, value]) => [name, unordered(value)])
    return Object.fromEntries(entries) as Data
  }
  const texts = data.map((one) => JSON.stringify(unordered(one))).sort()
  return texts.map((text) => JSON.parse(text)) as Data
}

/** A situation made of a moment of play. */
export interface WrittenMoment {
  readonly situation: { readonly kind: string }
  /** Number of trace lines before that moment. */
  readonly line: number
  /** Remarks: facts of the moment that the situation cannot express, and oddities of the situation. */
  readonly remarks: readonly Refusal[]
}

/** The part of a game that writing uses. */
type Writable = Pick<Game, 'kinds' | 'components' | 'open' | 'remarks'>

/** The part of a run that writing uses. */
type Written = Pick<Replay<unknown>, 'trace' | 'question' | 'at'>

/**
 * The last moment of a run at which a situation of a kind begins, as such a situation, or the last one up to a line of
 * its trace: rounds follow one another so, and any moment of a game can be taken aside. Refused where there is no such
 * moment, where the kind never begins within a game, and where its situations cannot be like that.
 */
export function writeMoment(
  game: Writable,
  moments: Moments,
  opening: Opening,
  run: Written,
  name: string,
  until = run.trace.length,
): Outcome<WrittenMoment> {
  const kind = game.kinds.find((one) => one.name === name)
  if (!kind) return refused(unknownKind(name, game.kinds))
  const write = moments.writers[name]
  if (!write) {
    const allowed = Object.keys(moments.writers)
    return refused({ code: 'kind-not-written', facts: { received: name, allowed } })
  }
  for (let line = until; line >= 0; line--) {
    const moment = momentAt(opening, run, line)
    const writing = write(moment, game.components)
    if (writing) return checked(game, moments, opening, kind, writing, line)
  }
  return refused({ code: 'no-such-moment', facts: { received: name } })
}

/** The moment before that line, or after the last one. */
function momentAt(
  { given, readings }: Opening,
  { trace, question, at }: Written,
  line: number,
): Moment {
  const after = trace[line]
  // Most moments are passed over by what comes next, and a position has to be worked out.
  return {
    given,
    readings,
    next: after?.type === 'event' ? after.event : undefined,
    asked: after ? (after.type === 'answer' ? after.question : undefined) : question,
    get now() {
      return at(line)
    },
  }
}

/** The situation as short as it can be said, opened to see what of the moment is lost in it. */
function checked(
  game: Writable,
  { bearing }: Moments,
  { given, readings }: Opening,
  kind: Kind,
  { situation: parts, position }: Writing,
  line: number,
): Outcome<WrittenMoment> {
  const situation = { kind: kind.name, ...(shortened(kind.schema, parts) as object) }
  const opened = game.open(situation, readings)
  if (!opened.ok) return opened
  const there = bearing({ given: opened.value.given, now: opened.value.position })
  const here = Object.entries(bearing({ given, now: position }))
  const received = here.flatMap(([part, value]) => (sameData(value, there[part]) ? [] : [part]))
  const unsaid = received.length > 0 ? [{ code: 'moment-unsaid', facts: { received } }] : []
  return accepted({ situation, line, remarks: [...unsaid, ...game.remarks(situation as never)] })
}
