import { RefusalError } from '../game/refusal.ts'

/** The characters of a link, six bits each, in the order of base64url. */
export const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS_PER_CHARACTER = 6

/** The first character of a text that no link contains; undefined when there is none. */
export function foreignCharacter(text: string): { position: number; received: string } | undefined {
  const position = [...text].findIndex((character) => !characters.includes(character))
  return position < 0
    ? undefined
    : { position: position + 1, received: [...text][position] as string }
}

/** Writes numbers bit by bit, the highest bit first. */
export class BitWriter {
  readonly #bits: number[] = []

  /** Writes a whole number, 0 ≤ number < 2^bits. */
  write(number: number | bigint, bits: number): this {
    const digits = number.toString(2)
    if (digits.length > bits && number > 0) throw new RangeError(`${number} needs more bits`)
    if (bits > 0) for (const digit of digits.padStart(bits, '0')) this.#bits.push(Number(digit))
    return this
  }

  /**
   * Writes a whole number of any size in groups of some bits, the lowest group first. A bit before
   * each group tells whether another follows, so small numbers are short and none is too large.
   */
  writeCount(number: number, group: number): this {
    const base = 2 ** group
    let left = number
    for (; left >= base; left = Math.floor(left / base)) this.write(1, 1).write(left % base, group)
    return this.write(0, 1).write(left, group)
  }

  /** Writes a whole number, from the present place to the end of the character in which it ends. */
  writeLast(number: bigint): this {
    const least = this.#bits.length + (number > 0n ? number.toString(2).length : 0)
    const end = Math.ceil(least / BITS_PER_CHARACTER) * BITS_PER_CHARACTER
    return this.write(number, end - this.#bits.length)
  }

  /** Everything written, as text; the last character is padded with zeros. */
  toText(): string {
    let text = ''
    for (let start = 0; start < this.#bits.length; start += BITS_PER_CHARACTER) {
      const bits = this.#bits.slice(start, start + BITS_PER_CHARACTER)
      text += characters[Number.parseInt(bits.join('').padEnd(BITS_PER_CHARACTER, '0'), 2)]
    }
    return text
  }
}

/** Reads what a `BitWriter` has written. Refused as damaged where the text ends too early. */
export class BitReader {
  readonly #bits: string
  #place = 0

  constructor(text: string) {
    this.#bits = [...text]
      .map((character) =>
        characters.indexOf(character).toString(2).padStart(BITS_PER_CHARACTER, '0'),
      )
      .join('')
  }

  read(bits: number): number {
    if (bits === 0) return 0
    if (this.#place + bits > this.#bits.length) throw damaged()
    const digits = this.#bits.slice(this.#place, this.#place + bits)
    this.#place += bits
    return Number.parseInt(digits, 2)
  }

  readCount(group: number): number {
    let number = 0
    let weight = 1
    for (;;) {
      const another = this.read(1)
      number += this.read(group) * weight
      if (!Number.isSafeInteger(number)) throw damaged()
      if (another === 0) return number
      weight *= 2 ** group
    }
  }

  readLast(): bigint {
    const digits = this.#bits.slice(this.#place)
    this.#place = this.#bits.length
    return digits === '' ? 0n : BigInt(`0b${digits}`)
  }
}

/** The refusal of a link whose characters do not belong together. */
export function damaged(): RefusalError {
  return new RefusalError({ code: 'link-damaged', facts: {} })
}

/** The refusal of a link that says more than can be known here. */
export function fromFuture(): RefusalError {
  return new RefusalError({ code: 'link-from-future', facts: {} })
}

/**
 * A check value of 16 bits over a text (CRC-16/CCITT): differs for texts that differ in one character
 * or in two neighbouring ones, and for all but one in 65 536 of the others.
 */
export function checkOf(text: string): number {
  let check = 0xffff
  for (let index = 0; index < text.length; index++) {
    check ^= text.charCodeAt(index) << 8
    for (let bit = 0; bit < 8; bit++) {
      check = (check & 0x8000 ? (check << 1) ^ 0x1021 : check << 1) & 0xffff
    }
  }
  return check
}
