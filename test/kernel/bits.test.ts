import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BitReader, BitWriter, checkOf, foreignCharacter } from '../../src/kernel/link/bits.ts'

test('what is written in some bits is read from as many', () => {
  const numbers = fc.array(
    fc.nat(53).chain((bits) =>
      fc.tuple(
        fc.maxSafeNat().map((any) => any % 2 ** bits),
        fc.constant(bits),
      ),
    ),
  )
  const property = fc.property(numbers, (written) => {
    const out = new BitWriter()
    for (const [number, bits] of written) out.write(number, bits)
    const bits = new BitReader(out.toText())
    for (const [number, length] of written) expect(bits.read(length)).toBe(number)
  })
  fc.assert(property)
})

test('counts of any size are read as written, small ones being short', () => {
  const property = fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 8 }), (number, group) => {
    const text = new BitWriter().writeCount(number, group).toText()
    expect(new BitReader(text).readCount(group)).toBe(number)
  })
  fc.assert(property)
  expect(new BitWriter().writeCount(31, 5).toText()).toHaveLength(1)
})

test('the last number is read as written, however large', () => {
  const property = fc.property(fc.nat(20), fc.bigInt({ min: 0n }), (before, number) => {
    const text = new BitWriter().write(0, before).writeLast(number).toText()
    const bits = new BitReader(text)
    bits.read(before)
    expect(bits.readLast()).toBe(number)
  })
  fc.assert(property)
})

test('bits are written as base64url writes them', () => {
  const out = new BitWriter()
  for (const byte of Buffer.from('vingt-et-un')) out.write(byte, 8)
  expect(out.toText()).toBe(Buffer.from('vingt-et-un').toString('base64url'))
})

test('a number that needs more bits than it gets is not written', () => {
  expect(() => new BitWriter().write(8, 3)).toThrow(RangeError)
  expect(() => new BitWriter().write(1, 0)).toThrow(RangeError)
})

test('reading past the end is refused', () => {
  expect(() => new BitReader('A').read(7)).toThrow('link-damaged')
  expect(() => new BitReader('_').readCount(5)).toThrow('link-damaged')
})

test('the first foreign character is found by its place', () => {
  expect(foreignCharacter('Ab3-_')).toBeUndefined()
  expect(foreignCharacter('Ab+3/')).toEqual({ position: 3, received: '+' })
  expect(foreignCharacter('A😀')).toEqual({ position: 2, received: '😀' })
})

test('the check is CRC-16/CCITT', () => {
  expect(checkOf('123456789')).toBe(0x29b1)
})
