import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrustMeEvent } from '../../../src/games/trust-me/events.ts'
import type { Given, Position } from '../../../src/games/trust-me/position.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { type Answerer, atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import type { TraceLine } from '../../../src/kernel/run/trace.ts'
import { someReadings } from '../registered.ts'
import { attacks, type Fight, hurt, infected, type Person, type Said } from './oracle-combat.ts'
import { checkPhase } from './oracle-phase.ts'
import { someBoard, someDamage, someDice, someFray, somePeople } from './oracle-random.ts'
import { checkRound } from './oracle-turns.ts'
import { game, type Run } from './tables.ts'

type Line = TraceLine<TrustMeEvent>

const readings = someReadings(game)

/** A situation with the answers of chance; undefined where it cannot be opened. */
function played(
  situation: object,
  said: Record<string, string>,
  seed: number,
  answerer: Answerer = atRandom(seed),
) {
  const opening = game.open(situation, said)
  if (!opening.ok) return undefined
  const { given, position } = opening.value as Opening<Given, Position>
  return { given, opened: position, run: replay(game, opening.value, answerer) }
}

/** The answers of a run, in the words of the oracle. */
function saidIn(lines: readonly Line[]): Said[] {
  return lines.flatMap((line) => {
    if (line.type !== 'answer') return []
    const { kind, count, about, step } = line.question
    const who = step === 'roll' ? line.question.of : line.question.by
    return [{ kind, count, about, value: line.value, who }]
  })
}

/** A player as the oracle has it, and as both are compared. */
function personOf(player: Position['players']['A']): Person {
  const sheet = Object.entries(player.sheet).flatMap(([place, held]) =>
    held ? [[place, held.mark === 'none' ? held.kind : `${held.kind}:${held.mark}`]] : [],
  )
  return {
    passport: player.passport,
    sheet: Object.fromEntries(sheet),
    reserve: player.reserve,
    state: player.state,
    wounds: player.loose.wounds,
    infections: player.loose.infections,
  }
}

function fightOf(
  given: Given,
  position: Position,
  values: Record<string, string>,
  run: Run,
): Fight {
  return {
    people: Object.fromEntries(given.seats.map((seat) => [seat, personOf(position.players[seat])])),
    readings: values,
    defence: given.components.defence,
    damage: given.components.damage,
    said: saidIn(run.trace),
    fallen: [],
    gone: [],
  }
}

/** Both came to the same: who lives, what lies on whose sheet, what fell, what is gone. */
function compare(fight: Fight, given: Given, position: Position): void {
  expect(fight.said).toEqual([])
  for (const seat of given.seats) {
    const theirs = personOf(position.players[seat])
    expect(theirs.state).toBe(fight.people[seat]?.state)
    if (theirs.state === 'in') expect(theirs).toEqual(fight.people[seat])
  }
  const named = (item: { kind: string; mark: string } | null) =>
    item && item.mark !== 'none' ? `${item.kind}:${item.mark}` : item?.kind
  const bare = (name: string) => (name === 'bandage:wound' ? 'bandage' : name)
  expect(position.lying.map(({ item }) => named(item)).sort()).toEqual(
    fight.fallen.map(bare).sort(),
  )
  expect(position.gone.map((item) => named(item)).sort()).toEqual([...fight.gone].sort())
}

const people = somePeople('A', 'B')
const chances = { values: readings, seed: fc.integer() }

test('an attack comes to what a second implementation makes of the same dice', () => {
  let [opened, all] = [0, 0]
  const one = fc.record({
    ...chances,
    survivors: people,
    target: fc.constantFrom('B', 'zombies'),
    weapon: fc.constantFrom('left', 'right', 'both'),
    penalty: fc.constantFrom(0, 0, 0, 2, 5),
    zombies: fc.integer({ min: 1, max: 5 }),
    defence: someDice,
    damage: someDamage,
  })
  const property = fc.property(one, ({ values, seed, ...said }) => {
    all++
    const situation = { kind: 'combat', players: 2, ...said }
    const game = played(situation, values, seed)
    if (!game) return
    opened++
    const { given, opened: before, run } = game
    const fight = fightOf(given, before, values, run)
    const { target, weapon, penalty, zombies } = said
    // Which zombies die beside the first is checked by how many there are to choose from.
    const kills = fight.said.findIndex(({ kind }) => kind === 'kill')
    const [chosen] = kills < 0 ? [] : fight.said.splice(kills, 1)
    const killed = attacks(fight, 'A', target, weapon, penalty, zombies)
    const died = run.events.filter(({ kind }) => kind === 'zombie-killed').length
    expect(died).toBe(target === 'zombies' ? killed : 0)
    const others = binomial(zombies - 1, killed - 1)
    expect(chosen?.count ?? 1).toBe(target === 'zombies' && killed > 0 ? others : 1)
    compare(fight, given, run.position)
  })
  fc.assert(property, { numRuns: 1500 })
  expect(opened).toBeGreaterThan(all / 6)
})

