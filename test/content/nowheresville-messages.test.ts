import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import { componentData } from '../../src/games/nowheresville/component-data.ts'
import {
  banditIds,
  equipment,
  fortunes,
  victimIds,
} from '../../src/games/nowheresville/components.ts'
import type { Given } from '../../src/games/nowheresville/position.ts'
import { speech } from '../../src/games/nowheresville/words/speech.ts'
import { atRandom, byValue } from '../../src/kernel/answer.ts'
import { answersOf } from '../../src/kernel/choice.ts'
import { exampleOf } from '../../src/kernel/kind.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import { choiceOf } from '../../src/kernel/run.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { refusedAnswers, refusedSituations } from '../games/nowheresville/refused.ts'
import { game, opened } from '../games/nowheresville/tables.ts'

/** Words that note which sentences they say, and what is missing from a sentence or of one. */
function listening(language: Language) {
  const sentences = messagesOf(language, 'nowheresville')
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

/** Readings by which something else is said. */
const others = {
  win: 'round-end',
  cartridges: 'gun',
  'deck.face': 'down',
  holdup: 'one',
  penalty: 'random',
  flee: 'any-time',
  'flee.reward': 'nothing',
  stray: 'hits',
  'bounty.fee': 'whole',
  dead: 'last',
}

const many = ['ada', 'ben', 'joan'].map((bandit) => ({ bandit, cards: [] }))
const all = { A: [many[0]], B: [many[1]], C: [many[2]] }
const meet = { kind: 'shootout', players: 3, gangs: all, bandits: ['ada', 'ben', 'joan'] }

/** What random games hardly come to: shortages, flights of everybody, equal bandits, several winners. */
const rare: readonly object[] = [
  {
    kind: 'town',
    players: 2,
    begins: 'maintenance',
    money: { A: 1900 },
    bank: new Array(39).fill(0),
  },
  { kind: 'town', players: 2, begins: 'maintenance', coach: new Array(50).fill(0) },
  {
    kind: 'town',
    players: 2,
    gangs: { A: [{ bandit: 'ada', bullets: 6, courage: 3, experience: 3 }], B: [many[1]] },
    sent: { ada: 'school' },
  },
  meet,
  { ...meet, kind: 'first', stake: 'shooter', printed: { bandits: equals() } },
  { ...meet, kind: 'first', printed: { bandits: equals() } },
  { ...meet, kind: 'first', gangs: { ...all, A: [{ bandit: 'ada', wounds: 1 }] } },
  { kind: 'death', players: 3, gangs: all, bandit: 'ada', by: 'ben' },
  { kind: 'death', players: 3, gangs: all, bandit: 'ada', hit: 'hat', money: { A: 1500 } },
  {
    kind: 'robbery',
    players: 2,
    gangs: { A: [{ bandit: 'ada', cards: ['tree', 'horse'] }] },
    bandit: 'ada',
    place: 'coach',
  },
  {
    kind: 'town',
    players: 2,
    gangs: { A: [{ bandit: 'ada', cards: [...equipment, ...equipment] }], B: [many[1]] },
    begins: 'maintenance',
    robbedVictims: victimIds,
    graves: banditIds.filter((id) => !['ada', 'ben'].includes(id)),
  },
]

/** Everybody is at home. */
const home = { ada: 'heal', ben: 'heal' }

/** Bandits who are printed alike. */
function equals() {
  const face = { life: 5, experience: 2, bullets: 2, courage: 1 }
  return { ada: face, ben: face, joan: face }
}

/** All that can be said: random games of any size, the examples, and what is rare. */
function sayAll(to: Listening): void {
  for (const kind of game.kinds) sayPlay(exampleOf(kind), {}, 1, to)
  for (let seed = 0; seed < 60; seed++) {
    const fortune = seed % 2 === 0 ? 'deck' : 'table'
    const situation = { kind: 'game', players: 2 + (seed % 4), fortune }
    sayPlay(situation, seed % 3 === 0 ? others : {}, seed, to)
    for (const one of rare) sayPlay(one, seed % 3 === 0 ? others : {}, seed, to)
  }
  sayPlay({ kind: 'town', players: 2, money: { A: 3000, B: 3000 }, sent: home }, others, 1, to)
  const { words } = to
  const chosen: Readonly<Record<string, string>> = {
    seat: 'B',
    bandit: 'ada',
    attribute: 'courage',
    card: 'mask',
    place: 'bank',
  }
  for (const { kind, parameters } of game.facts) {
    const asked = Object.fromEntries(
      Object.keys(parameters).map((name) => [name, chosen[name] ?? '']),
    )
    for (const name of Object.keys(parameters)) speech.parameterName(name, words)
    speech.fact(kind, asked, words)
    speech.factName(kind, words)
    for (const { answers } of game.facts) {
      for (const answer of answers(opened({ kind: 'game', players: 5 }).given)) {
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
  const told = refusedAnswers.flatMap(([_, situation, answers, _code, readings]) => {
    return replay(game, opened(situation, readings), byValue(answers)).refusal ?? []
  })
  const read = refusedSituations.flatMap(([situation, _code, readings]) => {
    const opening = game.open(situation, readings)
    return opening.ok ? [] : opening.refusals
  })
  const box: Refusal[] = []
  const note = (code: string, facts: Refusal['facts']) => box.push({ code, facts })
  const none = Object.fromEntries(fortunes.map((card) => [card, 0]))
  componentData.check?.({ notes: { 100: 50, 200: 50 }, fortunes: none as never }, note)
  return [...told, ...read, ...box]
}

/** Every code with which the game refuses something, read from its source. */
const room = inProject('src', 'games', 'nowheresville')
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

describe.each(languages)("the messages of Nowhere'sVille (%s)", (language) => {
  const to = listening(language)
  sayAll(to)

  test('say everything that the engine can say, filled with its facts', () => {
    expect([...to.missing]).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const groups = ['event', 'question', 'fact', 'switch', 'reading', 'policy', 'answer', 'heading']
    const all = Object.keys(to.sentences).filter((key) => groups.includes(key.split('.')[0] ?? ''))
    const never = [
      'event.equipped-secret',
      'event.looked-at-secret',
      'event.returned-secret',
      'fact.legal',
      'fact.yes',
      'fact.no',
    ]
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
    const table = [
      'players',
      'gangs.A',
      'gangs.A.0',
      'money.A',
      'tokens.B',
      'bank.0',
      'victim',
      'shop.1',
    ]
    const figure = ['bandit', 'wounds', 'bullets', 'experience', 'courage', 'cards', 'hidden.0']
    const members = figure.map((part) => `gangs.B.1.${part}`)
    const rarely = ['robbed', 'discard.3', 'top.0.card', 'top.0.known', 'robbedVictims', 'graves']
    const scene = [
      'bandits',
      'stake',
      'guns.ada.0',
      'aim.joan.0.miss',
      'sent.ada',
      'begins',
      'by',
      'hit',
    ]
    const cards = ['printed.robbery.mask.hat', 'printed.bandits.ada.life', 'fortune', 'prison']
    for (const path of [...table, ...members, ...rarely, ...scene, ...cards]) {
      expect(speech.situationPart('game', path.split('.'), heard.words), path).not.toContain('.')
    }
    expect([...heard.missing]).toEqual([])
  })
})
