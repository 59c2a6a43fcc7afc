import { describe, expect, test } from 'vitest'
import { PLAYER, RANGER, type Space } from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Hardship, Position } from '../../../src/games/quick-and-undead/position.ts'
import { rangerTurn } from '../../../src/games/quick-and-undead/rules/solo/ranger.ts'
import { sendUndeadOutlaw } from '../../../src/games/quick-and-undead/rules/solo/sending.ts'
import { addSoloUndead } from '../../../src/games/quick-and-undead/rules/solo/undead.ts'
import { takeTurn } from '../../../src/games/quick-and-undead/rules/turn.ts'
import { eventsOf, fired, player, playSolo, soloOpening, town, undeadOutlaw } from './solo-table.ts'

/** The turn of the undead Outlaw on a space. */
const rangerOn = (space: Space) => (play: Play) => rangerTurn(play, space)

/** The player's turn on a space. */
const turnOn = (space: Space) => (play: Play) => takeTurn(play, PLAYER, space)

const addOne = (play: Play) => addSoloUndead(play, 'graveyard.add-undead')

describe("Dead Ranger's turn", () => {
  const stocked = (now: Position) => {
    now.gangs[PLAYER].loaded = [2, 5]
    now.purses[PLAYER] = { coins: 2, notoriety: 2 }
  }

  test.each([
    [6, { loaded: [2] }, { coins: 2, notoriety: 2 }],
    [3, { loaded: [2, 5] }, { coins: 1, notoriety: 2 }],
    [2, { loaded: [2, 5] }, { coins: 2, notoriety: 1 }],
    [7, { loaded: [2, 5] }, { coins: 2, notoriety: 2 }],
  ] as const)('on %i he steals into the supply, or does nothing', (space, gang, purse) => {
    const change = (now: Position) => {
      stocked(now)
      undeadOutlaw(now, space)
    }
    const run = playSolo(rangerOn(space), [], { change })
    expect(run.position.gangs[PLAYER]).toMatchObject(gang)
    expect(run.position.purses[PLAYER]).toEqual(purse)
    expect(run.position.purses[RANGER]).toEqual({ coins: 0, notoriety: 0 })
    expect(run.events.at(-1)).toMatchObject({ kind: 'turn-ends', clause: 'soloflow.no-income' })
  })

  test('what a building keeps safe he cannot steal', () => {
    const change = (now: Position) => {
      stocked(now)
      undeadOutlaw(now, 3)
      now.town.at(-1)?.occupants.push(PLAYER)
    }
    const run = playSolo(rangerOn(3), [], { change })
    expect(town.at(-1)).toBe('safe-coins')
    expect(run.position.purses[PLAYER].coins).toBe(2)
    expect(fired(run)).toContain('effect.safe-coins')
  })

  test('he calls only a standing Outlaw', () => {
    const change = (now: Position) => {
      undeadOutlaw(now, 8)
      player(now, 5, 'lying')
    }
    const run = playSolo(rangerOn(8), [], { change })
    expect(fired(run)).toContain('solokill.ranger-only-standing')
    expect(eventsOf(run, 'called-out')).toEqual([])
  })

  test('what the player pays goes to the supply', () => {
    const change = (now: Position) => {
      stocked(now)
      undeadOutlaw(now, 8)
      player(now, 5)
    }
    const run = playSolo(rangerOn(8), ['pay', ['bullet', 'coin'], 5], { change })
    expect(run.position.gangs[PLAYER].loaded).toEqual([2])
    expect(run.position.purses).toMatchObject({ A: { coins: 1 }, R: { coins: 0 } })
    expect(run.position.gangs[RANGER].loaded).toHaveLength(6)
    expect(run.position.gangs[PLAYER].on[5]).toBe('standing')
  })

  test('coming out may be the end of the Outlaw, and of its turn, but of no Bullet', () => {
    const change = (now: Position) => {
      stocked(now)
      undeadOutlaw(now, 8)
      player(now, 5)
    }
    const run = playSolo(rangerOn(8), ['come-out', 4, 'U2'], { change })
    expect(eventsOf(run, 'outlaw-killed')).toMatchObject([{ seat: PLAYER, from: 5 }])
    expect(run.position.gangs[PLAYER].turn).toBeNull()
    expect(run.position.gangs[RANGER].loaded).toHaveLength(6)
    expect(run.position.street).toEqual(['U2'])
    expect(fired(run)).toContain('solokill.player-comes-out')
  })
})

