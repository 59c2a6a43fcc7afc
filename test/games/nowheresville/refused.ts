import { banditIds, equipment } from '../../../src/games/nowheresville/components.ts'

/** A case that cannot have happened: a situation, what is told in it, and the code and clause of the refusal. */
type Refused = readonly [
  what: string,
  situation: object,
  answers: readonly unknown[],
  refusal: string,
  readings?: Readonly<Record<string, string>>,
]

const rob = {
  kind: 'robbery',
  players: 2,
  gangs: {
    A: [{ bandit: 'ada', courage: 2, cards: ['dynamite', 'tree', 'revolver'] }],
    B: [{ bandit: 'ben' }],
  },
  bank: [0, 100],
  bandit: 'ada',
  place: 'bank',
}
const armed = {
  A: [{ bandit: 'ada', bullets: 0, cards: ['revolver', 'pistol', 'pepperbox', 'carbine'] }],
  B: [{ bandit: 'ben', bullets: 1 }],
  C: [{ bandit: 'joan', wounds: 3 }],
}
const fight = {
  kind: 'shootout',
  players: 3,
  gangs: armed,
  bandits: ['ada', 'ben', 'joan'],
  location: 'bank',
}
const chance = { miss: 1, body: 1, head: 1 }
/** A uses two pistols and begins; C has fled in the second of the two. */
const colts = [['colt', 'long-revolver'], ['colt'], ['colt']]
const pair = { ...armed, A: [{ bandit: 'ada', bullets: 0, cards: ['long-revolver'] }] }
const begun = [...colts, 'stay', 'stay', 'stay', 'ada']
const fled = [...colts, 'stay', 'stay', 'flee', 'ada']
const standoff = { ...fight, gangs: pair }
/** A has killed the starter of C, whose wounds are many. */
const deadly = [...begun, { gun: 'colt', target: 'joan' }, 'head']

const round = { kind: 'town', players: 2, gangs: { A: [{ bandit: 'ada' }, { bandit: 'gus' }] } }
const sent = { A: 'ada', B: 'ben' }
const two = {
  kind: 'town',
  players: 2,
  gangs: {
    A: [{ bandit: sent.A, cards: ['revolver', 'key'] }, { bandit: 'gus' }],
    B: [{ bandit: sent.B }],
  },
  money: { A: 600, B: 600 },
  sent: { ada: 'shop', ben: 'shop', gus: 'heal' },
}
const shop = { ...two, shop: ['mask', 'map', 'revolver'] }
const alone = { ...shop, sent: { ada: 'shop', ben: 'heal', gus: 'heal' } }
const market = { ...two, sent: { ada: 'market', ben: 'heal', gus: 'heal' } }
const town = { ...two, sent: { ada: 'town', ben: 'heal', gus: 'heal' } }
const school = {
  ...two,
  gangs: { A: [{ bandit: 'ada' }], B: [{ bandit: 'ben' }] },
  sent: { ada: 'school', ben: 'heal' },
}
const full = { ...school, gangs: { ...school.gangs, A: [{ bandit: 'ada', courage: 3 }] } }
/** Every equipment card lies beside one bandit. */
const bare = {
  ...town,
  victim: 'barber',
  gangs: {
    ...two.gangs,
    A: [{ bandit: 'ada', cards: [...equipment, ...equipment] }, { bandit: 'gus' }],
  },
}
const top = [{ card: 'mask' }, { card: 'mask' }, { card: 'map' }]

