import type { Refused } from './refused.ts'

const at = (x: number, y: number) => ({ x, y })

/** The end of a round: A has two Action tokens and a Fatigue token to take back, B nothing. */
export const tired = {
  kind: 'round',
  players: 2,
  mostRounds: 1,
  survivors: {
    A: { ...at(1000, 1000), sheet: { '1': 'action', '2': 'action', '3': 'fatigue' } },
    B: { ...at(5000, 5000), reserve: 0 },
  },
}

/** A with a First-aid kit and a Wound; B wounded, so far to the right, with a wall between them or not. */
const ill = (far: number, pieces: readonly object[] = []) => ({
  kind: 'turn',
  players: 2,
  survivors: {
    A: { ...at(1000, 1000), sheet: { right: 'wound', left: 'infection', '1': 'first-aid-kit' } },
    B: { ...at(1000 + far, 1000), sheet: { left: 'wound' } },
  },
  pieces,
})
const heal = (answer: unknown) => [
  { action: 'first-aid-kit', place: '7' },
  { to: 'treat', answer },
]

/** A beside B, with three weapons of which two are Empty, a full Backpack and a Bandage in use. */
const laden = {
  kind: 'turn',
  players: 2,
  survivors: {
    A: {
      ...at(1000, 1000),
      sheet: {
        left: 'handgun',
        right: 'handgun:empty',
        '1': 'ammunition',
        '2': 'fatigue',
        '3': 'handgun:empty',
        bag: 'backpack',
        'pack-1': 'food',
        'card-1': 'bandage:wound',
      },
    },
    B: at(1300, 1000),
  },
}
/** A with what is told, B wounded so far to the right, a wall beside A. */
const walled = (sheet: object, far = 650) => ({
  kind: 'turn',
  players: 2,
  survivors: {
    A: { ...at(1000, 1000), sheet },
    B: { ...at(1000 + far, 1000), sheet: { left: 'wound' } },
  },
  pieces: [{ kind: 'sandbag-wall', x: 1325, y: 1000, turn: 9 }],
})
/** Trainers that bear a token, and a Bandage in use. */
const worn = { outfit: 'trainers', pouch: 'action', 'card-1': 'bandage:wound', '4': 'fatigue' }
const give = (...places: readonly string[]) => [{ action: 'exchange', place: '7' }, places]

/** A kills two of three zombies. */
export const swing = {
  kind: 'combat',
  players: 2,
  survivors: { A: { sheet: { right: 'bladed', '4': 'food' } } },
  target: 'zombies',
  zombies: 3,
}

/** Four play: passports are dealt, and A places scenery. */
const setup = { kind: 'game', players: 4, mostRounds: 1 }
const dealt = ['A', 'B', 'C', 'D']
const lay = (piece: string, x: number, y: number) => [piece, { ...at(x, y), turn: 0 }]

/** Three play, and one special piece comes upon the board. */
const special = { kind: 'game', players: 3, mostRounds: 1 }

