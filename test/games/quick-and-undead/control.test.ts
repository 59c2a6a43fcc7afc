import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import type { BuildingCard, Cell } from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Gang, Position } from '../../../src/games/quick-and-undead/position.ts'
import { fightFor } from '../../../src/games/quick-and-undead/rules/control.ts'
import { anyAnswer } from '../../../src/kernel/game/opening.ts'
import { odds } from '../../../src/kernel/odds/odds.ts'
import { build, eventsOf, fired, haunt, opening, pay, place, playHand } from './hand-table.ts'

/** B attacks from space 4; A is in the building. */
const attack =
  (card: BuildingCard = 'coin') =>
  (play: Play) =>
    fightFor(play, card, 'B', 4)

interface Sides {
  readonly A?: Partial<Gang>
  readonly B?: Partial<Gang>
  readonly card?: BuildingCard
  readonly readings?: Readonly<Record<string, string>>
}

function fight(answers: readonly unknown[], { A, B, card = 'coin', readings = {} }: Sides) {
  return playHand(attack(card), answers, { readings, change: (now) => lay(now, card, A, B) })
}

function lay(now: Position, card: BuildingCard, A: Partial<Gang> = {}, B: Partial<Gang> = {}) {
  build(now, card, 'A')
  place(now, 'B', 4)
  pay(now, 'A', 3, 3)
  pay(now, 'B', 3, 3)
  Object.assign(now.gangs.A, A)
  Object.assign(now.gangs.B, B)
}

const loaded = (...cells: Cell[]): Partial<Gang> => ({ loaded: cells })

/** Seats in the building, and those in the Graveyard. */
function outcome({ position: { town, gangs } }: ReturnType<typeof fight>) {
  const dead = (['A', 'B'] as const).filter((seat) => gangs[seat].graveyard > 0)
  return { holds: town[0]?.occupants, dead }
}

describe('hits are compared after both have rolled', () => {
  test('the higher one kills, and its Outlaw holds the building', () => {
    const played = fight([4, 6], { A: loaded(4), B: loaded(6) })
    expect(outcome(played)).toEqual({ holds: ['B'], dead: ['A'] })
    expect(played.position.gangs.B).toMatchObject({ on: { 4: null }, loaded: [] })
    expect(played.question).toBeUndefined()
  })

  test('the defender wins a tie', () => {
    const played = fight([5, 5], { A: loaded(5), B: loaded(5) })
    expect(outcome(played)).toEqual({ holds: ['A'], dead: ['B'] })
    expect(eventsOf(played, 'hit-beaten')).toMatchObject([
      { seat: 'B', value: 5, by: 'A', byValue: 5, clause: 'control.defender-first' },
    ])
  })

  test('the winner spends the Bullet that hit and gains 1 Notoriety, the loser neither', () => {
    const { position } = fight([5, 3], { A: loaded(2, 5), B: loaded(3) })
    expect(position.gangs.A.loaded).toEqual([2])
    expect(position.gangs.B.loaded).toEqual([3])
    expect(position.purses).toMatchObject({ A: { notoriety: 4 }, B: { notoriety: 3 } })
  })

  test('two misses, and both shoot again', () => {
    const played = fight([2, 3, 4, 3, 5, 3], { A: loaded(5) })
    expect(outcome(played)).toEqual({ holds: ['A'], dead: ['B'] })
    expect(eventsOf(played, 'volley-again')).toHaveLength(2)
  })

  test('the player of the killed Outlaw adds an Undead', () => {
    const played = playHand(attack(), [7, 2, 'coin'], {
      change: (now) => {
        lay(now, 'coin', loaded(7))
        now.bootHill = now.box.splice(0, 1)
      },
    })
    expect(played.position.town[0]?.undead).toHaveLength(1)
    expect(eventsOf(played, 'undead-added')).toMatchObject([{ seat: 'B', at: 'coin' }])
  })
})

describe('plus-two', () => {
  test('makes 9 of a 7, which beats a 7', () => {
    const played = fight([7, 7], { card: 'plus-two', A: loaded(7), B: loaded(7) })
    expect(outcome(played).holds).toEqual(['A'])
    expect(eventsOf(played, 'shot')[0]).toMatchObject({ shot: { value: 9 } })
  })

  test('makes 7 of a 5, which beats a 6', () => {
    expect(outcome(fight([5, 6], { card: 'plus-two', A: loaded(5), B: loaded(6) })).dead).toEqual([
      'B',
    ])
  })

  test('does not beat a Critical Hit', () => {
    const sides = { card: 'plus-two', A: loaded(7), B: {} } as const
    expect(outcome(fight([7, 8, 'critical-hit'], sides))).toEqual({ holds: ['B'], dead: ['A'] })
  })

  test('is nothing in another building, and nothing to a miss', () => {
    const played = playHand(attack('coin'), [5, 6], {
      change: (now) => {
        lay(now, 'coin', loaded(5), loaded(6))
        build(now, 'plus-two', 'A')
      },
    })
    expect(played.position.gangs.A.graveyard).toBe(1)
    expect(fired(fight([4, 4], { card: 'plus-two', A: loaded(5) }))).not.toContain(
      'effect.plus-two',
    )
  })
})

