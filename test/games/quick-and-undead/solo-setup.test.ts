import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import {
  type BuildingCard,
  OUTLAWS,
  PLAYER,
  RANGER,
  type Space,
  spaces,
} from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { resolveSpaces } from '../../../src/games/quick-and-undead/rules/resolution.ts'
import { sendUndeadOutlaw } from '../../../src/games/quick-and-undead/rules/solo/sending.ts'
import { soloSetUp } from '../../../src/games/quick-and-undead/rules/solo/setup.ts'
import { addSoloUndead } from '../../../src/games/quick-and-undead/rules/solo/undead.ts'
import { takeTurn } from '../../../src/games/quick-and-undead/rules/turn.ts'
import { odds } from '../../../src/kernel/odds/odds.ts'
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

  test('from an empty Boot Hill none can come', () => {
    const run = playSolo(addOne, [], { change: (now) => now.box.push(...now.bootHill.splice(0)) })
    expect(eventsOf(run, 'not-applied')).toMatchObject([
      { clause: 'graveyard.boot-hill-empty', with: ['graveyard.add-undead'] },
    ])
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
      (play) => {
        sendUndeadOutlaw(play)
        resolveSpaces(play)
      },
      [7],
      { change: (now) => player(now, 7, 'lying') },
    )
    expect(fired(run)).toContain('soloflow.ranger-joins-lying')
    expect(eventsOf(run, 'shootout-begins')).toEqual([])
    expect(run.question).toBeUndefined()
  })
})
