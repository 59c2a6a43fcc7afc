import { expect, test } from 'vitest'
import { withPlayers } from '../../src/kernel/words/players.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'

/** A sentence about a player of that name in a language. */
function told(language: string, sentence: string, name: string): string {
  const say = createSay(language, [{ told: sentence }])
  const words = createWords(language, say, { id: 'wild-gangs', clauses: [] }, '/')
  return withPlayers(words, { A: name }).say('told', { seat: 'A' })
}

test('French elides before the name of a player, and English has nothing to elide', () => {
  const sentence = 'Le tour de {{seat}}, dès que {{seat}} joue, lorsque {{seat}} passe.'
  expect(told('fr', sentence, 'Eve')).toBe('Le tour d’Eve, dès qu’Eve joue, lorsqu’Eve passe.')
  expect(told('fr', sentence, 'Élodie')).toContain('Le tour d’Élodie')
  expect(told('fr', sentence, 'Ben')).toBe('Le tour de Ben, dès que Ben joue, lorsque Ben passe.')
  expect(told('en', 'Il campo de {{seat}}', 'Eve')).toBe('Il campo de Eve')
})

test('a letter of a seat is no name, and no part of another word is elided', () => {
  expect(told('fr', 'La gang de {{seat}}', 'A')).toBe('La gang de A')
  expect(told('fr', 'Le monde {{seat}}', 'Eve')).toBe('Le monde Eve')
  expect(told('fr', 'L’île de Evere et de {{seat}}', 'Eve')).toBe('L’île de Evere et d’Eve')
})
