import type { Language } from '../../src/content/languages.ts'

/** Numbers that each language writes as words, so that “two” and “2” count as one statement. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
  fr: {
    deux: '2',
    trois: '3',
    quatre: '4',
    cinq: '5',
    six: '6',
    sept: '7',
    huit: '8',
    neuf: '9',
    dix: '10',
    douze: '12',
  },
}

/** The numbers that a text names in figures or in words. */
function tokensOf(text: string): string[] {
  const whole = text.toLowerCase().replace(/(\d)[,\u00a0\u202f](?=\d{3}\b)/g, '$1')
  return whole.match(/\d+|\p{L}+/gu) ?? []
}

/** The numbers that a text states. “Two” in words comes and goes with grammar, as in “both”; figures count. */
export function numbersIn(language: Language, text: string): string[] {
  const found = tokensOf(text).map((token) => {
    const number = words[language][token]
    return number === '2' ? '' : (number ?? token)
  })
  return [...new Set(found.filter((token) => /^\d+$/.test(token)))].sort()
}

/** The numbers of one text that the other does not name in any form. */
export function missingIn(language: Language, text: string, numbers: readonly string[]): string[] {
  const named = new Set(tokensOf(text).map((token) => words[language][token] ?? token))
  return numbers.filter((number) => !named.has(number))
}
