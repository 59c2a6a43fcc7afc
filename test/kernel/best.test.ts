import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import { type Best, best } from '../../src/kernel/decide/best.ts'
import { anyAnswer, type Opening, type Policy } from '../../src/kernel/game/opening.ts'
import type { Outcome } from '../../src/kernel/game/refusal.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import {
  change,
  opened,
  refusalOf,
  rollDie,
  type ToyTable,
  toyLoop,
  toys,
  valueFrom,
} from './toy.ts'

const STOP = 'stop'
const GO_ON = 'go-on'

function goOnOrStop<P>(table: ToyTable<P>): string {
  return table.ask({ clause: 'toy.stop', kind: 'stop', by: 'A', options: oneOf([GO_ON, STOP]) })
}

/** The value of the best as text, and of each answer of the next decision. */
function worths(found: Outcome<Best>): { value: string; answers: string[]; best: unknown } {
  const { value, next } = valueFrom(found)
  return {
    value: value.toFraction(),
    answers: next?.answers.map((answer) => answer.value.toFraction()) ?? [],
    best: next?.answers[next.best]?.answer,
  }
}

describe('a die that may be rolled three times and stopped at any face', () => {
  interface Rolled {
    face: number
  }
  function threeRolls(table: ToyTable<Rolled>): void {
    for (let left = 2; left >= 0; left--) {
      change(table, { face: rollDie(table, 6) })
      if (left > 0 && goOnOrStop(table) === STOP) return
    }
  }
  const start = opened<Rolled>({ face: 0 }, threeRolls)
  const value = ({ face }: Rolled) => face

  test('is worth 14/3', () => {
    // The last roll is worth 7/2: stop before it at 4, 5, 6, so the last two are worth 15/6 + 3/6 × 7/2
    // = 17/4: stop before them at 5, 6, so all three are worth 11/6 + 4/6 × 17/4 = 14/3.
    expect(worths(best(toys, start, { by: 'A', value })).value).toBe('14/3')
  })

  test('begins with chance, so no decision is next', () => {
    expect(valueFrom(best(toys, start, { by: 'A', value })).next).toBeUndefined()
  })

  test.each([
    { face: 4, after: [3], best: GO_ON, answers: ['17/4', '4'] },
    { face: 5, after: [4], best: STOP, answers: ['17/4', '5'] },
    { face: 4, after: [0, 0, 3], best: STOP, answers: ['7/2', '4'] },
    { face: 3, after: [0, 0, 2], best: GO_ON, answers: ['7/2', '3'] },
  ])('after a $face, $best is best', ({ after, best: expected, answers }) => {
    const found = worths(best(toys, start, { by: 'A', value, after }))
    expect(found).toMatchObject({ best: expected, answers })
  })
})

describe('pig: roll on and add, or stop and keep; a 1 loses all', () => {
  interface Pig {
    total: number
    over: boolean
  }
  const limit = 30
  const turn = toyLoop<Pig>(
    'turn',
    ({ over, total }) => !over && total < limit,
    (table) => {
      const { total } = table.now
      if (goOnOrStop(table) === STOP) return change(table, { over: true })
      const face = rollDie(table, 6)
      change(table, face === 1 ? { total: 0, over: true } : { total: total + face })
    },
  )
  const bestFrom = (total: number) =>
    best(
      toys,
      opened<Pig>({ total, over: false }, (table) => table.repeat(turn)),
      {
        by: 'A',
        value: (pig: Pig) => pig.total,
      },
    )

  test('rolls below 20 and stops above it, for 5/6 × total + 20/6 is more than total below 20 only', () => {
    const choices = Array.from({ length: limit }, (_, total) => worths(bestFrom(total)).best)
    expect(choices.lastIndexOf(GO_ON)).toBe(20)
    expect(choices.indexOf(STOP)).toBe(21)
  })

  test('at 20 both are worth the same', () => {
    expect(worths(bestFrom(20)).answers).toEqual(['20', '20'])
  })

  test('is worth what the recursion says', () => {
    const worthOf = (total: number): Fraction => {
      if (total >= 20) return new Fraction(total)
      return [2, 3, 4, 5, 6]
        .reduce((sum, face) => sum.add(worthOf(total + face)), new Fraction(0))
        .div(6)
    }
    expect(worths(bestFrom(0)).value).toBe(worthOf(0).toFraction())
  })
})