function binomial(n: number, k: number): number {
  return k <= 0 || k >= n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k)
}

test('so do zombies in contact', () => {
  const one = fc.record({
    ...chances,
    survivors: somePeople('A'),
    zombies: fc.integer({ min: 1, max: 9 }),
    defence: someDice,
    damage: someDamage,
  })
  const property = fc.property(one, ({ values, seed, ...said }) => {
    const game = played({ kind: 'horde', players: 2, ...said }, values, seed)
    if (!game) return
    const fight = fightOf(game.given, game.opened, values, game.run)
    hurt(fight, 'A', 8 + 2 * (said.zombies - 1), null)
    compare(fight, game.given, game.run.position)
  })
  fc.assert(property, { numRuns: 1000 })
})

test('so do infections', () => {
  const survivors = somePeople('A', 'B', 'C')
  const dead = fc.subarray(['B', 'C'])
  const property = fc.property(fc.record({ ...chances, survivors, dead }), (told) => {
    const { values, seed, ...said } = told
    const game = played({ kind: 'infection', players: 3, ...said }, values, seed)
    if (!game) return
    const fight = fightOf(game.given, game.opened, values, game.run)
    infected(fight, ['A', 'B', 'C'])
    compare(fight, game.given, game.run.position)
  })
  fc.assert(property, { numRuns: 1000 })
})

test('zombies follow, move and attack as a second implementation has it', () => {
  let [opened, all] = [0, 0]
  const property = fc.property(someBoard, readings, fc.integer(), (board, values, seed) => {
    all++
    const game = played({ kind: 'zombies', ...board }, values, seed)
    if (!game) return
    opened++
    checkPhase(game.given, game.run, values)
  })
  fc.assert(property, { numRuns: 300 })
  expect(opened).toBeGreaterThan(all / 6)
})

/** Mostly attacks, else whatever comes up. */
function fiercely(seed: number): Answerer {
  const random = atRandom(seed)
  return (question, position, given) => {
    if (question.kind !== 'step' || question.step === 'roll')
      return random(question, position, given)
    const all = Array.from({ length: question.options.count }, (_, at) => at)
    const wanted = [['aim'], ['nothing', 'run'], ['ranged'], ['melee']][(seed + given) % 4] ?? []
    const fits = all.filter((at) => {
      return wanted.includes((question.options.at(at) as { action?: string }).action ?? '')
    })
    const [first = 0] = fits.slice(Math.abs(seed + given) % Math.max(1, fits.length))
    return fits.length > 0 ? first : random(question, position, given)
  }
}

test('turns draw zombies, kill groups and make noise as a second implementation has it', () => {
  const seen: Record<string, number> = {}
  const property = fc.property(someFray, readings, fc.nat(), (table, values, seed) => {
    const situation = { kind: 'round', mostRounds: 2, ...table }
    const game = played(situation, values, seed, fiercely(seed))
    if (!game) return
    for (const [kind, times] of Object.entries(checkRound(game.given, game.run, values))) {
      seen[kind] = (seen[kind] ?? 0) + times
    }
  })
  fc.assert(property, { numRuns: 90 })
  for (const kind of [
    'kills-counted',
    'group-attacks',
    'din-placed',
    'zombie-placed',
    'stepped',
    'aimed',
    'free',
    'claim-failed',
    'bandaged',
  ]) {
    expect(seen[kind] ?? 0).toBeGreaterThan(10)
  }
})
