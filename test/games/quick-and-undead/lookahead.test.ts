import { expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import type {
  QuickAndUndeadGiven,
  QuickAndUndeadPosition,
} from '../../../src/games/quick-and-undead/index.ts'
import { sensible } from '../../../src/kernel/decide/opponent.ts'
import { byFunction, byValue } from '../../../src/kernel/run/answerers.ts'
import { randomDraw } from '../../../src/kernel/run/random.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { valueFrom } from '../../kernel/toy.ts'
import { inEveryWay } from '../draws.ts'

const game = engineOf('quick-and-undead')
const { lookahead } = game

/** A round in which most Undead are known to be dead: one of four is left in Boot Hill. Only A and B set dice. */
const killed = Array.from({ length: 14 }, (_, index) => `U${index + 1}`)
const gone = { reserve: 2, graveyard: 4 }
const opening = valueFrom(
  game.open({
    kind: 'round',
    players: 5,
    round: 2,
    gangs: {
      A: { coins: 2, trophies: killed },
      B: { coins: 1, on: { 5: 'lying' } },
      C: gone,
      D: gone,
      E: gone,
    },
    town: [{ card: 'coin' }, { card: 'bullet' }],
    bootHill: ['U15'],
  }),
)
const { given, readings } = opening

/** Dice are set, and A is asked first who hires. */
const { position, question } = replay(
  game,
  opening,
  byFunction((asked) =>
    asked.kind === 'die' ? (asked.step === 'ask' && asked.by === 'A' ? 8 : 3) : undefined,
  ),
)

test('what A does not know is each thing that it can be, equally often', () => {
  expect(question?.kind).toBe('hire')
  const now = game.seenBy(position, 'A')
  const counts = new Map<string, number>()
  inEveryWay((draw) => {
    const { bootHill, box, gangs } = lookahead.fill(
      { given, readings, now },
      'A',
      draw,
    ) as QuickAndUndeadPosition
    expect(gangs.A.die).toBe(8)
    const key = [...[...bootHill].sort(), '|', ...[...box].sort(), gangs.B.die].join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  // One of four Undead is in Boot Hill, and B's die shows one of 8, 7, 6, 4, 3, 2 and the joker: 4 × 7 ways.
  expect(counts.size).toBe(28)
  expect(new Set(counts.values()).size).toBe(1)
})

/** The part of a seat in a victory, as a game ended. */
function victoryOf(seat: string, ending: QuickAndUndeadPosition['ending'], said: object = {}) {
  const opened = valueFrom(game.open({ kind: 'game', players: 3, ...said }))
  const now = { ...(opened.position as QuickAndUndeadPosition), ending }
  return lookahead.victory({ ...opened, now }, seat)
}

test('a victory is the winner’s with all gangs, and a draw everybody’s', () => {
  expect(victoryOf('A', null)).toBeUndefined()
  expect(victoryOf('A', { winner: 'A', by: 'notoriety' })).toBe(1)
  expect(victoryOf('B', { winner: 'A', by: 'notoriety' })).toBe(0)
  expect(victoryOf('B', { winner: null, by: 'draw' })).toBe(1 / 3)
  const two = { players: 2, twoGangs: 'yes' }
  expect(victoryOf('C', { winner: 'A', by: 'coins' }, two)).toBe(1)
  expect(victoryOf('D', { winner: 'A', by: 'coins' }, two)).toBe(0)
  expect(victoryOf('D', { winner: null, by: 'draw' }, two)).toBe(1 / 2)
  expect(victoryOf('A', { winner: null, by: 'town-overrun' }, { players: 1 })).toBe(0)
})

test('more is promised to who has more, and by the end to who has won', () => {
  const promises = given as QuickAndUndeadGiven
  const laid = { given: promises, readings, now: position }
  expect(lookahead.promise(laid, 'A')).toBeGreaterThan(0.9)
  expect(lookahead.promise(laid, 'B')).toBeCloseTo(1 - lookahead.promise(laid, 'A'), 12)
  const ended = { ...(position as QuickAndUndeadPosition), ending: { winner: 'B', by: 'coins' } }
  expect(lookahead.promise({ ...laid, now: ended }, 'B')).toBe(1)
})

/** A's Outlaw is shot from 8 and its owner has drawn an Undead that nobody else has placed yet. */
const shot = valueFrom(
  game.open({
    kind: 'intimidation',
    players: 3,
    by: 'B',
    from: 8,
    target: 'A',
    at: 4,
    gangs: { A: { on: { 4: 'standing' } }, B: { loaded: [5] } },
    town: [{ card: 'coin' }],
    bootHill: ['U2', 'U4', 'U10', 'U11'],
  }),
)
const drawing = replay(game, shot, byValue([true, 5, 'U10']))

test('the Undead that was drawn is in Boot Hill in every game looked ahead, so none is dropped', () => {
  expect(drawing.question?.kind).toBe('place-undead')
  const now = game.seenBy(drawing.position, 'A')
  const told = [{ kind: 'draw-undead', value: 'U10' }]
  for (let seed = 0; seed < 20; seed++) {
    const laid = { given: shot.given, readings: shot.readings, now }
    const { bootHill } = lookahead.fill(laid, 'A', randomDraw(seed), told) as QuickAndUndeadPosition
    expect(bootHill).toHaveLength(4)
    expect(bootHill).toContain('U10')
  }
  expect(sensible(game, shot, drawing, { seed: 1, games: 24 }).dropped).toBe(0)
})
