import { describe, expect, test } from 'vitest'
import {
  assignment,
  type Choice,
  except,
  form,
  oneOf,
  subsetsOf,
} from '../../src/kernel/choice/index.ts'
import type { Question } from '../../src/kernel/run/laid-table.ts'
import {
  foundIn,
  nounsOf,
  partsOfEvent,
  pressesOf,
  type Things,
} from '../../src/kernel/words/nouns.ts'
import { partNamer } from '../../src/kernel/words/parts.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { eventKey, speechOf } from '../../src/kernel/words/speak.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { partsOfAnswer, partsOfQuestion } from '../games/parts.ts'

interface Given {
  readonly worth: Readonly<Record<string, number>>
}
interface Position {
  readonly held: Readonly<Record<string, string>>
}

const noun = nounsOf<Given, Position>()
const seat = noun({ ids: ['A', 'B'], name: 'seat', alone: 'seat-title', part: 'seat' })
const place = noun({ ids: [1, 2, 3], part: 'place' })
const card = noun({
  ids: ['K', 'Q'],
  name: (id, { say }, given) => (given ? `${say(`card.${id}`)} (${given.worth[id]})` : id),
  part: (id, { position, beside }) =>
    position?.held[id] ? [`hand:${position.held[id]}`] : [`${beside['by'] ?? 'nobody'}:${id}`],
})
const hidden = noun({ ids: ['?'], name: () => 'a card' })

const things: Things = {
  seat,
  facts: { seat, seats: seat, place, from: [place, seat], card: [card, hidden], cards: card },
  within: { moved: { place: noun({ ids: [1, 2, 3], part: () => ['start', 'end'] }) } },
  answers: { whom: seat, some: card },
  parts: { onto: place },
  values: { best: card, '*': seat },
}

const room = {
  seat: { A: 'the first', B: 'the second' },
  'seat-title': { A: 'First', B: 'Second' },
  card: { K: 'the king', Q: 'the queen' },
  answer: { 'card-onto': '{{card}} onto {{onto}}' },
  event: {
    took: '{{Seat}} takes {{card}} from {{from}}',
    'took-secret': '{{seat}} takes a card',
    dealt: { twice: '{{cards}} go to {{seats}}, {{count}} each' },
  },
  question: { whom: '{{by}}: whom at {{place}}?' },
  refusal: { full: '{{From}} is full, not {{allowed}}', none: '{{received}}, not {{allowed}}' },
  fact: { best: 'Has {{seat}} the best card?', yes: 'yes', no: 'no' },
  part: { hands: 'Hands', hand: 'Hand of {{seat}}', card: 'Card {{number}} of {{Seat}}' },
}
const words = createWords('en', createSay('en', [room]), { id: 'toy', clauses: [] }, '')
const given: Given = { worth: { K: 4, Q: 3 } }

interface Event {
  readonly kind: string
  readonly clause: string
  readonly [fact: string]: unknown
}
const variants = { dealt: () => 'twice' }
const speech = speechOf<Event, Given>(things, {
  variants,
  headings: {},
  situationPart: partNamer(things, {
    hands: 'part.hands',
    'hands.{seat}': 'part.hand',
    'hands.{seat}.#': 'part.card',
  }),
})

const ask = (kind: string, options: Choice, about = {}): Question => ({
  step: 'ask',
  clause: 'c',
  kind,
  by: 'A',
  options,
  about,
})

describe('a thing', () => {
  test('is the first noun that has its id, which may be written as a word', () => {
    expect(foundIn(things.facts['from'], '2')).toEqual({ noun: place, id: 2 })
    expect(foundIn(things.facts['from'], 'B')?.noun).toBe(seat)
    expect(foundIn(things.facts['from'], 'C')).toBeUndefined()
    expect(foundIn(undefined, 'A')).toBeUndefined()
  })

  test('has the nearest form of its name below the one asked for', () => {
    expect(seat.full('A', words)).toBe('First')
    expect(seat.name('A', words)).toBe('the first')
    expect(place.full(2, words)).toBe('2')
  })
})

