import type { PlayedGame } from '../game/game.ts'
import type { Kind } from '../game/kind.ts'
import { normalised, unknownKind } from '../game/open-situation.ts'
import type { Opening } from '../game/opening.ts'
import { type Readings, readingsOf, type Switch } from '../game/reading.ts'
import { type Outcome, outcomeOf, RefusalError } from '../game/refusal.ts'
import { type Answerer, byNumber } from '../run/answerers.ts'
import { BROKEN_OFF, choiceOf } from '../run/laid-table.ts'
import { type Replay, replay } from '../run/replay.ts'
import { Notes } from '../schema/notes.ts'
import { pack, unpack } from '../schema/pack.ts'
import { read } from '../schema/read.ts'
import { BitReader, BitWriter, checkOf, damaged, foreignCharacter, fromFuture } from './bits.ts'

/** Content of a link: a situation, the readings in force, and the numbers of the answers given. */
export interface LinkState {
  readonly situation: { readonly kind: string }
  readonly readings: Readings
  readonly log: readonly number[]
}

/**
 * The first character of every link, which says how its answers are numbered. In version 1 equal things were told
 * apart. Version 2 has one number for answers that are equal, and is written only where a question was answered in
 * which that makes a difference, so that all other links stay as they are.
 */
const versions = ['1', '2'] as const
type Version = (typeof versions)[number]

/** The longest link that is looked at, in characters. */
export const LONGEST_LINK = 4096

/** The check value takes three characters. */
const CHECK_CHARACTERS = 3

/**
 * The fragment of a link to a state, without `#`; empty for the example of the page. A state has one
 * fragment and a fragment one state. It reads
 *
 *     1.<length><readings, situation, answers><check>
 *
 * in characters of six bits each, the highest bit first. Answers are digits of one number, the first
 * being the lowest; how many values a digit has is known from the question that it answers. A check of
 * eight bits over the questions tells when the rules have changed since. Whoever has run the state already
 * hands over the run; otherwise it is run here.
 */
export function encodeLink(
  game: PlayedGame,
  state: LinkState,
  run?: Pick<Replay<unknown>, 'trace' | 'log'>,
): Outcome<string> {
  return outcomeOf(() => {
    const readings = demand(readingsOf(game.switches, state.readings))
    const answers = () => answered(run ?? played(game, { ...state, readings }))
    return written(game, { ...state, readings }, state.log.length > 0 ? answers() : undefined)
  })
}

/** Reads the fragment of a link to a page. Refuses what cannot be read; never throws. */
export function decodeLink(game: PlayedGame, kindName: string, text: string): Outcome<LinkState> {
  const fragment = text.startsWith('#') ? text.slice(1) : text
  return outcomeOf(() => {
    if (fragment.length > LONGEST_LINK) throw tooLong(fragment)
    const kind = kindOf(game, kindName)
    const version = versions.find((one) => fragment.startsWith(one)) ?? '1'
    const bits = new BitReader(
      fragment === '' ? emptyContent() : unsealed(game, kind, version, fragment),
    )
    const readings = unpackReadings(bits, game.switches)
    const parts = unpack(bits, kind.schema, asRead(kind)) as object
    const situation = { kind: kind.name, ...parts }
    const opening = demand(game.open(situation, readings))
    const { log, answers } = unpackAnswers(bits, game, opening, version)
    const state = { situation, readings, log }
    if (written(game, state, answers) !== fragment) throw damaged()
    return state
  })
}

/** The fragment of a state whose answers, if there are any, are these. */
function written(game: PlayedGame, state: LinkState, answers: Answers | undefined): string {
  const kind = kindOf(game, state.situation.kind)
  const { kind: _, ...parts } = demand(normalised(game, state.situation))
  const out = new BitWriter()
  packReadings(out, game.switches, state.readings)
  pack(out, kind.schema, parts, asRead(kind))
  packAnswers(out, answers)
  const content = out.toText()
  if (content === emptyContent()) return ''
  const fragment = sealed(game, kind, answers?.version ?? '1', content)
  if (fragment.length > LONGEST_LINK) throw tooLong(fragment)
  return fragment
}

/** The content of a link to the example: no readings, nothing that differs, no answers. */
function emptyContent(): string {
  return new BitWriter().writeCount(0, 2).writeCount(0, 3).writeCount(0, 4).toText()
}

/** Puts the version and the length before the content of a link, and the check value behind it. */
function sealed(game: PlayedGame, kind: Kind, version: Version, content: string): string {
  const length = new BitWriter().writeCount(content.length + CHECK_CHARACTERS, 5).toText()
  const check = checkOfLink(game, kind, version, length + content)
  return `${version}.${length}${content}${new BitWriter().write(0, 2).write(check, 16).toText()}`
}

/** The content of a link, once its version, length and check value are found to be right. */
function unsealed(game: PlayedGame, kind: Kind, version: Version, fragment: string): string {
  const [first = '', point = ''] = fragment
  if (/[3-9]/.test(first) && point === '.') throw fromFuture()
  if (first !== version || (point !== '.' && point !== '')) throw damaged()
  const body = fragment.slice(2)
  const foreign = foreignCharacter(body)
  if (foreign) {
    const facts = { position: foreign.position + 2, received: foreign.received }
    throw new RefusalError({ code: 'link-alphabet', facts })
  }
  const { length, start } = lengthOf(body)
  if (body.length < start + length) throw truncated()
  const end = body.length - CHECK_CHARACTERS
  const check = new BitReader(body.slice(end)).read(18)
  if (
    body.length > start + length ||
    check !== checkOfLink(game, kind, version, body.slice(0, end))
  ) {
    throw damaged()
  }
  return body.slice(start, end)
}

