import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { engineFiles } from '../source/engine-files.ts'

const someCodes = /\bcode: '([^']+)'|'([a-z]+(?:-[a-z]+)+)', (?:loop|name)\)/g
/** Codes in readers of schemas, which say nothing else with a hyphen. */
const codesOfSchemas = /'([a-z]+(?:-[a-z]+)+)'/g

/** The codes of all refusals that the kernel can give. */
const codes = new Set(
  engineFiles('kernel').flatMap((file) => {
    const pattern = /kernel.(schema|kind)/.test(file) ? codesOfSchemas : someCodes
    const found = [...readFileSync(file, 'utf8').matchAll(pattern)]
    return found.map(([, written, passed]) => String(written ?? passed))
  }),
)

describe.each(languages)('in %s', (language) => {
  const messages = messagesOf(language, 'kernel')

  test.each([...codes])('the refusal %s has a sentence', (code) => {
    expect(messages[`refusal.${code}`]).toMatch(/([.!?]|\$t\(refusal\.\{\{reason\}\}\))$/)
  })
})

test('a sentence is filled with the same facts in every language', () => {
  const [first, ...others] = languages.map((language) => messagesOf(language, 'kernel'))
  for (const other of others) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(first ?? {}).sort())
    for (const [key, sentence] of Object.entries(first ?? {})) {
      expect([key, factsOf(other[key] ?? '')]).toEqual([key, factsOf(sentence)])
    }
  }
})

function factsOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, fact]) => String(fact)).sort()
}
