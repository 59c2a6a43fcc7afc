import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { engineComponents } from '../../src/content/components/index.ts'
import { type Language, languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import type { Components } from '../../src/games/quick-and-undead/components.ts'
import { idleReasons, type QuickEvent } from '../../src/games/quick-and-undead/events.ts'
import { facts } from '../../src/games/quick-and-undead/facts.ts'
import { makeQuickAndUndead } from '../../src/games/quick-and-undead/game.ts'
import type { Given } from '../../src/games/quick-and-undead/position.ts'
import { switches } from '../../src/games/quick-and-undead/readings.ts'
import { speech } from '../../src/games/quick-and-undead/words/speech.ts'
import { variants } from '../../src/games/quick-and-undead/words/variants.ts'
import type { Fact, FactParameters } from '../../src/kernel/game.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import { eventKey } from '../../src/kernel/words/speak.ts'
import { createWords, type Words } from '../../src/kernel/words/words.ts'
import { examples } from '../games/quick-and-undead/examples.ts'
import { playAll } from './quick-and-undead-cases.ts'
import {
  refusedAnswers,
  refusedComponents,
  refusedSituations,
} from './quick-and-undead-refusals.ts'

type Named = readonly { readonly id: string; readonly name: Readonly<Record<string, string>> }[]
const file = inProject('content', 'components', 'quick-and-undead.yaml')
const data: Readonly<Record<'buildings' | 'spaces', Named>> = parse(readFileSync(file, 'utf8'))
const game = makeQuickAndUndead(engineComponents('quick-and-undead') as Components)

/** A reader who notes every sentence that is said, and every one that is missing or lacks a value. */
interface Listener {
  readonly words: Words
  readonly said: Set<string>
  readonly faults: Set<string>
}

function listenerOf(language: Language): Listener {
  const messages = {
    ...messagesOf(language, 'kernel'),
    ...messagesOf(language, 'quick-and-undead'),
  }
  const plain = createSay(language, [messages])
  const plural = new Intl.PluralRules(language)
  const said = new Set<string>()
  const faults = new Set<string>()
  const say: Say = (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key
    const text = messages[form] ?? messages[key]
    if (text === undefined) faults.add(`no sentence ${key}`)
    for (const name of placeholders(text ?? '')) {
      if ((values[name] ?? '') === '') faults.add(`${key} without ${name}`)
    }
    for (const [, named = ''] of (text ?? '').matchAll(/\$t\(([^)]+)\)/g)) {
      say(
        named.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
        values,
      )
    }
    said.add(key)
    return plain(key, values)
  }
  return { words: createWords(language, say, game, ''), said, faults }
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
}

const listeners: Readonly<Record<Language, Listener>> = {
  en: listenerOf('en'),
  fr: listenerOf('fr'),
}

/** The codes with which something was refused. */
const codes = new Set<string>()

function toAll(tell: (words: Words) => void): void {
  for (const language of languages) tell(listeners[language].words)
}

function toAllWhyNot(refusal: Refusal): void {
  codes.add(refusal.code)
  toAll((words) => speech.refusal(refusal, words))
}

/** Everything that The Quick and the Undead can say is said to a listener of each language. */
beforeAll(() => {
  playAll(game, {
    onEvent: (event, given) => {
      if (isNews(`${eventKey({ variants }, event)} ${event.clause}`))
        toAll((words) => tell(event, given, words))
    },
    onAnswer: (question, value, given) => {
      if (!isNews(question.kind)) return
      toAll((words) => {
        speech.question(question, words)
        speech.answer(question, value, given, words)
      })
      for (const refusal of refusedAnswers(question)) toAllWhyNot(refusal)
    },
  })
  for (const refusal of [...refusedSituations(game), ...refusedComponents()]) toAllWhyNot(refusal)
  toAll(sayAbout)
})

/** How often the same is listened to, with other facts every time. */
const OFTEN = 20
const heard = new Map<string, number>()

function isNews(what: string): boolean {
  const times = heard.get(what) ?? 0
  heard.set(what, times + 1)
  return times < OFTEN
}

/** An event, as those are told of it who may know all of it, and as the others are. */
function tell(event: QuickEvent, given: Given, words: Words): void {
  speech.sentence(event, given, words)
  speech.heading(event, words)
  const { secret } = event
  if (!secret) return
  const known = Object.entries(event).filter(([name]) => !secret.facts.includes(name))
  speech.sentence(Object.fromEntries(known) as unknown as QuickEvent, given, words)
}

