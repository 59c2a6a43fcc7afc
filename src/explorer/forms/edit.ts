import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Kind } from '../../kernel/game/kind.ts'
import { normalised } from '../../kernel/game/open-situation.ts'
import { accepted, type Outcome, type Refusal, refused } from '../../kernel/game/refusal.ts'
import { touches } from '../../kernel/schema/notes.ts'
import type { Listed, Schema } from '../../kernel/schema/schema.ts'
import type { Situation } from '../contract.ts'
import { type Path, pathIn, schemaAt, valueAt, withValue } from './paths.ts'

/*
 * Changes that a form makes to a situation. It knows no limits: it changes what the situation says, has it opened,
 * and mends by the refusals what they say can be mended.
 */

/** The kind of situation that is edited, and its game. */
export interface Editing {
  readonly game: PlayedGame
  readonly kind: Kind
}

/** A situation with its fallbacks filled in, as forms work on it. */
export function filledIn(game: PlayedGame, situation: Situation): Situation {
  const read = normalised(game, situation)
  return read.ok ? read.value : situation
}

/**
 * A situation with another value at a path, or without one. A thing that can be at one place only leaves the
 * place where it was, and what has no place any more is taken away. Refused with the reasons where that is
 * not enough.
 */
export function edited(
  editing: Editing,
  situation: Situation,
  path: Path,
  value: unknown,
): Outcome<Situation> {
  const { kind, game } = editing
  const cleared = value === undefined ? situation : moved(kind.schema, situation, path, value)
  const changed = path.join('.')
  let next = withValue(kind.schema, cleared, path, value) as Situation
  for (let mending = 0; mending < MOST_MENDINGS; mending++) {
    const opened = game.open(next)
    if (opened.ok) return accepted(next)
    const mended = opened.refusals
      .map((refusal) => mend(editing, next, refusal, changed))
      .find((one) => one !== undefined)
    if (!mended) return refused(...opened.refusals)
    next = mended
  }
  return refused(...reasonsOf(game, next))
}

const MOST_MENDINGS = 60

function reasonsOf(game: PlayedGame, situation: Situation): readonly Refusal[] {
  const opened = game.open(situation)
  return opened.ok ? [] : opened.refusals
}

/** True when a value can be offered: the change may have further consequences, but the value itself is not refused. */
export function canBe(editing: Editing, situation: Situation, path: Path, value: unknown): boolean {
  const outcome = edited(editing, situation, path, value)
  const at = path.join('.')
  return outcome.ok || !outcome.refusals.some((refusal) => isAt(refusal, at))
}

function isAt({ at }: Refusal, path: string): boolean {
  return at?.[0] !== undefined && touches(at[0], path)
}

/**
 * The situation with what a refusal misses, or without what it says is out of place; what was changed stays.
 */
function mend(
  { game, kind: { schema } }: Editing,
  situation: Situation,
  refusal: Refusal,
  changed: string,
): Situation | undefined {
  const { at = [], misplaced } = refusal
  const parent = (text = '') => text.slice(0, text.lastIndexOf('.') + 1)
  // The first is at fault; any of several alike may go in its place.
  const faults = at.filter(
    (one, index) => index === 0 || (parent(one) && parent(one) === parent(at[0])),
  )
  for (const text of faults.filter((one) => !touches(one, changed))) {
    const path = pathIn(schema, text)
    const part = path && schemaAt(schema, path)
    if (!part) continue
    if (part.type === 'several' && isTooFew(refusal)) {
      return filledUp({ game, schema }, situation, path, part.item, refusal.code)
    }
    if (misplaced && valueAt(situation, path) !== undefined) {
      return without(game, schema, situation, path)
    }
  }
  return undefined
}

function isTooFew({ facts: { received, allowed } }: Refusal): boolean {
  return typeof received === 'number' && typeof allowed === 'number' && received < allowed
}

/** Removes the value at a path: optional parts and list entries go, required ones take their first possible value. */
function without(
  game: PlayedGame,
  schema: Schema,
  situation: Situation,
  path: Path,
): Situation | undefined {
  const part = schemaAt(schema, path)
  const holder = schemaAt(schema, path.slice(0, -1))
  const isEntry = holder?.type === 'list' || holder?.type === 'several'
  if (part?.optional || isEntry) return withValue(schema, situation, path, undefined) as Situation
  if (path.length > 1) return without(game, schema, situation, path.slice(0, -1))
  if (part?.type !== 'listed') return undefined
  const all = part.values.map((value) => withValue(schema, situation, path, value) as Situation)
  return all.find((one) => isSoundAt(game, one, path))
}

/** One more of several values: the first that can be there, even if they are still too few. */
function filledUp(
  { game, schema }: { readonly game: PlayedGame; readonly schema: Schema },
  situation: Situation,
  path: Path,
  item: Listed,
  code: string,
): Situation | undefined {
  const before = (valueAt(situation, path) ?? []) as readonly unknown[]
  const all = item.values
    .filter((value) => !before.includes(value))
    .map((value) => item.values.filter((one) => one === value || before.includes(one)))
    .map((after) => withValue(schema, situation, path, after) as Situation)
  return all.find((one) => isSoundAt(game, one, path, code))
}

/** True when nothing at a path is refused, except perhaps for one reason. */
function isSoundAt(game: PlayedGame, situation: Situation, path: Path, but?: string): boolean {
  const at = path.join('.')
  return reasonsOf(game, situation).every((one) => one.code === but || !isAt(one, at))
}

/** Takes a thing from where it was: places change their things, heaps lose theirs. */
function moved(schema: Schema, situation: Situation, path: Path, value: unknown): Situation {
  const part = schemaAt(schema, path)
  const before = valueAt(situation, path)
  if (part?.type === 'several') {
    const old = (before ?? []) as readonly unknown[]
    const added = (value as readonly unknown[]).find((one) => !old.includes(one))
    const from = whereIs(schema, situation, [...path, '0'], added)
    return from ? (withValue(schema, situation, from, undefined) as Situation) : situation
  }
  const from = whereIs(schema, situation, path, value)
  if (!from || from.join('.') === path.join('.')) return situation
  const holder = schemaAt(schema, from.slice(0, -1))?.type
  // In a list as well: where a thing left a gap, all after it would move up.
  const areExchanged = holder === 'parts' || (holder === 'list' && before !== undefined)
  return withValue(schema, situation, from, areExchanged ? before : undefined) as Situation
}

/** Path that holds the thing which a form would put at another path, if it can be at one place only and is anywhere. */
export function whereIs(
  schema: Schema,
  situation: Situation,
  path: Path,
  value: unknown,
): Path | undefined {
  const part = schemaAt(schema, path)
  const thing = part?.type === 'listed' ? keyOf(part, value) : undefined
  return thing ? placesOf(schema, situation).find(({ key }) => key === thing)?.path : undefined
}

function keyOf({ once }: Listed, value: unknown): string | undefined {
  if (!once || value === undefined) return undefined
  const thing = once.thing ? once.thing(value as string) : value
  return thing === undefined ? undefined : `${once.pool} ${thing}`
}

interface Place {
  readonly key: string
  readonly path: Path
}

/** Every thing that can be at one place only, and where it is. */
function placesOf(schema: Schema, value: unknown, path: Path = []): readonly Place[] {
  if (value === undefined || schema.type === 'count') return []
  if (schema.type === 'listed') {
    const key = keyOf(schema, value)
    return key === undefined ? [] : [{ key, path }]
  }
  return Object.entries(value as object).flatMap(([step, one]) => {
    const next = schemaAt(schema, [step])
    return next ? placesOf(next, one, [...path, step]) : []
  })
}
