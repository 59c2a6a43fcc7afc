import { describe, expect, it } from 'vitest'
import { eventsOf, told } from './tables.ts'

const at = (x: number, y: number) => ({ x, y })

/** A round of two that is broken off after it, A at one place and B far from it unless told otherwise. */
const round = (a: object, more: object = {}, b: object = {}) => ({
  kind: 'round',
  players: 2,
  survivors: {
    A: { passport: 'C', ...at(1000, 1000), ...a },
    B: { passport: 'B', ...at(5000, 5000), ...b },
  },
  mostRounds: 1,
  ...more,
})
const play = (action: string, place = '7') => ({ action, place })
const all = { '1': 'wound', '3': 'infection', '4': 'food', '5': 'food', '6': 'food' }

describe('shooting', () => {
  const wall = { pieces: [{ kind: 'sandbag-wall', x: 2000, y: 1000, turn: 9 }] }
  const armed = { sheet: { ...all, right: 'handgun' } }

  it('scenery.cover: takes off what the piece says; combat.din: then there is a Din', () => {
    const run = told(round(armed, wall, at(3000, 1000)), [
      play('ranged'),
      8,
      12,
      4,
      12,
      at(1000, 900),
    ])
    expect(eventsOf(run, 'attack-total')[0]).toMatchObject({ penalty: 2, total: 7 })
    expect(eventsOf(run, 'din-placed')[0]?.at).toEqual(at(1000, 875))
  })

  it('scenery.opaque: through a skip nobody is seen, nor shot at', () => {
    const skip = { pieces: [{ kind: 'skip', x: 2000, y: 1000 }] }
    expect(told(round(armed, skip, at(3000, 1000)), [play('ranged')]).refusal).toBeDefined()
  })

  it('weapon.must-be-loaded-to-fire: an Empty weapon cannot', () => {
    const empty = { sheet: { right: 'handgun:empty' } }
    expect(told(round(empty, {}, at(3000, 1000)), [play('ranged')]).refusal).toBeDefined()
  })

  it('special.vehicle-no-shot-din: no Din is placed where a vehicle makes one', () => {
    const vehicle = { pieces: [{ kind: 'vehicle', x: 3000, y: 4000 }] }
    const run = told(round(armed, vehicle, at(3000, 1000)), [play('ranged'), 1, 12, 1, 12])
    expect(eventsOf(run, 'din-placed')).toEqual([])
    expect(eventsOf(run, 'not-applied')[0]?.clause).toBe('special.vehicle-no-shot-din')
  })
})

describe('melee', () => {
  const knife = { sheet: { ...all, left: 'bladed' } }

  it('action.melee: as far as a Move goes, and not a unit further', () => {
    // 10 cm by the free skill, a base to each side: the gap is 12.5 cm.
    const run = (x: number) =>
      told(round(knife, {}, at(x, 1000)), [play('melee'), 'straight', 1, 12, 1, 12])
    expect(eventsOf(run(2500), 'stepped')[0]?.at).toEqual(at(2250, 1000))
    expect(run(2501).refusal).toBeDefined()
    expect(told(round(knife, {}, at(2500, 1000)), [play('melee', '2')]).refusal).toBeDefined()
    expect(
      told(round(knife, {}, at(4000, 1000)), [play('melee')], { 'melee.move': 'unlimited' })
        .refusal,
    ).toBeUndefined()
  })

  it('zombie.kill-fives: the group are those in contact', () => {
    const zombies = { zombies: [at(1600, 1000), at(1600, 1251), at(4000, 4000)] }
    const run = told(round(knife, zombies), [play('melee'), 1, 'straight', 8])
    expect(eventsOf(run, 'kills-counted')[0]?.group).toEqual([1])
    const chain = told(round(knife, zombies), [play('melee'), 1, 'straight', 8], {
      group: 'chain',
    })
    expect(eventsOf(chain, 'kills-counted')[0]?.group).toEqual([1, 2])
  })
})

