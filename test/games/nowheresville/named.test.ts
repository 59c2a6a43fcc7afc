import { describe, expect, test } from 'vitest'
import { choiceOf } from '../../../src/kernel/run/laid-table.ts'
import { told } from './tables.ts'

/** The clauses of each event of a kind, its own first. */
function clausesOf(run: ReturnType<typeof told>, kind: string): readonly (readonly string[])[] {
  const events = run.events.filter((event) => event.kind === kind)
  return events.map((event) => [event.clause, ...(event.with ?? [])])
}

const three = {
  kind: 'shootout',
  players: 3,
  gangs: { A: [{ bandit: 'ada' }], B: [{ bandit: 'ben' }], C: [{ bandit: 'joan' }] },
  bandits: ['ada', 'ben', 'joan'],
}
const colts = [['colt'], ['colt'], ['colt']]

describe('fleeing again', () => {
  test('is named of those who flee from a shootout of runaways, and of nobody else', () => {
    const run = told(three, [...colts, 'stay', 'flee', 'flee', ['colt'], ['colt'], 'stay', 'flee'])
    expect(clausesOf(run, 'shootout-begins')).toEqual([['shootout.trigger'], ['flee.several']])
    expect(clausesOf(run, 'stance-shown')).toEqual([
      ['flee.may'],
      ['flee.may'],
      ['flee.may'],
      ['flee.may'],
      ['flee.may', 'flee.again'],
    ])
  })

  test('is named where all have fled from one another and somebody does so once more', () => {
    const all = ['flee', 'flee', 'flee']
    const stays = told(three, [...colts, ...all, ...colts, 'stay', 'stay', 'stay'])
    expect(stays.events.some(({ with: also }) => also?.includes('flee.again'))).toBe(false)
    const flees = told(three, [...colts, ...all, ...colts, 'flee', 'stay', 'stay'])
    expect(clausesOf(flees, 'stance-shown').at(3)).toEqual(['flee.may', 'flee.again'])
  })

  test('is named in the middle of such a shootout, where it is read so', () => {
    const fled = [...colts, 'stay', 'flee', 'flee', ['colt'], ['colt'], 'stay', 'stay', 'joan']
    const run = told(three, [...fled, 'flee'], { flee: 'any-time' })
    expect(clausesOf(run, 'flees')).toEqual([['flee.may', 'flee.again']])
  })
})

test('money of players pays a bounty, and what a bandit buys', () => {
  const death = {
    kind: 'death',
    players: 2,
    gangs: { A: [{ bandit: 'ada', wounds: 4 }], B: [{ bandit: 'ben' }] },
    money: { A: 1100 },
    bandit: 'ada',
    by: 'ben',
    hit: 'body',
  }
  const paid = ['death.bounty', 'accomplice.not-starter', 'death.money-of-players']
  expect(clausesOf(told(death), 'bounty-paid')).toEqual([paid])
  const free = clausesOf(told(death, [], { 'bounty.fee': 'whole' }), 'bounty-paid')
  expect(free).toEqual([['death.bounty', 'death.money-of-players']])
})

describe('the school', () => {
  const gangs = { A: [{ bandit: 'ada', courage: 0 }], B: [{ bandit: 'ben' }] }
  const school = { kind: 'town', players: 2, gangs, sent: { ada: 'school', ben: 'heal' } }

  test('names the position that raises, and the limit', () => {
    const run = told(school, [['experience', 'courage']])
    expect(clausesOf(run, 'raised')).toEqual([
      ['school.experience', 'school.first-two', 'school.experience-max'],
      ['school.courage', 'school.first-two', 'school.courage-max'],
    ])
  })

  test('names the limits where nothing can be raised, and so does a Fortune card', () => {
    const full = { bandit: 'ada', bullets: 6, experience: 3, courage: 3 }
    const there = { ...school, gangs: { ...gangs, A: [full] } }
    expect(clausesOf(told(there), 'not-applied')).toContainEqual([
      'school.first-two',
      'school.bullets-max',
      'school.experience-max',
      'school.courage-max',
    ])
    const drinking = { ...there, fortune: 'table', sent: { ada: 'saloon', ben: 'heal' } }
    const run = told(drinking, ['mask', 'courage'])
    expect(clausesOf(run, 'not-applied')).toContainEqual([
      'saloon.first-fortune',
      'school.courage-max',
    ])
  })
})

