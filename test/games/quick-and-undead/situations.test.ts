import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import type { Components } from '../../../src/games/quick-and-undead/components.ts'
import { makeQuickAndUndead } from '../../../src/games/quick-and-undead/index.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'

const game = makeQuickAndUndead(engineComponents('quick-and-undead') as Components)

type Written = Readonly<Record<string, unknown>>

const duel = { kind: 'duel', players: 3, space: 5, duellists: ['A', 'B'] }
const solo = { kind: 'duel', players: 1, space: 5, duellists: ['A', 'R'] }
const intimidation = { kind: 'intimidation', players: 3, by: 'A', from: 4, target: 'B', at: 8 }
const shooting = {
  kind: 'shooting',
  players: 3,
  by: 'A',
  from: 8,
  card: 'U5',
  street: ['U5'],
}
const robbery = {
  kind: 'robbery',
  players: 3,
  by: 'A',
  of: 'B',
  what: 'coin',
  gangs: { B: { coins: 1 } },
}
const purchase = {
  kind: 'purchase',
  players: 3,
  by: 'A',
  space: 3,
  building: 'coin',
  town: [{ card: 'coin' }],
  gangs: { A: { coins: 9 } },
}
const fight = {
  kind: 'building-fight',
  players: 3,
  by: 'A',
  space: 3,
  building: 'coin',
  town: [{ card: 'coin', occupants: ['B'] }],
}
const turn = { kind: 'turn', players: 3, by: 'A', space: 8 }
const hiring = { ...turn, space: 'hired' }
const round = { kind: 'round', players: 3 }
const finalDuel = { kind: 'final-duel', players: 3, duellists: ['A', 'B'] }

/** Clauses and codes of what a situation is refused for. */
function reasons(situation: Written): readonly string[] {
  const opening = game.open(situation)
  return opening.ok ? [] : opening.refusals.map(({ clause, code }) => `${clause} ${code}`)
}

/** A change to a situation that can be opened, and the one reason why it no longer can. */
type Row = readonly [situation: Written, change: Written, reason: string]

function refuses(rows: readonly Row[]): void {
  test.each(rows.map(([situation, change, reason]) => [reason, situation, change] as const))(
    '%s',
    (reason, situation, change) => {
      expect(reasons(situation)).toEqual([])
      expect(reasons({ ...situation, ...change })).toEqual([reason])
    },
  )
}

describe('the players', () => {
  refuses([
    [duel, { players: 7 }, 'component.players value-not-allowed'],
    [duel, { twoGangs: 'yes' }, 'twogang.optional two-gangs-for-two'],
    [duel, { hardships: ['horde'] }, 'solohard.any-mix hardships-in-solo'],
    [solo, { hardships: ['hordes'] }, 'solohard.any-mix value-not-allowed'],
    [duel, { gangs: { D: {} } }, 'component.players gang-not-playing'],
    [duel, { law: 'D' }, 'setup.first-player value-not-allowed'],
    [duel, { boothill: ['U1'] }, 'undefined unknown-part'],
    [{ kind: 'game', players: 2 }, { street: ['U1'] }, 'undefined unknown-part'],
    [solo, { law: 'R' }, 'soloflow.always-law value-not-allowed'],
    [solo, { noon: 'next' }, 'noon.one-round value-not-allowed'],
  ])
})

describe('the cards', () => {
  refuses([
    [duel, { buildings: { coin: { cost: 16 } } }, 'component.buildings not-a-count'],
    [duel, { buildings: { bank: { cost: 1 } } }, 'component.buildings value-not-allowed'],
    [duel, { undead: { U1: { weakSpots: [] } } }, 'undead.weak-spots weak-spots'],
    [duel, { undead: { U1: { weakSpots: [2, 2] } } }, 'undead.weak-spots weak-spots'],
    [duel, { undead: { U1: { weakSpots: [8] } } }, 'undead.weak-spots value-not-allowed'],
  ])
})

function gangA(gang: Written): Written {
  return { gangs: { A: gang } }
}

