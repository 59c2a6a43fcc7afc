import { describe, expect, it } from 'vitest'
import { drawnTo } from '../../../src/games/trust-me/rules/zombies/zombies.ts'
import { crowd, timeOf } from './crowd.ts'
import { eventsOf, opened, refusalsOf, told } from './tables.ts'

const at = (x: number, y: number) => ({ x, y })
const bus = (x: number, y: number) => ({ kind: 'bus', x, y })

/** A table with survivors A and, if told, B. */
const phase = (zombies: object[], a: object, more: object = {}, b?: object) => ({
  kind: 'zombies',
  players: 2,
  survivors: { A: a, ...(b ? { B: b } : {}) },
  zombies,
  ...more,
})

/** Lure of the first zombie of a table. */
function drawn(situation: object, readings = {}) {
  const opening = opened(situation, readings)
  const laid = { given: opening.given, now: opening.position, readings: opening.readings }
  const { clause, lures } = drawnTo(laid, 1)
  return `${clause} ${lures.map(({ name }) => name).join(' ')}`.trim()
}

describe('which one does the zombie follow?', () => {
  it('zombie.p1: a survivor that it sees, at exactly 20 cm and not one unit more', () => {
    expect(drawn(phase([at(1000, 1000)], at(3250, 1000)))).toBe('zombie.p1 A')
    expect(drawn(phase([at(1000, 1000)], at(3251, 1000)))).toBe('zombie.p5')
  })

  it('zombie.p4: one that it does not see only below 20 cm', () => {
    const behind = { pieces: [bus(2000, 1000)] }
    expect(drawn(phase([at(850, 1000)], at(3150, 1000), behind))).toBe('zombie.p5')
    const wall = { pieces: [{ ...bus(2000, 1000), turn: 9 }] }
    expect(drawn(phase([at(1000, 1000)], at(3250, 1000), wall))).toBe('zombie.p5')
    expect(drawn(phase([at(1000, 1000)], at(3249, 1000), wall))).toBe('zombie.p4 A')
  })

  it('zombie.p2: the Din before all that is not seen, at any distance', () => {
    const din = { din: { x: 5900, y: 5900 } }
    expect(drawn(phase([at(1000, 1000)], at(5000, 1000), din))).toBe('zombie.p2 din')
    expect(drawn(phase([at(1000, 1000)], at(2000, 1000), din))).toBe('zombie.p1 A')
  })

  it('zombie.p3: a Noise or the Echo 20 cm away or less', () => {
    const echo = (x: number) => ({ din: { x, y: 1000, side: 'echo' } })
    expect(drawn(phase([at(1000, 1000)], at(5000, 5000), echo(3125)))).toBe('zombie.p3 echo')
    expect(drawn(phase([at(1000, 1000)], at(5000, 5000), echo(3126)))).toBe('zombie.p5')
    const noisy = { ...at(5000, 5000), noise: at(1000, 3000) }
    expect(drawn(phase([at(1000, 1000)], noisy, echo(3000)))).toBe('zombie.p3 noise-A echo')
  })

  it('zombie.tie: those exactly as near, and no others', () => {
    const two = (x: number) => phase([at(3000, 3000)], at(2000, 3000), {}, at(x, 3000))
    expect(drawn(two(4000))).toBe('zombie.p1 A B')
    expect(drawn(two(4001))).toBe('zombie.p1 A')
    const run = told(two(4000))
    expect(run.question).toMatchObject({ kind: 'follows', clause: 'zombie.tie' })
  })

  it('R-geo-points: a marker under its base is no nearer than one at its rim, but by centres', () => {
    const noisy = (x: number, y: number, noise: number) => ({ ...at(x, y), noise: at(noise, 1000) })
    const on = phase([at(1000, 1000)], noisy(5000, 5000, 1050), {}, noisy(5500, 1000, 1125))
    expect(drawn(on)).toBe('zombie.p3 noise-A noise-B')
    expect(drawn(on, { measure: 'centres' })).toBe('zombie.p3 noise-A')
  })

  it('R-geo-measure: by centres, 20 cm reach less far', () => {
    const far = phase([at(1000, 1000)], at(3250, 1000))
    expect(drawn(far, { measure: 'centres' })).toBe('zombie.p5')
    expect(drawn(phase([at(1000, 1000)], at(3000, 1000)), { measure: 'centres' })).toBe(
      'zombie.p1 A',
    )
  })

  it('R-geo-los: past the end of a bus by the other reading', () => {
    const pieces = { pieces: [bus(2000, 2000)] }
    const table = phase([at(2950, 1000)], at(2950, 2900), pieces)
    expect(drawn(table)).toBe('zombie.p4 A')
    expect(drawn(table, { sight: 'any-spot' })).toBe('zombie.p1 A')
  })

  it('special.vehicle-attracts: the vehicle makes the Din for ever', () => {
    const pieces = { pieces: [{ kind: 'vehicle', x: 4000, y: 4000 }] }
    const table = phase([at(1000, 1000)], at(5000, 1000), pieces)
    expect(drawn(table)).toBe('zombie.p2 din')
  })
})

