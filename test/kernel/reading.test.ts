import { expect, test } from 'vitest'
import { readingsOf } from '../../src/kernel/game/reading.ts'

const switches = [
  { key: 'tie', values: ['nobody', 'eldest'], ruling: 'tie' },
  { key: 'order', values: ['clockwise', 'secret', 'at-once'], ruling: 'order' },
] as const

test('without a word, the first value of each switch holds', () => {
  expect(readingsOf(switches)).toEqual({
    ok: true,
    value: { tie: 'nobody', order: 'clockwise' },
  })
})

test('what is given replaces the default, and nothing else', () => {
  expect(readingsOf(switches, { order: 'secret' })).toEqual({
    ok: true,
    value: { tie: 'nobody', order: 'secret' },
  })
})

test('all that is unknown is refused at once', () => {
  const [unlike, like] = [
    { alike: 'no', nearest: '' },
    { alike: 'yes', nearest: 'order' },
  ]
  const orders = ['clockwise', 'secret', 'at-once']
  const given = { tie: 'youngest', order: 3, ordr: 'secret', __proto__: { tie: 'eldest' } }
  expect(readingsOf(switches, given)).toEqual({
    ok: false,
    refusals: [
      {
        code: 'unknown-reading-value',
        facts: { reading: 'tie', received: 'youngest', allowed: ['nobody', 'eldest'], ...unlike },
      },
      {
        code: 'unknown-reading-value',
        facts: { reading: 'order', received: '3', allowed: orders, ...unlike },
      },
      { code: 'unknown-reading', facts: { received: 'ordr', allowed: ['tie', 'order'], ...like } },
    ],
  })
})

test.each([[null], [['secret']], ['secret'], [7]])('%j are no readings', (given) => {
  const found = readingsOf(switches, given as never)
  expect(found.ok ? [] : found.refusals.map(({ code }) => code)).toEqual(['not-readings'])
})
