import { describe, expect, test } from 'vitest'
import { chooseAnswer } from '../../src/cli/choose.ts'
import { possibleAnswers } from '../../src/cli/ledger.ts'
import type { Speaker } from '../../src/node/speaker.ts'
import { choices, type kinds } from '../kernel/asking.ts'

const speech: Partial<Speaker> = {
  language: 'en',
  question: ({ kind }) => `? ${kind}`,
  answer: (_question, value) => JSON.stringify(value),
  partName: (part) => part,
  partValue: (_part, value) => JSON.stringify(value),
  refusal: ({ code }) => code,
}
const say = speech as Speaker

function questionOf(kind: (typeof kinds)[number]) {
  const options = choices[kind]
  return { step: 'ask', clause: `asking.${kind}`, kind, by: 'A', options } as const
}

/** Types lines; returns the choice, and what was asked. */
async function choose(kind: (typeof kinds)[number], ...typed: string[]) {
  const asked: string[] = []
  const conversation = {
    ask: async (prompt: string) => {
      asked.push(prompt)
      return typed.shift()
    },
    end() {},
  }
  const number = await chooseAnswer(questionOf(kind), null, say, conversation)
  return { number, asked }
}

describe('an answer at the keyboard', () => {
  test('is chosen from a list where it is one of a few', async () => {
    const { number, asked } = await choose('subset', '3')
    expect(choices.subset.at(number as number)).toEqual(['A1', 'A2'])
    expect(asked).toHaveLength(1)
  })

  test('is chosen part by part where it has parts', async () => {
    const { number, asked } = await choose('form', '2', '1', '4')
    expect(choices.form.at(number as number)).toEqual({ card: 'A2', cells: [], coins: 3 })
    expect(asked).toHaveLength(3)
  })

  test('is written where it is one of millions, until it can be given', async () => {
    const typed = ['{ x: 5, y: 5, turn: 0 }', '{ x: 5', '{ x: 5000, y: 5, turn: 0 }']
    const { number, asked } = await choose('point', ...typed)
    expect(choices.point.at(number as number)).toEqual({ x: 5000, y: 5, turn: 0 })
    expect(asked[0]).toContain('such as {"x":5999,"y":5999,"turn":7}')
    expect(asked[1]).toContain('answer-left-out')
    expect(asked[2]).toContain('answer-not-a-form')
    expect(asked).toHaveLength(3)
  })

  test('is left to chance, or to nobody', async () => {
    expect((await choose('largest', '')).number).toBe('whatever')
    expect((await choose('largest', 'q')).number).toBeUndefined()
    expect((await choose('largest')).number).toBeUndefined()
  })
})

test('the possible answers to a question are the first of them, and no points', () => {
  expect(possibleAnswers(questionOf('list'), null, say)).toBe('"pass"; "shoot"')
  expect(possibleAnswers(questionOf('largest'), null, say)).toMatch(/^0; 1; .*; 19; …$/)
  expect(possibleAnswers(questionOf('point'), null, say)).toBe('…')
})
