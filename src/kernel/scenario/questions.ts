import type { Choice, Shape, Span } from '../choice/index.ts'
import type { Game } from '../game/game.ts'
import { choiceOf, type Question } from '../run/laid-table.ts'
import type { Scalar, Schema } from '../schema/schema.ts'

/** Those who learn an answer: everybody, some seats, or nobody. */
const audiences = ['everybody', 'somebody', 'nobody'] as const
export type Audience = (typeof audiences)[number]

/** A kind of question as it has been met: what a program needs to know in order to answer it. */
export interface QuestionKind {
  readonly kind: string
  readonly clauses: ReadonlySet<string>
  /** Those who answer: `chance`, `player`, or `table` for a physical act. */
  readonly askees: ReadonlySet<'chance' | 'player' | 'table'>
  readonly audiences: ReadonlySet<Audience>
  /** True when several are asked at the same time. */
  readonly together: boolean
  readonly answers: Pattern
}

/** Pattern of values, gathered from any number of them. */
export interface Pattern {
  /** Words, and what is true or false. */
  readonly words: Set<string | boolean>
  /** The least and the largest of the numbers. */
  numbers?: Span
  /** Lists: how long, and of what. */
  list?: { readonly sizes: Set<number>; readonly item: Pattern }
  /** Assignment: the holders at any table, and the things each can have. */
  shares?: { readonly holders: Pattern; readonly item: Pattern }
  /** Records by the names of their parts, joined. */
  readonly records: Map<string, Map<string, Pattern>>
}

/**
 * Notes every question that is put to it. Hand it to an answerer for as many runs as it takes to meet all
 * kinds of question of a game; `kinds` tells what has been met, by clauses in the order of the book.
 */
export class QuestionNotes {
  readonly #met = new Map<string, Noted>()

  note(question: Question): void {
    const { kind, clause } = question
    const met = this.#met.get(kind) ?? nothingNoted(kind)
    this.#met.set(kind, met)
    met.clauses.add(clause)
    met.askees.add(askeeOf(question))
    met.audiences.add(audienceOf(question))
    if (question.step === 'ask' && question.together !== undefined) met.together = true
    noteShape(choiceOf(question).shape, met.answers)
  }

  kinds({ clauses }: Pick<Game, 'clauses'>): readonly QuestionKind[] {
    const places = new Map(clauses.map(({ id }, place) => [id, place]))
    const placeOf = (id: string) => places.get(id) ?? places.size
    const sorted = (ids: Iterable<string>) => [...ids].sort((a, b) => placeOf(a) - placeOf(b))
    const all = [...this.#met.values()].map((one) => ({ ...one, clauses: sorted(one.clauses) }))
    const first = (one: (typeof all)[number]) => placeOf(one.clauses[0] ?? '')
    return all
      .sort((a, b) => first(a) - first(b) || (a.kind < b.kind ? -1 : 1))
      .map((one) => ({ ...one, clauses: new Set(one.clauses) }))
  }
}

type Noted = {
  -readonly [Part in keyof QuestionKind]: QuestionKind[Part] extends ReadonlySet<infer One>
    ? Set<One>
    : QuestionKind[Part]
}

function nothingNoted(kind: string): Noted {
  const answers = nothingSeen()
  return {
    kind,
    clauses: new Set(),
    askees: new Set(),
    audiences: new Set(),
    together: false,
    answers,
  }
}

function askeeOf(question: Question) {
  if (question.step === 'roll') return 'chance'
  return question.by === 'table' ? 'table' : 'player'
}

function audienceOf(question: Question): Audience {
  if (question.step === 'ask') return question.secret ? 'somebody' : 'everybody'
  if (!question.seenBy) return 'everybody'
  return question.seenBy.length > 0 ? 'somebody' : 'nobody'
}

function nothingSeen(): Pattern {
  return { words: new Set(), records: new Map() }
}

/** Notes the pattern of a choice, without listing its answers. */
function noteShape(shape: Shape, seen: Pattern): void {
  switch (shape.kind) {
    case 'list':
      for (const value of shape.values) noteValue(value, seen)
      break
    case 'range':
      for (const end of [shape.min, shape.max]) noteValue(end, seen)
      break
    case 'subset':
    case 'order':
      for (const size of [shape.min, shape.max]) listIn(seen).sizes.add(size)
      for (const value of shape.values) noteValue(value, listIn(seen).item)
      break
    case 'assignment':
      seen.shares ??= { holders: nothingSeen(), item: nothingSeen() }
      for (const holder of shape.holders) noteValue(holder, seen.shares.holders)
      for (const { thing } of shape.things) noteValue(thing, seen.shares.item)
      break
    case 'form':
      for (const [name, part] of Object.entries<Choice>(shape.parts)) {
        noteShape(part.shape, partIn(seen, Object.keys(shape.parts), name))
      }
      break
    case 'grid':
      for (const [name, span] of Object.entries(spansOf(shape))) {
        noteShape({ kind: 'range', ...span }, partIn(seen, Object.keys(spansOf(shape)), name))
      }
      break
    default:
      for (const choice of shape.choices) noteShape(choice.shape, seen)
  }
}

function spansOf({ x, y, turn }: Extract<Shape, { kind: 'grid' }>) {
  return turn ? { x, y, turn } : { x, y }
}

function noteValue(value: unknown, seen: Pattern): void {
  if (Array.isArray(value)) {
    listIn(seen).sizes.add(value.length)
    for (const one of value) noteValue(one, listIn(seen).item)
  } else if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    for (const [name, part] of Object.entries(value)) noteValue(part, partIn(seen, names, name))
  } else if (typeof value === 'number') {
    const { min, max } = seen.numbers ?? { min: value, max: value }
    seen.numbers = { min: Math.min(min, value), max: Math.max(max, value) }
  } else seen.words.add(value as string | boolean)
}

function listIn(seen: Pattern) {
  seen.list ??= { sizes: new Set(), item: nothingSeen() }
  return seen.list
}

function partIn({ records }: Pattern, names: readonly string[], name: string): Pattern {
  const key = names.join()
  const parts = records.get(key) ?? new Map(names.map((one) => [one, nothingSeen()]))
  records.set(key, parts)
  return parts.get(name) as Pattern
}

/** The values that the schemas of a game list, by the names that they give to them. */
export function namedValues({
  kinds,
}: Pick<Game, 'kinds'>): ReadonlyMap<string, ReadonlySet<Scalar>> {
  const named = new Map<string, Set<Scalar>>()
  const walk = (schema: Schema): void => {
    if (schema.type === 'listed') {
      if (!schema.of) return
      const all = named.get(schema.of) ?? new Set()
      named.set(schema.of, all)
      for (const value of schema.values) all.add(value)
    } else if (schema.type === 'list' || schema.type === 'several') walk(schema.item)
    else if (schema.type === 'parts') for (const part of Object.values(schema.parts)) walk(part)
    else if (schema.type === 'either') for (const one of [schema.list, schema.record]) walk(one)
  }
  for (const { schema } of kinds) walk(schema)
  return named
}
