import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  dayOf,
  exported,
  imported,
  type Kept,
  nothingKept,
  readKept,
  withAnswers,
} from '../../../src/explorer/practice/answers.ts'
import { isClockBehind, memoryOf } from '../../../src/explorer/practice/schedule.ts'
import { type Deck, SITTING, sittingOf } from '../../../src/explorer/practice/sitting.ts'

const monday = 20_000
const mark = 'm1'

/** A case of the game, answered on a day; what is not said is right, and in practice. */
function answered(id: string, day: number, isRight = true, other: Partial<Answer> = {}): Answer {
  const at = day * 86_400_000 + 43_200_000
  return { game: 'toy', id, mark, day, at, isRight, isPractice: true, ...other }
}

/** A deck of so many cases, two of each clause. */
function deckOf(count: number, game = 'toy'): Deck {
  const cases = Array.from({ length: count }, (_, place) => ({
    id: `case-${place}`,
    mark,
    because: `clause-${Math.floor(place / 2)}`,
  }))
  return { game, cases }
}

const marksOf = ({ game, cases }: Deck) =>
  new Map(cases.map(({ id, mark: own }) => [`${game}/${id}`, own]))

/** The memory of a case of the deck after its answers. */
function memory(answers: readonly Answer[], today = monday + 1_000, id = 'case-0') {
  return memoryOf(answers, marksOf(deckOf(4)), today).get(`toy/${id}`)
}

describe('when a case comes back', () => {
  test('is after days that grow while it is known, and never later than half a year', () => {
    const gaps: number[] = []
    let answers: readonly Answer[] = []
    let day = monday
    for (let turn = 0; turn < 8; turn++) {
      answers = [...answers, answered('case-0', day)]
      const { due = 0 } = memory(answers, day) ?? {}
      gaps.push(due - day)
      day = due
    }
    expect(gaps[0]).toBeGreaterThanOrEqual(1)
    expect(gaps[0]).toBeLessThanOrEqual(3)
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
    expect(gaps.at(-1)).toBe(180)
  })

  test.each([0, 1, 3, 6])(
    'is within three days of a miss, also after %i right answers',
    (right) => {
      let answers: readonly Answer[] = []
      let day = monday
      for (let turn = 0; turn < right; turn++) {
        answers = [...answers, answered('case-0', day)]
        day = memory(answers, day)?.due ?? day
      }
      const missed = memory([...answers, answered('case-0', day, false)], day)
      expect(missed?.due).toBeGreaterThan(day)
      expect(missed?.due).toBeLessThanOrEqual(day + 3)
    },
  )

  test('depends on the first answer of a day alone', () => {
    const first = answered('case-0', monday, false)
    const later = answered('case-0', monday, true, { at: first.at + 60_000 })
    expect(memory([first, later])).toEqual(memory([first]))
  })

  test('is counted in days of the reader, whatever the hour, the place, or the change of clocks', () => {
    const zone = process.env['TZ']
    const hours = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Paris'].map((place) => {
      process.env['TZ'] = place
      // Five past four in the afternoon of the west coast is another day in Greenwich.
      const evening = new Date(2026, 2, 28, 23, 50)
      const night = new Date(2026, 2, 29, 3, 30)
      const morning = new Date(2026, 2, 29, 9, 0)
      return [dayOf(evening), dayOf(night) - dayOf(evening), dayOf(morning) - dayOf(evening)]
    })
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    const day = Date.UTC(2026, 2, 28) / 86_400_000
    expect(hours).toEqual([
      [day, 0, 1],
      [day, 0, 1],
      [day, 0, 1],
    ])
  })

  test.each([-4, -1, 400])('stands a clock that is %i days off', (off) => {
    const before = [answered('case-0', monday), answered('case-1', monday, false)]
    const odd = withAnswers({ ...nothingKept, answers: before }, [
      answered('case-0', monday + off),
      answered('case-2', monday + off),
    ]).answers
    for (const today of [monday + off, monday, monday + 1]) {
      const found = memoryOf(odd, marksOf(deckOf(4)), today)
      for (const { due, last } of found.values()) expect(due).toBeGreaterThan(last)
      expect(() => sittingOf([deckOf(4)], odd, today)).not.toThrow()
    }
    expect(isClockBehind(odd, monday)).toBe(off === 400)
  })

  test('begins anew when the case asks something else', () => {
    const old = answered('case-0', monday, true, { mark: 'm0' })
    expect(memory([old])).toBeUndefined()
    expect(memory([old, answered('case-0', monday + 1)])?.held).toBe(0)
  })

  test('is told with how long it has been held, and since the last miss only', () => {
    const days = [0, 2, 10].map((after) => answered('case-0', monday + after))
    expect(memory(days)?.held).toBe(10)
    const missed = [...days, answered('case-0', monday + 20, false)]
    expect(memory(missed)?.held).toBe(0)
    const again = [...missed, answered('case-0', monday + 21), answered('case-0', monday + 25)]
    expect(memory(again)?.held).toBe(4)
  })
})

