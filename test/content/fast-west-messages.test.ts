import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import { componentData } from '../../src/games/fast-west/component-data.ts'
import type { Given } from '../../src/games/fast-west/position.ts'
import { speech } from '../../src/games/fast-west/words/speech.ts'
import { atRandom, byValue } from '../../src/kernel/answer.ts'
import { answersOf } from '../../src/kernel/choice.ts'
import { exampleOf } from '../../src/kernel/kind.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import { choiceOf } from '../../src/kernel/run.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { refusedSituations, refusedTellings, remarked } from '../games/fast-west/refused.ts'
import { copies, game, opened } from '../games/fast-west/tables.ts'

/** Words that note which sentences they say, and what is missing from a sentence or of one. */
function listening(language: Language) {
  const sentences = messagesOf(language, 'fast-west')
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
  return { words: createWords(language, say, game, '/'), said, missing, sentences }
}

type Listening = ReturnType<typeof listening>

/** Says all that happens in some play, question by question and answer by answer. */
function sayPlay(situation: object, readings: Record<string, string>, seed: number, to: Listening) {
  const { words } = to
  const opening = opened(situation, readings)
  const given = opening.given as Given
  const pick = atRandom(seed)
  const { events } = replay(game, opening, (question, ...rest) => {
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
    speech.heading(event, words)
  }
}

const others = { slowest: 'nobody', 'duel.source': 'own' }

/** All that can be said: random games of any size, and the examples. */
function sayAll(to: Listening): void {
  for (const kind of game.kinds) sayPlay(exampleOf(kind), {}, 1, to)
  for (let seed = 0; seed < 48; seed++) {
    const situation = { kind: 'game', players: 3 + (seed % 6), falseStarts: seed % 2 === 0 }
    sayPlay(situation, seed % 3 === 0 ? others : {}, seed, to)
  }
  const { words } = to
  for (const { kind, parameters } of game.facts) {
    const asked = Object.fromEntries(Object.keys(parameters).map((name) => [name, 'B']))
    for (const name of Object.keys(parameters)) speech.parameterName(name, words)
    speech.fact(kind, asked, words)
    speech.factName(kind, words)
    for (const { answers } of game.facts) {
      for (const answer of answers(opened({ kind: 'game', players: 8 }).given)) {
        speech.factValue(kind, answer, words)
      }
    }
  }
  for (const { key, values } of game.switches) {
    speech.switchName(key, words)
    for (const value of values) speech.switchValue(key, value, words)
  }
  for (const { id } of game.policies) words.say(`policy.${id}`)
}

function refusals(): readonly Refusal[] {
  const told = refusedTellings.flatMap(([_, situation, answers, _code, readings]) => {
    return replay(game, opened(situation, readings), byValue(answers)).refusal ?? []
  })
  const read = refusedSituations.flatMap(([situation, _code, readings]) => {
    const opening = game.open(situation, readings)
    return opening.ok ? [] : opening.refusals
  })
  const few: Refusal[] = []
  componentData.check?.({ copies: { ...copies, cactus: 31 } }, (code, facts) => {
    few.push({ code, facts })
  })
  const said = remarked.flatMap(([situation]) => game.remarks(situation))
  return [...told, ...read, ...few, ...said]
}

/** Every code with which the game refuses something, read from its source. */
const room = inProject('src', 'games', 'fast-west')
const sources = ['kinds', 'rules'].flatMap((folder) =>
  readdirSync(join(room, folder)).map((file) => join(room, folder, file)),
)
const codes = [...sources, join(room, 'component-data.ts')].flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:code: |\b(?:refuse|misplaced|reason)\(\s*)'([a-z-]+)'/g,
    ),
  ].map(([, code = '']) => code),
)

describe.each(languages)('the messages of Fast-West (%s)', (language) => {
  const to = listening(language)
  sayAll(to)

  test('say everything that the engine can say, filled with its facts', () => {
    expect([...to.missing]).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const groups = ['event', 'question', 'fact', 'switch', 'reading', 'policy', 'answer', 'heading']
    const all = Object.keys(to.sentences).filter((key) => groups.includes(key.split('.')[0] ?? ''))
    const never = ['event.dealt-secret', 'fact.legal', 'fact.yes', 'fact.no']
    const unsaid = all.filter((key) => !to.said.has(key) && !never.includes(key))
    expect(unsaid.filter((key) => !/_(one|many|other)$/.test(key))).toEqual([])
  })

  test('say why something is refused, for each code', () => {
    const heard = listening(language)
    for (const refusal of refusals()) speech.refusal(refusal, heard.words)
    const kernel = Object.keys(messagesOf(language, 'kernel'))
    expect([...heard.missing].filter((key) => !kernel.includes(key))).toEqual([])
    const said = [...heard.said].filter((key) => key.startsWith('refusal.'))
    expect([...new Set(codes.map((code) => `refusal.${code}`))].sort()).toEqual(said.sort())
    const all = Object.keys(heard.sentences).filter((key) => key.startsWith('refusal.'))
    expect(all.sort()).toEqual(said)
  })

  test('name every part of a situation', () => {
    const heard = listening(language)
    const paths = [
      'players',
      'firstPlayer',
      'mover',
      'tops.A',
      'tokens.B',
      'finished.1',
      'by',
      'card',
    ]
    const more = ['drawn.0.seat', 'drawn.0.bullet', 'announced', 'bullets.A', 'targets.B', 'round']
    for (const path of [...paths, ...more, 'stacks.C', 'stacks.C.2', 'falseStarts']) {
      expect(speech.situationPart('game', path.split('.'), heard.words), path).not.toContain('.')
    }
    expect([...heard.missing]).toEqual([])
  })
})