describe('aiming', () => {
  const aimer = { ...at(3000, 1000), sheet: { ...all, right: 'handgun' }, target: 'A' }
  const shot = ['right', 1, 12, 1, 12, at(3100, 1000)]

  it('aim.trigger, aim.optional: whoever aims may attack when an action is declared', () => {
    const asked = told(round({}, {}, aimer), [play('nothing')])
    expect(asked.question).toMatchObject({ kind: 'fire', by: 'B' })
    const no = told(round({}, {}, aimer), [play('nothing'), 'no'])
    expect(no.position.players.B.target).toBe('A')
    const run = told(round({}, {}, aimer), [play('nothing'), ...shot])
    expect(eventsOf(run, 'aim-discarded')[0]).toMatchObject({ seat: 'B', target: 'A' })
    expect(run.question).toMatchObject({ kind: 'carry-on', by: 'A' })
  })

  it('R-aim-stop: whoever stops has zombies about it all the same, or not by the other reading', () => {
    const zombie = { zombies: [at(1000, 1600)] }
    const stop = [play('nothing'), ...shot, false]
    expect(eventsOf(told(round({}, zombie, aimer), stop), 'group-attacks')).toHaveLength(1)
    const over = told(round({}, zombie, aimer), stop, { 'aim.stop': 'at-once' })
    expect(eventsOf(over, 'group-attacks')).toHaveLength(0)
    const home = round({ ...at(1000, 125), community: at(1000, 0) }, zombie, aimer)
    expect(told(home, stop).question).toMatchObject({ kind: 'free', clause: 'end.win', by: 'A' })
    expect(told(home, stop, { 'aim.stop': 'at-once' }).question).toMatchObject({ by: 'B' })
  })

  it('aim.discard-los: a step behind a bus, and nobody aims any more', () => {
    const bus = { pieces: [{ kind: 'bus', x: 2000, y: 2500, turn: 9 }] }
    const run = told(round({}, bus, aimer), [play('move'), 'no', at(1000, 2000)])
    expect(eventsOf(run, 'aim-discarded')[0]?.clause).toBe('aim.discard-los')
  })

  it('aim.discard-attacked: zombies in contact spoil it', () => {
    const run = told(
      round({ sheet: { right: 'handgun' }, target: 'B' }, { zombies: [at(1000, 1300)] }),
      [play('nothing'), 'done'],
    )
    expect(eventsOf(run, 'aim-discarded')[0]?.clause).toBe('aim.discard-attacked')
  })
})