test('a list with holes is read with them', () => {
  expect(reasons({ ...duel, duellists: new Array(3) })).not.toEqual([])
  expect(reasons({ ...solo, bootHill: new Array(3) })).not.toEqual([])
})

describe('a gang', () => {
  const everywhere = Object.fromEntries([8, 7, 6, 5, 4, 3, 2].map((space) => [space, 'lying']))
  const seven = [2, 3, 4, 5, 6, 7, 7]
  refuses([
    [duel, gangA({ loaded: seven }), 'setup.six-tokens too-many-bullets'],
    [duel, gangA({ loaded: [3, 3] }), 'setup.six-tokens cell-twice'],
    [duel, gangA({ loaded: [1] }), 'component.targeting-cards value-not-allowed'],
    [duel, gangA({ loaded: [8] }), 'component.targeting-cards value-not-allowed'],
    [duel, gangA({ critical: 'heads' }), 'component.critical-tokens value-not-allowed'],
    [duel, gangA({ coins: 49 }), 'component.coins not-a-count'],
    [duel, gangA({ coins: -1 }), 'component.coins not-a-count'],
    [duel, gangA({ notoriety: 86 }), 'component.notoriety not-a-count'],
    [duel, { gangs: { A: { coins: 40 }, B: { coins: 9 } } }, 'component.coins too-many-coins'],
    [
      duel,
      { gangs: { A: { notoriety: 80 }, B: { notoriety: 6 } } },
      'component.notoriety too-much-notoriety',
    ],
    [duel, gangA({ graveyard: 6 }), 'component.outlaws too-many-outlaws'],
    [duel, gangA({ graveyard: 4, reserve: 2 }), 'component.outlaws too-many-outlaws'],
    [duel, gangA({ reserve: 3 }), 'setup.reserve-outlaws not-a-count'],
    [duel, gangA({ stash: 2 }), 'component.outlaws outlaws-not-six'],
    [duel, gangA({ weapons: 1 }), 'setup.player-kit value-not-allowed'],
    [duel, gangA({ on: { 1: 'lying' } }), 'component.board value-not-allowed'],
    [duel, gangA({ on: { 8: 'sitting' } }), 'end.lay-down value-not-allowed'],
    [duel, gangA({ on: { 8: 'standing' } }), 'plan.reveal several-standing'],
    [hiring, gangA({ on: { 8: 'standing' } }), 'hired.die stands-and-hires'],
    [duel, gangA({ on: { 8: 'lying' } }), 'end.day-return too-many-lying'],
    [duel, gangA({ used: [8] }), 'plan.reveal too-many-used'],
    [duel, { round: 2, ...gangA({ used: [8], on: { 7: 'lying' } }) }, 'plan.reveal too-many-used'],
    [round, gangA({ used: [8] }), 'plan.reveal too-many-used'],
    [round, { round: 3, ...gangA({ used: [8, 8] }) }, 'plan.no-return space-twice'],
    [duel, { round: 2, ...gangA({ on: { 5: 'lying' } }) }, 'end.lay-down actor-lies'],
    [round, gangA({ on: { 8: 'standing' } }), 'end.lay-down stands-between-rounds'],
    [solo, { gangs: { R: { coins: 1 } } }, 'solosetup.ranger value-not-allowed'],
    [solo, { gangs: { R: { loaded: [] } } }, 'sologoal.win ranger-is-dead'],
    [solo, { gangs: { R: { graveyard: 6 } } }, 'component.outlaws outlaws-not-six'],
    [solo, { gangs: { R: { on: everywhere } } }, 'component.outlaws too-many-outlaws'],
  ])

  test('keeps its stash by what is left of six', () => {
    const opening = game.open({ ...duel, ...gangA({ graveyard: 1 }), town: [saloonOf('A')] })
    if (!opening.ok) expect.fail()
    const { stash, reserve, graveyard, on } = opening.value.position.gangs.A
    expect({ stash, reserve, graveyard, on: on[5] }).toEqual({
      stash: 1,
      reserve: 2,
      graveyard: 1,
      on: 'standing',
    })
  })
})

