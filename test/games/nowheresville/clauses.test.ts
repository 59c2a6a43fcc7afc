import { describe, expect, test } from 'vitest'
import { laidOut } from '../../../src/games/nowheresville/purses.ts'
import { factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { game, opened, told } from './tables.ts'

const [ada, ben, joan] = ['ada', 'ben', 'joan'] as const

describe('a robbery', () => {
  const bank = {
    kind: 'robbery',
    players: 2,
    gangs: { A: [{ bandit: ada, courage: 1, cards: ['dynamite', 'mask'] }], B: [{ bandit: ben }] },
    bank: [100, 200],
    bandit: ada,
    place: 'bank',
  }

  test('succeeds with more than the number, and not with just it', () => {
    expect(told(bank, [['dynamite'], 5]).position.attempt).toMatchObject({
      result: 9,
      success: true,
    })
    const run = told(bank, [['dynamite'], 4, 0])
    expect(run.position.attempt).toMatchObject({ result: 8, success: false })
    expect(run.position.gangs.A[0]?.cards).toEqual(['mask'])
  })

  test('is saved by Courage, which is gone, and so are all cards', () => {
    const { position } = told(bank, [['dynamite', 'mask'], 3, 1])
    expect(position.attempt).toMatchObject({ result: 9, success: true })
    expect(position.gangs.A[0]).toMatchObject({ courage: 0, cards: [] })
    expect(position.money.A).toBe(300)
    expect(position.robbed).toEqual(['bank'])
  })

  test('turns over notes that are drawn from all that nobody has: exactly', () => {
    const unseen = { ...bank, bank: [0, 0] }
    const { events } = told(unseen, [['dynamite'], 6, [100, 200]])
    expect(events.find(({ kind }) => kind === 'notes-turned')).toMatchObject({ sum: 300 })
  })

  test('succeeds as often as the die and the cards say, whatever notes lie there', () => {
    const sure = { ...bank, printed: { robbery: { mask: { hat: 8, chest: 8, envelope: 8 } } } }
    const certain = opened({ ...sure, bank: [0, 0] })
    const policy = { id: 'mask', choose: () => ({ value: ['mask'] }) }
    const odds = factOdds(game, certain, { fact: 'money', seat: 'A' }, { policy })
    if (!odds.ok) throw new Error(JSON.stringify(odds.refusals))
    // Two of 30 notes of 100 and 20 of 200: 30 × 29, 2 × 30 × 20 and 20 × 19 out of 50 × 49.
    const found = odds.value.outcomes.map(({ result, chance }) => [result, chance.toFraction()])
    expect(Object.fromEntries(found)).toEqual({ 200: '87/245', 300: '24/49', 400: '38/245' })
  })

  test('of an accomplice costs its player a hundred, once for all the notes', () => {
    const gangs = { A: [{ bandit: joan }, { bandit: ada, cards: ['dynamite'] }] }
    expect(told({ ...bank, gangs }, [['dynamite'], 6]).position.money.A).toBe(200)
  })
})

describe('a shootout', () => {
  const gangs = {
    A: [{ bandit: ada, bullets: 2, cards: ['revolver'] }],
    B: [{ bandit: ben, bullets: 0, wounds: 1 }],
    C: [{ bandit: joan, bullets: 1, wounds: 1 }],
  }
  const meet = { kind: 'shootout', players: 3, gangs, bandits: [ada, ben, joan], location: 'shop' }
  const guns = [['colt', 'revolver'], ['colt'], ['colt']]

  test('goes on until all have passed in a row since the last shot', () => {
    const stay = [...guns, 'stay', 'stay', 'stay', ada]
    const run = told(meet, [
      ...stay,
      'pass',
      { gun: 'colt', target: joan },
      'body',
      'pass',
      { gun: 'revolver', target: ben },
      'miss',
      'pass',
    ])
    expect(run.question?.kind).toBe('shoot')
    const end = told(meet, [
      ...stay,
      'pass',
      { gun: 'colt', target: joan },
      'body',
      'pass',
      { gun: 'revolver', target: ben },
      'miss',
      'pass',
      'pass',
    ])
    expect(end.question).toBeUndefined()
    expect(end.position.order).toEqual([ada, ben, joan])
  })

  test('spends the free round of a gun before a bullet, and new ones come in the next', () => {
    const run = told(meet, [
      ...guns,
      'stay',
      'stay',
      'stay',
      ada,
      { gun: 'revolver', target: ben },
      'miss',
    ])
    expect(run.position.gangs.A[0]?.bullets).toBe(2)
    expect(run.position.fight?.free[ada]).toEqual([1, 0])
  })

  test('of those who fled comes after that of those who stay, for the last positions', () => {
    const run = told(meet, [...guns, 'stay', 'flee', 'flee', ['colt'], ['colt'], 'stay', 'flee'])
    expect(run.position.order).toEqual([ada, ben, joan])
    const begins = run.events.filter(({ kind }) => kind === 'shootout-begins')
    expect(begins.map(({ clause }) => clause)).toEqual(['shootout.trigger', 'flee.several'])
  })

  test('from which all flee twice is fought all the same', () => {
    const all = ['flee', 'flee', 'flee']
    const run = told(meet, [...guns, ...all, ...guns, ...all])
    expect(run.question?.kind).toBe('name')
    expect(run.position.fight?.standing).toEqual([ada, ben, joan])
  })

  test('leaves the dead without a position, the accomplice lost and the starter with nothing', () => {
    const dying = {
      ...meet,
      players: 2,
      gangs: { A: gangs.A, B: [{ bandit: ben }, { bandit: joan, wounds: 3, cards: ['mask'] }] },
      money: { A: 900, B: 1100 },
      bandits: [ada, joan],
    }
    const shoot = [['colt'], ['colt'], 'stay', 'stay', ada, { gun: 'colt', target: joan }, 'body']
    const run = told(dying, shoot)
    expect(run.position).toMatchObject({ order: [ada], graves: [joan], dead: [joan] })
    expect(run.position.gangs.B.map(({ id }) => id)).toEqual([ben])
    expect([run.position.money.A, run.position.money.B]).toEqual([1200, 800])
    expect(told({ ...dying, money: { A: 900, B: 1000 } }, shoot).position.money.B).toBe(1000)
  })

  test('ends a game at once where the bounty reaches the target', () => {
    const rich = {
      ...meet,
      players: 2,
      gangs: { A: gangs.A, B: [{ bandit: ben }, { bandit: joan, wounds: 3 }] },
      money: { A: 2700, B: 1100 },
      bandits: [ada, joan],
    }
    const run = told(rich, [
      ['colt'],
      ['colt'],
      'stay',
      'stay',
      ada,
      { gun: 'colt', target: joan },
      'head',
    ])
    expect(run.position.winners).toEqual(['A'])
    expect(run.question).toBeUndefined()
  })
})

describe('a starter that died in a shootout', () => {
  test('has neither wounds nor guns any more, where it is compared', () => {
    // Ada (3) uses the long revolver, which has 2 fists, and dies; Joan (2) has one token: 4, and no wound.
    const gangs = {
      A: [{ bandit: ada, bullets: 0, wounds: 3, cards: ['long-revolver'] }],
      B: [{ bandit: joan, bullets: 0, experience: 1 }],
    }
    const meet = { kind: 'shootout', players: 2, gangs, bandits: [ada, joan], location: 'shop' }
    const all = [['long-revolver'], ['colt'], 'stay', 'stay', joan]
    const { position } = told(meet, [...all, { gun: 'colt', target: ada }, 'head'], {
      dead: 'first',
    })
    expect(position.order).toEqual([joan, ada])
  })
})

describe('the maintenance', () => {
  const round = { kind: 'town', players: 2, begins: 'maintenance', prison: 'lou', victim: 'barber' }

  test('replaces three guns until a robbery card has come', () => {
    const shop = ['revolver', 'pistol', 'carbine']
    const { position } = told({ ...round, shop }, ['revolver', 'pistol', 'carbine', 'repeater'])
    expect(position.shop).toEqual(['repeater'])
    const done = told({ ...round, shop }, [
      'revolver',
      'pistol',
      'carbine',
      'repeater',
      'mask',
      'map',
    ])
    expect(done.position.shop).toEqual(['repeater', 'mask', 'map'])
    expect(done.question?.kind).toBe('location')
  })

  test('changes the notes of the richest for a token where the supply runs out', () => {
    const bank = new Array(38).fill(0)
    const rich = {
      ...round,
      money: { A: 2000, B: 1000 },
      bank,
      coach: [],
      shop: ['mask', 'map', 'key'],
    }
    const { events, position } = told({ ...rich, tokens: { A: 0, B: 1 } })
    expect(events.filter(({ kind }) => kind === 'changed')).toEqual([])
    const more = { ...rich, bank: new Array(40).fill(0), tokens: { A: 0, B: 1 } }
    const run = told(more)
    expect(run.events.find(({ kind }) => kind === 'changed')).toMatchObject({ seat: 'A' })
    expect([position.vaults.bank.length, run.position.vaults.bank.length]).toEqual([39, 41])
    expect(run.position.tokens).toMatchObject({ A: 1, B: 1 })
  })
})

describe('money', () => {
  const gangs = { A: [{ bandit: ada }], B: [{ bandit: joan, bullets: 0, wounds: 3 }] }
  const notes = (hundreds: number, doubles: number) => [
    ...new Array(hundreds).fill(100),
    ...new Array(doubles).fill(200),
  ]
  /** Of 30 and 20 notes two of $100 are left, A has a token alone, and B $1,500, in seven notes of $200 and one. */
  const scarce = {
    players: 3,
    gangs: { ...gangs, C: [{ bandit: ben, bullets: 1 }] },
    tokens: { A: 1 },
    money: { A: 1000, B: 1500 },
    bank: notes(27, 13),
  }

  test('that is paid with a token comes back as change, for which the richest hands in notes', () => {
    const at = { ada: 'shop', joan: 'heal', ben: 'heal' }
    const shop = { ...scarce, kind: 'town', shop: ['mask', 'map', 'key'], sent: at }
    const { events, position } = told(shop, ['mask'])
    const kinds = events
      .map(({ kind }) => kind)
      .filter((kind) => ['changed', 'paid'].includes(kind))
    expect(kinds).toEqual(['changed', 'paid'])
    expect(events.find(({ kind }) => kind === 'changed')).toMatchObject({ seat: 'B' })
    expect([position.money, position.tokens]).toMatchObject([
      { A: 900, B: 1500 },
      { A: 0, B: 1 },
    ])
    // Five notes of $200 come of it, which with two of $100 are change enough.
    expect(laidOut(position)).toMatchObject({
      owed: 0,
      purses: { A: { 100: 1, 200: 4 }, B: { 100: 1, 200: 2, 1000: 1 } },
    })
    const poor = told({ ...shop, money: { A: 1000, B: 900 }, bank: notes(29, 16) }, ['mask'])
    expect(poor.events).toContainEqual(
      expect.objectContaining({ kind: 'not-applied', why: 'supply-short', seat: 'A' }),
    )
    expect(laidOut(poor.position).owed).toBe(900)
  })

  test('of a bounty is changed alike', () => {
    const dead = { ...scarce, kind: 'death', bandit: joan, by: ben, hit: 'body' }
    // B pays $300 of a token and $200, and is due $900; two notes of $100 are left, and one of $200 of its own.
    const bounty = { ...dead, tokens: { B: 1 }, money: { A: 1300, B: 1200 }, bank: notes(27, 13) }
    const { events, position } = told(bounty)
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.indexOf('changed')).toBeLessThan(kinds.indexOf('bounty-paid'))
    expect([position.money, position.tokens]).toMatchObject([
      { A: 1300, B: 900, C: 300 },
      { A: 1, B: 0, C: 0 },
    ])
    expect(laidOut(position).owed).toBe(0)
  })
})

