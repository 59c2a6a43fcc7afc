import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { chanceText } from '../../src/explorer/odds/format-fraction.ts'
import type { FractionData } from '../../src/explorer/odds/fraction-data.ts'
import {
  Amount,
  ChanceChange,
  Change,
  PlainChance,
  Share,
} from '../../src/explorer/weigh/Amount.tsx'
import { Chance } from '../../src/explorer/weigh/Chance.tsx'
import { createWords } from '../../src/kernel/words/words.ts'

/** A fraction that was written `top/bottom`. */
function exact(written: string): FractionData {
  const [numerator = '', denominator = '1'] = written.split('/')
  return { numerator, denominator, share: Number(numerator) / Number(denominator) }
}

const wordsOf = (language: string) =>
  createWords(language, (key) => key, { id: 'toy', clauses: [] } as never, '/')

/** Text of a cell, with a bar where another line begins. */
function read(Cell: typeof Amount, written: string, language = 'en'): string {
  return renderToString(h(Cell, { of: exact(written), words: wordsOf(language) }))
    .replace('<small>', '| ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim()
}

describe('an exact number in a table', () => {
  test('is the fraction that it is for as long as that can be read', () => {
    expect(read(Amount, '7/3')).toBe('2 1/3')
    expect(read(Amount, '1001/999')).toBe('1 2/999')
    expect(read(Change, '-1/2')).toBe('−1/2')
    expect(read(ChanceChange, '1/8')).toBe('+1/8')
    expect(read(Share, '5/8')).toBe('5/8 (62.5%)')
    expect(read(PlainChance, '5/8')).toBe('5/8')
  })

  test('is a decimal, with the fraction below it, where that is long', () => {
    expect(read(Amount, '4097/1024')).toBe('4 | 4 1/1024')
    expect(read(Change, '-49896239/196608')).toBe('−253.79 | −253 154415/196608')
    expect(read(Change, '49896239/196608', 'fr')).toBe('+253,79 | +253 154415/196608')
    expect(read(ChanceChange, '-1/1024', 'fr')).toBe('−0,1 % | −1/1024')
    for (const Cell of [Share, PlainChance, Chance]) {
      expect(read(Cell, '25653/32768')).toBe('78.3% | 25653/32768')
      expect(read(Cell, '25653/32768', 'fr')).toBe('78,3 % | 25653/32768')
    }
  })

  test('is rounded within a sentence, where its fraction is long', () => {
    expect(chanceText(exact('5/8'), wordsOf('fr'))).toBe('5/8')
    expect(chanceText(exact('25653/32768'), wordsOf('en'))).toBe('78.3%')
  })
})