describe('experience in the order', () => {
  const first = { kind: 'first', players: 2, bandits: ['ada', 'ben'], stake: 'order' }
  const wounded = (ada: number, ben: number) => ({
    ...first,
    gangs: { A: [{ bandit: 'ada', wounds: ada }], B: [{ bandit: 'ben', wounds: ben }] },
  })
  const named = (situation: object, readings = {}) =>
    clausesOf(told(situation, [], readings), 'wounds-compared')[0]?.includes('rank.tie-experience')

  test('is named where it decides, whatever of the wounds is compared', () => {
    // Ada has a life of 5, Ben of 7.
    expect(named(wounded(2, 2))).toBe(true)
    expect(named(wounded(2, 4))).toBe(false)
    expect(named(wounded(2, 4), { wounds: 'life-left' })).toBe(true)
    expect(named(wounded(2, 2), { wounds: 'life-left' })).toBe(false)
  })
})

test('a shot is paid by the cartridge that lies on the gun, where it is read so', () => {
  const gangs = {
    A: [{ bandit: 'ada', bullets: 0, cards: ['scatter-gun'], rounds: { 'scatter-gun': 2 } }],
    B: [{ bandit: 'ben' }],
  }
  const met = { kind: 'shootout', players: 2, gangs, bandits: ['ada', 'ben'] }
  const shot = { gun: 'scatter-gun', target: 'ben' }
  const answers = [['scatter-gun'], ['colt'], 'stay', 'stay', 'ada', shot, 'miss']
  const run = told(met, answers, { cartridges: 'gun' })
  expect(clausesOf(run, 'first-shooter')).toEqual([['shooter.most-experience', 'fire.clockwise']])
  expect(clausesOf(run, 'shot')).toEqual([['fire.one-or-pass', 'weapon.limited-collected']])
})

describe('equal things are one answer', () => {
  const cards = ['mask', 'mask', 'revolver', 'revolver']
  const ada = { bandit: 'ada', cards, hidden: ['map', 'map'], courage: 0 }
  const gangs = { A: [ada, { bandit: 'eli' }], B: [{ bandit: 'ben' }] }
  const offered = (situation: object, answers: readonly unknown[] = [], readings = {}) => {
    const { question } = told(situation, answers, readings)
    return question && [question.kind, choiceOf(question).count]
  }
  const round = { kind: 'town', players: 2, gangs, sent: { ada: 'bank', ben: 'bank', eli: 'heal' } }

  test('of cards that are turned over, and of guns that change hands', () => {
    // None, one, or both of the maps; then none, one, or both of the guns.
    expect(offered(round)).toEqual(['reveal', 3])
    expect(offered(round, [[]])).toEqual(['exchange', 3])
  })

  test('of guns in a shootout, and of cards in a robbery', () => {
    const fight = { kind: 'shootout', players: 2, gangs, bandits: ['ada', 'ben'] }
    // None, the Colt, a Revolver, both of these, and two Revolvers.
    expect(offered(fight)).toEqual(['guns', 5])
    const rob = { kind: 'robbery', players: 2, gangs, bandit: 'ada', place: 'bank' }
    // None, one or two masks, each with none, one or two maps.
    expect(offered(rob)).toEqual(['use', 9])
  })

  test('of cards that go back on the deck', () => {
    const top = ['tree', 'map', 'map'].map((card) => ({ card }))
    const bare = { A: [{ bandit: 'ada' }], B: [{ bandit: 'ben' }] }
    const sent = { ada: 'market', ben: 'heal' }
    const market = { kind: 'town', players: 2, gangs: bare, money: { A: 600 }, top, sent }
    expect(offered(market, ['pay', 'tree'])).toEqual(['return', 1])
    expect(offered(market, ['pay', 'map'])).toEqual(['return', 2])
  })

  test('of an attribute that is raised twice, where it is read so', () => {
    const bare = { A: [{ bandit: 'ada', courage: 0 }], B: [{ bandit: 'ben' }] }
    const school = {
      kind: 'town',
      players: 2,
      gangs: bare,
      sent: { ada: 'school', ben: 'heal' },
    }
    // Two of three that differ, or twice the same.
    expect(offered(school, [], { school: 'same' })).toEqual(['raise', 6])
  })
})