function saloonOf(...occupants: string[]): Written {
  return { card: 'saloon', occupants }
}

describe('two gangs', () => {
  const two = { ...duel, players: 2, twoGangs: 'yes', duellists: ['A', 'C'] }
  refuses([
    [two, { gangs: { C: { coins: 1 } } }, 'twogang.resources purse-shared'],
    [two, { gangs: { E: {} } }, 'component.players gang-not-playing'],
  ])

  test('share a purse, and are prepared for as four', () => {
    const opening = game.open({ ...two, gangs: { A: { coins: 3 } }, town: [{ card: 'plus-two' }] })
    if (!opening.ok) expect.fail()
    const { gangs, purses } = opening.value.position
    expect(gangs.C.purse).toBe('A')
    expect(gangs.D.purse).toBe('B')
    expect(purses).toEqual({ A: { coins: 3, notoriety: 0 }, B: { coins: 0, notoriety: 0 } })
    expect(opening.value.given.slots).toHaveLength(7)
  })
})

describe('the town', () => {
  const six = ['coin', 'notoriety', 'bullet', 'reload', 'saloon', 'exchange']
  const cards = (names: readonly string[]) => ({ town: names.map((card) => ({ card })) })
  refuses([
    [duel, cards([...six, 'bounty']), 'building.count too-many-buildings'],
    [duel, cards(['coin', 'coin']), 'component.buildings building-twice'],
    [duel, cards(['bank']), 'component.buildings value-not-allowed'],
    [duel, cards(['plus-two']), 'setup.remove-4plus four-plus'],
    [solo, cards(['plus-two']), 'solosetup.buildings four-plus'],
    [
      duel,
      { town: [{ card: 'coin', occupants: ['A', 'B'] }] },
      'building.one-controller two-occupants',
    ],
    [duel, { town: [saloonOf('A', 'A')] }, 'building.one-controller outlaw-twice'],
    [duel, { town: [saloonOf('D')] }, 'component.players value-not-allowed'],
    [
      duel,
      { town: [{ card: 'coin', occupants: ['A'], bonus: 'coin' }] },
      'building.first-bonus bonus-taken',
    ],
    [solo, { town: [{ card: 'coin', bonus: 'coin' }] }, 'solosetup.no-bonus bonus-in-solo'],
    [duel, { town: {} }, 'setup.shuffle-buildings not-a-list'],
    [duel, { supply: { coins: 49 } }, 'setup.supply supply-too-large'],
    [duel, { ...gangA({ coins: 8 }), supply: { coins: 41 } }, 'setup.supply supply-too-large'],
  ])

  test('lets bonuses take no more than three Bullets from six players', () => {
    const four = six.slice(0, 4).map((card) => ({ card, bonus: 'bullet' }))
    const all = { ...duel, players: 6 }
    expect(reasons({ ...all, town: four.slice(1) })).toEqual([])
    expect(reasons({ ...all, town: four })).toEqual([
      'component.bullet-tokens too-many-bullet-tokens',
    ])
  })
})

describe('the Undead', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `U${index + 1}`)
  refuses([
    [duel, { street: ['U1', 'U1'] }, 'component.undead-cards undead-twice'],
    [duel, { street: ['U1'], bootHill: ['U1'] }, 'component.undead-cards undead-twice'],
    [
      duel,
      { street: ['U1'], ...gangA({ trophies: ['U1'] }) },
      'component.undead-cards undead-twice',
    ],
    [duel, { street: ['U19'] }, 'component.undead-cards value-not-allowed'],
    [duel, { bootHill: [...nine, 'U10'] }, 'setup.boot-hill-size too-many-undead'],
    [solo, { street: ['U1', 'U2'] }, 'sologoal.one-per-place undead-per-place'],
    [
      solo,
      { town: [{ card: 'coin', undead: ['U1', 'U2'] }] },
      'sologoal.one-per-place undead-per-place',
    ],
    [solo, gangA({ trophies: ['U1'] }), 'sologoal.undead-recycled trophies-in-solo'],
    [solo, { bootHill: ['U16'] }, 'solosetup.remove-sixes six-in-solo'],
  ])

  test('of value 6 stay with the Riders', () => {
    expect(reasons({ ...solo, hardships: ['riders'], bootHill: ['U16'] })).toEqual([])
  })
})

