import fc from 'fast-check'
import {
  type CaseSet,
  type CaseSource,
  LONGEST,
  MOST_CASES,
  type SetCase,
} from '../../../src/explorer/sets/set.ts'

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/)
const text = (longest: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map((some) => some.slice(0, longest).toWellFormed())

const example: fc.Arbitrary<CaseSource> = fc
  .record({
    id: name,
    reading: fc.option(fc.record({ key: name, value: name }), { nil: undefined }),
  })
  .map(({ id, reading }) => ({ type: 'example', id, ...(reading ? { reading } : {}) }))

const lab: fc.Arbitrary<CaseSource> = fc
  .record({
    kind: name,
    fragment: fc.stringMatching(/^([12]\.[\w-]{4,40})?$/),
    fact: fc.option(name, { nil: undefined }),
    seat: fc.constantFrom('A', 'B', 'dead-or-alive'),
  })
  .map(({ kind, fragment, fact, seat }) => ({
    type: 'lab',
    kind,
    fragment,
    ...(fact ? { asked: { fact, seat } } : {}),
  }))

const oneCase: fc.Arbitrary<SetCase> = fc.record({
  game: name,
  source: fc.oneof(example, lab),
  question: text(LONGEST.question),
  note: text(LONGEST.note),
  minutes: fc.nat(240),
})

/** Any set that a reader can put together. */
export const anySet: fc.Arbitrary<CaseSet> = fc.record({
  title: text(LONGEST.title),
  aims: text(LONGEST.aims),
  exit: text(LONGEST.exit),
  cases: fc.array(oneCase, { maxLength: MOST_CASES, size: 'max' }),
})