/** Answers that are refused; nothing changes then. */
export const refusedAnswers: readonly Refused[] = [
  ['a gun in a robbery', rob, [['revolver']], 'gun-in-robbery robbery.cards-only'],
  ['a card of somebody else', rob, [['lasso']], 'card-not-owned robbery.step1-choose'],
  ['a card twice', rob, [['tree', 'tree']], 'card-not-owned robbery.step1-choose'],
  [
    'a card that is worth nothing here',
    rob,
    [['tree']],
    'worth-nothing robbery.step1-choose',
    { zero: 'refused' },
  ],
  [
    'more Courage than there is',
    rob,
    [['dynamite'], 3, 3],
    'courage-not-owned robbery.step5-courage',
  ],
  ['too little Courage', rob, [['dynamite'], 3, 1], 'falls-short robbery.courage-rate'],
  [
    'a card that was not used',
    rob,
    [['dynamite', 'tree'], 1, 'mask'],
    'card-not-used robbery.penalty',
  ],
  [
    'two cards to lose',
    rob,
    [['dynamite', 'tree'], 1, ['dynamite', 'tree']],
    'answer-is-a-list robbery.penalty',
  ],
  [
    'too few notes',
    { ...rob, bank: [0, 0] },
    [['dynamite'], 5, [100]],
    'notes-do-not-add-up component.banknotes',
  ],
  [
    'a note that there is not',
    { ...rob, bank: [0] },
    [['dynamite'], 5, [500]],
    'notes-do-not-add-up component.banknotes',
  ],
  [
    'three guns in two hands',
    fight,
    [['revolver', 'pistol', 'pepperbox']],
    'too-many-guns shootout.hands',
  ],
  ['a long gun and a pistol', fight, [['carbine', 'pistol']], 'too-many-guns shootout.hands'],
  ['a Colt beside a long gun', fight, [['colt', 'carbine']], 'colt-no-free-hand shootout.colt'],
  [
    'a Colt with no free hand',
    fight,
    [['colt', 'revolver', 'pistol']],
    'colt-no-free-hand shootout.colt',
  ],
  [
    'a Colt beside any gun card',
    fight,
    [['colt', 'revolver']],
    'colt-no-free-hand shootout.colt',
    { colt: 'alone' },
  ],
  ['a gun of somebody else', fight, [['repeater']], 'gun-not-owned shootout.weapons'],
  ['no number for a gun', fight, [Number.NaN], 'gun-not-owned shootout.weapons'],
  ['nothing for a gun', fight, [[undefined]], 'gun-not-owned shootout.weapons'],
  ['a gun twice', fight, [['pistol', 'pistol']], 'gun-not-owned shootout.weapons'],
  ['no stance', fight, [['colt'], ['colt'], ['colt'], 'hide'], 'not-a-stance flee.may'],
  [
    'a runaway as first shooter',
    standoff,
    [...fled.slice(0, -1), 'joan'],
    'not-in-shootout shooter.most-experience',
  ],
  [
    'a shot at oneself',
    standoff,
    [...begun, { gun: 'colt', target: 'ada' }],
    'shot-at-oneself fire.one-or-pass',
  ],
  [
    'a shot out of turn',
    standoff,
    [...begun, { bandit: 'ben', gun: 'colt', target: 'ada' }],
    'wrong-turn fire.clockwise',
  ],
  [
    'a shot at a runaway',
    standoff,
    [...fled, { gun: 'colt', target: 'joan' }],
    'target-fled flee.last',
  ],
  [
    'a gun of another bandit at a runaway who may be shot at',
    standoff,
    [...fled, { gun: 'revolver', target: 'joan' }],
    'gun-not-in-use shootout.weapons',
    { targets: 'table' },
  ],
  [
    'a shot at a stranger',
    standoff,
    [...begun, { gun: 'colt', target: 'lou' }],
    'not-in-shootout fire.one-or-pass',
  ],
  [
    'a shot at the dead',
    standoff,
    [...deadly, { gun: 'colt', target: 'joan' }],
    'shot-at-the-dead death.when',
  ],
  [
    'a shot by the dead',
    standoff,
    [...deadly, { bandit: 'joan', gun: 'colt', target: 'ada' }],
    'shot-by-the-dead death.when',
  ],
  [
    'a gun that is not in use',
    standoff,
    [...begun, { gun: 'carbine', target: 'ben' }],
    'gun-not-in-use shootout.weapons',
  ],
  [
    'a gun without a round',
    standoff,
    [...begun, { gun: 'long-revolver', target: 'ben' }],
    'no-round fire.ammunition',
  ],
  ['something else on a turn', standoff, [...begun, 'reload'], 'not-a-turn fire.one-or-pass'],
  [
    'a hit on the boot',
    standoff,
    [...begun, { gun: 'colt', target: 'ben' }, 'boot'],
    'not-a-hit hit.body',
  ],
  ['one location twice', round, [{ ada: 'bank', gus: 'bank' }], 'sent-twice placement.no-two-same'],
  ['a bandit without a card', round, [{ ada: 'bank' }], 'not-sent placement.one-card-each'],
  [
    'no location',
    round,
    [{ ada: 'bank', gus: 'mine' }],
    'no-such-location placement.one-card-each',
  ],
  [
    'a bandit of another gang',
    round,
    [{ ada: 'bank', ben: 'coach' }],
    'unknown-bandit placement.one-card-each',
  ],
  [
    'an exchange of a robbery card',
    shop,
    [[{ gun: 'key', from: 'ada', to: 'gus' }]],
    'only-guns exchange.nothing',
  ],
  [
    'an exchange between players',
    shop,
    [[{ gun: 'revolver', from: 'ada', to: 'ben' }]],
    'not-own-gang exchange.guns',
  ],
  [
    'an exchange of what is not there',
    shop,
    [[{ gun: 'pistol', from: 'ada', to: 'gus' }]],
    'gun-not-owned exchange.guns',
  ],
  [
    'too many exchanges',
    {
      ...shop,
      gangs: {
        ...two.gangs,
        A: [{ bandit: 'ada', cards: ['pistol', 'revolver', 'carbine'] }, { bandit: 'gus' }],
      },
    },
    [['pistol', 'revolver', 'carbine'].map((gun) => ({ gun, from: 'ada', to: 'gus' }))],
    'too-many-moves exchange.guns',
  ],
  [
    'an exchange with a gun that is not there, to a mate without guns',
    shop,
    [[{ gun: 'carbine', from: 'gus', to: 'ada' }]],
    'gun-not-owned exchange.guns',
  ],
  [
    'one gun for two mates',
    {
      ...shop,
      gangs: { ...two.gangs, A: [...two.gangs.A, { bandit: 'joan' }] },
      sent: { ...shop.sent, joan: 'market' },
    },
    [['gus', 'joan'].map((to) => ({ gun: 'revolver', from: 'ada', to }))],
    'gun-not-owned exchange.guns',
  ],
  [
    'a gun for nobody of the game',
    shop,
    [[{ gun: 'revolver', from: 'ada', to: 'zorro' }]],
    'not-an-option exchange.guns',
  ],
  ['disagreement of nobody there', shop, [[], ['C']], 'not-there resolve.agree'],
  ['an order of one', shop, [[], [], ['ada']], 'not-an-order resolve.agree'],
  [
    'a card that is gone',
    shop,
    [[], [], ['ada', 'ben'], 'mask', 'mask'],
    'card-gone shop.no-refill-in-round',
  ],
  ['a card that never was there', alone, ['lasso'], 'card-gone shop.no-refill-in-round'],
  ['half a price', market, ['half'], 'not-an-option market.first'],
  [
    'a card that was not drawn',
    { ...market, top },
    ['pay', 'lasso'],
    'card-not-drawn market.keep-one',
  ],
  [
    'other cards put back',
    { ...market, top },
    ['pay', 'map', ['mask', 'map']],
    'card-not-drawn market.return-on-top',
  ],
  [
    'a Fortune card that nobody knows',
    { ...two, sent: { ada: 'saloon', ben: 'heal', gus: 'heal' }, fortune: 'table' },
    ['mask', 'dance'],
    'not-a-fortune saloon.first-fortune',
  ],
  ['a robbery of nobody', town, ['robbery'], 'no-victim town.robbery'],
  ['a card where none is left', bare, ['equipment'], 'no-equipment town.equipment'],
  ['a game of cards', town, ['poker'], 'not-an-option town.first-one-of-three'],
  [
    'an attribute at its limit',
    full,
    [['courage', 'bullets']],
    'over-limit school.courage-max',
    { school: 'same' },
  ],
  ['an attribute twice', school, [['bullets', 'bullets']], 'same-twice school.first-two'],
  ['one attribute in place of two', school, [['bullets']], 'wrong-number school.first-two'],
  ['what is no attribute', school, [['strength', 'bullets']], 'not-an-option school.first-two'],
]

