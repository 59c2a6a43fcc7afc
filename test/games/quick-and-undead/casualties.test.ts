import { expect, test } from 'vitest'
import { casualties, type Volley } from '../../../src/games/quick-and-undead/rules/casualties.ts'

const hit = (face: 3 | 5) => ({ face, result: 'hit', value: face }) as const

test('read as a fast draw, nobody is killed twice: only the faster of two has the kill', () => {
  const volley = {
    seats: ['A', 'B', 'C'],
    targets: { A: 'C', B: 'C', C: 'A' },
    shots: { A: hit(5), B: hit(3), C: { face: 2, result: 'miss', value: 0 } },
  } as unknown as Volley
  const { dead, beaten } = casualties(volley, { 'multi-duel': 'fast-draw', 'shared-kill': 'each' })
  expect(dead).toMatchObject([{ seat: 'C', by: ['A'] }])
  expect(beaten).toMatchObject([{ seat: 'B', by: 'A' }])
})

test('read as a fast draw, two who aim at each other with the same value do not both die of it once a third was faster', () => {
  const volley = {
    seats: ['A', 'B', 'C'],
    targets: { A: 'C', B: 'C', C: 'A' },
    shots: { A: hit(3), B: hit(5), C: hit(3) },
  } as unknown as Volley
  const { dead } = casualties(volley, { 'multi-duel': 'fast-draw', 'shared-kill': 'highest' })
  expect(dead).toEqual([{ seat: 'C', by: ['B'], clause: 'duel.hit-or-miss', with: [] }])
})

test('of two who kill the same duellist the higher hit is the killer’s, and a clause says so', () => {
  const volley = {
    seats: ['A', 'B', 'C'],
    targets: { A: 'C', B: 'C', C: 'A' },
    shots: { A: hit(3), B: hit(5), C: { face: 2, result: 'miss', value: 0 } },
  } as unknown as Volley
  const readings = (credit: string) => ({ 'multi-duel': 'simultaneous', 'shared-kill': credit })
  const { dead } = casualties(volley, readings('highest'))
  expect(dead).toMatchObject([{ seat: 'C', by: ['B'], with: ['shot.highest-wins'] }])
  expect(casualties(volley, readings('each')).dead).toMatchObject([{ by: ['A', 'B'], with: [] }])
})