describe('a walk that can be stopped anywhere', () => {
  interface Walker {
    at: number
    stopped: boolean
  }
  /** Prize for stopping at each place; the walk ends at both ends. */
  const prizes = [0, 3, 1, 0, 8, 0]
  const walk = toyLoop<Walker>(
    'walk',
    ({ at, stopped }) => !stopped && at > 0 && at < prizes.length - 1,
    (table) => {
      const { at } = table.now
      if (goOnOrStop(table) === STOP) return change(table, { stopped: true })
      const face = rollDie(table, 3)
      if (face !== 2) change(table, { at: at + face - 2 })
    },
  )

  test.each([
    // The line from the prize 3 at place 1 to the prize 8 at place 4 rises by 5/3.
    { at: 1, value: '3', answers: ['3', '3'] },
    { at: 2, value: '14/3', answers: ['14/3', '1'] },
    { at: 3, value: '19/3', answers: ['19/3', '0'] },
    { at: 4, value: '8', answers: ['188/27', '8'] },
  ])('is worth the least concave line over the prizes: $value at $at', ({ at, value }) => {
    const start = opened<Walker>({ at, stopped: false }, (table) => table.repeat(walk))
    const found = best(toys, start, { by: 'A', value: (end: Walker) => prizes[end.at] as number })
    expect(worths(found).value).toBe(value)
  })
})

describe('decisions in a loop within a loop', () => {
  /** Best of three bouts. A bout is a walk on 0…4 from 2; stopping at a place wins by the prize in 8. */
  interface Match {
    at: number
    stopped: boolean
    won: number
    lost: number
  }
  const prizes = [0, 4, 1, 0, 6]
  const step = (bout: Match, face: number) => ({ at: bout.at + (face === 1 ? -1 : 1) })
  const under = ({ at, stopped }: Match) => !stopped && at > 0 && at < 4
  const bout = toyLoop<Match>('bout', under, (table) => {
    if (goOnOrStop(table) === STOP) return change(table, { stopped: true })
    change(table, step(table.now, rollDie(table, 2)))
  })
  function count(table: ToyTable<Match>): void {
    const { at, won, lost } = table.now
    const wins = rollDie(table, 8) <= (prizes[at] as number)
    change(table, { at: 2, stopped: false, ...(wins ? { won: won + 1 } : { lost: lost + 1 }) })
  }
  const open = ({ won, lost }: Match) => won < 2 && lost < 2
  const match = toyLoop<Match>('match', open, (table) => {
    // A local that must survive the bout: it is rebuilt from the way that led there.
    const handicap = rollDie(table, 2)
    table.repeat(bout)
    if (handicap === 1) count(table)
  })
  const start = { at: 2, stopped: false, won: 0, lost: 0 }
  const value = ({ won }: Match) => (won === 2 ? 1 : 0)

  test('are taken so that each bout is won with the best chance', () => {
    const found = best(
      toys,
      opened<Match>(start, (table) => table.repeat(match)),
      {
        by: 'A',
        value,
      },
    )
    // Stop at 1 and 4 only: from 2, 1 is reached with chance 2/3, so a bout is won with chance
    // (2/3 × 4 + 1/3 × 6) / 8 = 7/12, and two of three with p² × (3 − 2p) = 49/144 × 11/6 = 539/864.
    // A round with the other handicap counts nothing and changes nothing: it only delays.
    expect(worths(found).value).toBe('539/864')
  })

  test('are worth the same as in one flat loop', () => {
    interface FlatMatch extends Match {
      handicap: number
    }
    const flat = toyLoop<FlatMatch>('flat', open, (table) => {
      if (table.now.handicap === 0) return change(table, { handicap: rollDie(table, 2) })
      if (under(table.now)) {
        if (goOnOrStop(table) === STOP) change(table, { stopped: true })
        else change(table, step(table.now, rollDie(table, 2)))
        return
      }
      if (table.now.handicap === 1) count(table)
      change(table, { handicap: 0 })
    })
    const nested = best(
      toys,
      opened<Match>(start, (table) => table.repeat(match)),
      {
        by: 'A',
        value,
      },
    )
    const flatStart = { ...start, handicap: 0 }
    const flattened = best(
      toys,
      opened<FlatMatch>(flatStart, (table) => table.repeat(flat)),
      {
        by: 'A',
        value,
      },
    )
    expect(worths(nested).value).toBe(worths(flattened).value)
  })
})

