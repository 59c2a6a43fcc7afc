import fc from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import type { Face } from '../../src/explorer/face.ts'
import { AnswerField, ListField } from '../../src/explorer/question/AnswerField.tsx'
import { chosenOf, draftOf, moved, removed } from '../../src/explorer/question/draft.ts'
import { EitherField } from '../../src/explorer/question/EitherField.tsx'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import {
  type Choice,
  either,
  isForced,
  oneOf,
  pointOn,
  range,
} from '../../src/kernel/choice/index.ts'
import { type Answerer, atRandom } from '../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { choice } from '../kernel/choices.ts'

describe('what a form shows at first', () => {
  test('is an answer, or lacks what has to be chosen', () => {
    const property = fc.property(
      choice.filter(({ count }) => count > 0),
      (offered) => {
        const reason = offered.refusal(draftOf(offered))
        if (isForced(offered)) expect(reason).toBeUndefined()
        const code = reason && (reason.facts['reason'] ?? reason.code)
        const lacking = ['answer-too-few', 'answer-left-out', 'answer-part-missing']
        expect([undefined, ...lacking, 'answer-missing']).toContain(code)
      },
    )
    fc.assert(property)
  })
})

describe('what has been chosen', () => {
  const things = fc.array(fc.constantFrom('coin', 'bullet', 'card'), { maxLength: 5 })

  test('is marked as often as it was', () => {
    const property = fc.property(things, things, (some, chosen) => {
      const marked = some.filter((_, place) => chosenOf(some, chosen)[place])
      for (const thing of new Set(some)) {
        const times = (list: readonly string[]) => list.filter((one) => one === thing).length
        expect(times(marked)).toBe(Math.min(times(some), times(chosen)))
      }
    })
    fc.assert(property)
  })

  test('can be moved, and moved back', () => {
    const property = fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const next = moved(list, from, to)
        expect(next[to]).toBe(list[from])
        expect(removed(next, to)).toEqual(removed(list, from))
        expect(moved(next, to, from)).toEqual(list)
      },
    )
    fc.assert(property)
  })
})

describe('a point or something else', () => {
  const Point = () => h('output', {}, 'point')
  const naming = {
    words: { say: (key: string) => key, number: String },
    whole: String,
    within: String,
    part: String,
    Point,
  }
  const fieldOf = (other: Choice, value: unknown) => {
    const refuse = () => undefined
    const choice = either(pointOn({ width: 9, height: 9, refuse }), other)
    const fields = { Field: AnswerField, List: ListField }
    const props = { choice, shape: choice.shape, value, naming, onSet: () => undefined, ...fields }
    return renderToString(h(EitherField, props as never))
  }

  test('shows the point, and a button for each thing that can be done instead', () => {
    const html = fieldOf(oneOf(['stay', 'leave']), { x: 1, y: 1 })
    expect(html).toContain('<output>point</output>')
    expect(html.match(/<button[^>]*>\w+/g)?.map((one) => one.replace(/.*>/, ''))).toEqual([
      'Stay',
      'Leave',
    ])
  })

  test('asks which it is where what else there is has no list', () => {
    const html = fieldOf(range(2, 5), 3)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toContain('type="number"')
  })
})

/** Every text of a form that answers a question. */
function textsOf(question: Question, given: unknown, speech: Speech, words: Words): string[] {
  const within = (part: string, { shape }: Choice): string[] => {
    const say = (value: unknown) => speech.partValue(part, value, given, words)
    switch (shape.kind) {
      case 'range':
        return []
      case 'grid':
        return ['x', 'y', 'turn'].map((name) => speech.partName(name, words))
      case 'assignment':
        return [...shape.holders, ...shape.things.map(({ thing }) => thing)].map(say)
      case 'form':
        return Object.entries(shape.parts).flatMap(([name, one]) => [
          speech.partName(name, words),
          ...within(name, one),
        ])
      case 'either':
        return shape.choices.flatMap((one) => within(part, one))
      default:
        return shape.values.map(say)
    }
  }
  const offered = choiceOf(question)
  if (offered.shape.kind !== 'list') return within(question.kind, offered)
  return offered.shape.values.map((value) => speech.answer(question, value, given, words))
}

type Speech = Pick<Face, 'answer' | 'partName' | 'partValue'>
type Words = ReturnType<typeof createWords>

describe.each(gameIds)('%s', (id) => {
  const game = engineOf(id)
  const { speech } = programOf(id)
  const opening = game.open({ kind: 'game', players: 3 })
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))

  test.each(languages)('says whatever can be chosen in a form (%s)', (language) => {
    const rooms = [id, 'kernel'].map((room) => messagesOf(language, room))
    const words = createWords(language, createSay(language, rooms), game, '')
    const said = new Map<string, readonly string[]>()
    for (let seed = 0; seed < 5; seed++) {
      const chance = atRandom(seed)
      const answers: Answerer = (question, position, given) => {
        said.set(question.kind, textsOf(question, opening.value.given, speech, words))
        return chance(question, position, given)
      }
      replay(game, opening.value, answers)
    }
    for (const [kind, texts] of said) {
      for (const text of texts) {
        expect(text, kind).not.toMatch(/^\w+\.[\w.-]+$|undefined|NaN|\{\{|^$/)
      }
    }
  })
})
