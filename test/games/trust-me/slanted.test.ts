import { describe, expect, it } from 'vitest'
import { factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { eventsOf, game, opened, refusalOf, told } from './tables.ts'

/*
 * Every length at its limit and a tenth of a millimetre beside it, on a slant: 3, 4 and 5 make whole distances. Bases are
 * 2.5 cm across unless told otherwise, so 5 cm between two of them are 7.5 cm between their middles, 4.5 by 6.
 */

const at = (x: number, y: number) => ({ x, y })
const here = at(1000, 1000)

/** A's turn, with B where it is told, or far off. */
const turn = (a: object, more: object = {}, b: object = at(5500, 5500)) => ({
  kind: 'turn',
  players: 2,
  survivors: { A: { ...here, ...a }, B: b },
  ...more,
})
const play = (action: string, place = '7') => ({ action, place })
/** With the box of the movement skill covered. */
const slow = { sheet: { '2': 'food' } }
const knife = { sheet: { '2': 'food', right: 'bladed' } }
const rim = { move: 'rim' }
const centres = { measure: 'centres' }

type Limit = readonly [
  what: string,
  at: (x: number, y: number) => readonly [object, readonly unknown[]],
  limit: readonly [number, number],
  readings: Readonly<Record<string, string>>,
]

/** Moves that go as far as the limit, and are refused one unit further. */
const limits: readonly Limit[] = [
  ['a Move', (x, y) => [turn(slow), [play('move'), at(x, y)]], [450, 600], {}],
  ['a Move with the skill', (x, y) => [turn({}), [play('move'), at(x, y)]], [750, 1000], {}],
  ['a Run with the skill', (x, y) => [turn({}), [play('run'), at(x, y)]], [1050, 1400], {}],
  ['a Move by the rim', (x, y) => [turn(slow), [play('move'), at(x, y)]], [300, 400], rim],
  [
    'a Move of a base of 4 cm',
    (x, y) => [turn(slow, { base: 40 }), [play('move'), at(x, y)]],
    [540, 720],
    {},
  ],
  ['a melee', (x, y) => [turn(knife, {}, at(x, y)), [play('melee')]], [600, 800], {}],
  ['a melee by the rim', (x, y) => [turn(knife, {}, at(x, y)), [play('melee')]], [450, 600], rim],
  [
    'a First-aid kit',
    (x, y) => [
      turn({ sheet: { '1': 'first-aid-kit' } }, {}, { ...at(x, y), sheet: { left: 'wound' } }),
      [play('first-aid-kit')],
    ],
    [450, 600],
    {},
  ],
  ['an Exchange', (x, y) => [turn(slow, {}, at(x, y)), [play('exchange')]], [450, 600], {}],
  ['a diversion', (x, y) => [turn({}), [play('diversion'), at(x, y)]], [1275, 1700], {}],
  [
    'a search, which is less',
    (x, y) => [turn({}, { lying: [at(x, y)] }), [play('search')]],
    [374, 500],
    {},
  ],
  [
    'a search by centres',
    (x, y) => [turn({}, { lying: [at(x, y)] }), [play('search')]],
    [299, 400],
    centres,
  ],
]

describe('on a slant', () => {
  it.each(limits)('%s goes to its limit, and no further', (_, on, [x, y], readings) => {
    expect(refusalOf(...on(1000 + x, 1000 + y), readings)).toBeUndefined()
    expect(refusalOf(...on(1001 + x, 1000 + y), readings)).toBeDefined()
  })

  it.each([
    ['from rim to rim', {}, [450, 600]],
    ['by centres', centres, [300, 400]],
  ] as const)('zombies come from 5 cm, %s, and from no further', (_, readings, [x, y]) => {
    const comes = (more: number) => {
      const run = told(
        turn({}, { zombies: [at(1000 + x + more, 1000 + y)] }),
        [play('nothing', '5')],
        readings,
      )
      return eventsOf(run, 'group-attacks').length
    }
    expect([comes(0), comes(1)]).toEqual([1, 0])
  })

  it.each([
    ['a survivor in sight', (x: number, y: number) => ({ A: at(x, y) }), [1350, 1800], {}],
    ['a survivor, by centres', (x: number, y: number) => ({ A: at(x, y) }), [1200, 1600], centres],
    [
      'a Noise',
      (x: number, y: number) => ({ A: { ...at(200, 5800), noise: at(x, y) } }),
      [1275, 1700],
      {},
    ],
  ] as const)(
    'a zombie follows %s 20 cm away, and no further',
    (_, survivors, [x, y], readings) => {
      const towards = (more: number) => {
        const phase = {
          kind: 'zombies',
          players: 2,
          survivors: survivors(1000 + x + more, 1000 + y),
          zombies: [here],
        }
        return told(phase, [], readings).position.zombies[0]?.towards
      }
      expect([towards(0), towards(1)]).toEqual([expect.stringContaining('A'), null])
    },
  )
})

it('zombie.tie: two Noises and the Echo, all 20 cm away, draw with 1/3 each', () => {
  const survivors = {
    A: { ...at(200, 5800), noise: at(2275, 2700) },
    B: { ...at(5500, 5500), noise: at(2700, 2275) },
  }
  const phase = {
    kind: 'zombies',
    players: 2,
    survivors,
    zombies: [here],
    din: { ...at(3125, 1000), side: 'echo' },
  }
  const odds = factOdds(game as never, opened(phase) as never, { fact: 'follows', zombie: '1' })
  const chances =
    odds.ok && odds.value.outcomes.map(({ result, chance }) => [result, chance.toFraction()])
  expect(chances).toEqual([
    ['noise-A', '1/3'],
    ['noise-B', '1/3'],
    ['echo', '1/3'],
  ])
})

it('infection.roll: with B first, B rolls first, and the green die of each counts its own box', () => {
  const ill = (...places: string[]) =>
    Object.fromEntries(places.map((place) => [place, 'infection']))
  const survivors = {
    A: { ...at(1000, 1000), sheet: ill('7') },
    B: { ...at(5000, 5000), sheet: ill('6') },
  }
  const run = told({ kind: 'zombies', players: 2, survivors, firstPlayer: 'B' }, [3, 'left', 3])
  expect(
    eventsOf(run, 'infection-rolled').map(({ seat, result, holds }) => [seat, result, holds]),
  ).toEqual([
    ['B', 3, false],
    ['A', 4, true],
  ])
})

it('aim.trigger: markers on B fire clockwise from B on', () => {
  const armed = { target: 'B', sheet: { right: 'handgun' } }
  const survivors = {
    A: { ...here, ...armed, reserve: 0 },
    B: at(3000, 1000),
    C: { ...at(3000, 3000), ...armed },
  }
  const round = { kind: 'round', players: 3, survivors, firstPlayer: 'B', mostRounds: 1 }
  const asked = (...answers: unknown[]) => told(round, [play('nothing'), ...answers]).question
  expect([asked(), asked('no')]).toMatchObject([
    { kind: 'fire', by: 'C' },
    { kind: 'fire', by: 'A' },
  ])
})