describe('how zombies move', () => {
  it('zombie.move: 10 cm, and a base more; by the other reading 10 cm', () => {
    const table = phase([at(1000, 1000)], at(3200, 1000))
    expect(eventsOf(told(table), 'zombie-moved')[0]?.at).toEqual(at(2250, 1000))
    expect(eventsOf(told(table, [], { move: 'rim' }), 'zombie-moved')[0]?.at).toEqual(
      at(2000, 1000),
    )
  })

  it('R-zombie-move: as far as it gets between two limits that meet at a small angle', () => {
    const ends = (zombie: object, din: object, ...pieces: object[]) => {
      const far = phase([zombie], at(5500, 500), { pieces, din }, at(5500, 1500))
      const [{ x, y } = at(0, 0)] = told(far).position.zombies
      return { x, y }
    }
    const fort = (x: number, y: number, turn: number) => ({
      kind: 'defensive-position',
      x,
      y,
      turn,
    })
    const car = (x: number, y: number, turn: number) => ({ kind: 'car', x, y, turn })
    expect(ends(at(2086, 3507), at(1138, 2153), fort(2078, 2421, 31))).toEqual(at(1288, 2545))
    expect(ends(at(160, 4782), at(1664, 4544), fort(924, 5352, 35), car(764, 4544, 1))).toEqual(
      at(684, 4860),
    )
    expect(
      ends(at(1306, 3633), at(1371, 5900), { ...bus(1487, 4684), turn: 29 }, car(771, 4428, 28)),
    ).toEqual(at(1077, 4567))
  })

  it('zombie.contact-attack: into contact where it can, and attacks', () => {
    const run = told(phase([at(1000, 1000), at(1000, 1400)], at(2000, 1000)), [12, 4])
    expect(eventsOf(run, 'group-attacks')[0]).toMatchObject({
      seat: 'A',
      zombies: [1, 2],
      value: 10,
    })
  })

  it('R-zombie-order: the nearest goes first, and a die decides between equals', () => {
    const run = told(phase([at(1000, 3000), at(5000, 3000)], at(3000, 3000)))
    expect(run.question).toMatchObject({ kind: 'goes-first' })
    const after = told(phase([at(1000, 3000), at(5001, 3000)], at(3000, 3000)))
    expect(eventsOf(after, 'zombie-moved').map(({ zombie }) => zombie)).toEqual([1, 2])
  })

  it('R-zombie-order: gaps to a noisy vehicle are compared exactly', () => {
    const pieces = { pieces: [{ kind: 'vehicle', x: 3000, y: 3000 }] }
    // From the corner of the vehicle 300 and 400, which is 500, and 301 and 400, which is more.
    const run = told(phase([at(3900, 3700), at(2099, 3700)], at(200, 5800), pieces))
    expect(eventsOf(run, 'zombie-moved').map(({ zombie }) => zombie)).toEqual([1, 2])
    const even = told(phase([at(3900, 3700), at(2100, 3700)], at(200, 5800), pieces))
    expect(even.question).toMatchObject({ kind: 'goes-first' })
  })

  it('special.crevasse-zombie: nor does one come over it after an action', () => {
    const table = {
      kind: 'turn',
      players: 2,
      survivors: { A: at(1860, 2200), B: at(5500, 5500) },
      zombies: [at(2200, 1860)],
      pieces: [{ kind: 'crevasse', x: 3000, y: 2300 }],
    }
    const run = told(table, [{ action: 'nothing', place: '1' }])
    expect(eventsOf(run, 'zombie-removed')).toHaveLength(1)
    expect(eventsOf(run, 'group-attacks')).toEqual([])
  })

  it('R-zombie-order, R-noise-arrived: no die is rolled for zombies that are there already', () => {
    const run = told(phase([at(2750, 3000), at(3250, 3000), at(3000, 2750)], at(3000, 3000)))
    expect(run.question).toMatchObject({ kind: 'die', clause: 'combat.defence-total' })
    expect(eventsOf(run, 'not-applied').map(({ zombie }) => zombie)).toEqual([1, 2, 3])
  })

  it('special.crevasse-zombie: one whose template touches it is gone', () => {
    const pieces = { pieces: [{ kind: 'crevasse', x: 2000, y: 1500, turn: 9 }] }
    const run = told(phase([at(1500, 1500)], at(3000, 1500), pieces))
    expect(eventsOf(run, 'zombie-removed')).toHaveLength(1)
    expect(run.position.zombies).toEqual([])
  })

  it('R-zombie-scenery: lines keep it off, and it goes where it is nearest', () => {
    const pieces = { pieces: [{ kind: 'sandbag-wall', x: 2000, y: 2000 }] }
    const run = told(phase([at(2000, 1600)], at(2000, 2400), pieces))
    expect(eventsOf(run, 'zombie-moved')[0]?.at).toEqual(at(2000, 1775))
    expect(eventsOf(run, 'group-attacks')).toEqual([])
  })
})

