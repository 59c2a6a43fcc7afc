import { describe, expect, test } from 'vitest'
import { beatsOf, type Course, nextBeat, sinceMine } from '../../src/explorer/company/course.ts'
import { answersOfRun, momentsIn } from '../../src/explorer/company/decisive.ts'
import type { LedgerPart } from '../../src/explorer/history/build-ledger.ts'
import type { TraceLine } from '../../src/kernel/run/trace.ts'

/**
 * A trace in short: `A?` is an answer of A, `turn`, `won`, `fight` and others are events; of `won:A:B` these are the seats that
 * it names, and `move:B!` is hidden from the others.
 */
const traceOf = (short: string) =>
  short.split(' ').map((one) => {
    if (one.endsWith('?'))
      return { type: 'answer', question: { step: 'ask', kind: 'move', by: one[0] } }
    const [kind, ...seats] = one.replace('!', '').split(':')
    const secret = one.endsWith('!') && { secret: { seats, facts: [] } }
    return { type: 'event', event: { kind, clause: kind, seats, ...secret } }
  }) as unknown as readonly TraceLine[]

const course: Course = {
  isMine: ({ by }) => by === 'A',
  seats: ['A', 'B', 'C'],
  people: ['A'],
  begins: ({ kind }) => kind === 'turn',
  told: ['won'],
  climaxes: ['fight'],
}

/** The places of a walk from a number of lines on, up to its stop. */
function walk(short: string, from: number): readonly number[] {
  const trace = traceOf(short)
  const places: number[] = []
  let beat = nextBeat(trace, from, from, course)
  places.push(beat.at)
  while (!beat.isStop && beat.at < trace.length) {
    beat = nextBeat(trace, beat.at, from, course)
    places.push(beat.at)
  }
  return places
}

describe('a walk to the reader’s turn', () => {
  test('rests after what is settled and before each turn, and stops at the reader’s decision', () => {
    expect(walk('turn B? move won move turn C? move turn A? move', 0)).toEqual([4, 5, 8, 9])
  })

  test('stops before a fight with what led to it, and goes past it when begun there', () => {
    const short = 'turn B? fight shot won turn A? move'
    expect(walk(short, 0)).toEqual([1])
    expect(walk(short, 1)).toEqual([5, 6])
  })

  test('goes to the end of what is known where nothing is the reader’s', () => {
    expect(walk('move move', 0)).toEqual([2])
  })

  test('cuts a whole run into its beats', () => {
    const trace = traceOf('turn A? fight won turn B? move')
    expect(beatsOf(trace, course)).toEqual([0, 4, 7])
    expect(answersOfRun(trace, course)).toEqual([0, 1])
  })
})

/** The ledger of a trace: a part for each turn. */
function partsOf(trace: readonly TraceLine[]): readonly LedgerPart[] {
  const parts: { title: string; lines: object[] }[] = []
  for (const [index, line] of trace.entries()) {
    if (line.type !== 'event') continue
    if (line.event.kind === 'turn' || parts.length === 0) parts.push({ title: '', lines: [] })
    const { event } = line
    parts.at(-1)?.lines.push({ end: index + 1, event, idle: false, clauses: [], sentence: '' })
  }
  return parts as unknown as readonly LedgerPart[]
}

describe('what the others did since the reader’s last turn', () => {
  const since = (short: string) => {
    const trace = traceOf(short)
    const found = sinceMine(trace, trace.length, partsOf(trace), course)
    return found.map((lines) => lines.map(({ end }) => end))
  }

  test('is of each turn what was settled, or else what was decided, without what came of the reader’s own', () => {
    expect(since('turn A? move won turn B? move won move turn C? move passes turn')).toEqual([
      [8],
      [12],
    ])
  })

  test('is told for each who has decided in one part of play', () => {
    expect(since('turn A? move B? move passes C? move C? move')).toEqual([[5], [8]])
  })

  test('leaves out what is told of the reader alone', () => {
    expect(since('turn A? move turn B? won:A move:A turn B? won:A:B')).toEqual([[10]])
  })

  test('tells of what several decided at once what each shows, and nothing that they hide', () => {
    expect(since('turn A? B? C? shown move:A move:B move:C turn')).toEqual([[7], [8]])
    expect(since('turn A? B? C? move:A! move:B! move:C! turn')).toEqual([])
    expect(since('turn A? move turn B? looks:B! B? move:B turn')).toEqual([[8]])
  })

  test('is what others did where the reader has not played yet', () => {
    expect(since('deal deal turn B? move')).toEqual([[5]])
    expect(since('deal deal turn')).toEqual([])
  })
})

test('moments are told by what was settled or decided in them, and those that moved nothing are left out', () => {
  const trace = traceOf('turn A? move won turn B? move turn C? move')
  const moments = momentsIn(course, trace, partsOf(trace), [
    { from: 0, to: 1, before: 0.2, after: 0.6 },
    { from: 1, to: 2, before: 0.6, after: 0.9 },
    { from: 2, to: 3, before: 0.9, after: 0.9 },
  ])
  const told = moments.map(({ lines, end }) => [lines.map((one) => one.end), end])
  expect(told).toEqual([
    [[4], 5],
    [[7], 8],
  ])
  expect(moments[0]?.decision(({ by }) => (by === 'A' ? undefined : 'thought'))).toBe(1)
})
