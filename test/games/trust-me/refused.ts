/** A case that cannot be: a situation, what is told in it, and the code and clause of the refusal. */
export type Refused = readonly [
  what: string,
  situation: object,
  answers: readonly unknown[],
  refusal: string,
]

const at = (x: number, y: number) => ({ x, y })

/** Two survivors and a zombie, A to move: a bus, a wall and a Crevasse beside it. */
const open = {
  kind: 'turn',
  players: 2,
  survivors: {
    A: { ...at(2000, 3000), sheet: { right: 'handgun', left: 'wound', '1': 'flare' } },
    B: { ...at(4200, 3000), sheet: { left: 'bladed' }, community: at(3000, 6000) },
  },
  zombies: [at(2000, 2000)],
  pieces: [
    { kind: 'bus', x: 2000, y: 3750 },
    { kind: 'sandbag-wall', x: 1500, y: 3000, turn: 9 },
    { kind: 'crevasse', x: 3000, y: 2300 },
  ],
  lying: [{ ...at(2300, 3000), item: 'food' }],
}
const move = { action: 'move', place: '3' }
const duel = {
  kind: 'combat',
  players: 2,
  survivors: { A: { sheet: { right: 'handgun' } }, B: {} },
}
const far = { ...open, survivors: { ...open.survivors, A: { ...at(300, 300), sheet: {} } } }

/** Answers that are refused; nothing changes then. */
export const refusedAnswers: readonly Refused[] = [
  [
    'a Target marker that moves twice in a turn',
    {
      kind: 'turn',
      players: 3,
      survivors: {
        A: { ...at(1000, 1000), target: 'B' },
        B: at(3000, 1000),
        C: at(1000, 3000),
      },
    },
    [{ free: 'aim' }, { free: 'aim' }],
    'aim-moved aim.relocate',
  ],
  [
    'a shot of one who aims by a weapon that is Empty',
    {
      kind: 'turn',
      players: 2,
      survivors: {
        A: at(1000, 1000),
        B: { ...at(3000, 1000), target: 'A', sheet: { left: 'handgun', right: 'handgun:empty' } },
      },
    },
    [{ action: 'nothing', place: '7' }, 'right'],
    'weapon-empty weapon.empty-unusable',
  ],
  ['a move longer than its template', open, [move, at(3251, 3000)], 'too-far action.template'],
  ['a move over the edge', far, [move, at(124, 300)], 'off-table meta.board'],
  ['a move onto another base', open, [move, at(2000, 2249)], 'on-figure action.template'],
  ['a move through a solid piece', open, [move, at(2000, 4200)], 'through-piece scenery.solid'],
  ['a move onto a solid piece', open, [move, at(2000, 3400)], 'on-piece scenery.solid'],
  [
    'a move over a yellow line',
    open,
    [move, at(1200, 3000)],
    'through-piece scenery.passage-yellow',
  ],
  [
    'a move that touches the Crevasse',
    open,
    [move, at(2700, 2500)],
    'on-piece special.crevasse-player',
  ],
  [
    'a noise out of reach',
    open,
    [{ action: 'diversion', place: '3' }, at(4126, 3000)],
    'too-far action.diversion',
  ],
  [
    'a noise inside the bus',
    open,
    [{ action: 'diversion', place: '3' }, at(2000, 3750)],
    'inside-piece scenery.solid',
  ],
  [
    'a pawn too near another',
    open,
    [
      { action: 'flare', place: '3' },
      { x: 14_500, y: 0 },
    ],
    'pawns-too-near community.spacing',
  ],
  ['a token on a box that is taken', open, [{ action: 'move', place: '1' }], 'no-room token.place'],
  ['a tenth box', open, [{ action: 'move', place: '10' }], 'no-room token.place'],
  ['a box by its number', open, [{ action: 'move', place: 3 }], 'answer-other-type turn.step1'],
  [
    'a box that is taken, by its number',
    open,
    [{ action: 'move', place: 1 }],
    'no-room token.place',
  ],
  ['an action without a box', open, [{ action: 'move' }], 'no-room token.place'],
  ['an action that is misspelt', open, [{ action: 'mvoe', place: '3' }], 'no-step turn.step1'],
  [
    'what is laid down from a box by its number',
    open,
    [{ free: 'drop', place: 1 }],
    'answer-other-type turn.step1',
  ],
  [
    'a Community pawn at a point of the table',
    open,
    [{ action: 'flare', place: '3' }, at(0, 1600)],
    'edge-step object.flare-move',
  ],
  [
    'a fight with a weapon that is for shooting',
    open,
    [{ action: 'melee', place: '3' }],
    'no-weapon sheet.fight-from-hand',
  ],
  [
    'what was found into a wounded hand',
    open,
    [{ action: 'search', place: '3' }, 'left'],
    'place-taken sheet.hands',
  ],
  ['a die of eight that shows nine', duel, [9], 'answer-not-legal combat.attack-dice'],
  ['a die that shows nothing', duel, [0], 'answer-not-legal combat.attack-dice'],
]

