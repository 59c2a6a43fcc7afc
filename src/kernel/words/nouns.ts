import type { Shape } from '../choice/index.ts'
import { isRecord } from '../data/keyed.ts'
import { choiceOf, type Question } from '../run/laid-table.ts'
import type { Words } from './words.ts'

/** Named facts of an event, a question, a refusal or an answer. */
export type Facts = Readonly<Record<string, unknown>>

/** Names of a thing: a function, or a group of messages with one for each id. */
type Text<Id, Given> =
  | string
  | { of(id: Id, words: Words, given: Given | undefined, beside: Facts): string }['of']

/** Context for finding parts of a board. */
export interface Where<Position = unknown> {
  /** The position; absent when the parts do not depend on it. */
  readonly position?: Position | undefined
  /** The other facts of the same event, question or answer. */
  readonly beside: Facts
}

/** Description of a kind of thing by a game. Omitted members are derived. */
export interface Told<Id, Given = unknown, Position = unknown> {
  /** All its ids, or whether something is one. An id may also be written as a word, as in parameters. */
  readonly ids: readonly Id[] | ((value: unknown) => value is Id)
  /** Its name within a sentence; the id when absent. */
  readonly name?: Text<Id, Given>
  /** Its name by itself, as a heading or in a list; that within a sentence when absent. */
  readonly alone?: Text<Id, Given>
  /** It with all that it shows, for whoever chooses it; its name by itself when absent. */
  readonly full?: Text<Id, Given>
  /** Joins several names; as in a sentence when absent. */
  join?(names: readonly string[]): string
  /** Parts of the board that it is: by the kind of part that bears its id, or by name; none when absent. */
  readonly part?: string | { of(id: Id, where: Where<Position>): string | readonly string[] }['of']
}

/** The three ways to name a thing. */
export type Form = 'name' | 'alone' | 'full'

/** A kind of thing, as everybody asks it: a seat, a space, a card, a sum of money. */
export interface Noun<Id = unknown, Given = unknown, Position = unknown> {
  readonly told: Told<Id, Given, Position>
  /** The id that a value is or writes; undefined where it is none. */
  idOf(value: unknown): Id | undefined
  /** It in words, in each form. What it shows on its table is told where the table is at hand. */
  name(id: Id, words: Words, given?: Given, beside?: Facts): string
  alone(id: Id, words: Words, given?: Given, beside?: Facts): string
  full(id: Id, words: Words, given?: Given, beside?: Facts): string
  /** The parts of the board that it is, by their names. */
  parts(id: Id, where: Where<Position>): readonly string[]
}

/** Noun of a fact, or several nouns, of which the first that has the id counts. */
export type Holder = Noun | readonly Noun[]
export type Holders = Readonly<Record<string, Holder>>

/** The nouns of a game, and what holds them. From it everything is named, marked and pressed. */
export interface Things {
  /** The players. */
  readonly seat: Noun
  /** Nouns of facts in events, questions, refusals and parameters of predictions, by fact name. */
  readonly facts: Holders
  /** Exceptions by kind of event; in refusals by code, question or clause. */
  readonly within?: Readonly<Record<string, Holders>>
  /** Noun of the answers, by kind of question: one thing, or each of several. */
  readonly answers: Holders
  /** Nouns of the named parts of compound answers, where they differ from the facts of the same names. */
  readonly parts?: Holders
  /** Noun of the answers to predictions, by kind; `*` for all others. */
  readonly values: Holders
  /** Quantities counted in small steps and shown in a larger unit, such as lengths, by the names of facts and parts. */
  readonly units?: Readonly<Record<string, Unit>>
}

/** Display unit of whole numbers: `per` of them make one unit, written with its sign. */
export interface Unit {
  readonly per: number
  readonly sign: string
}

/** Declares the nouns of one game: `const noun = nounsOf<Given, Position>()`. */
export function nounsOf<Given, Position>() {
  return <const Id>(told: Told<Id, Given, Position>): Noun<Id, Given, Position> => nounOf(told)
}

/** The same holder for several names. */
export function holding(holder: Holder, ...names: readonly string[]): Holders {
  return Object.fromEntries(names.map((name) => [name, holder]))
}

function nounOf<Id, Given, Position>(told: Told<Id, Given, Position>): Noun<Id, Given, Position> {
  const { ids, name, alone = name, full = alone, part } = told
  return {
    told,
    idOf(value) {
      if (typeof ids === 'function') return ids(value) ? value : undefined
      const known = ids.find((id) => id === value)
      return known ?? ids.find((id) => typeof value === 'string' && String(id) === value)
    },
    name: sayer(name),
    alone: sayer(alone),
    full: sayer(full),
    parts(id, where) {
      if (part === undefined) return []
      return typeof part === 'string' ? [`${part}:${id}`] : [part(id, where)].flat()
    },
  }
}