describe('after an action', () => {
  const turn = (zombie: number, more: object = {}) => ({
    kind: 'round',
    players: 2,
    survivors: { A: { ...at(1000, 1000), ...more }, B: at(5000, 5000) },
    zombies: [at(zombie, 1000)],
    mostRounds: 1,
  })
  const nothing = { action: 'nothing', place: '1' }

  it('turn.step4, R-step4-distance: zombies 5 cm away come and attack, one unit further they do not', () => {
    const near = told(turn(1750), [nothing])
    expect(eventsOf(near, 'zombie-moved')[0]).toMatchObject({ at: at(1250, 1000), priority: 0 })
    expect(eventsOf(near, 'group-attacks')[0]?.value).toBe(8)
    expect(eventsOf(told(turn(1751), [nothing]), 'zombie-moved')).toEqual([])
  })

  it('R-geo-move: a step away from a zombie in contact leaves it behind, or just not by the other reading', () => {
    const step = [{ action: 'move', place: '2' }]
    const away = (x: number, readings = {}) => told(turn(1250), [...step, at(x, 1000)], readings)
    expect(away(250).refusal).toBeUndefined()
    expect(eventsOf(away(250), 'group-attacks')).toEqual([])
    expect(away(499, { move: 'rim' }).refusal).toBeDefined()
    expect(eventsOf(away(500, { move: 'rim' }), 'group-attacks')).toHaveLength(1)
  })

  it('token.box-covered-at-once: the box of the skill that is covered takes 5 cm off, or not yet by the other reading', () => {
    const table = { ...turn(5500) }
    const far = (place: string, y: number, readings = {}) =>
      told(table, [{ action: 'move', place }, at(1000, y)], readings).refusal
    expect(far('1', 2250)).toBeUndefined()
    expect(far('1', 2251)).toBeDefined()
    expect(far('2', 1750)).toBeUndefined()
    expect(far('2', 1751)).toBeDefined()
    expect(far('2', 2250, { covers: 'later' })).toBeUndefined()
  })

  it('R-token-covers-now: by the other reading the token of this action alone covers nothing, none that is laid out anew', () => {
    const survivors = { A: { ...at(1000, 1000), sheet: { '1': 'action' } } }
    const table = { kind: 'turn', players: 2, survivors, zombies: [at(1250, 1000)] }
    const defence = (action: string, ...laid: readonly string[]) => {
      const answers = [{ action, place: '5' }, ...laid, 12, 4]
      const rolled = eventsOf(told(table, answers, { covers: 'later' }), 'rolled')
      return rolled[0]?.dice.map(({ die }) => die)
    }
    expect(defence('nothing')).toEqual(['black', 'blue'])
    expect(defence('reorganise', '5', '2')).toEqual(['black'])
    expect(defence('reorganise', '2', '9')).toEqual(['black', 'blue'])
  })
})

/* The best of many, for a machine has other things to do: 7 to 9 times as long; it was 40 before places were sifted. */
it('thirty zombies take no more than twenty times as long among fifteen pieces as among none', () => {
  const best = (opening: ReturnType<typeof crowd>) =>
    Math.min(...Array.from({ length: 60 }, (_, seed) => timeOf(opening, seed)))
  expect(best(crowd()) / best(crowd(true))).toBeLessThan(20)
})

describe('what cannot be', () => {
  it.each([
    [phase([at(100, 1000)], at(2000, 1000)), 'off-table meta.board'],
    [phase([at(1000, 1000)], at(1249, 1000)), 'on-figure action.template'],
    [phase([], at(2000, 2000), { pieces: [bus(2000, 2000)] }), 'on-piece scenery.solid'],
    [phase([], at(5000, 5000), { pieces: [bus(900, 2000)] }), 'off-table meta.board'],
    [
      phase([], at(5000, 5000), { pieces: [bus(2000, 2000), bus(2000, 3000)] }),
      'too-many-pieces components.scenery',
    ],
  ])('%j: %s', (situation, refusal) => {
    expect(refusalsOf(situation)).toContain(refusal)
  })

  it('but zombies start on a vehicle', () => {
    const pieces = { pieces: [{ kind: 'vehicle', x: 2000, y: 2000 }] }
    expect(refusalsOf(phase([at(2000, 2000)], at(5000, 5000), pieces))).toEqual([])
    expect(refusalsOf(phase([], at(2000, 2000), pieces))).toContain('on-piece scenery.solid')
  })
})
