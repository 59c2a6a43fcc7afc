import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/engine/games/quick-and-undead/apply.ts'
import {
  type BuildingCard,
  OUTLAWS,
  PLAYER,
  RANGER,
  type Space,
  spaces,
  undeadCards,
} from '../../../src/engine/games/quick-and-undead/components.ts'
import {
  type Hardship,
  hardships,
  type Play,
  type Position,
} from '../../../src/engine/games/quick-and-undead/position.ts'
import { wholeGame } from '../../../src/engine/games/quick-and-undead/rules/course.ts'
import { endDay } from '../../../src/engine/games/quick-and-undead/rules/end.ts'
import { resolveSpaces } from '../../../src/engine/games/quick-and-undead/rules/resolution.ts'
import { endSoloRound } from '../../../src/engine/games/quick-and-undead/rules/solo/end.ts'
import { rangerTurn } from '../../../src/engine/games/quick-and-undead/rules/solo/ranger.ts'
import { soloRound } from '../../../src/engine/games/quick-and-undead/rules/solo/round.ts'
import { scoreSolo } from '../../../src/engine/games/quick-and-undead/rules/solo/scoring.ts'
import { sendUndeadOutlaw } from '../../../src/engine/games/quick-and-undead/rules/solo/sending.ts'
import { soloSetUp } from '../../../src/engine/games/quick-and-undead/rules/solo/setup.ts'
import { addSoloUndead } from '../../../src/engine/games/quick-and-undead/rules/solo/undead.ts'
import { takeTurn } from '../../../src/engine/games/quick-and-undead/rules/turn.ts'
import { odds } from '../../../src/engine/kernel/odds.ts'
import { playout } from '../../../src/engine/kernel/playout.ts'
import {
  eventsOf,
  fired,
  haunt,
  player,
  playSolo,
  soloOpening,
  town,
  undeadOutlaw,
} from './solo-table.ts'

/** The turn of the undead Outlaw on a space. */
const rangerOn = (space: Space) => (play: Play) => rangerTurn(play, space)

/** The player's turn on a space. */
const turnOn = (space: Space) => (play: Play) => takeTurn(play, PLAYER, space)

const addOne = (play: Play) => addSoloUndead(play, 'graveyard.add-undead')

const everywhere = ['street', ...town] as const
const [nearest, second, third] = town as [BuildingCard, BuildingCard, BuildingCard]

describe('setup', () => {
  const chosen = { cells: [7], coins: 1, notoriety: 1 }
  const setUp = (table = {}) => playSolo(soloSetUp, [...town, 'U4', chosen], table)

  test('no 4+ building, no bonus, no six; one Undead in the Street and fourteen in Boot Hill', () => {
    const { position, question } = setUp({ change: (now: Position) => now.town.splice(0) })
    expect(question).toBeUndefined()
    expect(position.town.map(({ card }) => card)).toEqual(town)
    expect(position.town.every(({ bonus, undead }) => bonus === null && undead.length === 0)).toBe(
      true,
    )
    expect(position.street).toEqual(['U4'])
    expect(position.bootHill).toHaveLength(14)
    expect(position.box).toEqual(['U16', 'U17', 'U18'])
    expect(position.gangs[RANGER]).toMatchObject({ graveyard: OUTLAWS, loaded: [2, 3, 4, 5, 6, 7] })
    expect(position.gangs[PLAYER]).toMatchObject({ stash: 4, reserve: 2, loaded: [7] })
    expect(position.law).toBe(PLAYER)
  })

  test('The Riders keep the sixes in', () => {
    const { position } = setUp({
      hardships: ['riders'],
      change: (now: Position) => now.town.splice(0),
    })
    expect(position.bootHill).toHaveLength(17)
    expect(position.box).toEqual([])
  })
})