describe('searching', () => {
  const token = (x: number, item = 'food') => ({ lying: [{ ...at(x, 1000), item }] })

  it('action.search: nearer than 5 cm, and 5 cm is too far', () => {
    const run = told(round({}, token(1624)), [play('search'), 'left'])
    expect(eventsOf(run, 'stepped')[0]?.at).toEqual(at(1499, 1000))
    expect(run.position.players.A.sheet.left).toEqual({ kind: 'food', mark: 'none' })
    expect(run.position.lying).toEqual([])
    expect(told(round({}, token(1625)), [play('search')]).refusal).toBeDefined()
  })

  it('action.search-swap: what lies in a box makes room', () => {
    const run = told(round({ sheet: { '1': 'flare' } }, token(1300)), [play('search'), '1', '9'])
    expect(run.position.players.A.sheet).toMatchObject({
      '1': { kind: 'food' },
      '9': { kind: 'flare' },
    })
    const open = told(round({ sheet: { '1': 'flare' } }, token(1300)), [play('search'), '1'])
    expect(open.question?.about).toEqual({ item: 'flare' })
    const hidden = told(round({ sheet: { '8': 'flare' } }, token(1300)), [play('search'), '8'])
    expect(hidden.question?.about, 'nobody learns what lay face down').toEqual({ item: 'unseen' })
  })

  it('action.search-swap: so does what lies in a hand, across both, on the Satchel, in the Backpack', () => {
    const swap = (sheet: object, place: string, into: string) => {
      const run = told(round({ sheet }, token(1300)), [play('search', '9'), place, into])
      expect(run.refusal, place).toBeUndefined()
      return run.position.players.A.sheet
    }
    expect(swap({ left: 'flare' }, 'left', '1')).toMatchObject({
      left: { kind: 'food' },
      '1': { kind: 'flare' },
    })
    const pack = { bag: 'backpack', 'pack-1': 'flare' }
    expect(swap(pack, 'pack-1', 'pack-2')).toMatchObject({
      'pack-1': { kind: 'food' },
      'pack-2': { kind: 'flare' },
    })
    const satchel = { outfit: 'satchel', pouch: 'flare' }
    expect(swap(satchel, 'pouch', 'left')).toMatchObject({
      pouch: { kind: 'food' },
      left: { kind: 'flare' },
    })
    expect(swap({ both: 'blunt' }, 'left', 'right'), 'one hand is left for it').toMatchObject({
      left: { kind: 'food' },
      right: { kind: 'blunt' },
      both: null,
    })
  })

  it('action.search-swap: no Wound, no token, no Bandage in use and no Outfit makes room', () => {
    const sheet = { left: 'wound', '1': 'action', 'card-1': 'bandage:wound', outfit: 'satchel' }
    for (const [item, place] of [
      ['food', 'left'],
      ['food', '1'],
      ['bandage', 'card-1'],
      ['trainers', 'outfit'],
    ] as const)
      expect(
        told(round({ sheet }, token(1300, item)), [play('search', '9'), place]).refusal?.code,
      ).toBe('place-taken')
  })

  it('object.blank-discard: a Blank stays where it lies face down, and is gone where all see it', () => {
    const run = (place: string) =>
      told(round({ sheet: { left: 'wound' } }, token(1300, 'blank')), [play('search'), place])
    expect(run('8').position.players.A.sheet['8']).toEqual({ kind: 'blank', mark: 'none' })
    for (const place of ['1', 'right']) {
      expect(run(place).position.players.A.sheet[place as '1']).toBeNull()
      expect(run(place).position.gone).toEqual([{ kind: 'blank', mark: 'none' }])
      expect(eventsOf(run(place), 'discarded')[0]?.clause).toBe('object.blank-discard')
    }
    expect(run('left').refusal?.code).toBe('place-taken')
  })

  it('object.blank-discard: also where it is laid out again, or makes room', () => {
    const pack = { bag: 'backpack', 'pack-1': 'blank' }
    const swapped = told(round({ sheet: pack }, token(1300)), [play('search', '9'), 'pack-1', '1'])
    expect(swapped.position.gone).toEqual([{ kind: 'blank', mark: 'none' }])
    const laid = told(round({ sheet: { '8': 'blank' } }), [play('reorganise', '9'), '9', '1'])
    expect(laid.position.gone).toEqual([{ kind: 'blank', mark: 'none' }])
  })

  it('scenery.chest-search: a boot by touching the car', () => {
    const car = {
      pieces: [{ kind: 'car', x: 1000, y: 1500 }],
      lying: [{ ...at(1000, 1500), piece: 0, item: 'gear' }],
    }
    expect(told(round({ y: 1175 }, car), [play('search'), 'leave']).refusal).toBeUndefined()
    expect(told(round({ y: 1173 }, car), [play('search')]).refusal).toBeDefined()
  })
})