/** Goes through a sitting, answering as told, and returns what was asked. */
function sit(
  decks: readonly Deck[],
  answers: readonly Answer[],
  day: number,
  isRight: (key: string, tries: number) => boolean,
  goal?: number,
) {
  const asked: string[] = []
  let known = answers
  for (let turn = 0; turn < 200; turn++) {
    const { next } = sittingOf(decks, known, day, goal)
    if (!next) return { asked, answers: known }
    const key = `${next.game}/${next.id}`
    asked.push(key)
    const tries = asked.filter((one) => one === key).length
    const at = day * 86_400_000 + turn * 1_000
    const right = isRight(key, tries)
    known = [...known, answered(next.id, day, right, { at, game: next.game, mark: next.mark })]
  }
  throw new Error('a sitting has no end')
}

describe('a sitting', () => {
  test('asks ten new cases in the order of learning, none of a clause twice running', () => {
    const { asked } = sit([deckOf(40)], [], monday, () => true)
    expect(asked).toHaveLength(SITTING)
    const clause = (key: string) => Math.floor(Number(key.replace(/\D/g, '')) / 2)
    for (const [place, key] of asked.entries())
      if (place > 0) expect(clause(key)).not.toBe(clause(asked[place - 1] ?? ''))
    expect(new Set(asked.map(clause)).size).toBeGreaterThanOrEqual(5)
    expect(Math.max(...asked.map((key) => Number(key.replace(/\D/g, ''))))).toBeLessThan(12)
  })

  test.each([0, 3, 8, 9])(
    'brings case %i back after three to six others when it is missed',
    (place) => {
      const order = sit([deckOf(40)], [], monday, () => true).asked
      const missed = order[place] ?? ''
      const { asked } = sit([deckOf(40)], [], monday, (key, tries) => key !== missed || tries > 1)
      const turns = asked.flatMap((key, turn) => (key === missed ? [turn] : []))
      expect(turns).toHaveLength(2)
      const between = (turns[1] ?? 0) - (turns[0] ?? 0) - 1
      expect(between).toBeGreaterThanOrEqual(3)
      expect(between).toBeLessThanOrEqual(6)
    },
  )

  test('ends, and asks nothing twice running, whatever is answered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        (count, rights) => {
          let turn = 0
          const { asked } = sit([deckOf(count)], [], monday, () => rights[turn++ % 60] ?? true)
          const repeated = asked.filter((key, place) => place > 0 && key === asked[place - 1])
          expect(repeated).toEqual([])
          expect(new Set(asked).size).toBeLessThanOrEqual(SITTING + 3)
        },
      ),
    )
  })

  test('goes on where it was left, in another tab or after the page was closed', () => {
    const { answers } = sit([deckOf(40)], [], monday, (_, tries) => tries > 1)
    const half = answers.slice(0, 7)
    const one = sittingOf([deckOf(40)], half, monday)
    expect(sittingOf([deckOf(40)], readOf(half).answers, monday)).toEqual(one)
  })

  test('of four hundred due cases asks ten, the likeliest forgotten first, and tells no total', () => {
    const deck = deckOf(400)
    const old = deck.cases.map(({ id }, place) => answered(id, monday - 40 - (place % 300)))
    const sitting = sittingOf(
      [deck],
      old.toSorted((one, other) => one.day - other.day),
      monday,
    )
    expect(sitting.left).toEqual({ again: 0, due: SITTING, new: 0 })
    const { asked } = sit(
      [deck],
      old.toSorted((a, b) => a.day - b.day),
      monday,
      () => true,
    )
    expect(asked).toHaveLength(SITTING)
  })

  test('asks new cases between due ones, so that a game goes on', () => {
    const deck = deckOf(60)
    const old = deck.cases.slice(0, 30).map(({ id }) => answered(id, monday - 30))
    const { asked } = sit([deck], old, monday, () => true)
    const fresh = asked.filter((key) => Number(key.replace(/\D/g, '')) >= 30)
    expect(fresh.length).toBe(3)
  })

  test('does not count what was answered elsewhere, and does not ask it again the same day', () => {
    const read = deckOf(5).cases.map(({ id }) => answered(id, monday, true, { isPractice: false }))
    const { asked } = sit([deckOf(40)], read, monday, () => true)
    expect(asked).toHaveLength(SITTING)
    expect(asked.filter((key) => /-[0-4]$/.test(key))).toEqual([])
  })

  test('over all games asks new cases of those that are begun, by turns', () => {
    const decks = [deckOf(20, 'one'), deckOf(20, 'two'), deckOf(20, 'three')]
    const begun = [
      answered('case-0', monday - 1, true, { game: 'one' }),
      answered('case-0', monday - 1, true, { game: 'three' }),
    ]
    const { asked } = sit(decks, begun, monday, () => true)
    const games = new Set(asked.map((key) => key.split('/')[0]))
    expect([...games].sort()).toEqual(['one', 'three'])
  })

  test('asks nobody anything again on three days who answered all on the first', () => {
    const decks = [deckOf(10)]
    let answers: readonly Answer[] = sit(decks, [], monday, () => true).answers
    expect(sittingOf(decks, answers, monday).next).toBeUndefined()
    expect(sittingOf(decks, answers, monday + 1).next).toBeUndefined()
    const third = sit(decks, answers, monday + 2, () => true)
    expect(third.asked).toHaveLength(10)
    answers = third.answers
    expect(sittingOf(decks, answers, monday + 3).next).toBeUndefined()
  })
})

