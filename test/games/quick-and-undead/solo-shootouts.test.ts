import { describe, expect, test } from 'vitest'
import {
  type BuildingCard,
  PLAYER,
  RANGER,
  type Space,
} from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { resolveSpaces } from '../../../src/games/quick-and-undead/rules/resolution.ts'
import { takeTurn } from '../../../src/games/quick-and-undead/rules/turn.ts'
import { eventsOf, fired, haunt, player, playSolo, town, undeadOutlaw } from './solo-table.ts'

/** The player's turn on a space. */
const turnOn = (space: Space) => (play: Play) => takeTurn(play, PLAYER, space)

const everywhere = ['street', ...town] as const
const [nearest] = town as [BuildingCard, ...BuildingCard[]]

describe('duels', () => {
  const meet = (answers: readonly unknown[], space: Space, lies = false, more = {}) =>
    playSolo(resolveSpaces, answers, {
      change: (now) => {
        player(now, space)
        undeadOutlaw(now, space, lies ? 'lying' : 'standing')
      },
      ...more,
    })

  test('an undead Outlaw that lies on the space of the player duels, and does not act', () => {
    const run = meet([5, 1, 'U2', 'none'], 3, true)
    expect(eventsOf(run, 'shootout-begins')).toMatchObject([
      { clause: 'soloflow.player-joins', seats: [PLAYER, RANGER] },
    ])
    expect(eventsOf(run, 'outlaw-killed')).toMatchObject([{ seat: RANGER, from: 3 }])
    expect(run.position.purses[PLAYER].notoriety).toBe(1)
    expect(run.position.gangs[RANGER]).toMatchObject({ graveyard: 6, loaded: [2, 3, 4, 5, 6, 7] })
    expect(run.position.street).toEqual(['U2'])
    expect(run.position.acted).toEqual([PLAYER])
  })

  test('space 7 is no exception', () => {
    const run = meet([1, 4, 'U2'], 7)
    expect(fired(run)).toContain('soloflow.seven-duels')
    expect(eventsOf(run, 'outlaw-killed')).toMatchObject([{ seat: PLAYER, by: [RANGER] }])
    expect(run.position.acted).toEqual([RANGER])
  })

  test('Dead Ranger spends no Bullet; the player does', () => {
    const run = meet([3, 1], 7)
    expect(run.position.gangs[PLAYER].loaded).toEqual([2, 4, 5, 6, 7])
    const lost = meet([1, 3], 7)
    expect(fired(lost)).toContain('soloflow.no-bullets-spent')
    expect(lost.position.gangs[RANGER].loaded).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('equal hits kill both, and two Undead come', () => {
    const run = meet([4, 4, 'U2', 'U3'], 7)
    expect(eventsOf(run, 'outlaw-killed')).toHaveLength(2)
    expect(run.position.purses[PLAYER].notoriety).toBe(1)
    expect(eventsOf(run, 'undead-added').map(({ at }) => at)).toEqual(['street', nearest])
  })

  test('the second Undead of a duel may overrun the town, and the round ends there', () => {
    const run = playSolo(resolveSpaces, [4, 4, 'U15'], {
      change: (now) => {
        player(now, 8)
        undeadOutlaw(now, 8)
        haunt(now, ...everywhere.slice(0, -1))
      },
    })
    expect(run.position.ending).toEqual({ winner: null, by: 'town-overrun' })
    expect(run.events.at(-1)).toMatchObject({ kind: 'game-won' })
    expect(run.question).toBeUndefined()
  })

  test('nobody turns a token once the game has ended', () => {
    const run = playSolo(resolveSpaces, [1, 5], {
      change: (now) => {
        player(now, 7)
        undeadOutlaw(now, 7)
        now.gangs[PLAYER].critical = 'backfire'
        haunt(now, ...everywhere)
      },
    })
    expect(fired(run)).toContain('crit.miss-and-shot')
    expect(run.position.ending).toMatchObject({ by: 'town-overrun' })
    expect(run.question).toBeUndefined()
  })

  test('on 8 Dead Ranger always triggers, and his token turns', () => {
    const run = meet([7, 8, 'U2'], 7)
    expect(eventsOf(run, 'outlaw-killed')).toMatchObject([{ seat: PLAYER }])
    expect(run.position.gangs[RANGER].critical).toBe('backfire')
  })

  test('a Critical Miss takes his Outlaw back to the Graveyard and is no kill', () => {
    const run = playSolo(resolveSpaces, [1, 1], {
      change: (now) => {
        player(now, 7)
        undeadOutlaw(now, 7)
        now.gangs[RANGER].critical = 'backfire'
      },
    })
    expect(eventsOf(run, 'outlaw-killed')).toEqual([])
    expect(run.position.gangs[RANGER]).toMatchObject({
      graveyard: 6,
      critical: 'skull',
      turn: null,
    })
    expect(run.position.purses[PLAYER].notoriety).toBe(0)
  })

  test.each(['skull', 'backfire'] as const)(
    'without a token, %s up, his 8 and 1 are misses',
    (critical) => {
      for (const face of [8, 1]) {
        const run = playSolo(resolveSpaces, [1, face], {
          change: (now) => {
            player(now, 7)
            undeadOutlaw(now, 7)
            now.gangs[RANGER].critical = critical
          },
          readings: { 'solo-crit': 'ranger-has-none' },
        })
        const useless = { clause: 'shot.8-and-1', shot: { result: 'miss' } }
        expect(eventsOf(run, 'shot')).toMatchObject([{}, useless])
        expect(run.position.gangs[RANGER].on[7]).toBe('standing')
      }
    },
  )

  test('a duel that kills one that lay there leaves another its turn', () => {
    const run = playSolo(resolveSpaces, [5, 1, 'U2', 'none', 'coin'], {
      change: (now) => {
        player(now, 8)
        undeadOutlaw(now, 8, 'lying')
        undeadOutlaw(now, 3)
        now.purses[PLAYER].coins = 1
      },
    })
    expect(run.position.acted).toEqual([PLAYER, RANGER])
    expect(run.position.purses[PLAYER].coins).toBe(1)
  })
})

describe('intimidating Dead Ranger', () => {
  const call = (answers: readonly unknown[], change: (now: Position) => void, more = {}) =>
    playSolo(turnOn(8), answers, {
      change: (now) => {
        player(now, 8)
        change(now)
      },
      ...more,
    })

  test.each(['standing', 'lying'] as const)(
    'a %s undead Outlaw comes out, and a hit takes the Bullet',
    (posture) => {
      const run = call(['intimidate', true, 6, 'U2'], (now) => undeadOutlaw(now, 5, posture))
      expect(eventsOf(run, 'comes-out')).toMatchObject([{ clause: 'solokill.never-pays' }])
      expect(run.position.gangs[RANGER]).toMatchObject({ loaded: [2, 3, 4, 5, 7], graveyard: 6 })
      expect(run.position.gangs[PLAYER].loaded).toEqual([2, 3, 4, 5, 7])
      expect(run.position.purses[PLAYER].notoriety).toBe(1)
      expect(run.position.street).toEqual(['U2'])
      expect(run.question).toMatchObject({ kind: 'income' })
    },
  )

  test('the space is chosen among those printed above the line', () => {
    const run = call(['intimidate', 3], (now) => {
      for (const space of [7, 5, 3] as const) undeadOutlaw(now, space, 'lying')
    })
    expect(eventsOf(run, 'called-out')).toMatchObject([{ target: RANGER, space: 3 }])
    const unable = call(['intimidate', 7], (now) => {
      for (const space of [7, 5, 3] as const) undeadOutlaw(now, space, 'lying')
    })
    expect(unable.refusal).toMatchObject({ clause: 'solokill.standing-or-lying' })
  })

  test('a number that his card no longer carries takes nothing', () => {
    const run = call(['intimidate', true, 6, 'U2'], (now) => {
      undeadOutlaw(now, 5)
      now.gangs[RANGER].loaded = [2, 3]
    })
    expect(run.position.gangs[RANGER]).toMatchObject({ loaded: [2, 3], graveyard: 6 })
    expect(run.position.purses[PLAYER].notoriety).toBe(1)
  })

  test('a Critical Hit takes any Bullet', () => {
    const run = call(['intimidate', true, 8, 'critical-hit', 3, 'U2'], (now) =>
      undeadOutlaw(now, 5),
    )
    expect(run.position.gangs[RANGER].loaded).toEqual([2, 4, 5, 6, 7])
    expect(fired(run)).toContain('solokill.crit-any')
  })

  test('the last Bullet wins at once, before any Undead', () => {
    const run = call(['intimidate', true, 6], (now) => {
      undeadOutlaw(now, 5)
      now.gangs[RANGER].loaded = [6]
      haunt(now, ...everywhere)
    })
    expect(run.position.ending).toEqual({ winner: PLAYER, by: 'ranger-dead' })
    expect(run.question).toBeUndefined()
    expect(run.events.slice(-2)).toMatchObject([{ kind: 'game-won' }, { kind: 'solo-scored' }])
  })
})