const [A] = two.gangs.A

/** Answers to what nobody is asked, for it has one answer: refused where they are another. */
export const refusedOffers: readonly Refused[] = [
  [
    'Courage twice, of which one would do',
    {
      ...school,
      gangs: { A: [{ bandit: 'ada', bullets: 6, courage: 2 }], B: [{ bandit: 'ben' }] },
    },
    [{ to: 'raise', answer: ['courage', 'courage'] }],
    'over-limit school.courage-max',
    { school: 'same' },
  ],
  [
    'Courage that cannot reach it',
    { ...rob, gangs: { A: [{ bandit: 'ada', courage: 1 }], B: [{ bandit: 'ben' }] } },
    [1, { to: 'courage', answer: 1 }],
    'falls-short robbery.courage-rate',
  ],
  [
    'a card of an empty shop',
    { ...alone, shop: [] },
    [{ to: 'buy', answer: 'mask' }],
    'card-gone shop.no-refill-in-round',
  ],
  [
    'a card that cannot be paid',
    { ...alone, money: { A: 0 } },
    [{ to: 'buy', answer: 'mask' }],
    'cannot-pay shop.first',
  ],
  [
    'a look that cannot be paid',
    { ...market, money: { A: 100 } },
    [{ to: 'enter', answer: 'pay' }],
    'cannot-pay market.first',
  ],
  [
    'a pupil who has learnt everything',
    {
      ...school,
      gangs: {
        A: [{ bandit: 'ada', bullets: 6, experience: 3, courage: 3 }],
        B: [{ bandit: 'ben' }],
      },
    },
    [{ to: 'raise', answer: ['courage'] }],
    'over-limit school.courage-max',
  ],
]