describe('what the player steals', () => {
  test.each([
    [3, 'coins'],
    [2, 'notoriety'],
  ] as const)('on %i comes from the supply', (space, what) => {
    const run = playSolo(turnOn(space), ['steal'], { change: (now) => player(now, space) })
    const before = soloOpening(addOne).position
    const taken = before.supply[what] - run.position.supply[what]
    expect(run.position.purses[PLAYER][what]).toBe(taken)
    expect(fired(run)).toContain('soloflow.resources')
  })

  test('leaves Dead Ranger his Bullets', () => {
    const run = playSolo(turnOn(6), ['steal', 5], {
      change: (now) => {
        player(now, 6)
        now.gangs[PLAYER].loaded = [2, 3]
      },
    })
    expect(run.position.gangs[PLAYER].loaded).toEqual([2, 3, 5])
    expect(run.position.gangs[RANGER].loaded).toHaveLength(6)
  })

  test('is lost where it is a Bullet and the card is full', () => {
    const run = playSolo(turnOn(6), ['steal'], {
      change: (now) => {
        player(now, 6)
        now.gangs[PLAYER].loaded = [2, 3, 4, 5, 6, 7]
      },
    })
    expect(fired(run)).toEqual(expect.arrayContaining(['steal.full-card', 'soloflow.resources']))
  })
})

describe('a harder game', () => {
  const with8 = (
    hardship: readonly Hardship[],
    change: (now: Position) => void,
    answers: unknown[],
  ) =>
    playSolo(rangerOn(8), answers, {
      hardships: hardship,
      change: (now) => {
        undeadOutlaw(now, 8)
        change(now)
      },
    })

  test('Reinforcements: an Undead comes with an undead Outlaw sent to 7', () => {
    for (const [given, added] of [
      [[], 0],
      [['reinforcements'], 1],
    ] as const) {
      const run = playSolo(sendUndeadOutlaw, [7, 'U3'], { hardships: given })
      expect(eventsOf(run, 'undead-added')).toHaveLength(added)
    }
    const elsewhere = playSolo(sendUndeadOutlaw, [6], { hardships: ['reinforcements'] })
    expect(eventsOf(elsewhere, 'undead-added')).toEqual([])
  })

  test('The Horde: on 8, with nobody within reach, an Undead comes', () => {
    const nobody = (now: Position) => player(now, 6)
    expect(eventsOf(with8([], nobody, []), 'undead-added')).toEqual([])
    const run = with8(['horde'], nobody, ['U3'])
    expect(eventsOf(run, 'undead-added')).toMatchObject([
      { clause: 'solohard.horde', at: 'street' },
    ])
    const somebody = with8(['horde'], (now) => player(now, 5), ['come-out', 1])
    expect(eventsOf(somebody, 'undead-added')).toEqual([])
  })

  test('The Undead are fast: lying Outlaws are called too, the one on the highest space', () => {
    const run = with8(
      ['fast'],
      (now) => {
        player(now, 3)
        player(now, 4, 'lying')
      },
      ['come-out', 4, 'U3'],
    )
    expect(eventsOf(run, 'called-out')).toMatchObject([{ space: 4, clause: 'solohard.fast' }])
    expect(run.position.gangs[PLAYER]).toMatchObject({ turn: 3, graveyard: 1 })
  })
})
