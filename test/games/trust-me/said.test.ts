import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/content/languages.ts'
import { messagesOf } from '../../../src/content/messages.ts'
import { speech } from '../../../src/games/trust-me/words/speech.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import { atRandom, byValue, numberOf } from '../../../src/kernel/run/answerers.ts'
import type { Question } from '../../../src/kernel/run/laid-table.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { createSay } from '../../../src/kernel/words/say.ts'
import { createWords } from '../../../src/kernel/words/words.ts'
import { swing, tired } from './refused-choices.ts'
import { game, opened, told } from './tables.ts'

function wordsOf(language: Language) {
  const say = createSay(language, [
    messagesOf(language, 'kernel'),
    messagesOf(language, 'trust-me'),
  ])
  return createWords(language, say, game, '/')
}

const [en, fr] = [wordsOf('en'), wordsOf('fr')]

/** Text after the last colon of a refusal, in both languages: what is possible. */
function possible(refusal: Refusal): readonly (string | undefined)[] {
  const said = [en, fr].map((words) => speech.refusal(refusal, words))
  return said.map((sentence) => sentence.split(': ').at(-1)?.split(' : ').at(-1))
}

/** The first question of a kind that random games and attacks put. */
function asked(kind: string): Question {
  let found: Question | undefined
  for (const situation of [
    { kind: 'game', players: 3, mostRounds: 1 },
    { kind: 'combat', players: 2, survivors: { A: { sheet: { right: 'handgun' } } } },
  ]) {
    const pick = atRandom(1)
    replay(game, opened(situation), (question, position, given) => {
      if (question.kind === kind) found ??= question
      return pick(question, position, given)
    })
  }
  if (!found) throw new Error(`nobody asks ${kind}`)
  return found
}