const readOf = (answers: readonly Answer[]): Kept => {
  const read = imported(exported({ ...nothingKept, answers }))
  if (typeof read === 'string') throw new Error(read)
  return read
}

const anyAnswer = fc
  .record({
    game: fc.constantFrom('toy', 'wild-gangs'),
    id: fc.constantFrom('case-0', 'case-1', 'case-2'),
    mark: fc.constantFrom('m0', 'm1'),
    day: fc.integer({ min: 0, max: 84_000 }),
    at: fc.integer({ min: 0, max: 84_000 * 86_400_000 }),
    isRight: fc.boolean(),
    isPractice: fc.boolean(),
  })
  .map((answer): Answer => answer)

describe('a file of answers', () => {
  test('read again is what was written, and read twice is read once', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer), (answers) => {
        const kept = withAnswers(nothingKept, answers)
        expect(readOf(kept.answers)).toEqual(kept)
        expect(withAnswers(kept, readOf(kept.answers).answers)).toEqual(kept)
      }),
    )
  })

  test('joins with what is there, whichever comes first', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer), fc.array(anyAnswer), (some, others) => {
        const distinct = others.filter(
          (one) =>
            !some.some(({ at, game, id }) => at === one.at && game === one.game && id === one.id),
        )
        const one = withAnswers(withAnswers(nothingKept, some), distinct)
        const other = withAnswers(withAnswers(nothingKept, distinct), some)
        expect(one).toEqual(other)
      }),
    )
  })

  const good = answered('case-0', monday)
  const file = (answers: unknown, other = {}) =>
    JSON.stringify({ reckoning: 'practice', version: 1, answers, ...other })

  test.each([
    ['cut in the middle', exported({ ...nothingKept, answers: [good] }).slice(0, 60), 'damaged'],
    ['of another program', '{"cards":[1,2,3]}', 'damaged'],
    ['no data at all', 'null', 'damaged'],
    ['without a version', JSON.stringify({ reckoning: 'practice', answers: [] }), 'damaged'],
    ['of a later version', file([], { version: 2 }), 'later'],
    ['without a list', file({ '0': good }), 'damaged'],
    ['of fifty megabytes', `${'['.repeat(50_000_000)}`, 'damaged'],
  ])('that is %s is refused', (_, text, reason) => {
    expect(imported(text)).toBe(reason)
  })

  test.each([
    ['a number that is none', { day: null }],
    ['a number without end', '1e309'],
    ['a day that is far off', { day: 9_000_000 }],
    ['a fraction of a day', { day: 1.5 }],
    ['a grade of another kind', { isRight: 'yes' }],
    ['a name with tags in it', { id: '<b>' }],
    ['a prototype', JSON.parse('{"__proto__": {"isRight": true}, "isRight": 1}') as object],
  ])('loses of its entries the one with %s, and says so', (_, wrong) => {
    const odd =
      typeof wrong === 'string'
        ? file([good, { ...good, day: 0 }]).replace('"day":0', `"day":${wrong}`)
        : file([good, { ...good, ...wrong }])
    const read = imported(odd)
    if (typeof read === 'string') throw new Error(read)
    expect(read.answers).toEqual([good])
    expect(read.unread).toHaveLength(1)
  })

  test('that holds nothing yet is no damage', () => {
    expect(readKept(undefined)).toEqual(nothingKept)
  })
})
