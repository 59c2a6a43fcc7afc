import type { Laid, Table } from '../run/table.ts'
import type { Of, Parts, Written } from '../schema/schema.ts'
import type { Opening } from './opening.ts'
import type { Readings } from './reading.ts'
import type { Refusal } from './refusal.ts'

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
export function exampleIn(
  { id, kinds }: { readonly id: string; readonly kinds: readonly Kind[] },
  name: string,
) {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new RangeError(`${id} has no situations of the kind ${name}`)
  return exampleOf(kind)
}
