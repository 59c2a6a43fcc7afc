import type { Refusal } from '../game/refusal.ts'

/*
 * Schema of a part of a situation: plain data that is written once. Everything else walks it: `read`
 * refuses what it does not allow, `pack` writes it into links, `toJsonSchema` tells editors of files, the
 * explorer makes its forms of it, and the tests draw from it.
 */

/** The facts that a refusal adds to what was received and what is allowed, by where in what it stands. */
export type FactsAt = (path: readonly string[], whole: unknown) => Refusal['facts']

/** Clause that sets a limit, and the refusal code if it is not the kernel's default. */
export interface Limit {
  readonly clause?: string
  readonly code?: string
  /** More facts; a path has a step for each part, each entry and each place in a list. */
  readonly facts?: FactsAt
}

/** A pool of things of which each is somewhere once, such as the cards of a game. */
export interface Once extends Limit {
  readonly code: string
  /** All values of a situation that share a pool are compared. */
  readonly pool: string
  /** The fact that names the thing in a refusal; named like the pool when absent. */
  readonly fact?: string
  /** The thing that a value is; undefined where it is nothing in particular. The value itself when absent. */
  thing?(value: Scalar): Scalar | undefined
}

export type Scalar = string | number | boolean

/** One of some values. The list may grow at its end and nowhere else: links store places in it. */
export interface Listed extends Limit {
  readonly type: 'listed'
  readonly values: readonly Scalar[]
  /** Other ways to write a value. */
  readonly aliases?: Readonly<Record<string, Scalar>>
  /** Short form of a long list, shown by refusals. */
  readonly allowed?: readonly string[]
  /** Values that exist and cannot be here, for a reason of their own. */
  readonly denied?: Limit & { readonly values: readonly Scalar[] }
  readonly once?: Once
  /** Noun of the values, by which games name them. */
  readonly of?: string
}

/** A whole number. Multiples of `step` take few bits in links. */
export interface Count extends Limit {
  readonly type: 'count'
  readonly min: number
  readonly max: number
  readonly step?: number
  /** The code of a whole number beyond them, where it says more than what is asked for. */
  readonly beyond?: string
}

/** Several values in their order, or sorted where their order says nothing. */
export interface List extends Limit {
  readonly type: 'list'
  readonly item: Schema
  readonly least: number
  readonly most: number
  /** Refusal of lists that are too short or too long. */
  readonly size: Limit
  readonly sorted?: boolean
}

/** Some of several values, each once, in an order that says nothing. */
export interface Several extends Limit {
  readonly type: 'several'
  readonly item: Listed
  readonly least: number
  readonly most: number
  readonly size: Limit
  /** Refusal of a repeated value, with the fact that names it; by default the list as a whole is named. */
  readonly twice?: Limit & { readonly code: string; readonly fact: string }
}

/** Parts with names. New ones are appended: links store places. */
export interface Parts extends Limit {
  readonly type: 'parts'
  readonly parts: Readonly<Record<string, Part>>
}

/** A list or a record. */
export interface Either extends Limit {
  readonly type: 'either'
  readonly list: List
  readonly record: Parts
}

/** Absence of a part: allowed or not, and the fallback value. */
interface Absence {
  readonly optional?: boolean
  readonly fallback?: unknown
}

export type Schema = Listed | Count | List | Several | Parts | Either
export type Part = Schema & Absence

declare const out: unique symbol
declare const written: unique symbol
declare const absent: unique symbol

/** The types of what a schema allows, as it is read and as it is written; no schema holds such a value. */
export interface Typed<Out, In = Out> {
  readonly [out]?: Out
  readonly [written]?: In
}
/** A part that may be left out: it is absent then, or there is a fallback. */
export interface Optional<Then extends 'absent' | 'fallback'> {
  readonly [absent]?: Then
  readonly optional: true
}

/** The values that a schema allows once they are read: fallbacks are filled in. */
export type Of<S> = S extends Typed<infer Out, unknown> ? Out : never
/** The values that a schema allows as files and programs write them. */
export type Written<S> = S extends Typed<unknown, infer In> ? In : object

type Simple<T> = { [Key in keyof T]: T[Key] }
type Keys<P, Without> = { [K in keyof P]: P[K] extends Without ? K : never }[keyof P]
type Absent<P> = Keys<P, Optional<'absent'>>
type Left<P> = Keys<P, Optional<'absent' | 'fallback'>>
/** Type of a record with these parts, after reading. */
export type OfParts<P> = Simple<
  { readonly [K in Exclude<keyof P, Absent<P>>]: Of<P[K]> } & {
    readonly [K in Absent<P>]?: Of<P[K]>
  }
