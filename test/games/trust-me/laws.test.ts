import { describe, test } from 'vitest'
import type { Game } from '../../../src/kernel/game/game.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import * as laws from '../laws.ts'
import { game, opened } from './tables.ts'

/*
 * The laws of the kernel, to which every example is held, on tables on which everything happens. Whole games are broken
 * off after some rounds: random survivors rarely leave.
 */

const at = (x: number, y: number) => ({ x, y })

/** A crowded table: scenery of every sort, something on each sheet, markers and zombies between them. */
const crowded = {
  kind: 'round',
  players: 3,
  mostRounds: 2,
  survivors: {
    A: {
      ...at(2000, 2775),
      sheet: {
        right: 'handgun',
        '1': 'first-aid-kit',
        '8': 'blank',
        bag: 'backpack',
        'pack-1': 'food',
        'card-1': 'lucky-charm',
        left: 'wound',
      },
      objectives: ['food', 'left-dead'],
      community: at(3000, 0),
    },
    B: {
      ...at(2400, 2775),
      sheet: {
        both: 'military',
        '2': 'ammunition',
        '3': 'handgun:empty',
        outfit: 'satchel',
        pouch: 'gear',
        'card-1': 'bandage',
        '4': 'infection',
        '5': 'wound',
      },
      objectives: ['gear', 'two-resources'],
      community: at(6000, 3000),
    },
    C: {
      ...at(3000, 4000),
      sheet: {
        left: 'bladed',
        '1': 'flare',
        '2': 'survival-guide',
        outfit: 'trainers',
        pouch: 'fatigue',
      },
      objectives: ['right-dead'],
      community: at(3000, 6000),
      noise: at(3300, 4200),
    },
  },
  zombies: [at(2200, 2200), at(3400, 4400), at(500, 500), at(5000, 1000)],
  pieces: [
    { kind: 'sandbag-wall', x: 2000, y: 3000 },
    { kind: 'bus', x: 4500, y: 4500, turn: 4 },
    { kind: 'metro', x: 3000, y: 300 },
    { kind: 'skip', x: 1000, y: 4000, turn: 7 },
  ],
}

const situations: readonly (readonly [string, object])[] = [
  ['a crowded table', crowded],
  ['a game of two', { kind: 'game', players: 2, mostRounds: 1 }],
]

/** Every switch turned over. */
const others: Readonly<Record<string, string>> = Object.fromEntries(
  game.switches.map(({ key, values }) => [key, values.at(-1) ?? '']),
)

describe.each(situations)('%s', (_name, situation) => {
  test.each(Object.entries(laws))('keeps the law %s with every switch turned over', (_law, law) => {
    law(game as Game, opened(situation, others) as Opening, 3)
  })
})
