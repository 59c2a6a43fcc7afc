import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import {
  type BuildingCard,
  OUTLAWS,
  PLAYER,
  RANGER,
  spaces,
  undeadCards,
} from '../../../src/games/quick-and-undead/components.ts'
import { hardships, type Position } from '../../../src/games/quick-and-undead/position.ts'
import { wholeGame } from '../../../src/games/quick-and-undead/rules/course.ts'
import { endDay } from '../../../src/games/quick-and-undead/rules/end.ts'
import { endSoloRound } from '../../../src/games/quick-and-undead/rules/solo/end.ts'
import { soloRound } from '../../../src/games/quick-and-undead/rules/solo/round.ts'
import { scoreSolo } from '../../../src/games/quick-and-undead/rules/solo/scoring.ts'
import { playout } from '../../../src/kernel/run/playout.ts'
import { haunt, player, playSolo, soloOpening, town, undeadOutlaw } from './solo-table.ts'

const [nearest] = town as [BuildingCard, ...BuildingCard[]]

describe('the end of a round and of a day', () => {
  const end = (change: (now: Position) => void, readings = {}) =>
    playSolo(endSoloRound, [], { change, readings })

  test('with all Outlaws in the Graveyard the player has lost, whoever waits beside Hired Guns', () => {
    const dead = (now: Position) => {
      Object.assign(now.gangs[PLAYER], { stash: 0, graveyard: 4 })
    }
    expect(end(dead).position.ending).toEqual({ winner: null, by: 'all-dead' })
    const counts = { 'solo-dead': 'reserve-counts' }
    expect(end(dead, counts).position.ending).toBeNull()
    const allSix = (now: Position) => {
      Object.assign(now.gangs[PLAYER], { stash: 0, reserve: 0, graveyard: 6 })
    }
    expect(end(allSix, counts).position.ending).toMatchObject({ by: 'all-dead' })
  })

  test('one Outlaw anywhere is enough, and the badge stays', () => {
    const run = end((now) => {
      Object.assign(now.gangs[PLAYER], { stash: 1, graveyard: 3 })
      player(now, 5)
      undeadOutlaw(now, 6)
    })
    expect(run.position.ending).toBeNull()
    expect(run.position.law).toBe(PLAYER)
    expect(run.position.gangs[PLAYER].on[5]).toBe('lying')
    expect(run.position.gangs[RANGER].on[6]).toBe('lying')
  })

  test('a town without Undead is no High Noon', () => {
    expect(end(() => {}).position.noon).toBe('far')
  })

  test('at the end of the day undead Outlaws stay where they are', () => {
    const run = playSolo(endDay, [], {
      change: (now) => {
        player(now, 5, 'lying')
        undeadOutlaw(now, 6, 'lying')
      },
    })
    expect(run.position.gangs[PLAYER]).toMatchObject({ stash: 4, on: { 5: null } })
    expect(run.position.gangs[RANGER]).toMatchObject({ graveyard: 5, on: { 6: 'lying' } })
  })
})

describe('the score', () => {
  const scene = (now: Position) => {
    now.purses[PLAYER].notoriety = 7
    now.gangs[PLAYER].graveyard = 2
    undeadOutlaw(now, 8)
    undeadOutlaw(now, 3, 'lying')
    haunt(now, nearest, 'street')
    for (const index of [0, 4]) now.town[index]?.occupants.push(PLAYER)
    for (const index of [0, 2]) Object.assign(now.town[index] ?? {}, { haunted: true })
  }

  test('5, less undead Outlaws, and tokens, and 2 a clear building, and own clear ones, less the dead', () => {
    // 5 - 2 + 7 + 2 * 8 + 5 - 2; the fifth building of the table is worth 5.
    const run = playSolo(scoreSolo, [], { change: scene })
    expect(run.events).toMatchObject([
      { base: 5, undeadOutlaws: 2, notoriety: 7, clear: 16, owned: 5, graveyard: 2, total: 29 },
    ])
    expect(run.position.scores).toEqual({ A: 29 })
  })

  test('by the other reading only buildings that were haunted once are cleared', () => {
    const run = playSolo(scoreSolo, [], {
      change: scene,
      readings: { 'solo-clear': 'once-haunted' },
    })
    expect(run.events).toMatchObject([{ clear: 2, total: 15 }])
  })
})

describe('a round', () => {
  test('the player places first, then Dead Ranger, then 8 to 2', () => {
    const run = playSolo(soloRound, [3, 8, 'come-out', 1, 'none', 'none'], {})
    expect(run.question).toBeUndefined()
    expect(run.position.acted).toEqual([RANGER, PLAYER])
    expect(run.position.purses[PLAYER].coins).toBe(3)
  })

  test('a space where an own Outlaw lies is closed, one where an undead Outlaw lies is not', () => {
    const change = (now: Position) => {
      player(now, 5, 'lying')
      undeadOutlaw(now, 4, 'lying')
    }
    const blocked = playSolo(soloRound, [5], { change })
    expect(blocked.refusal).toMatchObject({ code: 'space-blocked', clause: 'plan.no-return' })
    expect(playSolo(soloRound, [4], { change }).refusal).toBeUndefined()
  })

  test('without an Outlaw in the stash there is Hired Guns, or nothing', () => {
    const change = (now: Position) => {
      Object.assign(now.gangs[PLAYER], { stash: 0, graveyard: 4 })
    }
    const hired = playSolo(soloRound, [true, 1, 7], { change })
    expect(hired.position.gangs[PLAYER]).toMatchObject({ stash: 1, reserve: 1 })
    expect(hired.position.ending).toBeNull()
    const passed = playSolo(soloRound, [false, 7], { change })
    expect(passed.position.ending).toMatchObject({ by: 'all-dead' })
  })
})

describe('whole games at random', () => {
  const mixes = [[], ...hardships.map((hardship) => [hardship]), [...hardships]] as const

  test.each(mixes.map((mix) => [mix]))(
    'with %j they end, and nothing is lost on the way',
    (mix) => {
      const table = {
        hardships: mix,
        change: (now: Position) => {
          now.town.splice(0)
          now.round = 0
          now.day = 0
        },
      }
      const opening = soloOpening(wholeGame, table)
      for (let seed = 0; seed < 40; seed++) {
        const end = playout({ apply }, opening, seed)
        expect(end.ending).not.toBeNull()
        expectOutlaws(end)
        expectUndead(end)
      }
    },
  )

  /** Each side has its six Outlaws somewhere. */
  function expectOutlaws(position: Position): void {
    for (const seat of [PLAYER, RANGER] as const) {
      const { stash, reserve, graveyard, on } = position.gangs[seat]
      const abroad = spaces.filter((space) => on[space] !== null).length
      const housed = position.town.filter(({ occupants }) => occupants.includes(seat)).length
      expect(stash + reserve + graveyard + abroad + housed).toBe(OUTLAWS)
    }
  }

  /** sologoal.one-per-place, and every card somewhere. */
  function expectUndead({ street, town: sites, bootHill, under, box }: Position): void {
    const places = [street, ...sites.map(({ undead }) => undead)]
    for (const undead of places) expect(undead.length).toBeLessThan(2)
    const all = [...places.flat(), ...bootHill, ...under, ...box]
    expect(new Set(all)).toEqual(new Set(undeadCards))
    expect(all).toHaveLength(undeadCards.length)
  }
})
