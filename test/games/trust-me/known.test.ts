import { describe, expect, it } from 'vitest'
import { best } from '../../../src/kernel/decide/best.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { eventsOf, game, opened, told } from './tables.ts'

const carried = {
  sheet: { '1': 'food', '2': 'gear:special', '8': 'medicine', bag: 'backpack', 'pack-1': 'blank' },
  objectives: ['food', 'left-dead', 'two-resources'],
}

describe('what is shown at the pawn', () => {
  const situation = { kind: 'claim', players: 3, survivors: { A: carried } }
  const run = told(situation)

  it('end.reveal-and-count: an event names the cards, what lay face down, and what each Resource is', () => {
    expect(eventsOf(run, 'revealed')).toMatchObject([
      {
        clause: 'end.reveal-and-count',
        seat: 'A',
        objectives: ['food', 'left-dead', 'two-resources'],
        places: ['1', '2', '8', 'pack-1'],
        items: [
          { kind: 'food', mark: 'none' },
          { kind: 'gear', mark: 'special' },
          { kind: 'medicine', mark: 'none' },
          { kind: 'blank', mark: 'none' },
        ],
      },
    ])
    expect(eventsOf(run, 'revealed')[0]?.secret).toBeUndefined()
  })

  it('end.reveal-and-count: others know it from then on, and did not before', () => {
    const before = game.seenBy(opened(situation).position, 'B').players.A
    expect(before.objectives).toEqual(['unseen', 'unseen', 'unseen'])
    expect(before.sheet['8']).toEqual({ kind: 'blank', mark: 'unseen' })
    const after = game.seenBy(run.position, 'B').players.A
    expect(after.objectives).toEqual(['food', 'left-dead', 'two-resources'])
    expect(after.sheet['8']).toEqual({ kind: 'medicine', mark: 'none' })
    expect(after.sheet['2']).toEqual({ kind: 'gear', mark: 'special' })
    expect(after.sheet['pack-1'], 'a Blank that was shown is gone').toBeNull()
  })

  const at = (x: number, y: number) => ({ x, y })
  const token = (place: string, action = 'nothing') => ({ action, place })

  it('R-exit-failure: what is put there afterwards, and cards that are drawn, are hidden', () => {
    const survivors = {
      A: {
        ...at(125, 3000),
        community: at(0, 3000),
        sheet: { '8': 'food', '1': 'survival-guide' },
        objectives: ['gear'],
      },
      B: at(5000, 5000),
    }
    const table = { kind: 'round', players: 2, survivors, mostRounds: 1 }
    const answers = [
      { free: 'claim' },
      { free: 'guide', place: '1' },
      'medicine',
      token('9', 'reorganise'),
      '8',
      '1',
      'done',
      'done',
    ]
    const claimed = told(table, answers.slice(0, 1))
    expect(game.seenBy(claimed.position, 'B').players.A.sheet['8']?.kind).toBe('food')
    const guided = told(table, answers.slice(0, 3))
    expect(game.seenBy(guided.position, 'B').players.A.objectives).toEqual(['gear', 'unseen'])
    const moved = told(table, [{ free: 'drop', place: '8' }, at(200, 3100), { free: 'claim' }])
    expect(moved.position.players.A.shown.places).toEqual([])
  })

  it('end.all-out: all who are on the board show it at the end', () => {
    const survivors = {
      A: { ...at(1000, 1000), objectives: ['food'] },
      B: { ...at(5000, 5000), objectives: ['gear'] },
      C: {
        ...at(125, 3000),
        community: at(0, 3000),
        sheet: { '1': 'food', '2': 'gear', '3': 'medicine', '4': 'materials', '5': 'food' },
      },
    }
    const table = { kind: 'round', players: 3, survivors, firstPlayer: 'C' }
    const opening = opened(table)
    const left = replay(game, opening, byValue([{ free: 'claim' }]))
    expect(eventsOf(left, 'left')).toHaveLength(1)
    expect(eventsOf(left, 'revealed').map(({ seat }) => seat)).toEqual(['C'])
  })
})

describe('the best decision', () => {
  it('is worked out where nothing is hidden', () => {
    const situation = {
      kind: 'inventory',
      players: 2,
      survivors: { A: {} },
      comes: 'wound',
      by: 'B',
    }
    const found = best(game, opened(situation), {
      by: 'B',
      value: ({ players }) => Number(players.A.sheet.left?.kind === 'wound'),
    })
    if (!found.ok) expect.fail(JSON.stringify(found.refusals))
    expect(found.value.value.toFraction()).toBe('1')
    const { next } = found.value
    expect(next?.answers[next.best]?.answer).toBe('left')
  })

  it('is refused where cards or tokens of another lie hidden', () => {
    const refused = (B: object) => {
      const survivors = { A: {}, B }
      const situation = { kind: 'inventory', players: 2, survivors, comes: 'wound', by: 'B' }
      const found = best(game, opened({ ...situation, seat: 'A' }), {
        by: 'B',
        value: () => 0,
      })
      return found.ok ? undefined : found.refusals[0]?.code
    }
    expect(refused({}), 'B knows what B has').toBeUndefined()
    const survivors = { A: { objectives: ['food'] } }
    const hidden = { kind: 'inventory', players: 2, survivors, comes: 'wound', by: 'B' }
    const found = best(game, opened(hidden), { by: 'B', value: () => 0 })
    expect(found.ok ? undefined : found.refusals[0]?.code).toBe('best-needs-open-information')
    const looks = { ...hidden, survivors: { A: { sheet: { '1': 'food' } } } }
    const unsure = best(game, opened(looks), { by: 'B', value: () => 0 })
    expect(unsure.ok ? undefined : unsure.refusals[0]?.code).toBe('best-needs-open-information')
  })
})
