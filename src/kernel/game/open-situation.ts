import { copyOf } from '../data/copy.ts'
import { isRecord } from '../data/keyed.ts'
import { alike } from '../data/nearest.ts'
import { Notes } from '../schema/notes.ts'
import { read } from '../schema/read.ts'
import type { Kind, Maker } from './kind.ts'
import type { Opening } from './opening.ts'
import { type Readings, readingsOf, type Switch } from './reading.ts'
import { accepted, type Outcome, type Refusal, refused, shown } from './refusal.ts'

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
export function openSituation(
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
export function remarksOn(game: Openable, situation: unknown): readonly Refusal[] {
  const said = readSituation(game, situation)
  const opened = openSituation(game, situation)
  if (!said.ok || !opened.ok) return []
  const { given, readings, position } = opened.value
  const { kind, parts } = said.value
  return kind.remarks?.(parts as never, { given, readings, now: position }, game.components) ?? []
}

/** A situation as links and forms have it: fallbacks filled in, one spelling for one thing. */
export function normalised(
  game: Pick<Openable, 'kinds'>,
  situation: unknown,
): Outcome<{ readonly kind: string }> {
  const said = readSituation(game, situation)
  if (!said.ok) return said
  const { kind, parts, notes } = said.value
  if (notes.refusals.length > 0) return refused(...notes.refusals)
  return accepted({ kind: kind.name, ...(parts as object) })
}
