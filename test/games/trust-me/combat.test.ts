import { describe, expect, it } from 'vitest'
import { factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { playout } from '../../../src/kernel/run/playout.ts'
import { eventsOf, game, opened, readComponents, refusalsOf, told } from './tables.ts'

/** Two survivors: a handgun against a knife; the boxes of A that its attack needs are as told. */
const duel = (a: object, b: object = {}, more: object = {}) => ({
  kind: 'combat',
  players: 2,
  survivors: {
    A: { passport: 'C', sheet: { right: 'handgun', ...a } },
    B: { passport: 'B', sheet: b },
  },
  ...more,
})

/** Boxes of the illustrative sheet that give a skill. */
const box = { melee: '1', move: '2', ranged: '3', reroll: '4', defence: '5', green: '6' } as const

/** All skills of a sheet covered, so that an attack rolls the die of the weapon alone. */
const covered = { '1': 'action', '3': 'wound', '4': 'fatigue', '5': 'action', '6': 'infection' }

describe('components', () => {
  it('the file holds what the rules take', () => {
    expect(readComponents().refusals).toEqual([])
  })
})

describe('an attack', () => {
  it('combat.attack-dice: rolls the die of the weapon and one for the free skill', () => {
    const run = told(duel({ [box.reroll]: 'action' }), [8, 6, 1, 1, 9])
    expect(eventsOf(run, 'rolled')[0]?.dice).toEqual([
      { die: 'red', value: 8 },
      { die: 'yellow', value: 6 },
    ])
    expect(eventsOf(run, 'attack-total')[0]).toMatchObject({
      dice: 14,
      bonus: 1,
      penalty: 0,
      total: 15,
    })
    expect(eventsOf(run, 'defence-total')[0]).toMatchObject({ dice: 2, bonus: 1, total: 3 })
    expect(eventsOf(run, 'margin')[0]).toMatchObject({ difference: 12 })
  })

  it('sheet.covered-box-cancels: a covered box gives nothing', () => {
    const run = told(duel(covered, covered), [8, 1, 5])
    expect(eventsOf(run, 'rolled').map(({ dice }) => dice.length)).toEqual([1, 1])
    expect(eventsOf(run, 'margin')[0]?.difference).toBe(7)
  })

  it('combat.margin: each band of the result', () => {
    const bands = [
      [0, 'none', 0],
      [1, 'choice', 1],
      [3, 'choice', 1],
      [4, 'wounds', 1],
      [6, 'wounds', 1],
      [7, 'wounds', 2],
    ] as const
    for (const [difference, row, wounds] of bands) {
      const run = told(duel(covered, covered), [1 + difference, 1])
      expect(eventsOf(run, 'damage-decided')[0]).toMatchObject({ difference, damage: row, wounds })
    }
    const strong = duel({ ...covered, right: 'military' }, covered, { penalty: 0 })
    expect(eventsOf(told(strong, [12, 1]), 'damage-decided')[0]).toMatchObject({ difference: 7 })
    const table = [{ from: 4, wounds: 3 }]
    const replaced = duel(covered, covered, { damage: table })
    expect(eventsOf(told(replaced, [5, 1]), 'damage-decided')[0]).toMatchObject({ wounds: 3 })
  })

  it('weapon.two-handed-one-hand: loses 4 in one hand and nothing across both', () => {
    const one = told(duel({ ...covered, right: 'military' }), [12, 1, 1])
    expect(eventsOf(one, 'attack-total')[0]).toMatchObject({ penalty: 4, total: 9 })
    const both = { ...covered, right: undefined, both: 'military' }
    const run = told(duel(both, {}, { weapon: 'both', penalty: 2 }), [12, 1, 1])
    expect(eventsOf(run, 'attack-total')[0]).toMatchObject({ penalty: 2, total: 11 })
  })

  it('skill.reroll: one die of the attack, once, and the new result stands', () => {
    const run = told(duel({}), [1, 2, { by: 'skill', die: 1 }, 8, 1, 1, 9])
    expect(eventsOf(run, 'rerolled')[0]).toMatchObject({ die: { die: 'red', value: 1 }, value: 8 })
    expect(eventsOf(run, 'attack-total')[0]?.dice).toBe(10)
    expect(eventsOf(run, 'rerolled')).toHaveLength(1)
  })

  it('object.charm-use: a further die, never the same, and the charm wears', () => {
    const charmed = duel({ 'card-1': 'lucky-charm' })
    const run = told(charmed, [1, 2, { by: 'skill', die: 1 }, 8, { by: 'charm', die: 1 }])
    expect(run.refusal).toBeDefined()
    const worn = told(charmed, [1, 2, { by: 'charm', die: 2 }, 6, 5, 'none'])
    expect(eventsOf(worn, 'limit-rolled')[0]).toMatchObject({ result: 6, limit: 6, holds: false })
    expect(worn.position.players.A.sheet['card-1']).toBeNull()
  })

  it('R-reroll-dice: rolls the die of the limit only by the other reading', () => {
    const answers = [1, 1, 'none', 12, 4]
    expect(told(duel({}), answers).question?.kind).toBe('die')
    const late = told(duel({}), [...answers, 1], { reroll: 'any-die' })
    expect(late.question?.kind).toBe('reroll')
  })
})

describe('damage', () => {
  it('combat.fatigue-flip: an Action token is turned where it lies', () => {
    const b = { ...covered, '1': 'fatigue', '5': 'action' }
    const run = told(duel(covered, b), [3, 1, 'fatigue'])
    expect(run.position.players.B.sheet['5']).toEqual({ kind: 'fatigue', mark: 'none' })
    expect(run.position.players.B.reserve).toBe(0)
  })

  it('combat.fatigue-reserve: where none lies, one of the reserve is placed', () => {
    const b = { '5': 'wound', '6': 'infection' }
    const run = told(duel(covered, b), [3, 1, 'fatigue', '9'])
    expect(run.position.players.B.sheet['9']?.kind).toBe('fatigue')
    expect(run.position.players.B.reserve).toBe(2)
  })

  it('R-fatigue-impossible: with neither there is no choice', () => {
    const b = { '1': 'fatigue', '2': 'fatigue', '3': 'fatigue', '5': 'wound' }
    const run = told(duel(covered, b), [3, 1])
    expect(run.question).toMatchObject({ kind: 'wound', by: 'A' })
  })

  it('combat.wounds-attacker-places, wound.drops-object: the attacker chooses, and what lies there falls', () => {
    const run = told(duel(covered, { ...covered, left: 'shiv' }), [6, 1, 'left'])
    expect(run.position.players.B.sheet.left?.kind).toBe('wound')
    expect(run.position.lying.map(({ item }) => item?.kind)).toEqual(['shiv'])
  })

  it('weapon.two-handed-wound: from a wounded hand falls what both hold', () => {
    const run = told(duel(covered, { ...covered, both: 'blunt' }), [6, 1, 'right'])
    expect(run.position.players.B.sheet).toMatchObject({ both: null, right: { kind: 'wound' } })
    expect(run.position.lying).toHaveLength(1)
  })

  it('wound.third-kills: and all that the dead had lies on the ground', () => {
    const b = { left: 'wound', right: 'wound', '2': 'food', '8': 'blank', '5': 'action' }
    const run = told(duel(covered, b), [6, 1, '7'])
    const { B, A } = run.position.players
    expect(B.state).toBe('dead')
    expect(run.position.lying.map(({ item }) => item?.kind).sort()).toEqual(['blank', 'food'])
    expect([A.left, A.right]).toEqual([true, true])
  })

  it('R-bandage: a Wound on a Bandage counts, or not by the other reading', () => {
    const b = { ...covered, 'card-1': 'bandage:wound', left: 'wound' }
    const answers = [6, 1, 'right']
    expect(
      told(duel({ ...covered, '3': 'food' }, { ...b, '3': 'food' }), answers).position.players.B
        .state,
    ).toBe('dead')
    const heals = told(duel({ ...covered, '3': 'food' }, { ...b, '3': 'food' }), answers, {
      bandage: 'heals',
    })
    expect(heals.position.players.B.state).toBe('in')
  })
})

describe('wear', () => {
  it('weapon.limit-threshold: at the limit it fails, above it holds; a Ranged weapon is Empty', () => {
    const run = (green: number) => told(duel(covered, covered), [1, 12, green])
    expect(run(4).position.players.A.sheet.right).toEqual({ kind: 'handgun', mark: 'empty' })
    expect(run(5).position.players.A.sheet.right).toEqual({ kind: 'handgun', mark: 'none' })
  })

  it('weapon.limit-melee: a Melee weapon is gone', () => {
    const run = told(duel({ ...covered, right: 'bladed' }, covered), [1, 12, 3])
    expect(run.position.players.A.sheet.right).toBeNull()
    expect(run.position.gone.map(({ kind }) => kind)).toEqual(['bladed'])
  })

  it('skill.green-plus-one: one more while the box is free', () => {
    const run = told(duel({ ...covered, '6': undefined }, covered), [1, 12, 4])
    expect(eventsOf(run, 'limit-rolled')[0]).toMatchObject({ result: 5, limit: 4, holds: true })
  })
})

describe('zombies', () => {
  const group = (zombies: number) =>
    duel({ ...covered, right: 'military' }, {}, { target: 'zombies', zombies })

  it('zombie.kill-fives: one for each full five, at most as many as there are', () => {
    const kills = (roll: number, zombies: number) =>
      eventsOf(told(group(zombies), [roll]), 'kills-counted')[0]?.kills
    // One handed: 4 off, and 1 for the passport.
    expect([7, 8, 12].map((roll) => kills(roll, 4))).toEqual([0, 1, 1])
    const both = duel(
      { ...covered, right: undefined, both: 'military' },
      {},
      { target: 'zombies', zombies: 4, weapon: 'both' },
    )
    expect(eventsOf(told(both, [10]), 'kills-counted')[0]).toMatchObject({ score: 11, kills: 2 })
    expect(told(both, [10]).question).toMatchObject({ kind: 'kill', by: 'A' })
    expect(eventsOf(told(both, [4], { kills: 'dice' }), 'kills-counted')[0]?.score).toBe(4)
  })

  it('zombie.value: 8, 10 and 12', () => {
    const values = [1, 2, 3].map((zombies) => {
      const run = told({ kind: 'horde', players: 2, zombies }, [1, 1])
      return eventsOf(run, 'group-attacks')[0]?.value
    })
    expect(values).toEqual([8, 10, 12])
  })

  it('infection.with-wound: each Wound brings an Infection, and the owner places both', () => {
    const run = told(
      {
        kind: 'horde',
        players: 2,
        survivors: { A: { passport: 'C', sheet: { '5': 'action' } } },
        zombies: 3,
      },
      [4, 'left', 'right'],
    )
    expect(run.position.players.A.sheet.left?.kind).toBe('wound')
    expect(run.position.players.A.sheet.right?.kind).toBe('infection')
    expect(run.question).toMatchObject({ kind: 'wound', by: 'A' })
  })
})

describe('infection', () => {
  const sick = (sheet: object) => ({ kind: 'infection', players: 2, survivors: { B: { sheet } } })

  it('infection.threshold: on 3 or less there is a Wound', () => {
    const at = (green: number) => told(sick({ '6': 'infection' }), [green, 'left'])
    expect(at(3).position.players.B.sheet.left?.kind).toBe('wound')
    expect(at(4).position.players.B.sheet.left).toBeNull()
    expect(told(sick({ '6': 'infection' }), [3]).position.players.B.sheet['6']?.kind).toBe(
      'infection',
    )
  })

  it('R-infection-rolls: once, or for each by the other reading', () => {
    const two = sick({ '6': 'infection', '1': 'infection' })
    expect(told(two, [9]).question).toBeUndefined()
    expect(told(two, [9], { infection: 'each' }).question?.kind).toBe('die')
  })
})

describe('leaving', () => {
  const leaver = (sheet: object, objectives: readonly string[], more: object = {}) => ({
    kind: 'claim',
    players: 4,
    survivors: { A: { sheet, objectives } },
    ...more,
  })

  it('objective.copies-share-token: one token meets both copies, and counts itself', () => {
    const run = told(leaver({ '1': 'materials' }, ['materials', 'materials', 'two-resources']))
    expect(eventsOf(run, 'points-counted')[0]).toMatchObject({
      resources: 1,
      objectives: 2,
      total: 3,
    })
    expect(run.position.players.A.state).toBe('in')
  })

  it('objective.repeatable: two tokens meet a card twice, and objective.two-resources-same once', () => {
    const run = told(
      leaver({ '1': 'materials', '8': 'materials' }, ['materials', 'two-resources', 'food']),
    )
    expect(eventsOf(run, 'points-counted')[0]).toMatchObject({
      resources: 2,
      objectives: 3,
      total: 5,
    })
    expect(run.position).toMatchObject({ winners: ['A'] })
    expect(run.position.players.A.state).toBe('out')
  })

  it('object.special-resource-worthless: is worth nothing', () => {
    const run = told(leaver({ '1': 'materials:special' }, ['materials']))
    expect(eventsOf(run, 'points-counted')[0]).toMatchObject({ total: 0 })
  })

  it('objective.neighbour-death: the next clockwise is on the left', () => {
    const points = (dead: readonly string[]) =>
      eventsOf(told(leaver({}, ['left-dead', 'right-dead'], { dead })), 'points-counted')[0]
    expect(points(['B'])).toMatchObject({ objectives: 1, deaths: 1 })
    expect(points(['C'])).toMatchObject({ objectives: 0, deaths: 1 })
    expect(points(['B', 'D'])).toMatchObject({ objectives: 2, deaths: 2 })
  })

  it('object.blank-discard: a Blank that is shown is gone', () => {
    const run = told(leaver({ '8': 'blank' }, []))
    expect(run.position.players.A.sheet['8']).toBeNull()
    expect(run.position.gone).toHaveLength(1)
  })
})

describe('what cannot be', () => {
  it.each([
    [duel({ right: 'handgun:empty' }), 'value-not-allowed weapon.empty-unusable'],
    [duel({ right: 'wound' }), 'value-not-allowed sheet.fight-from-hand'],
    [duel({ '1': 'wound', '2': 'wound', left: 'wound' }), 'third-wound wound.third-kills'],
    [duel({ '1': 'blank' }), 'blank-shown object.blank-keep'],
    [duel({ 'pack-1': 'food' }), 'no-backpack sheet.backpack-space'],
    [duel({ both: 'shiv' }, {}), 'wrong-space weapon.two-handed-place'],
    [duel({ both: 'blunt' }, {}), 'hand-taken weapon.two-handed-place'],
    [duel({ 'card-1': 'flare' }), 'wrong-space passport.holds-tokens'],
    [duel({ left: 'action' }), 'wrong-space token.place'],
    [
      duel({ '1': 'action', '2': 'action', '3': 'action', '4': 'fatigue' }),
      'too-many-tokens token.three',
    ],
  ])('%j: %s', (situation, refusal) => {
    expect(refusalsOf(situation)).toEqual([refusal])
  })

  it('a tenth box, and one copy more than the deck holds', () => {
    expect(refusalsOf(duel({ '10': 'food' }))[0]).toMatch('value-not-allowed sheet.nine-boxes')
    const objectives = new Array(5).fill('food')
    const many = { kind: 'claim', players: 2, survivors: { A: { objectives } } }
    expect(refusalsOf(many)).toEqual(['too-many-copies objective.copies'])
  })
})

describe('odds', () => {
  const oddsOf = (kind: string, parameters: Record<string, string>) => {
    const found = factOdds(game as never, opened(duel(covered, covered)) as never, {
      fact: kind,
      ...parameters,
    })
    if (!found.ok) throw new Error(JSON.stringify(found.refusals))
    return Object.fromEntries(
      found.value.outcomes.map(({ result, chance }) => [result, chance.toFraction()]),
    )
  }

  it('of a band: an eight-sided die against a twelve-sided one, both with 1 from the passport', () => {
    // Ten of 96 pairs differ by 4 or more, one of them by 7. The defender has one Wound and tires where that will do.
    expect(oddsOf('wounds', { seat: 'B' })).toEqual({ 1: '43/48', 2: '3/32', 3: '1/96' })
  })

  it('of wear: a handgun fails at 4 of 12', () => {
    expect(oddsOf('holds', { seat: 'A', place: 'right' })).toEqual({
      handgun: '2/3',
      'handgun:empty': '1/3',
    })
  })
})

describe('random combats', () => {
  it('end, and lose nothing', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const opening = opened(
        duel(
          { 'card-1': 'lucky-charm', bag: 'backpack' },
          { '7': 'food', both: 'blunt', outfit: 'trainers', pouch: 'action' },
        ),
      )
      const before = game.inventory(opening.position).toSorted()
      const position = playout(game, opening, seed)
      expect(game.inventory(position).toSorted()).toEqual(before)
    }
  })
})
