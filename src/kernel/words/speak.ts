import { isRecord } from '../data/keyed.ts'
import type { FactParameters, FactValue } from '../game/game.ts'
import { dataShown, type Refusal, shown } from '../game/refusal.ts'
import type { Question } from '../run/laid-table.ts'
import type { GameEvent } from '../run/table.ts'
import {
  type Facts,
  type Form,
  foundIn,
  type Holder,
  holderOf,
  holderOfPart,
  nounsIn,
  nounsOf,
  type Things,
} from './nouns.ts'
import { namedByKey, type Speech } from './speech.ts'
import { capital, type Words } from './words.ts'

/** Values that fill a sentence. */
export type Values = Record<string, string | number>

/** Values derived from events, by kind of event. */
export type ByKind<Event extends GameEvent, Told, More extends readonly unknown[] = []> = {
  readonly [Kind in Event['kind']]?: (
    event: Extract<Event, { readonly kind: Kind }>,
    ...more: More
  ) => Told
}

/** Additions of a game to the names of its things. */
interface Special<Event extends GameEvent, Given> {
  /** Chooses among several sentences for a kind of event; the kind's own sentence when undefined. */
  readonly variants?: ByKind<Event, string | undefined>
  /** Chooses among several sentences for a question; its kind's own when absent. */
  asks?(question: Question): string
  /** Values that are made of several facts. */
  readonly values?: ByKind<Event, Values, [Words, Given]>
  /** Text around the sentence of an event. */
  around?(event: Event, sentence: string, words: Words): string
  /** The headings that open a new part of the trace, where an event does. */
  readonly headings: ByKind<Event, string | undefined, [Words]>
  /** The name of a part of a situation. */
  situationPart: Speech['situationPart']
}

/** Speech of a game from the table of its nouns and its special sentences. */
export function speechOf<Event extends GameEvent, Given>(
  things: Things,
  special: Special<Event, Given>,
): Speech<Given> {
  return {
    ...namedByKey,
    things,
    seat: (seat, words) => textOf(things.seat, seat, words, { form: 'alone' }),
    seatWithin: (seat, words) => textOf(things.seat, seat, words, {}),
    sentence: (event, given, words) => sentenceOf(things, special, event as Event, given, words),
    heading: (event, words) => toldOf(special.headings, event as Event, words),
    question: (question, words, given) => questionOf(things, special, question, words, given),
    answer: ({ kind }, value, given, words) => answerOf(things, kind, value, words, given),
    partValue: (part, value, given, words) =>
      textOf(holderOfPart(things, part), value, words, { form: 'full', given }),
    fact: (kind, parameters, words, given) => factOf(things, kind, parameters, words, given),
    factValue: (kind, value, words) => factValueOf(things, kind, value, 'alone', words),
    factValueWithin: (kind, value, words) => factValueOf(things, kind, value, 'name', words),
    parameterValue: (name, value, words, given) =>
      textOf(holderOf(things, name), value, words, { form: 'alone', given }),
    refusal: (refusal, words) => refusalOf(things, refusal, words),
    situationPart: special.situationPart,
  }
}

/** Looks up the entry of an event's kind. */
function toldOf<Event extends GameEvent, Told, More extends readonly unknown[]>(
  table: ByKind<Event, Told, More> | undefined,
  event: Event,
  ...more: More
): Told | undefined {
  const tell = table?.[event.kind as Event['kind']]
  return (tell as ((event: Event, ...more: More) => Told) | undefined)?.(event, ...more)
}

/** The key of the sentence of an event. What the event masks is left out. */
export function eventKey<Event extends GameEvent>(
  { variants }: Pick<Special<Event, never>, 'variants'>,
  event: Event,
): string {
  if (event.secret?.facts.some((fact) => !(fact in event))) return `event.${event.kind}-secret`
  const which = toldOf(variants, event)
  return which === undefined ? `event.${event.kind}` : `event.${event.kind}.${which}`
}

function sentenceOf<Event extends GameEvent, Given>(
  things: Things,
  special: Special<Event, Given>,
  event: Event,
  given: Given,
  words: Words,
): string {
  const facts = event as unknown as Facts
  const named = valuesOf(facts, (name) => holderOf(things, name, event.kind), words, { given })
  const values = withCapitals({ ...named, ...toldOf(special.values, event, words, given) })
  const sentence = words.say(eventKey(special, event), values)
  return capital(special.around?.(event, sentence, words) ?? sentence)
}

function questionOf<Event extends GameEvent, Given>(
  things: Things,
  { asks = ({ kind }) => kind }: Special<Event, Given>,
  question: Question,
  words: Words,
  given?: Given,
): string {
  const { kind, about = {} } = question
  const holder = (name: string) => holderOf(things, name, kind)
  const who = question.step === 'ask' ? question.by : (question.of ?? '')
  const values = valuesOf(about, holder, words, { given })
  const by = textOf(things.seat, who, words, { form: 'alone' })
  const of = textOf(things.seat, who, words, {})
  return words.say(`question.${asks(question)}`, withCapitals({ by, of, ...values }))
}

/** An answer: the thing that it is, several of them, or the sentence of its parts. */
export function answerOf(
  things: Things,
  kind: string,
  value: unknown,
  words: Words,
  given?: unknown,
): string {
  const holder = things.answers[kind]
  if (!isRecord(value) || foundIn(holder, value)) {
    return textOf(holder, value, words, { form: Array.isArray(value) ? 'name' : 'full', given })
  }
  const values = valuesOf(value, (part) => holderOfPart(things, part), words, { given })
  return words.say(`answer.${Object.keys(value).join('-')}`, values)
}

