import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/content/languages.ts'
import { type Messages, messagesOf } from '../../src/content/messages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { loadGame, speakerOf } from '../../src/node/index.ts'
import { provokedIn } from './provoked.ts'

/** Facts of a refusal that tell what is allowed; all others tell what was received, where and by whom. */
const limits = ['allowed', 'span', 'places', 'limit', 'max', 'min', 'meant', 'cactus', 'events']

/** Facts that only choose between sentences or follow from another. */
const silent = ['alike', 'nearest']

/** The same fact under another name: the thing that was received. */
const alsoReceived = [
  'card',
  'event',
  'seat',
  'cell',
  'space',
  'side',
  'bandit',
  'survivor',
  'what',
  'place',
  'location',
  'question',
]

/**
 * Refusals of the whole situation or of the very point that was set, which no single fact names: the sentence says in
 * words what is found there.
 */
const ofTheWhole = [
  'same-opening-looks',
  'ranger-is-dead',
  'clear-before-noon',
  'solo-not-won',
  'false-starts-not-asked',
  'drawn-unannounced',
  'no-victim',
  'prison-empty',
  'no-fortune-cards',
  'off-table',
  'on-figure',
  'edge-step',
  'not-beside',
  'pawn-inland',
  'special-unchosen',
  'nobody-left',
  'blank-kept',
]

/** Prohibitions, which say nothing of what is allowed. */
const prohibitions: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:can’t|cannot|could not) \w+|\bnot (?:choose|name|give)\b/gi,
  fr: /\bn(?:e |’)(?:peut|peuvent|pouvez|pourrait|doit|doivent|faut) (?:donc )?(?:pas|plus|ni)\b/gi,
}

/** Words that tell what is allowed where no fact does: what to do instead, what must be, or the only thing that can be. */
const permissions: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:choose|name|give|take|tell|send|place|put|enter|set|leave|keep|possible|must|should|needs?|at (?:most|least)|only|can|may)\b/i,
  fr: /(?:choisissez|nommez|donnez|indiquez|envoyez|posez|mettez|inscrivez|gardez|retirez|prenez|rechargez)|(?:^|[^a-zà-ÿ])(?:possibles?|doit|doivent|devrait|faut|peut|peuvent|pouvez|au plus|au moins|seule?s?|seulement)(?:[^a-zà-ÿ]|$)|\bn(?:e |’)[^.;:]*?\bqu(?:e |’)/i,
}

/** Sentences that shut a door and say nothing. */
const empty: Readonly<Record<Language, RegExp>> = {
  en: /(?:is not|isn’t) (?:possible|allowed)/i,
  fr: /n’est pas (?:possible|permis)/i,
}

/** The facts that a sentence is filled with. */
function factsIn(sentence: string): string[] {
  const named = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name.toLowerCase())
  return named.filter((name) => !silent.includes(name))
}

/** Facts that an empty list stands for are nothing to be told. */
function isTold(fact: Refusal['facts'][string] | undefined): boolean {
  return fact !== undefined && !(Array.isArray(fact) && fact.length === 0)
}

function saysReceived(facts: Refusal['facts'], named: readonly string[]): boolean {
  const others = named.filter((name) => !limits.includes(name))
  if (!isTold(facts['received'])) return others.length > 0
  return ['received', ...alsoReceived].some((name) => others.includes(name))
}

/** True when the sentence names what is allowed, or says in words what to do instead. */
function saysAllowed(sentence: string, named: readonly string[], language: Language): boolean {
  if (named.some((name) => limits.includes(name))) return true
  const bare = sentence.replace(/\{\{.*?\}\}|\$t\(.*?\)/g, 'X').replace(prohibitions[language], '')
  return permissions[language].test(bare)
}

describe.each(gameIds)('the refusals of %s', (id) => {
  const all = provokedIn(id)
  const codes = [...new Map(all.map((refusal) => [refusal.code, refusal])).values()]
  const messages: Readonly<Record<Language, Messages>> = {
    en: { ...messagesOf('en', 'kernel'), ...messagesOf('en', id) },
    fr: { ...messagesOf('fr', 'kernel'), ...messagesOf('fr', id) },
  }
  const sentenceOf = (code: string, language: Language) =>
    String(messages[language][`refusal.${code}`])

  test('are all provoked', () => {
    const own = Object.keys(messagesOf('en', id)).flatMap(
      (key) => /^refusal\.(.+)$/.exec(key)?.[1] ?? [],
    )
    expect(own.filter((code) => !codes.some((one) => one.code === code))).toEqual([])
  })

  test.each(languages)('say in %s what was received', (language) => {
    const unsaid = codes.filter(({ code, facts }) => {
      const named = factsIn(sentenceOf(code, language))
      return !ofTheWhole.includes(code) && !saysReceived(facts, named)
    })
    expect(unsaid.map(({ code }) => `${code}: ${sentenceOf(code, language)}`)).toEqual([])
  })

  test.each(languages)('say in %s what is allowed', (language) => {
    const unsaid = codes.filter(({ code }) => {
      const sentence = sentenceOf(code, language)
      return !saysAllowed(sentence, factsIn(sentence), language)
    })
    expect(unsaid.map(({ code }) => `${code}: ${sentenceOf(code, language)}`)).toEqual([])
  })

  test.each(languages)('say more in %s than that something is not possible', (language) => {
    const said = codes.map(({ code }) => sentenceOf(code, language))
    expect(said.filter((sentence) => empty[language].test(sentence))).toEqual([])
  })

  test.each(languages)('are whole sentences in %s', (language) => {
    const say = speakerOf(loadGame(id), language)
    for (const refusal of all) {
      const sentence = say.refusal(refusal)
      expect(sentence, refusal.code).toMatch(/[.!?]$/)
      expect(sentence).not.toMatch(/\[object Object\]|\{\{|undefined|^refusal\./)
      expect(sentence.split(' ').length, sentence).toBeGreaterThan(2)
    }
  })
})

test.each(languages)('the refusals of the kernel say more in %s than that', (language) => {
  const said = Object.entries(messagesOf(language, 'kernel'))
  const refusals = said.filter(([key]) => key.startsWith('refusal.'))
  expect(refusals.filter(([, sentence]) => empty[language].test(sentence))).toEqual([])
})

/** A prohibition alone says nothing of what is allowed, whatever else it holds. */
test.each([
  ['en', 'You can’t choose {{received}} here.', false],
  ['en', '{{Card}} isn’t in Town.', false],
  ['en', '{{Card}} isn’t in Town. Choose one that is.', true],
  ['en', 'Possible: {{allowed}}.', true],
  ['fr', 'Vous ne pouvez pas choisir {{received}}.', false],
  ['fr', 'Vous ne pouvez voler qu’un joueur qui en a.', true],
] as const)('in %s, “%s” says what is allowed: %s', (language, sentence, says) => {
  expect(saysAllowed(sentence, factsIn(sentence), language)).toBe(says)
})