describe('what is possible, where an answer is refused', () => {
  const all: readonly (readonly [kind: string, english: string, french: string])[] = [
    ['die', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.'],
    [
      'redraw',
      'keep all three, put one away and draw another.',
      'garder les trois, en écarter une et en piocher une autre.',
    ],
  ]
  test.each(all)('is named as it is chosen: %s', (kind, ...sentences) => {
    expect(possible(numberOf(asked(kind), 'rubbish') as Refusal)).toEqual(sentences)
  })

  test.each([
    [tired, [5, 14, '1'], 'all Action tokens, Box 3.', 'tous les pions Action, Case 3.'],
    [swing, [6, 3, [1]], 'Zombie 2, Zombie 3.', 'Zombie 2, Zombie 3.'],
  ])('is named where the rule says more than what is possible', (situation, answers, ...said) => {
    const { refusal } = replay(game, opened(situation), byValue(answers))
    expect(refusal && possible(refusal)).toEqual(said)
  })

  const listed: readonly (readonly [
    question: string,
    allowed: readonly string[],
    english: string,
    french: string,
  ])[] = [
    ['agree', ['true', 'false'], 'agree, refuse.', 'accepter, refuser.'],
    ['carry-on', ['true', 'false'], 'carry on, stop.', 'continuer, s’arrêter.'],
    [
      'objective',
      ['two-resources', 'left-dead'],
      'Bring back 2 Resources, The survivor on your left is dead.',
      'Rapporter 2 Ressources, Le survivant de gauche est mort.',
    ],
    ['wound', ['1', 'left'], 'Box 1, Left hand.', 'Case 1, Main gauche.'],
    ['target', ['A', '3'], 'A, Zombie 3.', 'A, Zombie 3.'],
    ['search', ['1', '2'], 'token 1, token 2.', 'pion 1, pion 2.'],
    [
      'starting',
      ['["handgun","backpack"]'],
      'a Handgun and a Backpack.',
      'une Arme de poing et un Sac à dos.',
    ],
  ]
  test.each(listed)('is named by its question: %s', (question, allowed, ...sentences) => {
    const facts = { question, received: 'rubbish', allowed }
    expect(possible({ code: 'answer-not-legal', clause: 'turn.step1', facts })).toEqual(sentences)
  })

  test('is a number where it is told how many are named', () => {
    const facts = { question: 'kill', received: 1, min: 2 }
    const said = speech.refusal({ code: 'answer-too-few', facts }, en)
    expect(said).toBe('You named too few: 1. At least 2 are needed.')
  })
})

describe('what is refused', () => {
  const said = (refusal: Refusal | undefined) =>
    refusal && [en, fr].map((words) => speech.refusal(refusal, words))

  test('is told from what would do but for quotation marks, whatever else the question would say', () => {
    const whyNot = (answers: readonly unknown[]) => said(told(swing, answers).refusal)
    expect(whyNot(['6'])?.[0]).toMatch(/^Write 6 here, not "6": /)
    expect(whyNot(['6'])?.[1]).toMatch(/^Ici on écrit 6, et non "6"\u{a0}: /u)
    expect(whyNot([6, 3, ['2']])?.[0]).toMatch(/^Write 2 here, not "2": /)
  })

  test('is told with what was received and what is allowed, or was meant', () => {
    const survivors = { A: { x: 1000, y: 1000, sheet: { '1': 'food' } }, B: { x: 5000, y: 5000 } }
    const whyNot = (step: unknown) =>
      said(told({ kind: 'turn', players: 2, survivors }, [step]).refusal)
    expect(whyNot({ action: 'nothing', place: '1' })).toEqual([
      'Box 1: you can’t put an Action or Fatigue token there. It needs a free box, or Trainers. Possible: Box 2, Box 3, Box 4, Box 5, Box 6, Box 7, Box 8, Box 9.',
      'Case 1\u{a0}: on ne peut pas y mettre de pion Action ou Fatigue. Il faut une case libre, ou des Baskets. Possibles\u{a0}: Case 2, Case 3, Case 4, Case 5, Case 6, Case 7, Case 8, Case 9.',
    ])
    expect(whyNot({ action: 'nothing', place: 3 })?.[0]).toContain(
      'Write {"action":"nothing","place":"3"} here, not {"action":"nothing","place":3}',
    )
    expect(whyNot({ action: 'noting', place: '3' })?.[1]).toContain('Vouliez-vous dire nothing')
  })

  test('agrees with what is many', () => {
    const sheet = { pouch: 'food', 'pack-1': 'ammunition' }
    const opening = game.open({ kind: 'horde', players: 2, survivors: { A: { sheet } } })
    const [packed, worn] = opening.ok ? [] : opening.refusals.map(said)
    expect(packed?.[1]).toMatch(/^Vous ne pouvez pas mettre des Munitions dans le sac à dos/)
    expect(worn?.[1]).toMatch(/^Vous ne pouvez pas mettre des Vivres sur la Tenue \(fiche de A\)/)
  })

  test('is a list of so many, with how many there can be', () => {
    const opening = game.open({ kind: 'zombies', players: 2, zombies: new Array(31).fill({}) })
    const many = opening.ok
      ? undefined
      : opening.refusals.find(({ code }) => code === 'wrong-length')
    expect(said(many)?.[0]).toBe('zombies is a list of 31, not of 0–30.')
  })
})

test('a Wound or an Infection that somebody removes is the one that lay there', () => {
  const { given } = opened({ kind: 'horde', players: 2, survivors: {} })
  const cured = { kind: 'cured', clause: 'object.medkit', seat: 'B', place: 'left' } as const
  const other = { ...cured, what: 'wound', by: 'A' } as const
  const own = { ...cured, what: 'infection', by: 'B' } as const
  const said = [other, own].flatMap((event) =>
    [en, fr].map((words) => speech.sentence(event, given, words)),
  )
  expect(said).toEqual([
    'A removes the Wound in the left hand of B.',
    'A retire la Blessure que B avait dans la main gauche.',
    'B removes the Infection in the left hand.',
    'B retire l’Infection qui était dans la main gauche.',
  ])
})

describe('what is possible, where a situation is refused', () => {
  const said = (own: object) => {
    const opening = game.open({ kind: 'horde', players: 2, survivors: { A: own } })
    return opening.ok ? [] : opening.refusals.flatMap(possible)
  }

  test('is a card by its name', () => {
    const [english, french] = said({ objectives: ['rubbish'] })
    expect(english).toMatch(/^Bring back 1 Food, .*, The survivor on your right is dead\.$/)
    expect(french).toMatch(/^Rapporter un pion Vivres, .*, Le survivant de droite est mort\.$/)
  })

  test('is a box by its name', () => {
    const [english, french] = said({ sheet: { '10': 'action' } })
    expect(english).toMatch(/^Box 1, Box 2, .*, Left hand, /)
    expect(french).toMatch(/^Case 1, Case 2, .*, Main gauche, /)
  })
})

describe('a place that is no whole number', () => {
  const whyNot = (x: unknown) => {
    const opening = game.open({ kind: 'zombies', players: 2, survivors: { A: { x, y: 3000 } } })
    return opening.ok ? [] : opening.refusals
  }
  const asked = 'survivors.A.x should be a whole number from 0 to 6000, not'

  test.each([
    [1000.5, `${asked} 1000.5.`],
    ['1000', `${asked} "1000".`],
    ['rubbish', `${asked} rubbish.`],
    [
      6001,
      'Part of this would be over the edge. The board is 60 cm by 60 cm. Choose a place where all of it is on the board.',
    ],
  ])('is said to be none, and is not said to lie off the board: %j', (x, sentence) => {
    const [refusal] = whyNot(x)
    expect(refusal?.clause).toBe('meta.board')
    expect(refusal && speech.refusal(refusal, en)).toBe(sentence)
  })

  test('is told from the number in an answer as well', () => {
    const [pick, kind] = [atRandom(1), 'token-at']
    let said: string | undefined
    replay(game, opened({ kind: 'game', players: 2, mostRounds: 1 }), (question, ...rest) => {
      const refusal = question.kind === kind && numberOf(question, { x: '1000', y: 1000 })
      if (typeof refusal === 'object') said ??= speech.refusal(refusal, en)
      return pick(question, ...rest)
    })
    expect(said).toBe('x: "1000" isn’t a whole number from 0 to 6000.')
  })
})
