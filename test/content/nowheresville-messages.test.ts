import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { componentData } from '../../src/games/nowheresville/component-file.ts'
import {
  banditIds,
  equipment,
  fortunes,
  robberyCards,
  victimIds,
} from '../../src/games/nowheresville/components.ts'
import type { Given } from '../../src/games/nowheresville/position.ts'
import { speech } from '../../src/games/nowheresville/words/speech.ts'
import { byValue } from '../../src/kernel/answer.ts'
import { exampleOf } from '../../src/kernel/kind.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import { refusedAnswers, refusedOffers, refusedSituations } from '../games/nowheresville/refused.ts'
import { game, opened } from '../games/nowheresville/tables.ts'
import { codesOf, listening } from './listening.ts'

const heardGame = { id: 'nowheresville', game: game as never, speech, opened } as const

type Listening = ReturnType<typeof listening<Given>>

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
    gangs: {
      A: [{ bandit: 'ada', cards: [...equipment, ...equipment] }],
      B: [many[1]],
    },
    begins: 'maintenance',
    robbedVictims: victimIds,
    graves: banditIds.filter((id) => !['ada', 'ben'].includes(id)),
  },
  {
    kind: 'town',
    players: 2,
    gangs: { A: [{ bandit: 'ada', cards: [...robberyCards, ...robberyCards] }], B: [many[1]] },
    begins: 'maintenance',
    shop: ['pistol', 'revolver', 'carbine'],
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
  for (const kind of game.kinds) to.sayPlay(exampleOf(kind), {}, 1)
  for (let seed = 0; seed < 60; seed++) {
    const fortune = seed % 2 === 0 ? 'deck' : 'table'
    const situation = { kind: 'game', players: 2 + (seed % 4), fortune }
    to.sayPlay(situation, seed % 3 === 0 ? others : {}, seed)
    for (const one of rare) to.sayPlay(one, seed % 3 === 0 ? others : {}, seed)
  }
  to.sayPlay({ kind: 'town', players: 2, money: { A: 3000, B: 3000 }, sent: home }, others, 1)
  const chosen: Readonly<Record<string, string>> = {
    seat: 'B',
    bandit: 'ada',
    attribute: 'courage',
    card: 'mask',
    place: 'bank',
  }
  to.sayFacts(opened({ kind: 'game', players: 5 }).given, (name) => chosen[name] ?? '')
}

function refusals(): readonly Refusal[] {
  const told = [...refusedAnswers, ...refusedOffers].flatMap(
    ([_, situation, answers, _code, readings]) => {
      return replay(game, opened(situation, readings), byValue(answers)).refusal ?? []
    },
  )
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

const codes = codesOf('nowheresville')

describe.each(languages)("the messages of Nowhere'sVille (%s)", (language) => {
  const to = listening(heardGame, language)
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
    const heard = listening(heardGame, language)
    for (const refusal of refusals()) speech.refusal(refusal, heard.words)
    const kernel = Object.keys(messagesOf(language, 'kernel'))
    expect([...heard.missing].filter((key) => !kernel.includes(key))).toEqual([])
    const said = [...heard.said].filter((key) => key.startsWith('refusal.'))
    expect([...new Set(codes.map((code) => `refusal.${code}`))].sort()).toEqual(said.sort())
    const all = Object.keys(heard.sentences).filter((key) => key.startsWith('refusal.'))
    expect(all.sort()).toEqual(said)
  })
})