/** Situations that cannot be, each with the code and clause of its only refusal. */
export const refusedSituations: readonly (readonly [object, string, Record<string, string>?])[] = [
  [{ ...fight, bandits: ['ada', 'ada'] }, 'named-twice shootout.trigger'],
  [
    { players: 3, gangs: armed, kind: 'first', bandits: ['ada', 'ada', 'ben'] },
    'named-twice resolve.disagree-shootout',
  ],
  [{ ...round, robbed: ['bank', 'bank'] }, 'named-twice maintenance.note-two-after-robbery'],
  [{ ...round, robbedVictims: ['barber', 'barber'] }, 'named-twice maintenance.victim-refill'],
  [{ ...round, aim: { ada: [{ miss: 0, body: 0, head: 0 }] } }, 'no-chance hit.body'],
  [{ ...rob, players: 6 }, 'value-not-allowed goal.players'],
  [{ ...rob, money: { A: 250 } }, 'notes-do-not-add-up component.banknotes'],
  [{ ...rob, money: { A: 900 }, tokens: { A: 1 } }, 'notes-do-not-add-up component.banknotes'],
  [{ ...rob, bank: new Array(31).fill(100) }, 'notes-do-not-add-up component.banknotes'],
  [
    { ...rob, bank: new Array(49).fill(0), coach: new Array(2).fill(0) },
    'notes-do-not-add-up component.banknotes',
  ],
  [{ ...rob, money: { A: 3000 } }, 'already-won goal.first-to-target'],
  [{ ...rob, money: { C: 300 } }, 'unknown-player goal.players'],
  [{ ...round, top: [{ card: 'mask', known: ['A', 'E'] }] }, 'unknown-player goal.players'],
  [
    { ...round, begins: 'maintenance', robbed: ['bank'], bank: [100] },
    'robbed-not-empty robbery.success-money',
  ],
  [
    { kind: 'game', players: 2, robbed: ['coach', 'bank'], coach: [0] },
    'robbed-not-empty robbery.success-money',
  ],
  [{ ...rob, bandit: 'lou' }, 'unknown-bandit component.attributes'],
  [{ ...rob, bandit: undefined }, 'part-missing component.attributes'],
  [{ ...rob, place: 'town' }, 'no-victim town.robbery'],
  [{ ...rob, place: 'prison' }, 'prison-empty prison.first'],
  [{ ...rob, prison: 'ada' }, 'bandit-twice robbery.gang-limit'],
  [{ ...rob, shop: ['dynamite', 'dynamite'] }, 'too-many-cards component.equipment-deck'],
  [
    { ...rob, gangs: { A: ['ada', 'gus', 'lou', 'fay'].map((bandit) => ({ bandit })) } },
    'gang-too-large robbery.gang-limit',
  ],
  [
    {
      ...rob,
      gangs: { A: ['ada', 'gus', 'lou'].map((bandit) => ({ bandit })) },
      place: 'prison',
      prison: 'fay',
    },
    'gang-full robbery.gang-limit',
  ],
  [{ ...rob, gangs: { A: [A], B: [{ bandit: 'ada' }] } }, 'bandit-twice robbery.gang-limit'],
  [{ ...rob, gangs: { A: [{ bandit: 'ada', wounds: 5 }] } }, 'dead-already death.when'],
  [{ ...rob, gangs: { A: [{ bandit: 'ada', bullets: 7 }] } }, 'over-limit school.bullets-max'],
  [
    { ...town, victim: 'barber', robbedVictims: ['barber'] },
    'victim-robbed maintenance.victim-refill',
  ],
  [
    { ...rob, gangs: { A: [{ bandit: 'ada', cards: ['carbine'], rounds: { carbine: 2 } }] } },
    'cartridges-elsewhere weapon.limited-collected',
  ],
  [
    { ...rob, gangs: { A: [{ bandit: 'ada', rounds: { carbine: 2 } }] } },
    'cartridges-elsewhere weapon.limited-collected',
    { cartridges: 'gun' },
  ],
  [{ ...fight, aim: { ada: [chance, chance] } }, 'not-three-bands fire.distance'],
  [{ ...fight, aim: { gus: [chance] } }, 'unknown-bandit component.attributes'],
  [
    {
      kind: 'first',
      players: 3,
      gangs: armed,
      bandits: ['ada', 'ben'],
      guns: { joan: ['colt'] },
    },
    'not-in-shootout shootout.weapons',
  ],
  [
    { ...rob, gangs: { A: [{ bandit: 'ada', experience: 4 }] } },
    'over-limit school.experience-max',
  ],
  [{ ...rob, gangs: { A: [{ bandit: 'ada', courage: 4 }] } }, 'over-limit school.courage-max'],
  [{ ...round, sent: { ada: 'bank', gus: 'bank' } }, 'sent-twice placement.no-two-same'],
  [{ kind: 'game', players: 2, graves: banditIds.slice(1) }, 'no-bandit-left component.attributes'],
  [{ ...round, sent: { lou: 'bank' } }, 'unknown-bandit component.attributes'],
  [
    { ...fight, gangs: { A: [{ bandit: 'ada' }, { bandit: 'ben' }] }, bandits: ['ada', 'ben'] },
    'two-of-a-gang placement.no-two-same',
  ],
  [{ ...fight, aim: { ada: [{ miss: 0, body: 0, head: 0 }] } }, 'no-chance hit.body'],
  [
    { kind: 'first', players: 3, gangs: armed, bandits: ['ada', 'ben'], guns: { ben: ['pistol'] } },
    'gun-not-owned shootout.weapons',
  ],
  [
    {
      kind: 'first',
      players: 3,
      gangs: armed,
      bandits: ['ada', 'ben'],
      guns: { ada: ['revolver', 'pistol', 'pepperbox'] },
    },
    'too-many-guns shootout.hands',
  ],
  [
    {
      kind: 'first',
      players: 3,
      gangs: armed,
      bandits: ['ada', 'ben'],
      guns: { ada: ['colt', 'carbine'] },
    },
    'colt-no-free-hand shootout.colt',
  ],
  [
    { kind: 'death', players: 3, gangs: armed, bandit: 'ada', by: 'ada' },
    'self-target fire.one-or-pass',
  ],
]