describe('a duel', () => {
  refuses([
    [duel, { space: 7 }, 'duel.not-on-7 no-duel-on-7'],
    [duel, { duellists: ['A'] }, 'duel.when duel-of-one'],
    [duel, { duellists: ['A', 'B', 'A'] }, 'duel.when duellist-twice'],
    [duel, { duellists: ['A', 'D'] }, 'component.players value-not-allowed'],
    [duel, { targets: { A: 'A' } }, 'duel.announce target-oneself'],
    [duel, { targets: { A: 'C' } }, 'duel.announce value-not-allowed'],
    [duel, { targets: { C: 'A' } }, 'duel.announce value-not-allowed'],
    [duel, { gangs: { C: { on: { 5: 'standing' } } } }, 'duel.when duellist-missing'],
  ])

  test('between gangs that spare each other has no target among the own', () => {
    const gangs = { ...duel, players: 2, twoGangs: 'yes', duellists: ['A', 'B', 'C'] }
    const spared = (targets: Written) =>
      game.open({ ...gangs, targets }, { 'gang-is-player': 'sisters-spared' }).ok
    expect(game.open({ ...gangs, targets: { A: 'C' } }).ok).toBe(true)
    expect(spared({ A: 'B' })).toBe(true)
    expect(spared({ A: 'C' })).toBe(false)
  })

  test('with Dead Ranger is fought on 7, too, and with one that lies', () => {
    const lying = { gangs: { R: { on: { 7: 'lying' } } } }
    expect(reasons({ ...solo, space: 7, ...lying })).toEqual([])
  })
})

describe('an intimidation', () => {
  const byRanger = { ...intimidation, players: 1, by: 'R', target: 'A' }
  const lyingB = { round: 2, gangs: { B: { on: { 8: 'lying' } } } }
  const lyingA = { round: 2, gangs: { A: { on: { 8: 'lying' } } } }
  refuses([
    [intimidation, { at: 3 }, 'space.4-intimidate out-of-reach'],
    [intimidation, { from: 8, at: 7 }, 'space.8-scout out-of-reach'],
    [intimidation, { from: 6 }, 'space.6-extort out-of-reach'],
    [intimidation, { target: 'D' }, 'component.players value-not-allowed'],
    [intimidation, { target: 'A' }, 'intimidate.standing target-oneself'],
    [intimidation, lyingB, 'intimidate.standing target-lies'],
    [byRanger, lyingA, 'solokill.ranger-only-standing target-lies'],
  ])

  test('of lying Outlaws is for the solo game', () => {
    const ranger = {
      ...intimidation,
      players: 1,
      target: 'R',
      gangs: { R: { on: { 8: 'lying' } } },
    }
    expect(reasons(ranger)).toEqual([])
    expect(reasons({ ...byRanger, ...lyingA, hardships: ['fast'] })).toEqual([])
  })
})

describe('a shooting', () => {
  const inCoin = { street: [], town: [{ card: 'coin', undead: ['U5'] }] }
  refuses([
    [shooting, { from: 3 }, 'space.3-plunder ability-not-here'],
    [shooting, { from: 6, ability: 'hunt' }, 'space.6-extort ability-not-here'],
    [shooting, { street: [], bootHill: ['U5'] }, 'hunt.not-boot-hill undead-not-in-town'],
    [shooting, { street: [] }, 'hunt.any-in-town undead-not-in-town'],
    [{ ...shooting, from: 6 }, inCoin, 'hunt.fight-street-only undead-not-in-street'],
  ])

  test('from a space that hunts may be at an Undead in a building', () => {
    expect(reasons({ ...shooting, ...inCoin })).toEqual([])
  })
})

