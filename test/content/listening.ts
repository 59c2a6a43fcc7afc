import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineOf } from '../../src/content/engines.ts'
import { type Language, languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import { type GameId, programOf } from '../../src/games/manifest.ts'
import { atRandom } from '../../src/kernel/answer.ts'
import { answersOf } from '../../src/kernel/choice.ts'
import type { Game } from '../../src/kernel/game.ts'
import { replay } from '../../src/kernel/replay.ts'
import { choiceOf } from '../../src/kernel/run.ts'
import type { Schema } from '../../src/kernel/schema/schema.ts'
import type { GameEvent } from '../../src/kernel/table.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import type { Speech } from '../../src/kernel/words/speech.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { tableOf } from '../games/table.ts'

/** A game whose sentences are listened to: its rules, how it is said, and how its situations are opened. */
export interface Heard<Given> {
  readonly id: GameId
  readonly game: Game
  readonly speech: Speech<Given>
  opened(situation: object, readings?: Readonly<Record<string, string>>): { readonly given: Given }
}

/** What happened as somebody sees it who may not see all of it. */
function masked(event: GameEvent): GameEvent {
  const hidden = event.secret?.facts ?? []
  return Object.fromEntries(
    Object.entries(event).filter(([fact]) => !hidden.includes(fact)),
  ) as unknown as GameEvent
}

/** Words that note which sentences they say, and what is missing from a sentence or of one. */
export function listening<Given>({ id, game, speech, opened }: Heard<Given>, language: Language) {
  const sentences = messagesOf(language, id)
  const plural = new Intl.PluralRules(language)
  const said = new Set<string>()
  const missing = new Set<string>()
  const plain = createSay(language, [messagesOf(language, 'kernel'), sentences])
  const say: Say = (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key
    const found = [form, key].find((one) => sentences[one] !== undefined)
    if (found === undefined) missing.add(key)
    else {
      said.add(found)
      const names = [...(sentences[found] ?? '').matchAll(/\{\{(\w+)\}\}/g)]
      for (const [, name = ''] of names) if (!(name in values)) missing.add(`${key} ${name}`)
    }
    return plain(key, values)
  }
  const words = createWords(language, say, game, '/')

  /** Says all that happens in some play, question by question and answer by answer. */
  function sayPlay(situation: object, readings: Record<string, string>, seed: number): void {
    const opening = opened(situation, readings)
    const { given } = opening
    const pick = atRandom(seed)
    const { events } = replay(game, opening as never, (question, ...rest) => {
      speech.question(question, words, given)
      const choice = choiceOf(question)
      const answers = choice.count <= 12 && !choice.draw ? answersOf(choice) : [choice.at(0)]
      for (const answer of [...answers, choice.at(choice.count - 1)]) {
        speech.answer(question, answer, given, words)
      }
      return pick(question, ...rest)
    })
    for (const event of events) {
      speech.sentence(event, given, words)
      speech.sentence(masked(event), given, words)
      speech.heading(event, words)
    }
  }

  /** Says every question about a position with its answers, every switch with its readings, and every policy. */
  function sayFacts(given: Given, chosen: (parameter: string) => string): void {
    for (const { kind, parameters } of game.facts) {
      const names = Object.keys(parameters)
      for (const name of names) speech.parameterName(name, words)
      speech.fact(kind, Object.fromEntries(names.map((name) => [name, chosen(name)])), words)
      speech.factName(kind, words)
      for (const { answers } of game.facts) {
        for (const answer of answers(given)) speech.factValue(kind, answer, words)
      }
    }
    for (const { key, values } of game.switches) {
      speech.switchName(key, words)
      for (const value of values) speech.switchValue(key, value, words)
    }
    for (const { id: policy } of game.policies) words.say(`policy.${policy}`)
  }

  return { words, said, missing, sentences, sayPlay, sayFacts }
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
  const { opened } = tableOf(game)
  const heard = languages.map((language) => listening({ id, game, speech, opened }, language))
  const paths = game.kinds.flatMap(({ name, schema }) =>
    pathsOf(schema).map((path) => [name, path] as const),
  )
  const nameless = paths.filter(([kind, path]) => {
    const names = heard.map(({ words }) => speech.situationPart(kind, path, words))
    return (
      names.every((name) => name === path.at(-1)) || names.some((name) => /^$|NaN|{{/.test(name))
    )
  })
  const missing = heard.flatMap((one) => [...one.missing])
  return [...nameless.map(([kind, path]) => [kind, ...path].join('.')), ...new Set(missing)]
}

/** Every code with which a game refuses something, read from its source. */
export function codesOf(id: GameId): readonly string[] {
  const room = inProject('src', 'games', id)
  const folders = ['kinds', 'refusals', 'rules'].map((folder) => join(room, folder))
  const sources = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  return [...sources, join(room, 'component-file.ts')].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:code: |\b(?:refuse|refusing|misplaced|atMost|reason|against)\(\s*)'([a-z-]+)'/g,
      ),
    ].map(([, code = '']) => code),
  )
}