/** Length given in the link, in characters, and the index at which the counted text starts. */
function lengthOf(body: string): { length: number; start: number } {
  const start = [...body].findIndex((character) => new BitReader(character).read(1) === 0) + 1
  if (start === 0) throw truncated()
  return { length: new BitReader(body.slice(0, start)).readCount(5), start }
}

/** The check covers the page as well, so that a link that was pasted behind another page is noticed. */
function checkOfLink({ id }: PlayedGame, { name }: Kind, version: Version, text: string): number {
  return checkOf(`${version} ${id} ${name} ${text}`)
}

/** The answers of a link: their numbers, how many each question has, and a check over questions and answers. */
interface Answers {
  readonly version: Version
  readonly digits: readonly number[]
  readonly radices: readonly number[]
  readonly check: number
}

/** Writes how many answers there are and, if any, a check over the questions, and the answers. */
function packAnswers(out: BitWriter, answers: Answers | undefined): void {
  if (!answers) {
    out.writeCount(0, 4)
    return
  }
  const { check, radices, digits } = answers
  const number = radices.reduceRight(
    (sum, radix, index) => sum * BigInt(radix) + BigInt(digits[index] as number),
    0n,
  )
  out.writeCount(digits.length, 4).write(check, 8).writeLast(number)
}

/** A state that is run to its last answer. */
function played(game: PlayedGame, { situation, readings, log }: LinkState): Replay<unknown> {
  const run = replay(game, demand(game.open(situation, readings)), byNumber(log))
  if (run.refusal) throw new RefusalError(run.refusal)
  if (run.log.length < log.length) throw leftOver(log.length, run.log.length)
  return run
}

/** A question that a link answers: what it was, the number of the answer out of how many, and its value. */
interface Said {
  readonly kind: string
  readonly radix: number
  readonly digit: number
  readonly value: unknown
}

/** Reads the answers by asking each question in turn how many answers it has in that version. */
function unpackAnswers(
  bits: BitReader,
  game: PlayedGame,
  opening: Opening,
  version: Version,
): { readonly log: readonly number[]; readonly answers?: Answers } {
  const count = bits.readCount(4)
  if (count === 0) return { log: [] }
  const check = bits.read(8)
  let left = bits.readLast()
  const said: Said[] = []
  let isRenumbered = false
  const nextDigit: Answerer = (question, _position, given) => {
    if (given === count) return undefined
    const now = choiceOf(question)
    const numbered = version === '1' ? (now.former ?? now) : now
    const radix = BigInt(numbered.count)
    const digit = Number(left % radix)
    left /= radix
    isRenumbered ||= now.former !== undefined
    said.push({
      kind: question.kind,
      radix: numbered.count,
      digit,
      value: numbered.at(digit),
    })
    return numbered === now ? digit : now.indexOf(numbered.at(digit))
  }
  const { log, refusal } = replay(game, opening, nextDigit)
  if (refusal?.code === BROKEN_OFF) throw new RefusalError(refusal)
  const answers = answersOf(said, version)
  const isAsWritten = version === '1' || isRenumbered
  if (log.length < count || left > 0n || answers.check !== check || !isAsWritten) {
    throw leftOver(count, log.length)
  }
  return { log, answers }
}

/** The answers of a run, in the first version that tells them apart from all others. */
function answered({ trace }: Pick<Replay<unknown>, 'trace'>): Answers {
  const lines = trace.filter((line) => line.type === 'answer')
  const said = lines.map(({ question, index, value }) => {
    return { kind: question.kind, radix: question.count, digit: index, value }
  })
  return answersOf(said, lines.some(({ question }) => question.renumbered) ? '2' : '1')
}

function answersOf(said: readonly Said[], version: Version): Answers {
  const questions = said.map(({ kind, radix, value }) => [kind, radix, value])
  return {
    version,
    digits: said.map(({ digit }) => digit),
    radices: said.map(({ radix }) => radix),
    check: checkOf(JSON.stringify(questions)) & 0xff,
  }
}

function kindOf({ kinds }: PlayedGame, name: string): Kind {
  const kind = kinds.find((candidate) => candidate.name === name)
  if (!kind) throw new RefusalError(unknownKind(name, kinds))
  return kind
}

/** The page's own example as it is read. */
function asRead({ schema, example }: Kind): unknown {
  return read(schema, example, new Notes(example))
}

function demand<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new RefusalError(...outcome.refusals)
}

function tooLong({ length }: string): RefusalError {
  return new RefusalError({
    code: 'link-too-long',
    facts: { received: length, limit: LONGEST_LINK },
  })
}

function truncated(): RefusalError {
  return new RefusalError({ code: 'link-truncated', facts: {} })
}

/** The situation can be read, the answers cannot: the questions are not those that they answered. */
function leftOver(received: number, answered: number): RefusalError {
  return new RefusalError({ code: 'link-answers-outdated', facts: { received, answered } })
}

/** Writes the readings, each as its place among the values of its switch, but for defaults at the end. */
function packReadings(out: BitWriter, switches: readonly Switch[], readings: Readings): void {
  const places = switches.map(({ key, values }) => values.indexOf(readings[key] as string))
  const present = places.findLastIndex((place) => place > 0) + 1
  out.writeCount(present, 2)
  for (const place of places.slice(0, present)) out.writeCount(place, 1)
}

/** Reads the readings: a value for each switch. */
function unpackReadings(bits: BitReader, switches: readonly Switch[]): Readings {
  const present = bits.readCount(2)
  if (present > switches.length) throw fromFuture()
  const readings: Record<string, string> = {}
  for (const [index, { key, values }] of switches.entries()) {
    const value = index < present ? values[bits.readCount(1)] : values[0]
    if (value === undefined) throw fromFuture()
    readings[key] = value
  }
  return readings
}