describe('the best of four strangers, one seen after another', () => {
  interface Search {
    seen: number
    chosen: boolean
    best: boolean
  }
  /** The rank of a stranger among those seen before is chance; the chosen one is the best of all by chance. */
  function search(table: ToyTable<Search>): void {
    for (let seen = 1; seen <= 4; seen++) {
      const isBestSoFar = rollDie(table, seen) === 1
      if (seen < 4 && goOnOrStop(table) === GO_ON) continue
      const stays = isBestSoFar && rollDie(table, 4) <= seen
      change(table, { chosen: true, best: stays })
      return
    }
  }

  test('is found with chance 11/24', () => {
    // Pass the first, then take the next who is better than all before: 1/4 × (1 + 1/2 + 1/3).
    const start = opened<Search>({ seen: 0, chosen: false, best: false }, search)
    const found = best(toys, start, { by: 'A', value: (end: Search) => (end.best ? 1 : 0) })
    expect(worths(found).value).toBe('11/24')
  })
})

describe('any small decision process', () => {
  interface State {
    at: number
  }
  /** From each state two answers, each with weights of the next states; state 0 and beyond the last end it. */
  const arbitrary = fc.integer({ min: 1, max: 3 }).chain((states) => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: states + 2, maxLength: states + 2 })
      .filter((list) => list.some((weight) => weight > 0))
    const answers = fc.tuple(weights, weights)
    return fc.record({
      ways: fc.array(answers, { minLength: states, maxLength: states }),
      worth: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
    })
  })

  test('is decided as well as by the best of all fixed ways to decide it', () => {
    const property = fc.property(arbitrary, ({ ways, worth }) => {
      const end = ways.length + 1
      const rounds = toyLoop<State>(
        'rounds',
        ({ at }) => at > 0 && at < end,
        (table) => {
          const answer = goOnOrStop(table) === GO_ON ? 0 : 1
          const weights = (ways[table.now.at - 1] as [number[], number[]])[answer]
          const targets = weights.flatMap((weight, target) => (weight > 0 ? [target] : []))
          const some = weights.filter((weight) => weight > 0)
          const outcomes = oneOf(targets)
          change(table, {
            at: table.roll({ clause: 'toy.way', kind: 'way', outcomes, weights: some }),
          })
        },
      )
      const start = opened<State>({ at: 1 }, (table) => table.repeat(rounds))
      const value = ({ at }: State) => (at === 0 ? worth[0] : worth[1])
      const found = best(toys, start, { by: 'A', value })
      const fixed = fixedWays(start, ways.length, value)
      if (found.ok) expect(found.value.value.toFraction()).toBe(greatest(fixed).toFraction())
      else expect(refusalOf(found).code).toBe('loop-may-never-end')
    })
    fc.assert(property, { numRuns: 300 })
  })

  /** The mean values of all fixed ways to decide that end. */
  function fixedWays(
    start: Opening<null, State>,
    states: number,
    value: (state: State) => number,
  ): Fraction[] {
    return Array.from({ length: 2 ** states }, (_, ways): Fraction[] => {
      const policy: Policy<State> = { id: 'fixed', choose: (_q, { at }) => (ways >> (at - 1)) & 1 }
      const found = odds(toys, start, { result: value, policy })
      if (!found.ok) return []
      const { outcomes } = found.value
      return [
        outcomes.reduce((sum, { result, chance }) => sum.add(chance.mul(result)), new Fraction(0)),
      ]
    }).flat()
  }

  function greatest(values: readonly Fraction[]): Fraction {
    return values.reduce((one, other) => (other.gt(one) ? other : one))
  }
})

