import fc from 'fast-check'
import type { PieceKind } from '../../../src/games/trust-me/components.ts'
import { canStand, type Point } from './oracle-plane.ts'

const small = [
  'food',
  'gear',
  'ammunition',
  'flare',
  'first-aid-kit',
  'shiv',
  'handgun',
  'materials',
]
const guns = ['shiv', 'bladed', 'blunt', 'handgun', 'military', 'handgun:empty', 'military:empty']
const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Content of a box, or of a hand; mostly nothing. */
const inBox = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('action', 'fatigue') },
  { weight: 1, arbitrary: fc.constantFrom('wound', 'infection', 'infection') },
  { weight: 2, arbitrary: fc.constantFrom(...small) },
)
const inHand = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...guns) },
  { weight: 1, arbitrary: fc.constantFrom('', 'wound', 'infection', 'food') },
)
const sometimes = (name: string) => fc.oneof(fc.constant(''), fc.constant(''), fc.constant(name))

/** A sheet that can lie on a table, but for too many tokens or Wounds, which make the opening refuse it. */
export const someSheet = fc
  .record({
    boxes: fc.tuple(...rows.map(() => inBox)),
    hands: fc.oneof(
      { weight: 3, arbitrary: fc.record({ left: inHand, right: inHand }) },
      { weight: 1, arbitrary: fc.record({ both: fc.constantFrom('blunt', 'military') }) },
    ),
    rest: fc.record({
      bag: sometimes('backpack'),
      outfit: sometimes('trainers'),
      'card-1': sometimes('lucky-charm'),
      'card-2': sometimes('bandage'),
      'card-3': sometimes('bandage:wound'),
    }),
    inside: fc.record({ 'pack-1': sometimes('blank'), pouch: sometimes('action') }),
  })
  .map(({ boxes, hands, rest, inside }) => {
    const all: Record<string, string> = { ...hands, ...rest }
    for (const [at, name] of boxes.entries()) all[rows[at] as string] = name
    if (rest.bag) all['pack-1'] = inside['pack-1']
    if (rest.outfit) all['pouch'] = inside.pouch
    return Object.fromEntries(Object.entries(all).filter(([, name]) => name !== ''))
  })

/** Parts of a situation about some players: no two have the same passport. */
export function somePeople(...seats: readonly string[]) {
  const [minLength, maxLength] = [seats.length, seats.length]
  const passports = fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E', 'F'], { minLength, maxLength })
  const sheets = fc.array(someSheet, { minLength, maxLength })
  return fc
    .record({ passports, sheets })
    .map((all) =>
      Object.fromEntries(
        seats.map((seat, at) => [seat, { passport: all.passports[at], sheet: all.sheets[at] }]),
      ),
    )
}

/** R-defence-dice, R-damage-table: values of a situation, or ours. */
export const someDice = fc.option(
  fc.array(fc.constantFrom('blue', 'yellow', 'red', 'black', 'white'), { maxLength: 3 }),
  { nil: undefined },
)
export const someDamage = fc.option(
  fc
    .tuple(fc.subarray([4, 5, 6, 8, 9, 11]), fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }))
    .map(([all, wounds]) => all.map((from, at) => ({ from, wounds: wounds[at] as number }))),
  { nil: undefined },
)

/** Somewhere; often where distances are even, so that limits are hit and ties come up. */
const across = fc.oneof(
  fc.integer({ min: 130, max: 5870 }),
  fc.integer({ min: 1, max: 23 }).map((at) => at * 250),
)
const spot = fc.record({ x: across, y: across })
const kinds: readonly PieceKind[] = [
  'bus',
  'car',
  'skip',
  'sandbag-wall',
  'sandbag-corner',
  'hole',
  'crevasse',
  'metro',
  'vehicle',
]
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq: number) =>
  fc.option(arbitrary, { nil: undefined, freq })

