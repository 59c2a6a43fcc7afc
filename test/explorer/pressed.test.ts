import { describe, expect, test } from 'vitest'
import { applyPress, holds, meantBy } from '../../src/explorer/question/apply-press.ts'
import { draftOf } from '../../src/explorer/question/draft.ts'
import { handy } from '../../src/explorer/question/points-and-records.ts'
import {
  assignment,
  type Choice,
  either,
  form,
  oneOf,
  ordersOf,
  subsetsOf,
} from '../../src/kernel/choice/index.ts'

describe('a press on the board', () => {
  test('is the whole answer where one of several is asked for', () => {
    const choice = oneOf(['A', 'B'])
    expect(applyPress(choice, 'A', { path: [], value: 'B' })).toEqual({ draft: 'B', isWhole: true })
  })

  test('is the whole answer where its only part is told', () => {
    const flip = either(form({ flip: oneOf(['A']) }), form({ grab: subsetsOf(['A', 'B']) }))
    const press = (step: string, value: string) =>
      applyPress(flip, draftOf(flip), { path: [step], value })
    expect(press('flip', 'A')).toEqual({ draft: { flip: 'A' }, isWhole: true })
    expect(press('grab', 'B')).toEqual({ draft: { grab: ['B'] }, isWhole: false })
  })

  test('takes one of several things and puts it back; so many as are asked for are the answer', () => {
    const two = subsetsOf(['N', 'E', 'S'], { min: 2, max: 2 })
    const first = applyPress(two, draftOf(two), { path: [], value: 'S' })
    expect(first).toEqual({ draft: ['S'], isWhole: false })
    expect(applyPress(two, first.draft, { path: [], value: 'S' })).toEqual({
      draft: [],
      isWhole: false,
    })
    expect(applyPress(two, first.draft, { path: [], value: 'N' })).toEqual({
      draft: ['N', 'S'],
      isWhole: true,
    })
    const some = subsetsOf(['N', 'E', 'S'], { min: 0, max: 2 })
    const full = applyPress(some, ['N', 'E'], { path: [], value: 'S' })
    expect(full).toEqual({ draft: ['E', 'S'], isWhole: false })
  })

  test('keeps the order in which things are pressed where it matters', () => {
    const order = ordersOf(['A', 'B', 'C'], { min: 1, max: 3 })
    expect(applyPress(order, ['C'], { path: [], value: 'A' }).draft).toEqual(['C', 'A'])
  })

  test('begins an order that stood there before anything was said: who is pressed first is first', () => {
    const order = ordersOf(['A', 'B', 'C'])
    const first = applyPress(order, draftOf(order), { path: [], value: 'C' })
    expect(first).toEqual({ draft: ['C'], isWhole: false })
    expect(applyPress(order, first.draft, { path: [], value: 'C' }).draft).toEqual([])
    // Once all but one have their places, the last has its own.
    const whole = { draft: ['C', 'A', 'B'], isWhole: true }
    expect(applyPress(order, first.draft, { path: [], value: 'A' })).toEqual(whole)
  })

  test('says one part of an answer of several', () => {
    const place = form({ card: oneOf(['A1', 'A2']), side: oneOf(['n', 's']) })
    const next = applyPress(place, draftOf(place), { path: ['side'], value: 's' })
    expect(next).toEqual({ draft: { side: 's' }, isWhole: false })
    expect(holds(next.draft, { path: ['side'], value: 's' })).toBe(true)
    expect(holds(next.draft, { path: ['card'], value: 'A2' })).toBe(false)
  })

  test('tells a part of one of many records, the rest of which stays as it is where it can', () => {
    const choice = oneOf([
      { action: 'move', place: '1' },
      { action: 'run', place: '1' },
      { action: 'run', place: '2' },
      { free: 'drop', place: '3' },
    ])
    const on = (place: string) =>
      (choice.list ?? []).flatMap((value) => (value.place === place ? [{ path: [], value }] : []))
    const meant = (draft: unknown, place: string) => handy.record(choice, draft, on(place))?.value
    const run = { action: 'run', place: '2' }
    expect(meant(run, '1')).toEqual({ action: 'run', place: '1' })
    expect(meant({ action: 'move', place: '1' }, '1')).toEqual({ action: 'move', place: '1' })
    // What stands in one of a few records is the whole answer.
    expect(meant(run, '2')).toBeUndefined()
    // One of many is put together, and given when the reader says so.
    const many = oneOf(Array.from({ length: 9 }, (_, place) => ({ free: 'drop', place })))
    const drop = { path: [], value: { free: 'drop', place: 3 } }
    expect(handy.record(many, run, [drop])).toBe(drop)
  })

  test('means the one of several kinds of answers that has it', () => {
    const choice = either(oneOf(['pass']), form({ card: oneOf(['A1']), to: oneOf(['B', 'C']) }))
    expect(applyPress(choice, 'pass', { path: ['to'], value: 'C' }).draft).toEqual({
      card: 'A1',
      to: 'C',
    })
    expect(applyPress(choice, { card: 'A1', to: 'C' }, { path: [], value: 'pass' })).toEqual({
      draft: 'pass',
      isWhole: true,
    })
  })

  const press = (choice: Choice, draft: unknown, value: unknown) => {
    const { shape } = choice
    const holders = shape.kind === 'assignment' ? shape.holders : []
    const can = holders.map((holder) => ({ path: [String(holder)], value }))
    const meant = meantBy(choice, draft, can)
    return meant ? applyPress(choice, draft, meant).draft : draft
  }

  test('hands things out one holder after the other, and takes back what only one can have', () => {
    const choice = assignment(['A', 'B', 'C'], [1, 2, 3], { min: 1 })
    const two = [3, 1].reduce((draft: unknown, bullet) => press(choice, draft, bullet), {})
    expect(two).toEqual({ A: 3, B: 1 })
    expect(press(choice, two, 3)).toEqual({ B: 1 })
    expect(press(choice, press(choice, two, 3), 2)).toEqual({ A: 2, B: 1 })
    expect(applyPress(choice, two, { path: ['B'], value: 3 })).toEqual({
      draft: { B: 3 },
      isWhole: false,
    })
  })

  test('is the whole answer of a single holder, and no answer once it is taken back', () => {
    const choice = assignment(['A'], [1, 2, 3])
    const told = applyPress(choice, {}, { path: ['A'], value: 3 })
    expect(told).toEqual({ draft: { A: 3 }, isWhole: true })
    const back = applyPress(choice, told.draft, { path: ['A'], value: 3 })
    expect(back).toEqual({ draft: {}, isWhole: false })
  })

  test('gives a holder who can have several each of the next ones', () => {
    const choice = assignment([1, 2, 3], ['A', 'B'], { max: 3 })
    const all = ['A', 'A', 'B'].reduce((draft: unknown, seat) => press(choice, draft, seat), {})
    expect(all).toEqual({ 1: 'A', 2: 'A', 3: 'B' })
    expect(press(choice, all, 'A')).toEqual(all)
  })
})
