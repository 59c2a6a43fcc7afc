import { copyOf } from '../data/copy.ts'
import { isRecord } from '../data/keyed.ts'
import { alike } from '../data/nearest.ts'
import type { GameEvent, Laid, SeatId, Table } from '../run/table.ts'
import { Notes } from '../schema/notes.ts'
import { read } from '../schema/read.ts'
import type { Of, Parts, Written } from '../schema/schema.ts'
import type { Game, Opening, PlayedGame } from './game.ts'
import { type Readings, readingsOf, type Switch } from './reading.ts'
import { accepted, type Outcome, type Refusal, refused, shown } from './refusal.ts'

/** Tools for opening a situation: component data, and the refusals found so far. */
export interface Maker<Components = unknown> {
  readonly components: Components
  readonly readings: Readings
  /** Notes a reason, with the parts that it concerns, the first of them at fault. */
  refuse(code: string, clause: string, facts: Refusal['facts'], ...at: readonly string[]): void
  /** The same where the part at fault is out of place, so that taking it away mends it. */
  misplaced(code: string, clause: string, facts: Refusal['facts'], ...at: readonly string[]): void
  /** Notes a reason where more was received than is allowed. */
  atMost(code: string, clause: string, facts: Excess, ...at: readonly string[]): void
  /** Notes that a part has a value that other parts do not allow; whether they do. */
  allow(
    at: string,
    received: string | number,
    allowed: readonly (string | number)[],
    clause: string,
    ...also: readonly string[]
  ): boolean
  /** True while nothing is refused. For checks that need a whole table. */
  isSound(): boolean
}

/** Amount received, and the largest one allowed. */
type Excess = Refusal['facts'] & { readonly received: number; readonly allowed: number }

/** Facts fixed for good, and the position from which a procedure runs. */
export type Opened<Given, Position> = Pick<Opening<Given, Position>, 'given' | 'position'>

/**
 * A kind of situation that a reader can build: what a situation of it can say, limit by limit, and what
 * comes of it. `open` is given situations as they were read, and notes what its schema cannot say, such as
 * limits that concern several parts. What it makes of a refused situation is thrown away.
 */
export interface Kind<
  Name extends string = string,
  S extends Parts = Parts,
  Given = unknown,
  Position = unknown,
  Components = unknown,
> {
  readonly name: Name
  readonly schema: S
  /** The page's own example. Links tell what differs from it, so it is frozen. */
  readonly example: Written<S>
  open(situation: Of<S>, maker: Maker<Components>): Opened<Given, Position>
  /** Plays an opened situation. */
  procedure(table: Table<Given, Position>, situation: Of<S>): void
  /** Remarks on a legal situation, such as that no real game reaches it. */
  remarks?(
    situation: Of<S>,
    laid: Laid<Given, Position>,
    components: Components,
  ): readonly Refusal[]
}

/** Declares the kinds of one game: `const kind = kindsOf<Given, Position, Components>()`. */
export function kindsOf<Given, Position, Components>() {
  return <const Name extends string, S extends Parts>(
    kind: Kind<Name, S, Given, Position, Components>,
  ): Kind<Name, S, Given, Position, Components> => kind
}

/** A situation of a kind, or of one of several, as files and programs write it. */
export type SituationOf<K extends Pick<Kind, 'name' | 'schema'>> = K extends unknown
  ? { readonly kind: K['name'] } & Written<K['schema']>
  : never

/** The page's own example of a kind, as a situation. */
export function exampleOf<K extends Kind>({ name, example }: K): SituationOf<K> {
  return { kind: name, ...(example as object) } as SituationOf<K>
}

/** The page's own example of the kind with a name, which the game must have. */
export function exampleIn({ id, kinds }: Pick<Game, 'id' | 'kinds'>, name: string) {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new RangeError(`${id} has no situations of the kind ${name}`)
  return exampleOf(kind)
}

/** The part of a game needed to open situations. */
interface Openable<Components = unknown> {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly switches: readonly Switch[]
  readonly components: Components
}

/** A situation that was read: its kind, and what it says but for that. */
interface Said {
  readonly kind: Kind
  readonly parts: unknown
  readonly notes: Notes
}

function readSituation({ kinds }: Pick<Openable, 'kinds'>, situation: unknown): Outcome<Said> {
  const { kind: name, ...parts } = isRecord(situation) ? situation : {}
  if (name === undefined) {
    const allowed = kinds.map((one) => one.name)
    return refused({ code: 'not-a-situation', facts: { received: shown(situation), allowed } })
  }
  const kind = kinds.find((one) => one.name === name)
  if (!kind) return refused(unknownKind(name, kinds))
  const notes = new Notes(situation)
  return accepted({ kind, notes, parts: read(kind.schema, parts, notes) })
}