describe('a robbery', () => {
  refuses([
    [robbery, { of: 'A' }, 'steal.any-player target-oneself'],
    [robbery, { gangs: {} }, 'steal.any-player nothing-to-steal'],
    [
      robbery,
      { town: [{ card: 'safe-coins', occupants: ['B'] }] },
      'effect.safe-coins victim-protected',
    ],
    [robbery, { what: 'horse' }, 'steal.any-player value-not-allowed'],
    [robbery, { by: 'D', of: 'A', ...gangA({ coins: 1 }) }, 'component.players value-not-allowed'],
  ])
})

describe('a purchase', () => {
  const own = { town: [{ card: 'coin', occupants: ['A'] }] }
  refuses([
    [purchase, { street: ['U5'] }, 'building.buy-condition street-not-clear'],
    [purchase, { town: [] }, 'building.count building-not-in-town'],
    [purchase, own, 'building.occupied-half own-building'],
    [purchase, { gangs: { A: { coins: 3 } } }, 'building.pay-cost cannot-afford'],
    [purchase, { space: 'hired' }, 'turn.hired-cannot-buy value-not-allowed'],
  ])

  test('of an occupied building is half price', () => {
    const occupied = [{ card: 'coin', occupants: ['B'] }]
    expect(reasons({ ...purchase, town: occupied, gangs: { A: { coins: 2 } } })).toEqual([])
  })
})

describe('a fight for a building', () => {
  refuses([
    [fight, { street: ['U5'] }, 'building.buy-condition street-not-clear'],
    [fight, { town: [{ card: 'coin' }] }, 'control.when nobody-to-fight'],
    [fight, { town: [{ card: 'coin', occupants: ['A'] }] }, 'building.occupied-half own-building'],
    [fight, { building: 'bullet' }, 'building.count building-not-in-town'],
    [fight, { building: 'saloon', town: [saloonOf('B')] }, 'duel.not-on-7 no-fight-there'],
  ])
})

describe('turns, rounds and final duels', () => {
  refuses([
    [turn, { space: 1 }, 'component.board value-not-allowed'],
    [
      { ...turn, players: 1, by: 'R' },
      { space: 'hired' },
      'soloflow.hired-never value-not-allowed',
    ],
    [round, { noon: 'next' }, 'noon.one-round value-not-allowed'],
    [turn, { noon: 'next' }, 'noon.one-round value-not-allowed'],
    [finalDuel, { noon: 'far' }, 'noon.then-score value-not-allowed'],
    [round, { round: 4 }, 'day.three-rounds value-not-allowed'],
    [round, { day: 0 }, 'day.until-noon value-not-allowed'],
    [finalDuel, { duellists: ['A'] }, 'score.tie-duel duel-of-one'],
    [
      { ...finalDuel, players: 2, twoGangs: 'yes' },
      { duellists: ['A', 'C'] },
      'component.players value-not-allowed',
    ],
  ])
})

test('what is no situation is refused', () => {
  const codes = (junk: unknown) => {
    const opening = game.open(junk)
    return opening.ok ? [] : opening.refusals.map(({ code }) => code)
  }
  expect(codes(null)).toEqual(['not-a-situation'])
  expect(codes([])).toEqual(['not-a-situation'])
  expect(codes({ kind: 'dual' })).toEqual(['unknown-situation'])
  expect(game.open(duel, { 'multi-duel': 'slow' }).ok).toBe(false)
})

test('fixed targets are announced without a question', () => {
  const three = { ...duel, duellists: ['A', 'B', 'C'], targets: { A: 'B', B: 'C', C: 'A' } }
  const opening = game.open({ ...three, gangs: { A: { loaded: [7] } } })
  if (!opening.ok) expect.fail()
  const { position, question } = replay(game, opening.value, byValue([7, 2, 2]))
  expect(question).toBeUndefined()
  expect(position.shootout?.killed).toEqual(['B'])
  expect(position.shootout?.killers).toEqual(['A'])
})
