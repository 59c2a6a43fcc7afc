import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/kernel/game/game.ts'
import { type FactQuestion, factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { cases, gangOf, open, randomGunner } from './oracle/asking.ts'
import type { Chance } from './oracle/chance.ts'
import { addChance, type Chances, fraction, listed } from './oracle/fraction.ts'
import { game, randomReadings } from './oracle/matches.ts'
import {
  cardCells,
  dieFaces,
  type Gunner,
  type Readings,
  type Seat,
  shoot,
} from './oracle/terms.ts'
import { type BySeat, settleVolley, type Volley } from './oracle/volley.ts'

const seats: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F']

/** Duellists on 5 who have announced nothing. */
function situationOf(gunners: readonly Gunner[]) {
  const duellists = seats.slice(0, gunners.length)
  const gangs = Object.fromEntries(
    duellists.map((seat, index) => [seat, gangOf(gunners[index] as Gunner)]),
  )
  return { kind: 'duel', players: gunners.length, space: 5, duellists, gangs }
}

/** Count of a fact by the engine, without a single way being played. */
function counted(gunners: readonly Gunner[], readings: Readings, asked: FactQuestion) {
  const found = factOdds(game as Game, open(situationOf(gunners), readings), asked, { budget: 0 })
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return Object.fromEntries(
    found.value.outcomes.map(({ result, chance }) => [String(result), chance.toFraction()]),
  )
}

/** One thing that a shot can be: a face with a target, and of how many faces and targets that is true. */
interface Shooting {
  readonly face: number
  readonly target: Seat
  readonly ways: number
}

/** Faces that hit, each at each other; faces that do not, together, whatever they are aimed at. */
function shootingsOf(gunner: Gunner, others: readonly Seat[]): readonly Shooting[] {
  const [any] = others as [Seat]
  const missed = (result: string) =>
    dieFaces.filter((face) => shoot(gunner, face).result === result)
  const misses = [missed('miss'), missed('critical-miss')].flatMap((faces) =>
    faces[0] ? [{ face: faces[0], target: any, ways: faces.length * others.length }] : [],
  )
  const hits = dieFaces.filter((face) => shoot(gunner, face).value > 0)
  return [...misses, ...hits.flatMap((face) => others.map((target) => ({ face, target, ways: 1 })))]
}

/** The odds of something about a volley, by going through every way to aim and to roll. */
function everyWay(
  gunners: readonly Gunner[],
  readings: Readings,
  result: (volley: Volley) => readonly unknown[],
): readonly Chances[] {
  const duellists = seats.slice(0, gunners.length)
  const bySeat = Object.fromEntries(duellists.map((seat, index) => [seat, gunners[index]]))
  const shootings = duellists.map((seat, index) =>
    shootingsOf(
      gunners[index] as Gunner,
      duellists.filter((other) => other !== seat),
    ),
  )
  const counts = new Map<string, number>()
  const [faces, targets]: [BySeat<number>, BySeat<Seat>] = [{}, {}]
  const visit = (index: number, ways: number): void => {
    const seat = duellists[index]
    if (!seat) {
      const duel = { seats: duellists, gunners: bySeat, targets }
      const key = result(settleVolley(duel, faces, readings)).join()
      counts.set(key, (counts.get(key) ?? 0) + ways)
      return
    }
    for (const shooting of shootings[index] ?? []) {
      faces[seat] = shooting.face
      targets[seat] = shooting.target
      visit(index + 1, ways * shooting.ways)
    }
  }
  visit(0, 1)
  const all = (8 * (gunners.length - 1)) ** gunners.length
  const [first = ''] = counts.keys()
  return first.split(',').map((_, place) => {
    const chances: Chances = new Map()
    for (const [key, ways] of counts) {
      addChance(chances, key.split(',')[place] as string, fraction(ways, all))
    }
    return chances
  })
}

/** Somebody with one number that hits, or none: few enough ways for six. */
function plainGunner(chance: Chance): Gunner {
  const backfire = chance.once(2)
  const loaded = backfire ? chance.some(cardCells, chance.below(2)) : []
  return { loaded, side: backfire ? 'backfire' : 'skull', triggers: true, flips: true }
}

describe('who dies, kills and flees, and how many die, while every target is open', () => {
  test.each([
    [3, 60, randomGunner],
    [4, 4, randomGunner],
    [5, 12, plainGunner],
    [6, 6, plainGunner],
  ])('is in a duel of %i what every way to aim and to roll says', (count, many, gunnerOf) => {
    cases(many, (chance) => {
      const gunners = Array.from({ length: count }, () => ({ ...gunnerOf(chance), triggers: true }))
      const readings = randomReadings(chance)
      const seat = chance.pick(seats.slice(0, count))
      const ways = everyWay(gunners, readings, ({ killed, killers, fled }) => [
        killed.includes(seat),
        killers.includes(seat),
        fled.includes(seat),
        killed.length,
      ])
      for (const [place, fact] of ['dies', 'kills', 'flees', 'deaths'].entries()) {
        const asked = fact === 'deaths' ? { fact } : { fact, seat }
        expect(counted(gunners, readings, asked)).toEqual(listed(ways[place] as Chances))
      }
    })
  })

  // Without a Bullet all hits are 8s, equal under every reading: one of 8 faces, at one of n - 1 others. So one
  // survives whom none of the n - 1 others hits, each by 1 - 1/8(n - 1); and all die only where all hit and no
  // two hit the same: nobody hits himself, so there are as many ways as derangements, 44 of five, 265 of six.
  test.each([
    [5, '923521/1048576', 44 / 32 ** 5],
    [6, '90224199/102400000', 265 / 40 ** 6],
  ])('is in a duel of %i without Bullets what can be counted by hand', (count, lives, all) => {
    const unarmed: Gunner = { loaded: [], side: 'skull', triggers: true, flips: true }
    const gunners = new Array<Gunner>(count).fill(unarmed)
    for (const reading of ['simultaneous', 'fast-draw', 'one-winner']) {
      const readings = { 'multi-duel': reading }
      expect(counted(gunners, readings, { fact: 'dies', seat: 'B' }).false).toBe(lives)
      const [above, below] = String(counted(gunners, readings, { fact: 'deaths' })[count]).split(
        '/',
      )
      expect(Number(above) / Number(below)).toBe(all)
    }
  })

  // With every cell loaded each face but the 1 hits, and each hit is of a strength of its own. Of one winner the
  // hits kill that nobody tops: below the hit of rank r, or as strong, are r + 1 of the 8 faces of each other.
  test('is for one winner of six, all cells loaded, a sum of fifth powers', () => {
    const armed: Gunner = { loaded: cardCells, side: 'skull', triggers: true, flips: true }
    const found = counted(
      new Array<Gunner>(6).fill(armed),
      { 'multi-duel': 'one-winner' },
      {
        fact: 'kills',
        seat: 'C',
      },
    )
    const ways = [1, 2, 3, 4, 5, 6, 7].reduce((sum, rank) => sum + (1 + rank) ** 5, 0)
    const [above, below] = String(found.true).split('/')
    expect(Number(above) / Number(below)).toBe(ways / 8 ** 6)
  })
})