describe('sentences name things', () => {
  const event = (facts: object) => ({ clause: 'c', kind: 'took', ...facts }) as Event

  test('of events, with a capital at the beginning, and lists', () => {
    const took = event({ seat: 'A', card: 'K', from: 2 })
    expect(speech.sentence(took, given, words)).toBe('The first takes the king (4) from 2')
    const dealt = event({ kind: 'dealt', cards: ['K', 'Q'], seats: ['A', 'B'], count: 1 })
    expect(speech.sentence(dealt, given, words)).toBe(
      'The king (4) and the queen (3) go to the first and the second, 1 each',
    )
  })

  test('of masked events without what they mask', () => {
    const secret = { seats: ['A'], facts: ['card'] }
    expect(eventKey({ variants }, event({ seat: 'A', card: 'K', secret }) as never)).toBe(
      'event.took',
    )
    expect(speech.sentence(event({ seat: 'A', secret }) as never, given, words)).toBe(
      'The first takes a card',
    )
  })

  test('of questions, answers and their parts', () => {
    const question = ask('whom', oneOf(['A', 'B']), { place: 3 })
    expect(speech.question(question, words)).toBe('First: whom at 3?')
    expect(speech.answer(question, 'B', given, words)).toBe('Second')
    const some = ask('some', subsetsOf(['K', 'Q']))
    expect(speech.answer(some, ['K', 'Q'], given, words)).toBe('the king (4) and the queen (3)')
    expect(speech.partValue('some', 'Q', given, words)).toBe('the queen (3)')
    const lay = ask('lay', form({ card: oneOf(['K']), onto: oneOf([1]) }))
    expect(speech.answer(lay, { card: 'K', onto: 1 }, given, words)).toBe('the king (4) onto 1')
  })

  test('of refusals, predictions and parts of situations', () => {
    const facts = { from: 'B', allowed: ['1', 'x'] }
    expect(speech.refusal({ code: 'full', facts }, words)).toBe('The second is full, not 1, x')
    expect(speech.fact('best', { seat: 'A' }, words)).toBe('Has the first the best card?')
    expect(speech.factValue('best', 'K', words)).toBe('K')
    expect(speech.factValue('who', 'A', words)).toBe('First')
    expect(speech.factValueWithin('who', 'A', words)).toBe('the first')
    expect(speech.factValue('who', true, words)).toBe('yes')
    expect(speech.parameterValue('place', '2', words)).toBe('2')
    expect(speech.situationPart('x', ['hands', 'A'], words)).toBe('Hand of the first')
    expect(speech.situationPart('x', ['hands', 'A', '1'], words)).toBe('Card 2 of The first')
    expect(speech.situationPart('x', ['hands', 'C', '1'], words)).toBe('Hands')
  })

  test.each([
    ['whom', 'A', ['B'], 'First, not Second'],
    ['whom', '["A","B"]', ['B'], 'the first and the second, not Second'],
    ['lay', '{"card":"Q","onto":2}', ['{"card":"K","onto":1}'], 'Q onto 2, not K onto 1'],
    ['lay', '{"seat":"A"}', ['{"card":"K","onto":1}'], '{"seat":"A"}, not K onto 1'],
  ])('of refused answers are those of the question %s: %s', (question, received, allowed, said) => {
    const facts = { question, received, allowed }
    expect(speech.refusal({ code: 'none', facts }, words)).toBe(said)
  })
})

describe('the board', () => {
  test('marks the things of an event, and what they are to its kind', () => {
    expect(partsOfEvent(things, { kind: 'took', ...{ seat: 'A', place: 1, from: 1 } })).toEqual([
      'seat:A',
      'place:1',
    ])
    expect(partsOfEvent(things, { kind: 'moved', ...{ place: 1 } })).toEqual(['start', 'end'])
    expect(partsOfEvent(things, { kind: 'dealt', ...{ seats: ['A', 'B'] } })).toEqual([
      'seat:A',
      'seat:B',
    ])
  })

  test('marks what a question is about', () => {
    expect(partsOfQuestion(things, ask('whom', oneOf(['A', 'B']), { place: 3 }))).toEqual([
      'place:3',
    ])
  })

  test('is pressed for an answer, for a part of a form, and for one of several', () => {
    const position: Position = { held: { K: 'A' } }
    const whom = ask(
      'whom',
      except(oneOf(['A', 'B']), (value) => value === 'A'),
    )
    expect(pressesOf(things, whom, position)).toEqual([{ part: 'seat:B', path: [], value: 'B' }])
    const lay = ask('lay', form({ card: oneOf(['K', 'Q']), onto: oneOf([1, 2]) }))
    expect(pressesOf(things, lay, position)).toEqual([
      { part: 'hand:A', path: ['card'], value: 'K' },
      { part: 'A:Q', path: ['card'], value: 'Q' },
      { part: 'place:1', path: ['onto'], value: 1 },
      { part: 'place:2', path: ['onto'], value: 2 },
    ])
    expect(partsOfAnswer(things, lay, { card: 'Q', onto: 2 }, position)).toEqual(['A:Q', 'place:2'])
    const who = ask('whom', assignment(['K', 'Q'], ['A', 'B']))
    expect(pressesOf(things, who, position)).toEqual([
      { part: 'seat:A', path: ['K'], value: 'A' },
      { part: 'seat:B', path: ['K'], value: 'B' },
      { part: 'seat:A', path: ['Q'], value: 'A' },
      { part: 'seat:B', path: ['Q'], value: 'B' },
    ])
    expect(partsOfAnswer(things, who, { K: 'B', Q: 'A' }, position)).toEqual(['seat:B', 'seat:A'])
    const some = ask('some', subsetsOf(['K', 'Q']))
    expect(pressesOf(things, some, position).map(({ value }) => value)).toEqual(['K', 'Q'])
  })
})