>
type WrittenParts<P> = Simple<
  { readonly [K in Exclude<keyof P, Left<P>>]: Written<P[K]> } & {
    readonly [K in Left<P>]?: Written<P[K]>
  }
>

/** For things of a list that are each there once. */
export function onceEach(pool: string): Once {
  return { pool, code: 'given-twice', fact: 'thing' }
}

/** One of some values. */
export function listed<const V extends Scalar>(
  values: readonly V[],
  rest: Omit<Listed, 'type' | 'values'> = {},
): Listed & Typed<V> {
  return { ...rest, type: 'listed', values }
}

/** A whole number between two limits. */
export function count(
  min: number,
  max: number,
  rest: Omit<Count, 'type' | 'min' | 'max'> = {},
): Count & Typed<number> {
  return { ...rest, type: 'count', min, max }
}

interface Sizes {
  readonly least?: number
  readonly most?: number
  readonly size?: Limit
  readonly twice?: NonNullable<Several['twice']>
}

/** A list of at most so many values. */
export function list<S extends Schema>(
  item: S,
  {
    most,
    least = 0,
    size = {},
    ...rest
  }: Limit & Omit<Sizes, 'twice'> & { readonly most: number; readonly sorted?: boolean },
): List & Typed<readonly Of<S>[], readonly Written<S>[]> {
  return { type: 'list', item, least, most, size, ...rest }
}

/** A list of just so many values. */
export function tuple<S extends Schema>(
  item: S,
  length: number,
  rest: Limit & { readonly size?: Limit } = {},
): List & Typed<readonly Of<S>[], readonly Written<S>[]> {
  return list(item, { ...rest, least: length, most: length })
}

/** Some of several values. */
export function several<V extends Scalar>(
  item: Listed & Typed<V>,
  { least = 0, most = item.values.length, size = {}, ...rest }: Limit & Sizes = {},
): Several & Typed<readonly V[]> {
  return { type: 'several', item, least, most, size, ...rest }
}

/** A record of named parts. */
export function parts<P extends Readonly<Record<string, Part>>>(
  given: P,
  rest: Limit = {},
): Parts & Typed<OfParts<P>, WrittenParts<P>> {
  return { type: 'parts', parts: given, ...rest }
}

/** A part that may be absent, and is then what the fallback says, if it says anything. */
export function optional<S extends Schema>(schema: S): S & Optional<'absent'>
export function optional<S extends Schema>(schema: S, fallback: Of<S>): S & Optional<'fallback'>
export function optional<S extends Schema>(schema: S, fallback?: Of<S>): S & Optional<never> {
  return { ...schema, optional: true, ...(fallback === undefined ? {} : { fallback }) }
}

type All<K extends string | number, V> = Readonly<Record<K, V>>

/** A record with an entry for each key. */
export function every<const K extends string, S extends Schema>(
  keys: readonly K[],
  value: (key: K) => S,
  rest: Limit = {},
): Parts & Typed<All<K, Of<S>>, All<K, Written<S>>> {
  const entries = keys.map((key): [string, Part] => [key, value(key)])
  return { type: 'parts', parts: Object.fromEntries(entries), ...rest }
}

/** Things as a file lists them, each once by its id, with what more there is to each. */
export function eachOnce<
  const Id extends Scalar,
  P extends Readonly<Record<string, Part>> = Record<never, Part>,
>(pool: string, ids: readonly Id[], more?: P) {
  const id = listed(ids, { once: onceEach(pool) })
  return tuple(parts({ id, ...(more as P) }), ids.length)
}

/** A record that may have an entry for each key. */
export function some<const K extends string | number, S extends Schema>(
  keys: readonly K[],
  value: (key: K) => S,
  rest: Limit = {},
): Parts & Typed<Partial<All<K, Of<S>>>, Partial<All<K, Written<S>>>> {
  const entries = keys.map((key): [string, Part] => [String(key), optional<Schema>(value(key))])
  return { type: 'parts', parts: Object.fromEntries(entries), ...rest }
}

/** A list, or a record in its place. */
export function either<L extends List, R extends Parts>(
  one: L,
  other: R,
): Either & Typed<Of<L> | Of<R>, Written<L> | Written<R>> {
  return { type: 'either', list: one, record: other }
}
