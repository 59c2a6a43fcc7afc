import { BitReader, BitWriter, characters, checkOf } from '../../kernel/link/bits.ts'
import { type CaseSet, LONGEST, MOST_CASES, MOST_MINUTES, type SetCase } from './set.ts'

/*
 * A set in an address, and in a file, is one text:
 *
 *     1.<length><content><check>
 *
 * in characters of six bits each, like the links of cases. Sets hold sentences, which links of cases do not: those
 * are written as UTF-8. Names (of a game, an example, a switch) and fragments of labs consist of the characters of a
 * link, and take one character each. Version 1 is read for ever; `test/explorer/sets/` holds texts of it.
 */

/** The version that is written; a decoder of each earlier one stays. */
const VERSION = '1'

/** Longest set in an address: browsers, mail and chat programs still carry it whole. */
export const LONGEST_ADDRESS = 12_000

/** Longest text of a set that is looked at, in a file or on the device. */
export const LONGEST_SET = 200_000

/** Longest text that a QR code of the lowest correction holds, in bytes. */
export const LONGEST_QR = 2900

/** The check value takes three characters. */
const CHECK = 3

/** Reasons for which a text holds no set; each has a sentence. */
export const setProblems = ['damaged', 'cut', 'future', 'long', 'many', 'none'] as const
export type SetProblem = (typeof setProblems)[number]

/** A set that has been read, or why there is none. */
export type ReadSet =
  | { readonly ok: true; readonly set: CaseSet }
  | { readonly ok: false; readonly problem: SetProblem; readonly count?: number }

/** Thrown while reading, and caught where reading began. */
class Unreadable extends Error {
  readonly problem: SetProblem
  readonly count: number | undefined

  constructor(problem: SetProblem, count?: number) {
    super(problem)
    this.problem = problem
    this.count = count
  }
}

/** The text of a set: the fragment of its address without `#`. A set has one text, and a text one set. */
export function encodeSet({ title, aims, exit, cases }: CaseSet): string {
  const out = new BitWriter()
  for (const text of [title, aims, exit]) writeText(out, text)
  out.writeCount(cases.length, 3)
  for (const one of cases) writeCase(out, one)
  const content = out.toText()
  const length = new BitWriter().writeCount(content.length + CHECK, 5).toText()
  const check = new BitWriter()
    .write(0, 2)
    .write(checkOfSet(length + content), 16)
    .toText()
  return `${VERSION}.${length}${content}${check}`
}

/** Reads the text of a set, with `#` or without; never throws. */
export function decodeSet(text: string): ReadSet {
  const fragment = text.startsWith('#') ? text.slice(1) : text
  if (fragment === '') return { ok: false, problem: 'none' }
  try {
    if (fragment.length > LONGEST_SET) throw new Unreadable('long')
    const set = readSet(new BitReader(contentOf(fragment)))
    if (encodeSet(set) !== fragment) throw new Unreadable('damaged')
    return { ok: true, set }
  } catch (error) {
    if (!(error instanceof Unreadable)) return { ok: false, problem: 'damaged' }
    const { problem, count } = error
    return { ok: false, problem, ...(count === undefined ? {} : { count }) }
  }
}

/** The first set in a text that holds one somewhere: a file, a mail, an address. */
export function findSet(text: string): ReadSet {
  if (text.length > LONGEST_SET) return { ok: false, problem: 'long' }
  const [found] = /(?<![\w.-])[1-9]\.[\w-]{6,}/.exec(text) ?? []
  return decodeSet(found ?? '')
}

function checkOfSet(text: string): number {
  return checkOf(`${VERSION} set ${text}`)
}

/** The content of a text, once its version, length and check value are found to be right. */
function contentOf(fragment: string): string {
  const [first = '', point = ''] = fragment
  if (/[2-9]/.test(first) && point === '.') throw new Unreadable('future')
  const body = fragment.slice(2)
  if (first !== VERSION || point !== '.' || /[^\w-]/.test(body)) throw new Unreadable('damaged')
  const start = [...body].findIndex((each) => new BitReader(each).read(1) === 0) + 1
  if (start === 0) throw new Unreadable('cut')
  const length = new BitReader(body.slice(0, start)).readCount(5)
  if (body.length < start + length) throw new Unreadable('cut')
  const end = body.length - CHECK
  const check = new BitReader(body.slice(end)).read(18)
  if (body.length > start + length || check !== checkOfSet(body.slice(0, end))) {
    throw new Unreadable('damaged')
  }
  return body.slice(start, end)
}