describe('critical rolls', () => {
  test('after the Critical Hit of the defender the attacker does not roll', () => {
    const played = fight([8, 'critical-hit'], { B: loaded(2, 3, 4, 5, 6, 7) })
    expect(outcome(played)).toEqual({ holds: ['A'], dead: ['B'] })
    expect(played.position.gangs.A.critical).toBe('backfire')
    expect(eventsOf(played, 'outlaw-killed')[0]?.clause).toBe('control.defender-crit')
  })

  test('an attacker who triggers a Critical Miss goes home after a miss, unharmed', () => {
    const played = fight([2, 1, true], { B: { critical: 'backfire' } })
    expect(outcome(played)).toEqual({ holds: ['A'], dead: [] })
    expect(played.position.gangs.B).toMatchObject({ stash: 4, critical: 'skull' })
    expect(played.position.purses.A?.notoriety).toBe(3)
  })

  test('and is killed after a hit, but may turn the token', () => {
    const played = fight([6, 1, true], { A: loaded(6), B: { critical: 'backfire' } })
    expect(outcome(played)).toEqual({ holds: ['A'], dead: ['B'] })
    expect(eventsOf(played, 'outlaw-killed')[0]?.clause).toBe('crit.miss-and-shot')
    expect(played.position.gangs.B.critical).toBe('skull')
  })

  const backfires = { A: { critical: 'backfire' }, B: loaded(6) } as const

  test('a defender who triggers one goes home, and the attacker moves in without rolling', () => {
    const played = fight([1, false], backfires)
    expect(outcome(played)).toEqual({ holds: ['B'], dead: [] })
    expect(played.position.gangs.A).toMatchObject({ stash: 4, critical: 'backfire' })
    expect(played.position.purses.B?.notoriety).toBe(3)
    expect(played.question).toBeUndefined()
  })

  describe('where the attacker still rolls', () => {
    const readings = { 'control-flee': 'attacker-still-rolls' }

    test('a hit sends the defender to the Graveyard instead', () => {
      const played = fight([1, 6, false], { ...backfires, readings })
      expect(outcome(played)).toEqual({ holds: ['B'], dead: ['A'] })
      expect(played.position.gangs.B.loaded).toEqual([])
    })

    test('the building is the attacker’s in any case', () => {
      expect(outcome(fight([1, 5, false], { ...backfires, readings })).holds).toEqual(['B'])
      const B = { critical: 'backfire' } as const
      const both = fight([1, 1, false, false], { ...backfires, B, readings })
      expect(outcome(both)).toEqual({ holds: ['B'], dead: [] })
    })
  })
})

describe('what it costs', () => {
  test('the price is kept, or in the other reading given back to who loses', () => {
    const sides = { A: loaded(6) }
    expect(fight([6, 2], sides).position.purses.B?.coins).toBe(3)
    const readings = { 'control-fee': 'refunded-on-loss' }
    expect(fight([6, 2], { ...sides, readings }).position.purses.B?.coins).toBe(5)
    expect(fight([2, 6], { B: loaded(6), readings }).position.purses.B?.coins).toBe(3)
  })

  test('Notorious pays once, however long the fight and whoever dies', () => {
    const played = playHand(attack(), [2, 2, 2, 6], {
      change: (now) => {
        lay(now, 'coin', {}, loaded(6))
        build(now, 'notorious', 'A')
        haunt(now, 'coin')
      },
    })
    expect(played.position.purses.A?.notoriety).toBe(4)
  })
})

/*
 * Six loaded cells defend, both tokens show Backfire and the attacker has no Bullet. The defender flees
 * with 1 in 8 and kills with 6 in 8; on an 8 the attacker rolls, who flees with 1 in 8, and else they begin
 * again. So p = 1/8 + 1/8 · 7/8 · p, hence p = 8/57.
 */
test('the chance to take a building from a full card with both tokens on Backfire is 8/57', () => {
  const change = (now: Position) =>
    lay(
      now,
      'coin',
      { ...loaded(2, 3, 4, 5, 6, 7), critical: 'backfire' },
      { critical: 'backfire' },
    )
  const result = odds({ apply }, opening(attack(), { change }), {
    result: ({ town }) => town[0]?.occupants[0],
    policy: anyAnswer,
  })
  const chances = result.ok ? result.value.outcomes : []
  expect(chances.find((one) => one.result === 'B')?.chance.toFraction()).toBe('8/57')
})
