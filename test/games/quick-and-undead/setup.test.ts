import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import { type PlayerCount, undeadCards } from '../../../src/games/quick-and-undead/components.ts'
import type { QuickEvent } from '../../../src/games/quick-and-undead/events.ts'
import type { Given, Position } from '../../../src/games/quick-and-undead/position.ts'
import { setUp } from '../../../src/games/quick-and-undead/rules/setup.ts'
import { anyAnswer } from '../../../src/kernel/game/opening.ts'
import { byPolicy } from '../../../src/kernel/run/answerers.ts'
import { type Replay, replay } from '../../../src/kernel/run/replay.ts'
import { eventsOf, fired, type HandTable, opening, playHand } from './hand-table.ts'

const shuffled = (now: Position) => {
  now.bootHill = now.box.splice(0)
}

function laidOut(
  table: HandTable,
  seed = 1,
): { given: Given; played: Replay<Position, QuickEvent> } {
  const start = opening(setUp, { ...table, change: shuffled })
  return { given: start.given, played: replay({ apply }, start, byPolicy(anyAnswer, seed)) }
}

describe.each([2, 3, 4, 5, 6] as const)('%i players', (players: PlayerCount) => {
  const { given, played } = laidOut({ players }, players)
  const { position } = played
  const haunted = position.town.filter(({ undead }) => undead.length > 0)

  test('have one Undead more than players in Town, and 2n - 1 in Boot Hill', () => {
    expect(haunted).toHaveLength(players)
    expect(haunted.every(({ undead }) => undead.length === 1)).toBe(true)
    expect(position.street).toHaveLength(1)
    expect(position.bootHill).toHaveLength(2 * players - 1)
    expect(position.box).toHaveLength(undeadCards.length - 3 * players)
  })

  test('find the Undead where Notoriety, then cost, then slot comes first', () => {
    const worth = ({ card }: { card: keyof Given['buildings'] }) =>
      given.buildings[card].notoriety * 100 + given.buildings[card].cost
    const clear = position.town.filter(({ undead }) => undead.length === 0)
    const least = Math.min(...haunted.map(worth))
    expect(clear.every((site) => worth(site) <= least)).toBe(true)
    const equal = position.town.filter((site) => worth(site) === least)
    const first = equal.findIndex(({ undead }) => undead.length === 0)
    expect(equal.slice(Math.max(first, 0)).some(({ undead }) => undead.length > 0)).toBe(first < 0)
  })

  test('use the 4+ buildings from four players on', () => {
    expect(position.town).toHaveLength(given.slots.length)
    expect(eventsOf(played, 'buildings-removed').flatMap(({ cards }) => cards)).toHaveLength(
      players < 4 ? 5 : 0,
    )
    const fourPlus = position.town.filter(({ card }) => given.buildings[card].fourPlus)
    if (players < 4) expect(fourPlus).toEqual([])
  })

  test('start with three resources each, out of the supply, and a bonus on every building', () => {
    expect(position.town.map(({ bonus }) => bonus)).toEqual(given.slots.map(({ icon }) => icon))
    let coins = given.slots.filter(({ icon }) => icon === 'coin').length
    for (const seat of given.seats) {
      const purse = position.purses[seat]
      expect(position.gangs[seat].loaded.length + purse.coins + purse.notoriety).toBe(3)
      expect(position.gangs[seat]).toMatchObject({ stash: 4, reserve: 2, critical: 'skull' })
      coins += purse.coins
    }
    expect(position.supply.coins).toBe(48 - coins)
  })
})

test('two gangs each prepare the game as four players, and share their purse', () => {
  const { played } = laidOut({ twoGangs: true })
  const { position } = played
  expect(position.town).toHaveLength(7)
  expect(position.bootHill).toHaveLength(7)
  expect(Object.keys(position.purses)).toEqual(['A', 'B'])
  const { coins, notoriety } = position.purses.A
  const bullets = position.gangs.A.loaded.length + position.gangs.C.loaded.length
  expect(coins + notoriety + bullets).toBe(6)
  expect(fired(played)).toContain('twogang.setup-as-four')
})

test('the resources are sealed until all have chosen, and three of them', () => {
  const { played } = laidOut({ players: 3 })
  const first = played.events.findIndex(({ kind }) => kind === 'resources-chosen')
  const chosen = played.events.slice(first, first + 3)
  expect(chosen.map(({ kind }) => kind)).toEqual(new Array(3).fill('resources-chosen'))
  const at = played.trace.findIndex(
    (line) => line.type === 'answer' && line.question.kind === 'start-resources',
  )
  const before = played.trace.slice(0, at).filter(({ type }) => type === 'answer').length
  const four = replay(
    { apply },
    opening(setUp, { players: 3, change: shuffled }),
    (question, _, n) =>
      n < before
        ? (played.log[n] as number)
        : question.step === 'ask'
          ? question.refuse?.({ cells: [2, 3], coins: 2, notoriety: 0 })
          : undefined,
  )
  expect(four.refusal).toMatchObject({ code: 'not-three-resources' })
})

test('what went back into the box is told to nobody', () => {
  const { played } = laidOut({ players: 2 })
  expect(eventsOf(played, 'undead-removed')[0]?.secret).toEqual({ seats: [], facts: ['cards'] })
})

test('the tokens show Backfire at first in the other reading', () => {
  const start = opening(setUp, { readings: { 'critical-start': 'backfire' }, change: shuffled })
  const { position } = replay({ apply }, start, byPolicy(anyAnswer, 3))
  expect(position.gangs.B.critical).toBe('backfire')
})

test('nothing is drawn by lot that is certain', () => {
  const played = playHand(setUp, [], { players: 6, change: shuffled })
  expect(played.question?.kind).toBe('building-card')
  const { played: whole } = laidOut({ players: 6 })
  const kinds = whole.trace.flatMap((line) => (line.type === 'answer' ? [line.question.kind] : []))
  expect(kinds).not.toContain('boot-hill')
})