function factOf(
  things: Things,
  kind: string,
  parameters: FactParameters,
  words: Words,
  given?: unknown,
): string {
  const holder = (name: string) => holderOf(things, name)
  return words.say(`fact.${kind}`, valuesOf(parameters, holder, words, { given }))
}

function factValueOf(
  { values }: Things,
  kind: string,
  value: FactValue,
  form: Form,
  words: Words,
): string {
  if (typeof value === 'boolean') return words.say(value ? 'fact.yes' : 'fact.no')
  const found = foundIn(values[kind], value) ?? foundIn(values['*'], value)
  if (found) return found.noun[form](found.id, words)
  return typeof value === 'number' ? words.number(value) : value
}

/** The refusals that name what files write, such as the names of parts, and no things. */
const aboutFiles: readonly string[] = [
  'not-a-situation',
  'unknown-situation',
  'unknown-part',
  'unknown-reading',
  'unknown-reading-value',
  'unknown-fact',
  'unknown-fact-parameter',
  'unknown-fact-value',
  'fact-parameter-missing',
]

/** Sentence of a refusal. What was received and what is allowed are answers and get their full names. */
function refusalOf(things: Things, refusal: Refusal, words: Words): string {
  const { code, facts } = refusal
  const join = (names: readonly string[]) => names.join(', ') || words.say('nothing')
  const holder = (name: string) =>
    aboutFiles.includes(code) ? undefined : holderIn(things, refusal, name)
  const { received, allowed, ...others } = facts
  const answers = {
    ...(received !== undefined && { received }),
    ...(allowed !== undefined && { allowed }),
  }
  const values = {
    ...valuesOf(others, holder, words, { join }),
    ...valuesOf(answers, holder, words, { join, form: 'full' }),
  }
  return words.say(`refusal.${code}`, withCapitals(values))
}

/** Facts of a moment that a situation cannot express, by the game's names for what affects play later. */
const unsaid = nounsOf()({ ids: (value) => typeof value === 'string', name: 'unsaid' })

/**
 * Noun of a refusal's fact: by its code, else by the refusing clause. `received` and `allowed` are first of all
 * answers to the question at hand. A plain number, such as a count, has none.
 */
function holderIn(
  things: Things,
  { code, clause = '', facts }: Refusal,
  name: string,
): Holder | undefined {
  if (code === 'moment-unsaid') return unsaid
  const { within = {}, answers } = things
  const { question, allowed } = facts
  if (typeof facts[name] === 'number' || within[code]?.[name]) return holderOf(things, name, code)
  const held = holderOf(things, name, clause)
  if (typeof question !== 'string' || (name !== 'received' && name !== 'allowed')) return held
  return [...nounsIn(answers[question]), ...nounsIn(held), compound(things, question, allowed)]
}

/** Answers as refusals show them that are several things, or have the parts of one that is allowed: as data. */
function compound(things: Things, question: string, allowed: Refusal['facts'][string] = []) {
  const partsIn = (data: unknown) => isRecord(data) && Object.keys(data).join()
  const known = [allowed].flat().map((one) => partsIn(dataShown(`${one}`)))
  return nounsOf()({
    ids: (value): value is unknown => {
      const data = dataShown(String(value))
      return Array.isArray(data) || (isRecord(data) && known.includes(partsIn(data)))
    },
    name: (value, words) => answerOf(things, question, dataShown(String(value)), words),
  })
}

/** Form in which a thing is named. */
interface Naming {
  readonly form?: Form
  readonly given?: unknown
  readonly beside?: Facts
  join?(names: readonly string[]): string
}

/** Text of facts by name; facts that are neither text nor numbers are left out. */
function valuesOf(
  facts: Facts,
  holder: (name: string) => Holder | undefined,
  words: Words,
  naming: Naming,
): Values {
  const values: Values = {}
  for (const [name, fact] of Object.entries(facts)) {
    const held = holder(name)
    // A number that is nothing but that chooses between singular and plural.
    const isNumber = typeof fact === 'number' && foundIn(held, fact)?.noun.told.name === undefined
    if (isNumber) values[name] = fact
    else if (held || typeof fact === 'string' || naming.join) {
      values[name] = textOf(held, fact, words, { ...naming, beside: facts })
    }
  }
  return values
}

/** A thing, or several, in words; what no noun knows stands as it is. */
function textOf(holder: Holder | undefined, value: unknown, words: Words, naming: Naming): string {
  const { form = 'name', given, beside, join } = naming
  const found = foundIn(holder, value)
  if (found) return found.noun[form](found.id, words, given, beside)
  if (!Array.isArray(value)) return typeof value === 'string' ? value : shown(value)
  const names = value.map((one) => textOf(holder, one, words, naming))
  const [noun] = nounsIn(holder)
  return (join ?? noun?.told.join ?? words.list)(names)
}

/** Each value a second time for the beginning of a sentence, under its name with a capital. */
function withCapitals(values: Values): Values {
  const all = { ...values }
  for (const [name, text] of Object.entries(values)) {
    if (typeof text === 'string') all[capital(name)] = capital(text)
  }
  return all
}
