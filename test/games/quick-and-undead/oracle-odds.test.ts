import { describe, expect, test } from 'vitest'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { best } from '../../../src/kernel/decide/best.ts'
import type { Game } from '../../../src/kernel/game/game.ts'
import type { Policy } from '../../../src/kernel/game/opening.ts'
import { type FactQuestion, factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { odds } from '../../../src/kernel/odds/odds.ts'
import { cardAt, cases, deciding, engineOdds, gangOf, open, randomGunner } from './oracle/asking.ts'
import { inOneLine, playFrom, stateOf } from './oracle/bridge.ts'
import { type FightEnd, fightOdds } from './oracle/building-fight.ts'
import type { Chance } from './oracle/chance.ts'
import { everyWay } from './oracle/enumerate.ts'
import { finalDuelOdds } from './oracle/final-duel.ts'
import { addChance, type Chances, fraction, inWords, listed } from './oracle/fraction.ts'
import { bestHunt, type HuntEnd, huntOdds } from './oracle/hunt.ts'
import { cards, game, randomReadings } from './oracle/matches.ts'
import { randomTable } from './oracle/random-tables.ts'
import {
  after,
  cardCells,
  cardInWords,
  dieFaces,
  type Gunner,
  type Seat,
  shoot,
} from './oracle/terms.ts'
import { type Duel, type Volley, volleyInWords, volleyOdds } from './oracle/volley.ts'
import { playScene } from './oracle/whole-game.ts'

describe('duels', () => {
  const seats: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F']

  function randomDuel(chance: Chance, count: number): { duel: Duel; situation: object } {
    const duellists = seats.slice(0, count)
    const gunners: Partial<Record<Seat, Gunner>> = {}
    const targets: Partial<Record<Seat, Seat>> = {}
    for (const seat of duellists) {
      gunners[seat] = randomGunner(chance)
      targets[seat] = chance.pick(duellists.filter((other) => other !== seat))
    }
    const gangs = Object.fromEntries(
      duellists.map((seat) => [seat, gangOf(gunners[seat] as Gunner)]),
    )
    return {
      duel: { seats: duellists, gunners, targets },
      situation: { kind: 'duel', players: count, space: 5, duellists, targets, gangs },
    }
  }

  function volleyAt({ seats: duellists }: Duel, position: Position): string {
    const { killed = [], fled = [], killers = [] } = position.shootout ?? {}
    const sorted = (list: readonly Seat[]) => [...list].sort()
    const gunners = Object.fromEntries(
      duellists.map((seat) => {
        const { loaded, critical } = position.gangs[seat]
        return [seat, { loaded, side: critical }]
      }),
    ) as unknown as Volley['gunners']
    const volley = { killed: sorted(killed), fled: sorted(fled), killers: sorted(killers), gunners }
    return volleyInWords({ seats: duellists }, volley)
  }

  test.each([
    [2, 60],
    [3, 15],
    [4, 2],
  ])('of %i end as every way of their dice says', (count, many) => {
    cases(many, (chance) => {
      const { duel, situation } = randomDuel(chance, count)
      const readings = randomReadings(chance)
      const policy = deciding(duel.gunners)
      const engine = engineOdds(situation, readings, policy, (position) => volleyAt(duel, position))
      expect(engine.chances).toEqual(listed(volleyOdds(duel, readings)))
    })
  })

  test.each([
    [2, 30],
    [4, 12],
    [5, 6],
    [6, 3],
  ])('of %i: who dies, kills and flees, and how many, as the engine counts it', (count, many) => {
    cases(many, (chance) => {
      const made = randomDuel(chance, count)
      const readings = randomReadings(chance)
      const gunners = Object.fromEntries(
        made.duel.seats.map((seat) => [
          seat,
          { ...(made.duel.gunners[seat] as Gunner), triggers: true },
        ]),
      )
      const duel = { ...made.duel, gunners }
      const opening = open(made.situation, readings)
      const seat = chance.pick(duel.seats)
      const oracle = volleyOdds(duel, readings, ({ killed, killers, fled }) =>
        [killed.includes(seat), killers.includes(seat), fled.includes(seat), killed.length].join(),
      )
      for (const [place, fact] of ['dies', 'kills', 'flees', 'deaths'].entries()) {
        const asked: FactQuestion = fact === 'deaths' ? { fact } : { fact, seat }
        const found = factOdds(game as Game, opening, asked)
        if (!found.ok) throw new Error(JSON.stringify(found.refusals))
        const possible = found.value.outcomes.filter(({ chance }) => chance.n > 0n)
        const engine = possible.map(({ result, chance }) => [String(result), chance.toFraction()])
        const own: Chances = new Map()
        for (const [all, chance] of oracle) addChance(own, all.split(',')[place] as string, chance)
        expect(Object.fromEntries(engine)).toEqual(listed(own))
      }
    })
  })
})

test('the shot of an intimidation', () => {
  cases(150, (chance) => {
    const gunner = randomGunner(chance)
    const situation = {
      kind: 'intimidation',
      players: 2,
      by: 'A',
      from: 4,
      target: 'B',
      at: 8,
      gangs: { A: gangOf(gunner), B: {} },
    }
    const told = { 'pay-or-come-out': 'come-out', 'shoot-outlaw': true }
    const engine = engineOdds(situation, {}, deciding({ A: gunner }, told), (position) => {
      const killed = position.gangs.B.graveyard
      const fled = position.gangs.A.on[4] === null
      return `${killed} ${fled} ${position.purses.A.notoriety} ${cardAt(position, 'A')}`
    })
    const oracle: Chances = new Map()
    for (const face of dieFaces) {
      const shot = shoot(gunner, face)
      const killed = shot.value > 0 ? 1 : 0
      const fled = shot.result === 'critical-miss'
      const card = cardInWords(after(gunner, face, shot, true))
      addChance(oracle, `${killed} ${fled} ${killed} ${card}`, fraction(1, 8))
    }
    expect(engine.chances).toEqual(listed(oracle))
  })
})

test('fights to the death for a building', () => {
  cases(60, (chance) => {
    const [attacker, defender] = [randomGunner(chance), randomGunner(chance)]
    const building = chance.pick(['plus-two', 'coin'])
    const readings = { 'control-flee': chance.pick(['ends-at-once', 'attacker-still-rolls']) }
    const situation = {
      kind: 'building-fight',
      players: 4,
      by: 'A',
      space: 5,
      building,
      gangs: { A: gangOf(attacker), B: gangOf(defender) },
      town: [{ card: building, occupants: ['B'] }],
    }
    const fight = { attacker, defender, plusTwo: building === 'plus-two' }
    const inText = ({ killed, fled, ...ends }: FightEnd) =>
      `${killed} ${fled} ${cardInWords(ends.attacker)} ${cardInWords(ends.defender)}`
    const oracle = fightOdds(fight, readings, inText)
    const policy = deciding({ A: attacker, B: defender })
    const name = (list: readonly Seat[] = []) =>
      list[0] ? { A: 'attacker', B: 'defender' }[list[0] as 'A'] : null
    const result = (position: Position) => {
      const { killed, fled } = position.shootout ?? {}
      return `${name(killed)} ${name(fled)} ${cardAt(position, 'A')} ${cardAt(position, 'B')}`
    }
    if (!oracle) {
      expect(odds(game, open(situation, readings), { policy, result }).ok).toBe(false)
      return
    }
    const engine = engineOdds(situation, readings, policy, result)
    expect(engine.chances).toEqual(listed(oracle.chances))
    const rounds = engine.meanRounds['fight-to-the-death']
    expect(rounds?.toFraction()).toBe(inWords(oracle.rounds))
  })
})

test('what may never end has no odds', () => {
  const idle = { loaded: [], side: 'skull', triggers: false, flips: false } as const
  const fight = { attacker: idle, defender: idle, plusTwo: false }
  expect(fightOdds(fight, {}, String)).toBeNull()
  const loaded = { ...idle, loaded: [2] }
  const never = finalDuelOdds({ ...idle, loaded: [] }, idle, {})
  expect([never, finalDuelOdds(loaded, idle, {}) === null]).toEqual([null, false])
})

test('a fight is as long as its shots', () => {
  const gunner = { loaded: [7], side: 'skull', triggers: true, flips: true } as const
  const fight = { attacker: gunner, defender: { ...gunner, loaded: [] }, plusTwo: false }
  // The defender's 8 ends a round after one shot, once in eight; of the other seven the attacker ends two.
  const found = fightOdds(fight, {}, ({ killed }) => String(killed))
  expect(found && listed(found.chances)).toEqual({ attacker: '4/11', defender: '7/11' })
  expect(found && inWords(found.rounds)).toBe('32/11')
  expect(found && inWords(found.shots)).toBe('60/11')
})

describe('shooting at an Undead', () => {
  function randomHunt(chance: Chance) {
    const gunner = randomGunner(chance)
    const weakSpots = chance.some(cardCells, chance.between(1, 4)).sort()
    const situation = {
      kind: 'shooting',
      players: 2,
      by: 'A',
      from: 8,
      card: 'U1',
      gangs: { A: gangOf(gunner) },
      undead: { U1: { weakSpots } },
      street: ['U1'],
    }
    return { gunner, situation, hunt: { gunner, weakSpots } }
  }

  const endOf = ({ gangs }: Position): HuntEnd => ({
    killed: gangs.A.trophies.length > 0,
    fled: gangs.A.on[8] === null,
    loaded: gangs.A.loaded,
    side: gangs.A.critical,
  })
  const inText = (end: HuntEnd) => `${end.killed} ${end.fled} ${cardInWords(end)}`

  test('until so many numbers are rolled', () => {
    cases(25, (chance) => {
      const { gunner, situation, hunt } = randomHunt(chance)
      const enough = chance.between(1, 4)
      const { choose } = deciding({ A: gunner })
      const policy: Policy<Position> = {
        id: 'enough',
        choose: (question, position) => {
          if (question.kind !== 'shoot-on') return choose(question, position)
          const stops = (position.attempt?.rolled.length ?? 0) >= enough
          return question.options.indexOf(stops ? 'stop' : 'shoot')
        },
      }
      const engine = engineOdds(situation, {}, policy, (position) => inText(endOf(position)))
      const oracle = huntOdds(hunt, (rolled) => rolled.length >= enough, inText)
      expect(engine.chances).toEqual(listed(oracle))
    })
  })

  test('until it is over', () => {
    cases(4, (chance) => {
      const { gunner, situation, hunt } = randomHunt(chance)
      const policy = deciding({ A: gunner }, { 'shoot-on': 'shoot' })
      const result = (position: Position) => `${endOf(position).killed} ${endOf(position).fled}`
      const engine = engineOdds(situation, {}, policy, result)
      const oracle = huntOdds(
        hunt,
        () => false,
        ({ killed, fled }) => `${killed} ${fled}`,
      )
      expect(engine.chances).toEqual(listed(oracle))
    })
  })

  test('as well as can be, the best time to stop included', () => {
    cases(12, (chance) => {
      const { situation, hunt } = randomHunt(chance)
      const [prize, bullet, token, loss] = [4, 2, 3, 3].map((most) => chance.between(0, most))
      const worth = ({ killed, fled, loaded, side }: HuntEnd) =>
        (killed ? 3 * (prize as number) : 0) +
        (bullet as number) * loaded.length +
        (side === 'skull' ? (token as number) : 0) -
        (fled ? (loss as number) : 0)
      const found = best(game, open(situation), {
        by: 'A',
        value: (position) => worth(endOf(position)),
      })
      if (!found.ok) throw new Error(JSON.stringify(found.refusals))
      const oracle = bestHunt(hunt, (end) => fraction(worth(end)))
      expect(found.value.value.toFraction()).toBe(inWords(oracle))
    })
  })
})

describe('decisions taken at random', () => {
  test.each([
    ['robbery', 120, {}],
    ['purchase', 60, { 'leave-or-fight': 'leave' }],
    ['intimidation', 10, {}],
  ] as const)(
    'lead where every way of such a situation leads: %s',
    (kind, many, fixed: Record<string, unknown>) => {
      let compared = 0
      cases(many, (chance) => {
        const seed = chance.below(1_000_000)
        const situation = randomTable(kind, seed, cards)
        const readings = randomReadings(chance)
        const opening = game.open(situation, { ...readings })
        if (!opening.ok) return
        compared++
        const policy: Policy<Position> = {
          id: 'any',
          choose: (question) => {
            const index = question.options.indexOf(fixed[question.kind])
            return index >= 0 ? index : 'any'
          },
        }
        const { given, position } = opening.value
        const engine = engineOdds(situation, readings, policy, (now) => inOneLine(stateOf(now)))
        const oracle = everyWay(
          (answers) => playFrom(given, position, readings, answers),
          (play) => playScene(play, situation),
          ({ state }) => inOneLine(state),
          fixed,
        )
        expect(engine.chances).toEqual(listed(oracle))
      })
      expect(compared).toBeGreaterThan(many / 2)
    },
  )
})

test('the duel of two at the end of the game', () => {
  cases(60, (chance) => {
    const [one, other] = [randomGunner(chance), randomGunner(chance)]
    const readings = randomReadings(chance)
    const situation = {
      kind: 'final-duel',
      players: 2,
      duellists: ['A', 'B'],
      gangs: { A: gangOf(one), B: gangOf(other) },
    }
    const oracle = finalDuelOdds(...withBullets(one, other), readings)
    const policy = deciding({ A: one, B: other })
    const result = ({ ending }: Position) => ending?.winner ?? 'draw'
    if (!oracle) {
      expect(odds(game, open(situation, readings), { policy, result }).ok).toBe(false)
      return
    }
    expect(engineOdds(situation, readings, policy, result).chances).toEqual(listed(oracle))
  })
})

/** score.duel-bullet: where one has no Bullet, both gain one; here in their first empty cell. */
function withBullets(one: Gunner, other: Gunner): [Gunner, Gunner] {
  if (one.loaded.length > 0 && other.loaded.length > 0) return [one, other]
  const loadFirst = (gunner: Gunner): Gunner => {
    const empty = cardCells.find((cell) => !gunner.loaded.includes(cell))
    return empty === undefined ? gunner : { ...gunner, loaded: [...gunner.loaded, empty] }
  }
  return [loadFirst(one), loadFirst(other)]
}
