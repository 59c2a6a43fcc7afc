import { engineOf } from '../../src/content/engines.ts'
import { type Language, languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { type GameId, programOf } from '../../src/games/manifest.ts'
import { answersOf } from '../../src/kernel/choice/index.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'
import type { Schema } from '../../src/kernel/schema/schema.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'

/** The event for a reader who may not know all of it. */
function masked(event: GameEvent): GameEvent {
  const hidden = event.secret?.facts ?? []
  const known = Object.entries(event).filter(([fact]) => !hidden.includes(fact))
  return Object.fromEntries(known) as unknown as GameEvent
}

/** Traces of a value that was not there when a sentence was filled. */
const unfilled = /undefined|\bNaN\b|\[object |\{\{/

/** So many answers of a question are said one by one; of more, the first and the last. */
const FEW_ANSWERS = 12

/**
 * A reader of one language, who notes which sentences of a game are said, which are missing, and which are said
 * without a value that they name.
 */
export function listenerOf(id: GameId, language: Language) {
  const game = engineOf(id)
  const { speech } = programOf(id)
  const own = messagesOf(language, id)
  const sentences = { ...messagesOf(language, 'kernel'), ...own }
  const plural = new Intl.PluralRules(language)
  const said = new Set<string>()
  const faults = new Set<string>()
  const plain = createSay(language, [sentences])

  const say: Say = (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key
    const text = sentences[form] ?? sentences[key]
    if (text === undefined) faults.add(`no sentence ${key}`)
    else noteFilling(key, text, values)
    said.add(key)
    const spoken = plain(key, values)
    if (unfilled.test(spoken)) faults.add(`${key} says ${spoken}`)
    return spoken
  }

  /** Notes the values that a sentence lacks, and the sentences that it is made of. */
  function noteFilling(key: string, text: string, values: NonNullable<Parameters<Say>[1]>): void {
    for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
      if (!(name in values)) faults.add(`${key} without ${name}`)
    }
    for (const [, named = ''] of text.matchAll(/\$t\(([^)]+)\)/g)) {
      say(
        named.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
        values,
      )
    }
  }

  const words = createWords(language, say, game, '/')

  /** An event, as it is told to those who may know all of it, and to the others. */
  function hearEvent(event: GameEvent, given: unknown): void {
    speech.heading(event, words)
    for (const each of event.secret ? [event, masked(event)] : [event]) {
      note(`event ${event.kind}`, speech.sentence(each, given, words))
    }
  }

  /** A question and answers to it. */
  function hearQuestion(question: Question, given: unknown): void {
    note(`question ${question.kind}`, speech.question(question, words, given))
    const choice = choiceOf(question)
    const answers = choice.count <= FEW_ANSWERS && !choice.draw ? answersOf(choice) : [choice.at(0)]
    for (const answer of [...answers, choice.at(choice.count - 1)]) {
      const spoken = speech.answer(question, answer, given, words)
      // An empty list is said by whoever shows it.
      const isNone = Array.isArray(answer) && answer.length === 0
      if (!isNone) note(`answer to ${question.kind}`, spoken)
    }
  }

  /** A refusal; one that repeats junk, which was told on purpose, looks as if it lacked a value. */
  function hearRefusal(refusal: Refusal): void {
    if (unfilled.test(String(refusal.facts['received'] ?? ''))) return
    note(`refusal ${refusal.code}`, speech.refusal(refusal, words))
  }

  /** Every question about a table with its parameters and answers, every switch, every policy and every lab. */
  function hearFacts({ given }: Opening): void {
    for (const { kind, parameters, answers } of game.facts) {
      const first = Object.fromEntries(
        Object.entries(parameters).map(([name, [value = '']]) => [name, value]),
      )
      speech.factName(kind, words)
      for (const table of [given, undefined]) note(kind, speech.fact(kind, first, words, table))
      for (const [name, values] of Object.entries(parameters)) {
        speech.parameterName(name, words)
        for (const value of values) {
          for (const table of [given, undefined]) {
            note(name, speech.parameterValue(name, value, words, table))
            note(kind, speech.fact(kind, { ...first, [name]: value }, words, table))
          }
        }
      }
      for (const value of answers(given as never)) {
        note(kind, speech.factValue(kind, value, words))
        note(kind, speech.factValueWithin(kind, value, words))
      }
    }
    for (const { key, values } of game.switches) {
      speech.switchName(key, words)
      for (const value of values) speech.switchValue(key, value, words)
    }
    for (const policy of game.policies) words.say(`policy.${policy.id}`)
    for (const { name } of game.kinds) {
      for (const part of ['title', 'description', 'lead']) words.say(`lab.${name}.${part}`)
    }
  }

  function note(what: string, spoken: string): void {
    if (spoken === '' || unfilled.test(spoken)) faults.add(`${what} says “${spoken}”`)
  }

  return {
    language,
    words,
    own,
    said,
    faults,
    hearEvent,
    hearQuestion,
    hearRefusal,
    hearFacts,
  }
}

/** A step that stands for any place of a list, as where schemas are described, and one of its places, as in forms. */
const steps = ['*', '0'] as const

/** The paths of all parts that a situation of a schema can have. */
function pathsOf(schema: Schema, at: readonly string[] = []): readonly (readonly string[])[] {
  switch (schema.type) {
    case 'parts':
      return Object.entries(schema.parts).flatMap(([name, part]) => {
        const path = [...at, name]
        return [path, ...pathsOf(part, path)]
      })
    case 'list':
      return steps.flatMap((step) => {
        const path = [...at, step]
        // What stands anywhere in a list has no name by itself.
        return [...(step === '*' ? [] : [path]), ...pathsOf(schema.item, path)]
      })
    case 'either':
      return [...pathsOf(schema.list, at), ...pathsOf(schema.record, at)]
    default:
      return []
  }
}

/**
 * The parts of a game's situations that nothing names: those that are called in every language as in a file, or by
 * a sentence that is not there or lacks a value.
 */
export function namelessParts(id: GameId): readonly string[] {
  const game = engineOf(id)
  const { speech } = programOf(id)
  const heard = languages.map((language) => listenerOf(id, language))
  const paths = game.kinds.flatMap(({ name, schema }) =>
    pathsOf(schema).map((path) => [name, path] as const),
  )
  const nameless = paths.filter(([kind, path]) => {
    const names = heard.map(({ words }) => speech.situationPart(kind, path, words))
    return (
      names.every((name) => name === path.at(-1)) || names.some((name) => /^$|NaN|{{/.test(name))
    )
  })
  const faults = heard.flatMap((one) => [...one.faults])
  return [...nameless.map(([kind, path]) => [kind, ...path].join('.')), ...new Set(faults)]
}