/** A survivor alone on a table, with something about it told otherwise. */
const alone = (own: object, more: object = {}) => ({
  kind: 'round',
  players: 2,
  survivors: { A: { ...at(3000, 3000), ...own } },
  ...more,
})
const sheet = (own: object) => ({ ...duel, survivors: { ...duel.survivors, B: { sheet: own } } })

/** Situations that are refused, each for one reason. */
export const refusedSituations: readonly (readonly [string, object, string])[] = [
  ['a survivor over the edge', alone({ x: 124 }), 'off-table meta.board'],
  ['a zombie off the board', alone({}, { zombies: [at(7000, 100)] }), 'off-table meta.board'],
  [
    'two bases one above another',
    alone({}, { zombies: [at(3249, 3000)] }),
    'on-figure action.template',
  ],
  [
    'a survivor inside the bus',
    alone({}, { pieces: [{ kind: 'bus', ...at(3000, 3100) }] }),
    'on-piece scenery.solid',
  ],
  [
    'a survivor upon sandbags',
    alone({}, { pieces: [{ kind: 'sandbag-wall', ...at(3000, 3100) }] }),
    'on-piece scenery.passage-yellow',
  ],
  [
    'a survivor in a hole',
    alone({}, { pieces: [{ kind: 'hole', ...at(3000, 3100) }] }),
    'on-piece scenery.passage-red',
  ],
  [
    'a survivor on the Crevasse',
    alone({}, { pieces: [{ kind: 'crevasse', ...at(3000, 3100) }] }),
    'on-piece special.crevasse-player',
  ],
  [
    'a piece that hangs over the edge',
    alone({}, { pieces: [{ kind: 'bus', ...at(999, 1000) }] }),
    'off-table meta.board',
  ],
  [
    'a piece above another',
    alone(
      {},
      {
        pieces: [
          { kind: 'car', ...at(1000, 1000) },
          { kind: 'car', ...at(1899, 1000) },
        ],
      },
    ),
    'on-piece components.scenery',
  ],
  [
    'a second bus',
    alone(
      {},
      {
        pieces: [
          { kind: 'bus', ...at(1500, 1000) },
          { kind: 'bus', ...at(1500, 5000) },
        ],
      },
    ),
    'too-many-pieces components.scenery',
  ],
  [
    'three special pieces where two players bring two',
    alone(
      {},
      {
        pieces: [
          { kind: 'corpse', ...at(1000, 1000) },
          { kind: 'crevasse', ...at(1500, 5000) },
          { kind: 'metro', ...at(5000, 300) },
        ],
      },
    ),
    'too-many-specials special.when',
  ],
  [
    'a Metro a tenth of a millimetre from the edge',
    alone({}, { pieces: [{ kind: 'metro', ...at(5000, 301) }] }),
    'not-at-edge special.metro-place',
  ],
  [
    'a Metro that lies with a short side at the edge',
    alone({}, { pieces: [{ kind: 'metro', ...at(5000, 500), turn: 9 }] }),
    'not-at-edge special.metro-place',
  ],
  [
    'Community pawns less than 20 cm apart',
    {
      kind: 'round',
      players: 2,
      survivors: {
        A: { ...at(3000, 3000), community: at(0, 1000) },
        B: { ...at(1000, 3000), community: at(0, 2999) },
      },
    },
    'pawns-too-near community.spacing',
  ],
  [
    'a Community pawn away from the edge',
    alone({ community: at(3000, 1) }),
    'pawn-inland setup.community',
  ],
  [
    'a Target marker on somebody behind the bus',
    {
      kind: 'turn',
      players: 2,
      survivors: { A: { ...at(1000, 1000), target: 'B' }, B: at(5000, 1000) },
      pieces: [{ kind: 'bus', ...at(3000, 1000), turn: 9 }],
    },
    'value-not-allowed aim.los',
  ],
  [
    'a Target marker on somebody who is not on the board',
    alone({ target: 'B' }),
    'value-not-allowed aim.place',
  ],
  [
    'a part of a piece that is misspelt',
    alone({}, { pieces: [{ kind: 'car', ...at(1000, 1000), trun: 9 }] }),
    'unknown-part components.scenery',
  ],
  [
    'a row of the damage table with a part that it has not',
    alone({}, { damage: [{ from: 4, wounds: 1, row: 1 }] }),
    'unknown-part combat.table-lost',
  ],
  [
    'a zombie as a pair of numbers',
    alone({}, { zombies: [[3, 4]] }),
    'not-a-record components.figures',
  ],
  [
    'a survivor with a part that is misspelt',
    alone({ comunity: at(0, 0) }),
    'unknown-part meta.players',
  ],
  [
    'somebody dead on the board',
    { ...open, dead: ['A'], kind: 'zombies' },
    'value-not-allowed wound.third-kills',
  ],
  [
    'a fifth player',
    { kind: 'infection', players: 4, survivors: { E: {} } },
    'value-not-allowed meta.players',
  ],
  [
    'a fifth player on the board',
    { kind: 'zombies', players: 4, survivors: { E: at(1000, 1000) } },
    'value-not-allowed meta.players',
  ],
  [
    'two survivors with one passport',
    { kind: 'horde', players: 2, survivors: { A: { passport: 'B' }, B: { passport: 'B' } } },
    'passport-twice setup.player-kit',
  ],
  [
    'a Satchel on a Satchel',
    sheet({ outfit: 'satchel', pouch: 'satchel' }),
    'wrong-space object.satchel',
  ],
  [
    'a Backpack in a Backpack',
    sheet({ bag: 'backpack', 'pack-1': 'backpack' }),
    'wrong-space object.backpack',
  ],
  [
    'a special Resource that nobody has chosen',
    sheet({ '1': 'special-resource' }),
    'special-unchosen object.special-resource',
  ],
  [
    'a special Resource that nobody has chosen, on the ground',
    alone({}, { lying: [{ ...at(1000, 1000), item: 'special-resource' }] }),
    'special-unchosen object.special-resource',
  ],
  [
    'a special Resource that nobody has chosen, as what comes',
    { kind: 'inventory', players: 2, survivors: {}, comes: 'special-resource' },
    'special-unchosen object.special-resource',
  ],
  [
    'a piece turned by more than a full turn',
    alone({}, { pieces: [{ kind: 'car', ...at(1000, 1000), turn: 36 }] }),
    'not-a-count setup.scenery-points',
  ],
  [
    'a Din with a third side',
    alone({}, { din: { ...at(1000, 1000), side: 'noise' } }),
    'value-not-allowed noise.din-flip',
  ],
  [
    'a defence of five dice',
    { ...duel, defence: ['black', 'black', 'black', 'black', 'black'] },
    'wrong-length combat.defence-total',
  ],
  [
    'a defence die that is none',
    { ...duel, defence: ['pink'] },
    'value-not-allowed combat.defence-total',
  ],
  [
    'Wounds for a difference of less than four',
    { ...duel, damage: [{ from: 3, wounds: 1 }] },
    'not-a-count combat.table-lost',
  ],
  [
    'a token that lies in the bus, on no piece',
    alone({}, { lying: [at(1999, 4000)], pieces: [{ kind: 'bus', ...at(1000, 4000) }] }),
    'inside-piece scenery.solid',
  ],
  [
    'a Din in the bus',
    alone({}, { din: at(1999, 4000), pieces: [{ kind: 'bus', ...at(1000, 4000) }] }),
    'inside-piece scenery.solid',
  ],
  [
    'a Noise in the bus',
    alone({ noise: at(1999, 4000) }, { pieces: [{ kind: 'bus', ...at(1000, 4000) }] }),
    'inside-piece scenery.solid',
  ],
  [
    'a token on a piece that is not there',
    alone({}, { lying: [{ ...at(100, 100), piece: 2 }] }),
    'no-such-piece scenery.chest-fill',
  ],
  [
    'thirty-one zombies',
    alone(
      {},
      {
        zombies: Array.from({ length: 31 }, (_, n) =>
          at(200 + 280 * (n % 20), 1000 + 300 * Math.floor(n / 20)),
        ),
      },
    ),
    'wrong-length components.figures',
  ],
  [
    'a two-handed weapon over a wounded hand',
    sheet({ both: 'blunt', left: 'wound' }),
    'hand-taken weapon.two-handed-place',
  ],
  [
    'a third Wound on the living',
    sheet({ left: 'wound', '1': 'wound', 'card-1': 'bandage:wound' }),
    'third-wound wound.third-kills',
  ],
  ['a tenth box', sheet({ '10': 'action' }), 'value-not-allowed sheet.nine-boxes'],
  [
    'a fourth token',
    { ...duel, survivors: { ...duel.survivors, B: { sheet: { '1': 'action' }, reserve: 3 } } },
    'too-many-tokens token.three',
  ],
  [
    'a fourth copy of a card of three',
    {
      ...duel,
      survivors: {
        A: { sheet: { right: 'handgun' }, objectives: ['left-dead', 'left-dead'] },
        B: { objectives: ['left-dead', 'left-dead'] },
      },
    },
    'too-many-copies objective.copies',
  ],
  [
    'a round without anybody',
    { kind: 'round', players: 2, dead: ['A', 'B'] },
    'nobody-left end.three-rounds',
  ],
  [
    'a Backpack in the place of an Outfit',
    sheet({ outfit: 'backpack' }),
    'wrong-space sheet.outfit-space',
  ],
  [
    'an object in a pocket of no Backpack',
    sheet({ 'pack-1': 'food' }),
    'no-backpack sheet.backpack-space',
  ],
  ['a Blank that lies open', sheet({ '1': 'blank' }), 'blank-shown object.blank-keep'],
  [
    'an attack with an empty weapon',
    { ...duel, survivors: { A: { sheet: { right: 'handgun:empty' } } } },
    'value-not-allowed weapon.empty-unusable',
  ],
  [
    'an attack with bare hands',
    { ...duel, survivors: {} },
    'value-not-allowed sheet.fight-from-hand',
  ],
  ['an attack on oneself', { ...duel, target: 'A' }, 'value-not-allowed combat.declare'],
  [
    'two rows of the damage table that begin alike',
    {
      ...duel,
      damage: [
        { from: 4, wounds: 1 },
        { from: 4, wounds: 2 },
      ],
    },
    'row-twice combat.table-lost',
  ],
  [
    'more tokens that nobody has looked at than the bag holds',
    alone({}, { lying: Array.from({ length: 29 }, (_, n) => at(100 * n, 100)) }),
    'bag-too-small setup.search-pool',
  ],
  ['a Target marker on oneself', alone({ target: 'A' }), 'value-not-allowed aim.place'],
  ['a Target marker on nobody', alone({ target: 'C' }), 'value-not-allowed aim.place'],
  [
    'a Wound on a Bandage that is not on the passport',
    sheet({ '7': 'bandage:wound' }),
    'wrong-space object.bandage-place',
  ],
  ['five players', { ...duel, players: 5 }, 'value-not-allowed meta.players'],
  [
    'a player who does not play',
    { ...duel, survivors: { ...duel.survivors, C: {} } },
    'unknown-player meta.players',
  ],
  [
    'a turn without a token',
    { ...open, survivors: { A: { ...at(2000, 3000), reserve: 0 } }, pieces: [], lying: [] },
    'no-token-left token.three',
  ],
]