/** The refusal of a kind of situation that a game does not have. */
export function unknownKind(received: unknown, kinds: readonly Pick<Kind, 'name'>[]): Refusal {
  const allowed = kinds.map(({ name }) => name)
  const facts = { received: shown(received), allowed, ...alike(received, allowed) }
  return { code: 'unknown-situation', facts }
}

/** Turns a situation, however malformed, into an opening or into all the reasons why it cannot exist. */
function openSituation(
  game: Openable,
  situation: unknown,
  chosen?: Readonly<Record<string, unknown>>,
): Outcome<Opening> {
  const readings = readingsOf(game.switches, chosen)
  const byDefault = readingsOf(game.switches)
  const said = readSituation(game, situation)
  if (!said.ok || !byDefault.ok) return refused(...reasons(said), ...reasons(readings))
  const { kind, parts, notes } = said.value
  const inForce = readings.ok ? readings.value : byDefault.value
  const { given, position } = kind.open(parts as never, makerOf(notes, game.components, inForce))
  const refusals = [...notes.refusals, ...reasons(readings)]
  if (refusals.length > 0) return refused(...refusals)
  const procedure: Opening['procedure'] = (table) => kind.procedure(table, parts as never)
  // Large records that were made key by key are slow dictionaries; what is copied is none.
  return accepted({
    game: game.id,
    given,
    position: copyOf(position),
    readings: inForce,
    procedure,
  })
}

function makerOf(notes: Notes, components: unknown, readings: Readings): Maker {
  return {
    components,
    readings,
    refuse: (code, clause, facts, ...at) => notes.refuse({ code, clause, facts, at }),
    misplaced: (code, clause, facts, ...at) =>
      notes.refuse({ code, clause, facts, at, misplaced: true }),
    atMost(code, clause, facts, ...at) {
      if (facts.received > facts.allowed) this.refuse(code, clause, facts, ...at)
    },
    allow(at, received, allowed, clause, ...also) {
      if (allowed.includes(received)) return true
      const options = { allowed: allowed.map(String), alike: 'no', nearest: '' }
      const facts = { what: at, received: String(received), ...options }
      this.misplaced('value-not-allowed', clause, facts, at, ...also)
      return false
    },
    isSound: () => notes.refusals.length === 0,
  }
}

function reasons(outcome: Outcome<unknown>): readonly Refusal[] {
  return outcome.ok ? [] : outcome.refusals
}

/** Remarks on a situation that can be opened; none on any other. */
function remarksOn(game: Openable, situation: unknown): readonly Refusal[] {
  const said = readSituation(game, situation)
  const opened = openSituation(game, situation)
  if (!said.ok || !opened.ok) return []
  const { given, readings, position } = opened.value
  const { kind, parts } = said.value
  return kind.remarks?.(parts as never, { given, readings, now: position }, game.components) ?? []
}

/** A situation as links and forms have it: fallbacks filled in, one spelling for one thing. */
export function normalised(
  game: Pick<Game, 'kinds'>,
  situation: unknown,
): Outcome<{ readonly kind: string }> {
  const said = readSituation(game, situation)
  if (!said.ok) return said
  const { kind, parts, notes } = said.value
  if (notes.refusals.length > 0) return refused(...notes.refusals)
  return accepted({ kind: kind.name, ...(parts as object) })
}

/** The playing part of a game, apart from its component data and its kinds of situation. */
interface Rules<Position, Event extends GameEvent, Components>
  extends Pick<PlayedGame, 'id' | 'clauses' | 'switches'> {
  apply(position: Position, event: Event): void
  seenBy(position: Position, seat: SeatId, components: Components): Position
}

/**
 * The play of a game with given component data, from situations of some of its kinds:
 * `playOf<Given, Position, Event, Components>(rules)(components, kinds)`. What is given names the seats that play.
 */
export function playOf<
  Given extends { readonly seats: readonly SeatId[] },
  Position,
  Event extends GameEvent,
  Components,
>(rules: Rules<Position, Event, Components>) {
  return (
    components: Components,
    kinds: readonly Kind[],
  ): PlayedGame<{ readonly kind: string }, Given, Position, Event> => {
    const game = { ...rules, components, kinds }
    return {
      ...game,
      open: (situation, readings) =>
        openSituation(game, situation, readings) as Outcome<Opening<Given, Position>>,
      remarks: (situation) => remarksOn(game, situation),
      seenBy: (position, seat) => rules.seenBy(position, seat, components),
      seats: ({ seats }) => seats,
    }
  }
}