describe('the black market', () => {
  const gangs = { A: [{ bandit: ada }], B: [{ bandit: ben }] }
  const at = { ada: 'market', ben: 'market' }
  const stalls = { kind: 'town', players: 2, gangs, money: { A: 400, B: 400 }, sent: at }

  test('shows the second just what the first has put back, in that order, and nobody else', () => {
    const run = told(stalls, [
      [],
      [ada, ben],
      'pay',
      'mask',
      'map',
      'key',
      'map',
      ['key', 'mask'],
      'pay',
    ])
    expect(run.position.drawn).toEqual(['key', 'mask'])
    expect(game.seenBy(run.position, 'A').drawn).toEqual(['unknown', 'unknown'])
    expect(game.seenBy(run.position, 'B').gangs.A[0]?.hidden).toEqual(['unknown'])
    const after = told(stalls, [
      [],
      [ada, ben],
      'pay',
      'mask',
      'map',
      'key',
      'map',
      ['key', 'mask'],
      'pay',
      'mask',
    ])
    expect(after.position.top).toEqual([{ card: 'key', known: ['B'] }])
  })
})

test('a game at random is won by whoever reaches the target of so many players, whatever the size', () => {
  for (const [players, target] of [
    [2, 3000],
    [3, 2500],
    [4, 2000],
    [5, 2000],
  ] as const) {
    const { position, question } = replay(
      game,
      opened({ kind: 'game', players }),
      atRandom(players),
    )
    expect(question).toBeUndefined()
    expect(position.winners).toHaveLength(1)
    const [winner = 'A'] = position.winners
    expect(position.money[winner]).toBeGreaterThanOrEqual(target)
  }
})
