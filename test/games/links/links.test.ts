import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/kernel/game/game.ts'
import { exampleOf, type Kind } from '../../../src/kernel/game/kind.ts'
import { readingsOf } from '../../../src/kernel/game/reading.ts'
import {
  decodeLink,
  encodeLink,
  type LinkState,
  LONGEST_LINK,
} from '../../../src/kernel/link/link.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { valueFrom } from '../../kernel/toy.ts'
import { kinds, readExample } from '../registered.ts'
import { statesOf } from './states.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

function codeOf(game: Game, kind: Kind, fragment: string): string | undefined {
  const decoded = decodeLink(game, kind.name, fragment)
  return decoded.ok ? undefined : decoded.refusals[0]?.code
}

/** A fragment is refused as a link that is wrong; `expect` would take longer than all these links do. */
function expectRefused(game: Game, kind: Kind, fragment: string): void {
  const code = codeOf(game, kind, fragment)
  if (!code?.startsWith('link-')) expect.fail(`${fragment} is ${code ?? 'accepted'}`)
}

describe.each(kinds)('a link to $name', ({ game, kind }) => {
  const longest = valueFrom(
    encodeLink(game, fc.sample(statesOf(game, kind), { numRuns: 20, seed: 7 })[19] as LinkState),
  )

  test('without a fragment is the example, and the example has no fragment', () => {
    const situation = readExample(game, kind)
    const state = { situation, readings: valueFrom(readingsOf(game.switches)), log: [] }
    expect(decodeLink(game, kind.name, '')).toEqual({ ok: true, value: state })
    expect(decodeLink(game, kind.name, '#')).toEqual({ ok: true, value: state })
    expect(encodeLink(game, state)).toEqual({ ok: true, value: '' })
    expect(encodeLink(game, { ...state, situation: exampleOf(kind) })).toEqual({
      ok: true,
      value: '',
    })
  })

  test('says what it was made from, in links that differ when states differ', () => {
    const property = fc.property(statesOf(game, kind), (state) => {
      const fragment = valueFrom(encodeLink(game, state))
      const decoded = valueFrom(decodeLink(game, kind.name, fragment))
      expect(decoded.log).toEqual(state.log)
      expect(decoded.readings).toEqual(state.readings)
      expect(decoded.situation).toEqual(state.situation)
      expect(fragment).toMatch(/^([12]\.[\w-]+)?$/)
    })
    fc.assert(property)
  })

  test('that is changed by one character is refused', () => {
    for (const place of [...longest].keys()) {
      for (const character of [...alphabet, '.', ' ', '%', 'é', '😀', '\0']) {
        const edited = longest.slice(0, place) + character + longest.slice(place + 1)
        if (edited !== longest) expectRefused(game, kind, edited)
      }
    }
  })

  test('that is cut anywhere is refused as cut', () => {
    for (let length = 1; length < longest.length; length++) {
      expect(codeOf(game, kind, longest.slice(0, length))).toBe('link-truncated')
    }
  })

  test('that has characters too many, too few or swapped is refused', () => {
    for (let place = 1; place < longest.length; place++) {
      const [before, after] = [longest.slice(0, place), longest.slice(place)]
      const swapped = before.slice(0, -1) + after[0] + before.at(-1) + after.slice(1)
      for (const edited of [`${before}A${after}`, before + after.slice(1), swapped]) {
        if (edited !== longest) expectRefused(game, kind, edited)
      }
    }
  })

  test('behind the page of another kind is refused', () => {
    for (const other of game.kinds) {
      if (other.name !== kind.name) expect(codeOf(game, other, longest)).toBe('link-damaged')
    }
  })

  test('of a later version is from the future, and any other version damaged', () => {
    expect(codeOf(game, kind, `3${longest.slice(1)}`)).toBe('link-from-future')
    expect(codeOf(game, kind, '9.')).toBe('link-from-future')
    expect(codeOf(game, kind, `0${longest.slice(1)}`)).toBe('link-damaged')
  })

  test.each([
    '__proto__',
    'constructor',
    '1.__proto__',
    '1.constructor',
    '{"__proto__":{"polluted":true}}',
    '<script>alert(1)</script>',
    '%00%ff',
    'javascript:alert(1)',
    '…',
    '1.😀',
    '\u202e1.AAAA',
    '1.AAAA',
    '1.',
    '1',
    '.',
    ' ',
    '##',
    'null',
  ])('is refused as %j', (text) => {
    expect(codeOf(game, kind, text)).toMatch(/^link-/)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('of any other text is refused, and nothing is thrown', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...alphabet) }).map((text) => `1.${text}`),
    )
    const property = fc.property(texts, (text) => {
      if (text !== '' && text !== '#') expectRefused(game, kind, text)
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('of a megabyte is refused without being read', () => {
    const megabyte = `1.${'A'.repeat(1e6)}`
    const before = performance.now()
    for (let times = 0; times < 100; times++) {
      expect(codeOf(game, kind, megabyte)).toBe('link-too-long')
    }
    expect(performance.now() - before).toBeLessThan(500)
  })

  test('is not made when it would be too long', () => {
    const situation = readExample(game, kind)
    const opening = valueFrom(game.open(situation))
    const { log } = replay(game, opening, atRandom(1))
    const readings = valueFrom(readingsOf(game.switches))
    const encoded = encodeLink(game, { situation, readings, log })
    if (encoded.ok) expect(encoded.value.length).toBeLessThanOrEqual(LONGEST_LINK)
    else expect(encoded.refusals[0]?.code).toBe('link-too-long')
  })

  test('is not made of answers that nobody asked for, nor of readings that do not exist', () => {
    const situation = readExample(game, kind)
    const readings = valueFrom(readingsOf(game.switches))
    const { log } = replay(game, valueFrom(game.open(situation)), atRandom(1))
    expect(encodeLink(game, { situation, readings, log: [...log, 0] }).ok).toBe(false)
    expect(encodeLink(game, { situation, readings, log: [1e9] }).ok).toBe(false)
    expect(encodeLink(game, { situation, readings: { none: 'x' }, log: [] }).ok).toBe(false)
  })
})
