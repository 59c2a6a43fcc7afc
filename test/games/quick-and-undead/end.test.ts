import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../src/games/quick-and-undead/components.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { endDay, endRound } from '../../../src/games/quick-and-undead/rules/end.ts'
import { build, eventsOf, fired, haunt, place, playHand } from './hand-table.ts'

describe('the end of a round', () => {
  test('lays Outlaws down and passes the badge clockwise', () => {
    const { position } = playHand(endRound, [], {
      players: 3,
      change: (now) => {
        place(now, 'B', 5)
        now.law = 'C'
      },
    })
    expect(position.gangs.B).toMatchObject({ on: { 5: 'lying' }, turn: null })
    expect(position.law).toBe('A')
  })

  test('the badge goes from gang to gang where two players have two', () => {
    const change = (now: Position) => {
      now.law = 'B'
    }
    const played = playHand(endRound, [], { twoGangs: true, change })
    expect(played.position.law).toBe('C')
    expect(fired(played)).toContain('twogang.badge')
  })

  test('Outlaws leave buildings one by one, players asked in turn order', () => {
    const { position, question } = playHand(endRound, ['none', 'coin', 'bullet'], {
      change: (now) => {
        build(now, 'coin', 'A')
        build(now, 'bullet', 'A')
        build(now, 'reload', 'B')
        now.law = 'B'
      },
    })
    expect(question).toBeUndefined()
    expect(position.town.map(({ occupants }) => occupants)).toEqual([[], [], ['B']])
    expect(position.gangs.A.stash).toBe(4)
  })
})

describe('High Noon', () => {
  const any = { 'noon-check': 'any-moment' }
  const cases: [string, boolean, boolean, Record<string, string>, Position['noon']][] = [
    ['an empty Town triggers it', false, true, {}, 'next'],
    ['an Undead in Town prevents it', true, false, {}, 'far'],
    ['one that came after Town was cleared does too', true, true, {}, 'far'],
    ['but not in the other reading', true, true, any, 'next'],
    ['which asks for an empty Town at some moment', true, false, any, 'far'],
  ]

  test.each(cases)('%s', (_, haunted, cleared, readings, noon) => {
    const { position } = playHand(endRound, [], {
      readings,
      change: (now) => {
        build(now, 'coin')
        if (haunted) haunt(now, 'coin')
        now.cleared = cleared
      },
    })
    expect(position.noon).toBe(noon)
  })

  test('Undead of Boot Hill do not count', () => {
    const change = (now: Position) => {
      now.bootHill = now.box.splice(0, 3)
    }
    expect(playHand(endRound, [], { change }).position.noon).toBe('next')
  })

  test('is over after its round, whatever was added meanwhile, and without upkeep', () => {
    const lay = (now: Position) => {
      build(now, 'coin', 'A')
      haunt(now, 'coin')
      now.noon = 'now'
    }
    const played = playHand(endRound, ['none'], { change: lay })
    expect(played.position.noon).toBe('over')
    expect(fired(played)).toContain('noon.irrevocable')
    expect(played.position.town[0]?.occupants).toEqual(['A'])
    const readings = { 'noon-no-upkeep': 'upkeep-due' }
    const due = playHand(endRound, ['none'], { readings, change: lay })
    expect(due.position.town[0]?.occupants).toEqual([])
  })
})

describe('the end of a day', () => {
  test('brings home the Outlaws on spaces, not those in buildings or in the Graveyard', () => {
    const { position } = playHand(endDay, [true, 3], {
      change: (now) => {
        place(now, 'A', 3)
        build(now, 'coin', 'A')
        Object.assign(now.gangs.A, { stash: 1, graveyard: 1, loaded: [3, 4] })
      },
    })
    expect(position.gangs.A).toMatchObject({ stash: 2, graveyard: 1, loaded: [4], on: { 3: null } })
  })

  const two = (loaded: Cell[]) => (now: Position) => {
    build(now, 'coin', 'A')
    build(now, 'bullet', 'A')
    haunt(now, 'bullet')
    now.gangs.A.loaded = loaded
  }

  test('the only Bullet keeps the building that its player prefers', () => {
    const played = playHand(endDay, [false, true], { change: two([6]) })
    expect(played.question).toBeUndefined()
    expect(played.position.town.map(({ occupants }) => occupants)).toEqual([[], ['A']])
    expect(played.position.gangs.A).toMatchObject({ loaded: [], stash: 3 })
    expect(fired(played)).toContain('end.upkeep-undead')
  })

  test('without a Bullet nothing is asked, and every building is given up', () => {
    const played = playHand(endDay, [], { change: two([]) })
    expect(played.question).toBeUndefined()
    expect(eventsOf(played, 'leaves-building')).toHaveLength(2)
    expect(played.position.gangs.A.stash).toBe(4)
  })

  test('everybody in the Saloon owes a Bullet', () => {
    const { position } = playHand(endDay, [true], {
      change: (now) => {
        build(now, 'saloon', 'A', 'B')
        now.gangs.B.loaded = [2]
      },
    })
    expect(position.town[0]?.occupants).toEqual(['B'])
    expect(position.gangs.B.loaded).toEqual([])
  })
})