describe('objects and scenery', () => {
  it('object.ammunition: loads, and is gone; scenery.ammo-box: a box stays', () => {
    const empty = { '1': 'ammunition', right: 'handgun:empty' }
    const run = told(round({ sheet: empty }), [play('ammunition')])
    expect(run.position.players.A.sheet).toMatchObject({ '1': null, right: { mark: 'none' } })
    const post = { pieces: [{ kind: 'defensive-position', x: 1000, y: 1525 }] }
    const box = told(round({ sheet: { right: 'handgun:empty' } }, post), [play('ammunition')])
    expect(box.position.players.A.sheet.right?.mark).toBe('none')
  })

  it('object.medkit: oneself, or somebody 5 cm away, whom one touches for it', () => {
    const kit = { sheet: { '1': 'first-aid-kit' } }
    const ill = (x: number) => ({ ...at(x, 1000), sheet: { left: 'wound' } })
    const treat = [play('first-aid-kit'), 9]
    const run = told(round(kit, {}, ill(1750)), treat)
    expect(run.position.players.B.sheet.left).toBeNull()
    expect(eventsOf(run, 'stepped')[0]?.at).toEqual(at(1500, 1000))
    expect(told(round(kit, {}, ill(1751)), treat).refusal).toBeDefined()
  })

  it('object.flare-move: anywhere on the edge, 20 cm from all other pawns', () => {
    const flare = { sheet: { '1': 'flare' }, community: at(0, 3000) }
    const other = { community: at(3000, 0) }
    const run = (x: number) =>
      told(round(flare, {}, other), [play('flare'), { x, y: 0 }, at(1000, 900)])
    expect(run(1000).position.players.A.community).toEqual(at(1000, 0))
    expect(run(1001).refusal).toBeDefined()
    expect(eventsOf(run(1000), 'din-placed')[0]?.clause).toBe('object.flare-din')
  })

  it('scenery.passage-yellow: over a wall, by an action', () => {
    const wall = { pieces: [{ kind: 'sandbag-wall', x: 1000, y: 1225 }] }
    const run = told(round({}, wall), [play('jump')])
    expect(eventsOf(run, 'stepped')[0]?.at).toEqual(at(1000, 1450))
  })

  it('scenery.passage-yellow: across, or not at all', () => {
    const wall = { pieces: [{ kind: 'sandbag-wall', x: 3000, y: 3000 }] }
    const jump = (x: number, y: number, more: object = {}) =>
      told(round(at(x, y), { ...wall, ...more }), [play('jump')])
    expect(eventsOf(jump(3525, 3095), 'stepped')[0]?.at).toEqual(at(2475, 3095))
    const taken = { zombies: [at(2475, 3095)] }
    expect(jump(3525, 3095, taken).refusal?.code).toBe('no-jump')
    expect(jump(3410, 2775).refusal?.code, 'beside the end of the wall').toBe('no-jump')
  })

  it('object.bandage-use: a Wound goes onto the Bandage, at no cost', () => {
    const sheet = { left: 'wound', 'card-1': 'bandage' }
    const run = told(round({ sheet }), [{ free: 'bandage', place: 'left' }])
    expect(run.position.players.A.sheet).toMatchObject({ left: null, 'card-1': { mark: 'wound' } })
    expect(run.position.players.A.reserve).toBe(3)
  })

  it('object.backpack-drop: the Backpack goes with all that is in it', () => {
    const sheet = { bag: 'backpack', 'pack-1': 'food', 'pack-2': 'gear' }
    const spots = [at(1000, 900), at(900, 1000), at(1100, 1000)]
    const { lying } = told(round({ sheet }), [{ free: 'drop', place: 'bag' }, ...spots]).position
    expect(lying.map(({ item }) => item?.kind)).toEqual(['food', 'gear', 'backpack'])
  })
})

describe('tokens', () => {
  it('token.side: a Run is paid with Fatigue, and makes noise', () => {
    const run = told(round({}), [play('run'), at(1000, 3000), at(1000, 3100)])
    expect(run.refusal).toBeDefined()
    const near = told(round({}), [play('run'), at(1000, 2750), at(1000, 2900)])
    expect(near.position.players.A.sheet['7']?.kind).toBe('fatigue')
    expect(near.position.players.A.noise).toEqual(at(1000, 2875))
  })

  it('action.rest: turns Fatigue to Action', () => {
    const run = told(round({ sheet: { '1': 'fatigue' } }), [play('rest')])
    expect(run.position.players.A.sheet['1']?.kind).toBe('action')
  })

  it('turn.next, token.recover: all play in turn; then all Action tokens come back, or one Fatigue', () => {
    const one = { reserve: 1 }
    const answers = [play('nothing'), play('nothing'), 1, 1]
    const run = told(
      round(
        { ...one, sheet: { '1': 'fatigue', '2': 'fatigue' } },
        {},
        { ...one, sheet: { '1': 'fatigue' } },
      ),
      answers,
    )
    expect(run.question).toMatchObject({ kind: 'recover', by: 'A' })
  })
})