/** A survivor on the board: what may be infected, and a marker. */
const someSurvivor = fc.record({
  x: across,
  y: across,
  noise: maybe(spot, 1),
  sheet: fc.constantFrom(
    {},
    {},
    { '1': 'infection' },
    { '1': 'infection', '6': 'wound', left: 'wound' },
  ),
})

/** A table with figures and scenery. */
export const someBoard = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }).chain((players) =>
      fc.record({
        players: fc.constant(players),
        all: fc.array(someSurvivor, { minLength: players, maxLength: players }),
      }),
    ),
    zombies: fc.array(spot, { minLength: 1, maxLength: 7 }),
    pieces: fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        x: across,
        y: across,
        turn: fc.integer({ min: 0, max: 35 }),
      }),
      { maxLength: 3 },
    ),
    din: maybe(
      fc.record({ x: across, y: across, side: fc.constantFrom('din', 'echo', 'echo') }),
      1,
    ),
    base: maybe(fc.integer({ min: 20, max: 40 }), 1),
  })
  .map(({ seats, zombies, pieces, din, base }) => ({
    players: seats.players,
    survivors: Object.fromEntries(seats.all.map((one, at) => ['ABCD'[at], one])),
    zombies,
    pieces,
    ...(din && !pieces.some(({ kind }) => kind === 'vehicle') ? { din } : {}),
    ...(base ? { base } : {}),
  }))

/** A crowded table on which survivors fight: what they hold, and zombies about them. */
export const someFray = fc
  .record({
    middle: fc.record({
      x: fc.integer({ min: 1200, max: 4800 }),
      y: fc.integer({ min: 1200, max: 4800 }),
    }),
    isHome: fc.boolean(),
    people: fc.array(
      fc.record({
        x: near(900),
        y: near(900),
        hand: fc.constantFrom('handgun', 'military', 'bladed', 'shiv', ''),
        rest: fc.constantFrom<Record<string, string>>(
          {},
          { left: 'handgun', '9': 'survival-guide' },
          { 'card-1': 'bandage', left: 'wound', '5': 'wound' },
        ),
      }),
      {
        minLength: 2,
        maxLength: 3,
      },
    ),
    zombies: fc.array(fc.record({ x: near(1100), y: near(1100) }), { minLength: 2, maxLength: 14 }),
    pieces: fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        x: near(1200),
        y: near(1200),
        turn: fc.integer({ min: 0, max: 35 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ middle, isHome, people, zombies, pieces }) => {
    // At home the first survivor stands at its pawn, at the upper edge.
    const put = <T extends Point>(one: T, at = 1): T => ({
      ...one,
      x: middle.x + one.x,
      y: isHome ? (at === 0 ? 125 : 1000 + one.y) : middle.y + one.y,
    })
    const scenery = pieces.map((one) => put(one))
    const table = { radius: 125, readings: {}, survivors: {}, zombies: [], noises: [], din: null }
    const standing: Point[] = []
    const isFree = (one: Point) => {
      const stands = canStand({ ...table, pieces: scenery }, one, standing)
      if (stands) standing.push(one)
      return stands
    }
    const all = people.map(put).filter(isFree)
    const zombiesThere = zombies.map((one) => put(one)).filter(isFree)
    const named = all.map(({ hand, rest, x, y }, at) => {
      const sheet = hand ? { ...rest, right: hand } : rest
      const more = at === 0 && isHome ? { community: { x, y: 0 } } : {}
      return ['ABC'[at], { x, y, sheet, ...more }]
    })
    return {
      players: Math.max(2, all.length),
      survivors: Object.fromEntries(named),
      zombies: zombiesThere,
      pieces: scenery,
    }
  })

function near(most: number): fc.Arbitrary<number> {
  const half = Math.floor(most / 125)
  return fc.oneof(
    fc.integer({ min: -most, max: most }),
    fc.integer({ min: -half, max: half }).map((at) => at * 125),
  )
}
