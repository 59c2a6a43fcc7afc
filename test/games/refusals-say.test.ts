import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { loadGame, speakerOf } from '../../src/node/index.ts'
import { provokedIn } from './provoked.ts'

/** The same fact under another name: the thing that was received, or how much of it is allowed. */
const others: Readonly<Record<string, readonly string[]>> = {
  received: [
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
  ],
  allowed: ['span', 'places', 'limit', 'max', 'min'],
}

/** One sentence for refusals that know different things: it tells what all of them know, and what to do instead. */
const shared = [
  'no-victim',
  'notes-do-not-add-up',
  'over-limit',
  'sent-twice',
  'unknown-bandit',
  'bullet-twice',
  'point-needs-bullet',
  'off-table',
  'street-closed',
  'facedown-limit',
]

/** Facts that an empty list stands for are nothing to be told. */
function isTold(fact: Refusal['facts'][string] | undefined): boolean {
  return fact !== undefined && !(Array.isArray(fact) && fact.length === 0)
}

describe.each(gameIds)('the refusals of %s', (id) => {
  const all = provokedIn(id)
  const codes = [...new Map(all.map((refusal) => [refusal.code, refusal])).values()]

  test('are provoked', () => {
    expect(codes.length).toBeGreaterThan(20)
  })

  test.each(languages)('say in %s what was received, and what is allowed', (language) => {
    const messages = { ...messagesOf(language, 'kernel'), ...messagesOf(language, id) }
    const kept = codes.flatMap(({ code, facts }) => {
      if (shared.includes(code)) return []
      const sentence = String(messages[`refusal.${code}`])
      const says = (name: string) => new RegExp(`\\{\\{${name}\\}\\}`, 'i').test(sentence)
      const told = ['received', 'allowed'].filter((name) => isTold(facts[name]))
      const unsaid = told.filter((name) => ![name, ...(others[name] ?? [])].some(says))
      return unsaid.length > 0 ? [`${code}: ${unsaid.join(', ')}`] : []
    })
    expect(kept).toEqual([])
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