function writeText(out: BitWriter, text: string): void {
  const bytes = new TextEncoder().encode(text)
  out.writeCount(bytes.length, 5)
  for (const byte of bytes) out.write(byte, 8)
}

function readText(bits: BitReader, longest: number): string {
  const count = bits.readCount(5)
  if (count > LONGEST_SET) throw new Unreadable('damaged')
  const bytes = Uint8Array.from({ length: count }, () => bits.read(8))
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  if (text.length > longest) throw new Unreadable('damaged')
  return text
}

/** Writes a name: an id, or the fragment of a link. */
function writeName(out: BitWriter, name: string): void {
  out.writeCount(name.length, 4)
  for (const each of name) out.write(characters.indexOf(each), 6)
}

function readName(bits: BitReader): string {
  const count = bits.readCount(4)
  if (count > LONGEST_ADDRESS) throw new Unreadable('damaged')
  return Array.from({ length: count }, () => characters[bits.read(6)]).join('')
}

/** Writes pairs of names, such as a switch and what it is set to. */
function writePairs(out: BitWriter, pairs: readonly (readonly [string, string])[]): void {
  out.writeCount(pairs.length, 2)
  for (const [name, value] of pairs) {
    writeText(out, name)
    writeText(out, value)
  }
}

/** Longest name of a switch, or of a part of a question. */
const LONGEST_PAIR = 200

function readPairs(bits: BitReader, most: number): (readonly [string, string])[] {
  const count = bits.readCount(2)
  if (count > most) throw new Unreadable('damaged')
  const text = () => readText(bits, LONGEST_PAIR)
  return Array.from({ length: count }, () => [text(), text()] as const)
}

function writeCase(out: BitWriter, { game, source, question, note, minutes }: SetCase): void {
  writeName(out, game)
  if (source.type === 'example') {
    out.write(0, 1)
    writeName(out, source.id)
    const { reading } = source
    writePairs(out, reading ? [[reading.key, reading.value]] : [])
  } else {
    out.write(1, 1)
    writeName(out, source.kind)
    // The point behind a link's version is left out: it is no character of a name.
    writeName(out, source.fragment.replace('.', ''))
    writePairs(out, Object.entries(source.asked ?? {}))
  }
  writeText(out, question)
  writeText(out, note)
  out.writeCount(minutes, 4)
}

/** Largest number of parts of a question. */
const MOST_PARTS = 12

function readCase(bits: BitReader): SetCase {
  const game = readName(bits)
  const source = bits.read(1) === 0 ? readExample(bits) : readLab(bits)
  const question = readText(bits, LONGEST.question)
  const note = readText(bits, LONGEST.note)
  const minutes = bits.readCount(4)
  if (minutes > MOST_MINUTES) throw new Unreadable('damaged')
  return { game, source, question, note, minutes }
}

function readExample(bits: BitReader): SetCase['source'] {
  const id = readName(bits)
  const [reading] = readPairs(bits, 1)
  if (!reading) return { type: 'example', id }
  const [key, value] = reading
  return { type: 'example', id, reading: { key, value } }
}

function readLab(bits: BitReader): SetCase['source'] {
  const kind = readName(bits)
  const link = readName(bits)
  const fragment = link && `${link.slice(0, 1)}.${link.slice(1)}`
  const { fact, ...parts } = Object.fromEntries(readPairs(bits, MOST_PARTS))
  if (fact === undefined) return { type: 'lab', kind, fragment }
  return { type: 'lab', kind, fragment, asked: { fact, ...parts } }
}

function readSet(bits: BitReader): CaseSet {
  const title = readText(bits, LONGEST.title)
  const aims = readText(bits, LONGEST.aims)
  const exit = readText(bits, LONGEST.exit)
  const count = bits.readCount(3)
  if (count > MOST_CASES) throw new Unreadable('many', count)
  const cases = Array.from({ length: count }, () => readCase(bits))
  return { title, aims, exit, cases }
}