function sayer<Id, Given>(text: Text<Id, Given> | undefined): Noun<Id, Given>['name'] {
  if (text === undefined) return (id, { players }) => players?.[String(id)] ?? String(id)
  if (typeof text === 'string') return (id, { say }) => say(`${text}.${id}`)
  return (id, words, given, beside = {}) => text(id, words, given, beside)
}

/** A thing that was found: its noun, and its id. */
interface Found {
  readonly noun: Noun
  readonly id: unknown
}

/** The thing that a value is; undefined where it is none of those that are held. */
export function foundIn(holder: Holder | undefined, value: unknown): Found | undefined {
  for (const noun of nounsIn(holder)) {
    const id = noun.idOf(value)
    if (id !== undefined) return { noun, id }
  }
  return undefined
}

/** The nouns of a holder, the first first. */
export function nounsIn(holder: Holder | undefined): readonly Noun[] {
  if (holder === undefined) return []
  return 'told' in holder ? [holder] : holder
}

/** Noun of a fact in an event of a kind, or in a refusal with a code. */
export function holderOf({ facts, within }: Things, name: string, kind = ''): Holder | undefined {
  return within?.[kind]?.[name] ?? facts[name]
}

/** Noun of a part of a compound answer, or of each of several answers, by kind of question. */
export function holderOfPart({ answers, parts, facts }: Things, part: string): Holder | undefined {
  return parts?.[part] ?? facts[part] ?? answers[part]
}

/** The parts of the board that an event is about, by their names. */
export function partsOfEvent(
  things: Things,
  event: { readonly kind: string },
  position?: unknown,
): readonly string[] {
  const facts: Facts = { ...event }
  const parts = Object.entries(facts).flatMap(([name, fact]) =>
    partsOf(holderOf(things, name, event.kind), fact, { position, beside: facts }),
  )
  return [...new Set(parts)]
}

/** The parts of the board that a thing, or several things, are. */
export function partsOf(
  holder: Holder | undefined,
  value: unknown,
  where: Where,
): readonly string[] {
  const found = foundIn(holder, value)
  if (found) return found.noun.parts(found.id, where)
  return Array.isArray(value) ? value.flatMap((one) => partsOf(holder, one, where)) : []
}

/** Something that can be said by pressing a part of the board. */
export interface Press {
  /** The part of the board. */
  readonly part: string
  /** Path of the answer's part that a press gives, from form to form; empty when the answer is no form. */
  readonly path: readonly string[]
  /** The value of that part: the whole of it or, where it is some of several things, one of them. */
  readonly value: unknown
}

/**
 * Everything that can be said to a question by pressing parts of the board: each legal value of the answer,
 * or of a part of it, that is a part of the board. A part of the board that stands here twice can mean two
 * things; a value that stands here twice can be pressed in two places.
 */
export function pressesOf(things: Things, question: Question, position: unknown): readonly Press[] {
  const beside = besideAnswer(question)
  const holder = things.answers[question.kind]
  return pressesIn(things, holder, choiceOf(question).shape, [], { position, beside })
}

function pressesIn(
  things: Things,
  holder: Holder | undefined,
  shape: Shape,
  path: readonly string[],
  where: Where,
): readonly Press[] {
  switch (shape.kind) {
    case 'list':
    case 'subset':
    case 'order':
      return shape.values.flatMap((value) =>
        partsOfValue(things, holder, value, where).map((part) => ({ part, path, value })),
      )
    case 'assignment':
      return shape.holders.flatMap((one) =>
        shape.things.flatMap(({ thing }) =>
          partsOfValue(things, holder, thing, where).map((part) => {
            return { part, path: [...path, String(one)], value: thing }
          }),
        ),
      )
    case 'form':
      return Object.entries(shape.parts).flatMap(([inner, part]) =>
        pressesIn(things, holderOfPart(things, inner), part.shape, [...path, inner], where),
      )
    case 'either':
      return shape.choices.flatMap((choice) => pressesIn(things, holder, choice.shape, path, where))
    default:
      return []
  }
}

/** The parts of the board that a value is; of a compound one, those of all its parts. */
export function partsOfValue(
  things: Things,
  holder: Holder | undefined,
  value: unknown,
  { position, beside }: Where,
): readonly string[] {
  if (!isRecord(value) || foundIn(holder, value))
    return partsOf(holder, value, { position, beside })
  const inner = { position, beside: { ...beside, ...value } }
  return Object.entries(value).flatMap(([part, one]) =>
    partsOfValue(things, holderOfPart(things, part), one, inner),
  )
}

/** Facts beside the answers of a question: its subject, and who decides. */
export function besideAnswer(question: Question): Facts {
  const who = question.step === 'ask' ? { by: question.by } : { of: question.of }
  return { kind: question.kind, ...who, ...question.about }
}