describe('leaving', () => {
  const rich = { '1': 'food', '2': 'gear', '3': 'medicine', '4': 'materials', '5': 'food' }

  it('end.success: at the pawn, with 5 points, before zombies come; end.three-rounds: then three more rounds', () => {
    const home = { x: 3000, y: 125, sheet: rich, community: at(3000, 0), reserve: 1 }
    const table = { ...round(home, {}, { reserve: 0 }), mostRounds: 30 }
    const run = told(table, [{ free: 'claim' }, 1, 1])
    expect(run.position.players.A.state).toBe('out')
    expect(eventsOf(run, 'round-ends')[0]).toMatchObject({ left: 3 })
    const early = told(table, [{ free: 'claim' }, 1, 1], { 'last-rounds': 'from' })
    expect(eventsOf(early, 'round-ends')[0]).toMatchObject({ left: 2 })
  })

  it('end.three-rounds, R-nobody-left, R-no-exit: when all is over, the round is the last that was played', () => {
    const home = { x: 3000, y: 125, sheet: rich, community: at(3000, 0), reserve: 1 }
    const table = (more: object) => round(home, more, { reserve: 0 })
    const rolls = new Array(8).fill(1)
    const leaves = (more: object, readings = {}) =>
      told(table(more), [{ free: 'claim' }, ...rolls], readings).position
    expect(leaves({ mostRounds: 30 })).toMatchObject({ phase: 'over', round: 4 })
    const from = { 'last-rounds': 'from' }
    expect(leaves({ mostRounds: 30 }, from)).toMatchObject({ phase: 'over', round: 3 })
    expect(leaves({ mostRounds: 2 })).toMatchObject({ phase: 'over', round: 2 })
    const alone = { ...table({}), survivors: { A: home }, dead: ['B'] }
    expect(told(alone, [{ free: 'claim' }]).position).toMatchObject({ phase: 'over', round: 1 })
  })

  it('end.failure: without them the turn goes on', () => {
    const home = { x: 3000, y: 125, sheet: { '1': 'food' }, community: at(3000, 0) }
    const run = told(round(home), [{ free: 'claim' }])
    expect(eventsOf(run, 'claim-failed')[0]).toMatchObject({ total: 1 })
    expect(told(round(home), [{ free: 'claim' }, { free: 'claim' }]).refusal).toBeDefined()
  })
})

describe('what costs nothing', () => {
  const bus = { kind: 'bus', x: 2000, y: 2500, turn: 9 }

  it('aim.relocate: whoever sees another after a Move aims at it, once, and then has done enough', () => {
    const table = {
      kind: 'round',
      players: 3,
      survivors: {
        A: { ...at(1000, 1000), target: 'B' },
        B: at(1000, 2000),
        C: at(3000, 1800),
      },
      pieces: [bus],
    }
    expect(told(table, [{ free: 'aim' }]).refusal).toBeDefined()
    const moved = [play('move'), at(2200, 1000)]
    expect(told(table, moved).question).toMatchObject({ kind: 'free', clause: 'aim.relocate' })
    const run = told(table, [...moved, { free: 'aim' }])
    expect(run.position.players.A.target).toBe('C')
    expect(run.question).toMatchObject({ kind: 'step', by: 'B' })
  })

  it('end.win, object.guide: a Guide found at the pawn is read, and what one has is shown', () => {
    const sheet = { '1': 'food', '2': 'gear', '3': 'medicine', '4': 'materials' }
    const token = { ...at(3000, 250), item: 'survival-guide' }
    const home = { x: 3000, y: 125, sheet, community: at(3000, 0) }
    const found = [play('search'), '5', { free: 'guide', place: '5' }, 'two-resources']
    const run = told(round(home, { lying: [token] }), [...found, { free: 'claim' }])
    expect(run.position.players.A.state).toBe('out')
    const early = [{ free: 'claim' }, ...found, { free: 'claim' }]
    expect(told(round(home, { lying: [token] }), early).refusal).toBeDefined()
  })

  it('object.bandage-use: a Wound by zombies is bandaged at once, but there is no time for a claim', () => {
    const home = { x: 3000, y: 125, sheet: { 'card-1': 'bandage' }, community: at(3000, 0) }
    const table = round(home, { zombies: [at(3000, 375)] })
    const hurt = [play('nothing'), 'done', 1, 1, 'left', '1']
    const run = told(table, hurt)
    expect(run.question).toMatchObject({ kind: 'free', clause: 'action.drop' })
    const bandaged = told(table, [...hurt, { free: 'bandage', place: 'left' }])
    expect(bandaged.position.players.A.sheet).toMatchObject({
      left: null,
      'card-1': { kind: 'bandage', mark: 'wound' },
    })
    expect(told(table, [...hurt, { free: 'claim' }]).refusal).toBeDefined()
  })

  it('R-free-acts: nothing is asked of whoever has nothing to do', () => {
    expect(told(round({}), [play('nothing')]).question).toMatchObject({ kind: 'step', by: 'B' })
  })
})