/** What can be asked of positions, and what a result rests on. */
function sayAbout(words: Words): void {
  const givens = [examples.duel, { ...examples.game, players: 1 as const }].map(givenOf)
  for (const fact of facts) {
    for (const given of givens) sayFact(fact, given, words)
  }
  for (const { key, values } of switches) {
    speech.switchName(key, words)
    for (const value of values) speech.switchValue(key, value, words)
  }
  for (const { id } of game.policies) words.say(`policy.${id}`)
  for (const part of ['title', 'description', 'lead']) {
    for (const { name } of game.kinds) words.say(`lab.${name}.${part}`)
  }
  words.say('fact.legal')
}

function givenOf(situation: object): Given {
  const opening = game.open(situation)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value.given
}

function sayFact(
  { kind, parameters, answers }: (typeof facts)[number],
  given: Given,
  words: Words,
) {
  speech.factName(kind, words)
  for (const [name, values] of Object.entries(parameters)) {
    speech.parameterName(name, words)
    for (const value of values) {
      for (const table of [given, undefined]) {
        speech.parameterValue(name, value, words, table)
        speech.fact(kind, { ...firstOf(parameters), [name]: value }, words, table)
      }
    }
  }
  speech.fact(kind, firstOf(parameters), words)
  for (const value of answers(given)) {
    speech.factValue(kind, value, words)
    speech.factValueWithin(kind, value, words)
  }
}

function firstOf(parameters: Fact['parameters']): FactParameters {
  return Object.fromEntries(Object.entries(parameters).map(([name, [value = '']]) => [name, value]))
}

/** Every code with which the game refuses something, read from its source. */
const codesInSource = sourceFiles('src/games/quick-and-undead').flatMap((source) => [
  ...[...source.matchAll(/(?:\bcode(?::| =)|\.(?:refuse|misplaced)\()\s*(.*)/g)].flatMap(
    ([, rest = '']) => {
      const alone = /^'([a-z0-9-]+)'/.exec(rest)
      const either = [...rest.matchAll(/[?:] '([a-z0-9-]+)'/g)]
      return (alone ? [alone] : either).map(([, code = '']) => code)
    },
  ),
  ...[...source.matchAll(/\(\['([a-z-]+)', '[a-z]+\.[a-z0-9-]+'\] as const\)/g)].map(
    ([, code = '']) => code,
  ),
])

function sourceFiles(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inProject(folder, file), 'utf8'))
}

/** The groups of sentences that the engine alone has said. */
const groups = [
  'event',
  'heading',
  'question',
  'answer',
  'refusal',
  'fact',
  'fact-value',
  'fact-name',
  'parameter',
  'switch',
  'reading',
  'policy',
  'building',
  'effect',
  'amount',
  'side',
  'space',
]

describe.each(languages)('the messages of The Quick and the Undead (%s)', (language) => {
  const messages = messagesOf(language, 'quick-and-undead')

  test('say everything that the engine can say, each sentence filled', () => {
    expect([...listeners[language].faults]).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const { said } = listeners[language]
    const own = Object.keys(messages)
      .map((key) => key.replace(/_(one|many|other)$/, ''))
      .filter((key) => groups.includes(key.split('.')[0] ?? ''))
    expect([...new Set(own)].filter((key) => !said.has(key))).toEqual([])
  })

  test('have a sentence for every reason why a clause does not apply', () => {
    expect(idleReasons.filter((why) => !messages[`event.not-applied.${why}`])).toEqual([])
  })

  test('keep a secret that a reader may not know', () => {
    for (const kind of ['undead-removed', 'die-set']) {
      expect(placeholders(messages[`event.${kind}-secret`] ?? '')).not.toContain('face')
      expect(placeholders(messages[`event.${kind}-secret`] ?? '')).not.toContain('cards')
    }
  })

  test('name an Undead by what its card shows, where the table is at hand', () => {
    const { words } = listeners[language]
    const given = givenOf(examples.shooting)
    const { value, weakSpots } = given.undead.U7
    expect(speech.fact('undead-killed', { card: 'U7' }, words)).toContain('U7')
    const atTable = speech.fact('undead-killed', { card: 'U7' }, words, given)
    expect(atTable).not.toContain('U7')
    for (const number of [value, ...weakSpots]) expect(atTable).toContain(String(number))
  })

  test('name buildings and spaces as the components do', () => {
    for (const { id, name } of data.buildings) {
      expect(messages[`building-title.${id}`]).toBe(name[language])
      expect(messages[`building.${id}`]).toMatch(new RegExp(`${name[language]}$`))
    }
    for (const { id, name } of data.spaces) {
      expect(messages[`space-title.${id}`]).toBe(name[language])
    }
  })
})

test('every code with which something is refused was met', () => {
  expect([...new Set(codesInSource)].filter((code) => !codes.has(code))).toEqual([])
})
