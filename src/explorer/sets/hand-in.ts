import { checkOf } from '../../kernel/link/bits.ts'
import { identityOf, MOST_CASES, type SetCase } from './set.ts'

/*
 * The code that a pupil hands in after homework: which set, which edition of it, what came of each case. It holds no
 * name, and proves nothing: anybody who reads this file can write one.
 */

/** Result of a case: a case that asks for nothing has none. */
export const results = ['none', 'right', 'wrong'] as const
export type CaseResult = (typeof results)[number]

/** Content of a code. */
export interface HandIn {
  /** Mark of the cases of the set, in their order. */
  readonly set: number
  /** Mark of the verdicts that the answers were compared with. */
  readonly edition: number
  /** Minutes from the first question to the last answer, at most 255. */
  readonly minutes: number
  /** A number drawn for each hand-in, so that two pupils with the same results hand in two codes. */
  readonly draw: number
  readonly cases: readonly CaseResult[]
}

const bits = { set: 16, edition: 12, minutes: 8, draw: 12, count: 6, result: 2, check: 16 } as const

/** Numbers that a draw can be. */
export const DRAWS = 2 ** bits.draw

/** Digits of a code: no letter that is taken for a digit, and none that is easily misheard. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_DIGIT = 5

/** Beginning of every code, version included. */
const HEAD = 'RK1'

/** Mark of the cases of a set: the same for every title, note and question around them. */
export function markOfSet(cases: readonly SetCase[]): number {
  return checkOf(cases.map(identityOf).join('\n'))
}

/** Mark of an edition: of the verdicts of all cases, and with them of their answers. */
export function markOfEdition(verdicts: readonly unknown[]): number {
  return checkOf(JSON.stringify(verdicts)) % 2 ** bits.edition
}

/** The code of a hand-in, in groups of four digits that can be copied by hand. */
export function encodeHandIn({ set, edition, minutes, draw, cases }: HandIn): string {
  const parts: (readonly [number: number, bits: number])[] = [
    [set, bits.set],
    [edition, bits.edition],
    [Math.min(Math.max(Math.round(minutes), 0), 2 ** bits.minutes - 1), bits.minutes],
    [draw, bits.draw],
    [cases.length, bits.count],
    ...cases.map((result) => [results.indexOf(result), bits.result] as const),
  ]
  const content = parts.map(([number, size]) => number.toString(2).padStart(size, '0')).join('')
  const check = checkOf(`${HEAD} ${content}`).toString(2).padStart(bits.check, '0')
  return [HEAD, ...(digitsOf(content + check).match(/.{1,4}/g) ?? [])].join('-')
}

function digitsOf(binary: string): string {
  const size = Math.ceil(binary.length / BITS_PER_DIGIT) * BITS_PER_DIGIT
  const groups = binary.padEnd(size, '0').match(/.{5}/g) ?? []
  return groups.map((group) => digits[Number.parseInt(group, 2)]).join('')
}

/** Reads a code, however its digits are grouped and whatever letters stand for 0 and 1; undefined where it is damaged. */
export function decodeHandIn(code: string): HandIn | undefined {
  const written = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (!written.startsWith(HEAD)) return undefined
  const body = written.slice(HEAD.length).replace(/O/g, '0').replace(/[IL]/g, '1')
  if ([...body].some((digit) => !digits.includes(digit))) return undefined
  const binary = [...body]
    .map((digit) => digits.indexOf(digit).toString(2).padStart(BITS_PER_DIGIT, '0'))
    .join('')
  let at = 0
  const read = (size: number) => {
    at += size
    return Number.parseInt(binary.slice(at - size, at) || '0', 2)
  }
  const [set, edition, minutes, draw] = [
    read(bits.set),
    read(bits.edition),
    read(bits.minutes),
    read(bits.draw),
  ]
  const count = read(bits.count)
  if (count > MOST_CASES) return undefined
  const cases = Array.from({ length: count }, () => results[read(bits.result)])
  if (cases.some((result) => result === undefined)) return undefined
  const found = { set, edition, minutes, draw, cases: cases as readonly CaseResult[] }
  const isWhole = encodeHandIn(found).replace(/-/g, '') === HEAD + body
  return isWhole ? found : undefined
}

/** Verdicts on a line that was pasted. */
export const lineStates = ['ok', 'duplicate', 'set', 'edition', 'damaged', 'none'] as const
export type LineState = (typeof lineStates)[number]

/** A line that was pasted: who handed it in, as far as the line says so, and what it is. */
export interface CheckedLine {
  readonly who: string
  readonly state: LineState
  readonly handIn?: HandIn
}

/** The code in a line; what stands before and behind it is who handed it in. */
const codeIn = /RK\d(?:[-–— ]?[0-9A-Z]{1,4})+(?![0-9A-Z])/i

/** Checks pasted lines against the set that was given out. Empty lines are left out, and no other. */
export function checkLines(
  text: string,
  expected: Pick<HandIn, 'set' | 'edition'>,
): readonly CheckedLine[] {
  const seen = new Set<string>()
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { who, handIn, hasCode } = readLine(line)
      if (!handIn) return { who, state: hasCode ? 'damaged' : 'none' }
      const code = encodeHandIn(handIn)
      const isKnown = seen.has(code)
      seen.add(code)
      const state =
        handIn.set !== expected.set
          ? 'set'
          : handIn.edition !== expected.edition
            ? 'edition'
            : isKnown
              ? 'duplicate'
              : 'ok'
      return { who, state, handIn }
    })
}

/** Finds the code of a line. A name behind it may look like further groups, so the code ends where it is whole. */
function readLine(line: string) {
  const [found = ''] = codeIn.exec(line) ?? []
  const groups = found.split(/(?<=[-–— ])/)
  for (let end = groups.length; end > 0; end--) {
    const code = groups.slice(0, end).join('')
    const handIn = decodeHandIn(code)
    if (handIn) return { who: whoIn(line, code), handIn, hasCode: true }
  }
  return { who: whoIn(line, found), handIn: undefined, hasCode: found !== '' }
}

function whoIn(line: string, code: string): string {
  const rest = code ? line.replace(code, ' ') : line
  return rest.replace(/^[\s"'«»“”:;,|>*-]+|[\s"'«»“”:;,|>*-]+$/g, '').slice(0, 80)
}