/** Wrong choices where a question has more to say than what is possible; nothing changes then. */
export const refusedChoices: readonly Refused[] = [
  ['one Action token taken back', tired, [5, 14, '1'], 'recover-one token.recover'],
  ['all tokens taken back', tired, [5, 14, 'all'], 'recover-one token.recover'],
  [
    'somebody treated who is too far away',
    ill(751),
    heal({ seat: 'B', place: 'left' }),
    'too-far object.medkit',
  ],
  [
    'somebody treated behind a wall',
    ill(750, [{ kind: 'sandbag-wall', ...at(1375, 1000), turn: 9 }]),
    heal({ seat: 'B', place: 'left' }),
    'through-piece scenery.passage-yellow',
  ],
  [
    'a First-aid kit, with whoever is ill behind a wall',
    walled({ '1': 'first-aid-kit' }),
    [{ action: 'first-aid-kit', place: '7' }],
    'through-piece scenery.passage-yellow',
  ],
  [
    'a First-aid kit, with whoever is ill too far away',
    walled({ '1': 'first-aid-kit' }, 751),
    [{ action: 'first-aid-kit', place: '7' }],
    'nothing-for-it object.medkit',
  ],
  [
    'a melee, with everybody near behind a wall',
    walled({ right: 'bladed' }),
    [{ action: 'melee', place: '7' }],
    'through-piece scenery.passage-yellow',
  ],
  [
    'a melee where the token covers the skill that it would take',
    walled({ right: 'bladed' }, 1100),
    [{ action: 'melee', place: '2' }],
    'nobody-near action.melee',
  ],
  [
    'Trainers laid down that bear a token',
    walled(worn),
    [{ free: 'drop', place: 'outfit' }],
    'not-laid-down object.trainers',
  ],
  [
    'a Bandage laid down that bears a Wound',
    walled(worn),
    [{ free: 'drop', place: 'card-1' }],
    'not-laid-down object.bandage-use',
  ],
  [
    'a Fatigue token laid down',
    walled(worn),
    [{ free: 'drop', place: '4' }],
    'not-laid-down action.drop',
  ],
  [
    'something laid down that is not there',
    walled(worn),
    [{ free: 'drop', place: '5' }],
    'nothing-for-it action.drop',
  ],
  [
    'somebody treated where nothing ails',
    ill(400),
    heal({ seat: 'B', place: 'right' }),
    'nothing-to-treat object.medkit',
  ],
  [
    'somebody treated who does not play',
    ill(400),
    heal({ seat: 'D', place: 'left' }),
    'no-target object.medkit',
  ],
  [
    'a loaded weapon loaded',
    laden,
    [{ action: 'ammunition', place: '7' }, 'left'],
    'not-empty weapon.reload',
  ],
  ['nothing handed over', laden, give('4'), 'nothing-there action.exchange'],
  ['a Fatigue token handed over', laden, give('2'), 'not-handed-over action.exchange'],
  ['a Bandage in use handed over', laden, give('card-1'), 'not-handed-over action.exchange'],
  ['a full Backpack handed over', laden, give('left', 'bag'), 'bag-full action.exchange'],
  ['the target killed once more', swing, [6, 3, [1]], 'killed-already zombie.kill-fives'],
  ['a zombie that is not there', swing, [6, 3, [4]], 'out-of-group zombie.kill-fives'],
  ['no scenery at all', setup, [...dealt, 'done'], 'too-few-points setup.scenery-points'],
  [
    'scenery worth five points',
    setup,
    [...dealt, ...lay('bus', 3000, 3000), 'car'],
    'too-many-points setup.scenery-points',
  ],
  [
    'a bus that is not left',
    setup,
    [...dealt, ...lay('bus', 3000, 3000), 'done', 'bus'],
    'none-left setup.scenery-points',
  ],
  ['a special piece chosen', setup, [...dealt, 'metro'], 'not-chosen special.when'],
  ['a piece over the edge', setup, [...dealt, ...lay('bus', 100, 3000)], 'off-table meta.board'],
  [
    'a special piece over the edge',
    special,
    ['A', 'B', 'C', ...lay('corpse', 499, 3000)],
    'off-table meta.board',
  ],
]

/**
 * Directions that the white die of the setup cannot show, with what has been answered before; all else is as chance
 * has it.
 */
export const refusedDirections: readonly Refused[] = [
  [
    'a direction that is none',
    setup,
    [{ to: 'direction', by: 'A', answer: 19 }],
    'no-direction setup.community',
  ],
  [
    'a direction less than 20 cm from another',
    setup,
    [
      { to: 'direction', by: 'A', answer: 1 },
      { to: 'direction', by: 'B', answer: 2 },
    ],
    'pawns-too-near community.spacing',
  ],
  [
    'a direction that the bus bars',
    setup,
    [
      { to: 'piece', by: 'A', answer: 'bus' },
      { to: 'piece-at', by: 'A', answer: { ...at(3000, 300), turn: 0 } },
      { to: 'direction', by: 'A', answer: 1 },
    ],
    'no-entrance setup.community',
  ],
  [
    'a direction of zombies that is none',
    setup,
    [{ to: 'direction', answer: 20 }],
    'no-direction setup.community',
  ],
]