describe('other players', () => {
  interface Guess {
    right: boolean
  }
  function guess(table: ToyTable<Guess>): void {
    const coin = oneOf(['heads', 'tails'])
    const laid = table.ask({ clause: 'toy.lay', kind: 'lay', by: 'B', options: coin })
    const guessed = table.ask({ clause: 'toy.guess', kind: 'guess', by: 'A', options: coin })
    change(table, { right: laid === guessed })
  }
  const start = opened<Guess>({ right: false }, guess)
  const value = ({ right }: Guess) => (right ? 1 : 0)

  test('decide by the policy, which is named', () => {
    const found = best(toys, start, { by: 'A', value, policy: anyAnswer })
    expect(valueFrom(found).assumed).toEqual([
      { clause: 'toy.lay', kind: 'lay', by: 'B', policy: 'any' },
    ])
  })

  test('are refused a decision without a policy', () => {
    expect(refusalOf(best(toys, start, { by: 'A', value })).facts).toEqual({
      question: 'lay',
      by: 'B',
    })
  })
})

describe('refused, with the reason', () => {
  const value = () => 0
  const none = opened({}, (table) => void goOnOrStop(table))

  test('a decision of somebody who does not see everything', () => {
    const blind = { ...toys, seenBy: <P>(position: P): P => ({ ...position, hidden: '?' }) }
    expect(refusalOf(best(blind, none, { by: 'A', value }))).toEqual({
      code: 'best-needs-open-information',
      clause: 'toy.stop',
      facts: { question: 'stop', by: 'A' },
    })
  })

  test('a decision taken at the same time as one that was asked for before', () => {
    const hand = { clause: 'toy.hand', kind: 'hand', options: oneOf(['rock', 'paper']) }
    function hands(table: ToyTable<object>): void {
      table.askTogether([
        { ...hand, by: 'A' },
        { ...hand, by: 'B' },
      ])
    }
    const request = { value, policy: anyAnswer }
    expect(best(toys, opened({}, hands), { ...request, by: 'A' }).ok).toBe(true)
    expect(refusalOf(best(toys, opened({}, hands), { ...request, by: 'B' })).code).toBe(
      'best-needs-open-information',
    )
  })

  test('a value that is not exact', () => {
    expect(refusalOf(best(toys, none, { by: 'A', value: () => 0.5 })).code).toBe('value-not-exact')
    expect(worths(best(toys, none, { by: 'A', value: () => new Fraction(1, 2) })).value).toBe('1/2')
  })

  test('a loop that no decision can end', () => {
    const endless = toyLoop<object>(
      'endless',
      () => true,
      (table) => {
        goOnOrStop(table)
      },
    )
    const start = opened({}, (table) => table.repeat(endless))
    expect(refusalOf(best(toys, start, { by: 'A', value })).facts).toEqual({ loop: 'endless' })
  })

  test('but not a loop that one decision ends, even at a loss', () => {
    interface Open {
      open: boolean
    }
    const wait = toyLoop<Open>(
      'wait',
      ({ open }) => open,
      (table) => {
        if (goOnOrStop(table) === STOP) change(table, { open: false })
      },
    )
    const start = opened<Open>({ open: true }, (table) => table.repeat(wait))
    const found = best(toys, start, { by: 'A', value: () => -1 })
    expect(worths(found).value).toBe('-1')
  })

  test('a tree that is too large', () => {
    function rolls(table: ToyTable<object>): void {
      for (let index = 0; index < 20; index++) goOnOrStop(table)
    }
    const found = best(toys, opened({}, rolls), { by: 'A', value, budget: 10_000 })
    expect(refusalOf(found).code).toBe('odds-too-large')
  })
})