describe('where Undead go', () => {
  test.each([
    [[], 'street'],
    [['street'], nearest],
    [['street', nearest, second], third],
    [[nearest], 'street'],
    [['street', second], nearest],
  ] as const)('with Undead at %j the next goes to %s', (haunted, at) => {
    const change = (now: Position) => haunt(now, ...haunted)
    const { events } = playSolo(addOne, ['U10'], { change })
    expect(events).toEqual([expect.objectContaining({ kind: 'undead-added', card: 'U10', at })])
  })

  test('with an Undead at every place the player has lost, and no card is drawn', () => {
    const { position, log } = playSolo(addOne, [], { change: (now) => haunt(now, ...everywhere) })
    expect(position.ending).toEqual({ winner: null, by: 'town-overrun' })
    expect(log).toEqual([])
  })

  test('once the game has ended, nothing is added', () => {
    const change = (now: Position) => {
      now.ending = { winner: PLAYER, by: 'ranger-dead' }
    }
    expect(playSolo(addOne, [], { change }).events).toEqual([])
  })

  test('a killed Undead goes under Boot Hill and is drawn when nothing lies on it', () => {
    const change = (now: Position) => {
      player(now, 7)
      haunt(now, 'street')
      now.bootHill.splice(1)
    }
    const hunted = playSolo(turnOn(7), ['hunt', 2], { change })
    expect(hunted.position.under).toEqual(['U1'])
    expect(hunted.position.gangs[PLAYER].trophies).toEqual([])
    const again = playSolo(addOne, [], {
      change: (now) => {
        now.bootHill = []
        now.under = ['U5', 'U3']
      },
    })
    expect(again.position.street).toEqual(['U5'])
    expect(again.position.under).toEqual(['U3'])
  })
})

describe("Dead Ranger's die", () => {
  const send = (face: readonly number[], change: (now: Position) => void, more = {}) =>
    playSolo(sendUndeadOutlaw, face, { change, ...more })

  test('brings an undead Outlaw out of the Graveyard', () => {
    const { position, events } = send([4], (now) => player(now, 5))
    expect(position.gangs[RANGER]).toMatchObject({ graveyard: 5, turn: 4 })
    expect(position.gangs[RANGER].on[4]).toBe('standing')
    expect(events.at(-1)).toMatchObject({ kind: 'ranger-sent', from: 'graveyard' })
  })

  test('stands up the one that lies on that space', () => {
    const { position, events } = send([4], (now) => undeadOutlaw(now, 4, 'lying'))
    expect(position.gangs[RANGER].graveyard).toBe(5)
    expect(events.at(-1)).toMatchObject({ kind: 'ranger-stood-up', clause: 'soloflow.reactivate' })
  })

  test('with all six out, moves the one on the lowest space', () => {
    const { position, events } = send([2], (now) => {
      for (const space of spaces) if (space !== 2) undeadOutlaw(now, space, 'lying')
    })
    expect(events.at(-1)).toMatchObject({
      kind: 'ranger-sent',
      clause: 'soloflow.all-on-board',
      space: 2,
      from: 3,
    })
    expect(position.gangs[RANGER].on).toMatchObject({ 3: null, 2: 'standing', 4: 'lying' })
  })

  test('is a joker on 1: to the space of the player', () => {
    const run = send([1], (now) => player(now, 6))
    expect(run.position.gangs[RANGER]).toMatchObject({ turn: 6 })
    expect(fired(run)).toContain('soloflow.joker')
  })

  test.each([
    ['on Hired Guns', 'hired'],
    ['nowhere', null],
  ] as const)('is rolled again on 1 while the player is %s', (_, turn) => {
    const run = send([1, 1, 3], (now) => {
      now.gangs[PLAYER].turn = turn
    })
    expect(eventsOf(run, 'ranger-rolls-again')).toHaveLength(2)
    expect(run.position.gangs[RANGER].turn).toBe(3)
  })

  test('then names each space with the same chance', () => {
    const opening = soloOpening(sendUndeadOutlaw)
    const found = odds({ apply }, opening, { result: ({ gangs }) => gangs[RANGER].turn })
    if (!found.ok) throw new Error('odds refused')
    expect(found.value.outcomes.map(({ chance }) => chance.toFraction())).toEqual(
      spaces.map(() => '1/7'),
    )
  })

  test('meets a lying Outlaw of the player without a duel', () => {
    const run = playSolo(
      function* (play) {
        yield* sendUndeadOutlaw(play)
        yield* resolveSpaces(play)
      },
      [7],
      { change: (now) => player(now, 7, 'lying') },
    )
    expect(fired(run)).toContain('soloflow.ranger-joins-lying')
    expect(eventsOf(run, 'shootout-begins')).toEqual([])
    expect(run.question).toBeUndefined()
  })
})

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
        expect(eventsOf(run, 'shot')).toMatchObject([{}, { shot: { result: 'miss' } }])
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