describe('exchange', () => {
  it('action.exchange: both give what they like if both agree, and lay out their sheets again', () => {
    const near = { ...at(1750, 1000), sheet: { left: 'shiv' } }
    const answers = [play('exchange'), ['1'], ['left'], true, true]
    const run = told(round({ sheet: { '1': 'food' } }, {}, near), answers)
    expect(eventsOf(run, 'handed-over').map(({ item }) => item.kind)).toEqual(['food', 'shiv'])
    expect(run.question).toMatchObject({ kind: 'lay-out', by: 'A' })
    const no = told(round({ sheet: { '1': 'food' } }, {}, near), [...answers.slice(0, 4), false])
    expect(eventsOf(no, 'handed-over')).toEqual([])
    expect(
      told(round({ sheet: { '1': 'food' } }, {}, { ...near, x: 1751 }), answers).refusal,
    ).toBeDefined()
  })
})

describe('a sheet that is full', () => {
  const ill = (from: number) =>
    Object.fromEntries(
      Array.from({ length: 10 - from }, (_, at) => [String(from + at), 'infection']),
    )

  it('R-token-reorganise: Trainers are put on again where a token would have no place without them', () => {
    const sheet = { '1': 'wound', '2': 'wound', ...ill(3), outfit: 'trainers' }
    const full = { kind: 'turn', players: 2, survivors: { A: { ...at(1000, 1000), sheet } } }
    const { players } = told(full, [play('reorganise', 'pouch')]).position
    expect(players.A.sheet.outfit?.kind).toBe('trainers')
    expect(players.A.sheet.pouch?.kind).toBe('action')
  })

  it('R-token-free-box: whoever can free a box by a Bandage is asked, who cannot is passed over', () => {
    const sheet = { '1': 'wound', ...ill(2) }
    const crowded = (more: object) => ({
      kind: 'turn',
      players: 2,
      survivors: { A: { ...at(1000, 1000), sheet: { ...sheet, ...more } } },
    })
    expect(told(crowded({})).question).toBeUndefined()
    expect(told(crowded({ 'card-1': 'bandage' })).question?.kind).toBe('step')
    const freed = told(crowded({ 'card-1': 'bandage' }), [{ free: 'bandage', place: '1' }])
    expect(freed.position.players.A.sheet['1']).toBeNull()
    expect(freed.question?.kind).toBe('step')
  })

  it('R-exit-failure, aim.relocate: whoever is passed over has had its turn, and the next may do the same', () => {
    const a = {
      sheet: { '1': 'wound', ...ill(2), left: 'wound', 'card-1': 'bandage' },
      target: 'B',
    }
    const atPawn = (y: number) => ({ ...at(3000, Math.abs(y - 125)), community: at(3000, y) })
    const survivors = {
      A: { ...a, ...atPawn(0) },
      B: { ...atPawn(6000), target: 'C' },
      C: at(500, 500),
    }
    const table = { kind: 'round', players: 3, survivors, mostRounds: 1 }
    const full = [{ free: 'claim' }, { free: 'aim' }, { free: 'bandage', place: 'left' }]
    const run = told(table, [...full, { free: 'claim' }, { free: 'aim' }])
    expect(run.refusal).toBeUndefined()
    expect(run.position.players.B.target).toBe('A')
  })
})
