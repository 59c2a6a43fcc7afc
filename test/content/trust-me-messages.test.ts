import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import type { TrustMeEvent } from '../../src/games/trust-me/events.ts'
import { makeTrustMe } from '../../src/games/trust-me/game.ts'
import { hindrances } from '../../src/games/trust-me/geometry/ground.ts'
import type { Given } from '../../src/games/trust-me/position.ts'
import { speech } from '../../src/games/trust-me/words/speech.ts'
import { atRandom, byValue, first } from '../../src/kernel/answer.ts'
import { exampleOf } from '../../src/kernel/kind.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import { refusedChoices, refusedDirections } from '../games/trust-me/refused-choices.ts'
import { components, game, opened } from '../games/trust-me/tables.ts'
import { codesOf, listening } from './listening.ts'

const heardGame = { id: 'trust-me', game: game as never, speech, opened } as const

type Listening = ReturnType<typeof listening<Given>>

/** Readings by which something else is said. */
const others = Object.fromEntries(game.switches.map(({ key, values }) => [key, values.at(-1)]))

/** A survivor with something of everything on its sheet. */
const laden = {
  sheet: {
    right: 'handgun',
    left: 'shiv',
    bag: 'backpack',
    'pack-1': 'blank',
    'pack-2': 'ammunition',
    outfit: 'trainers',
    'card-1': 'bandage',
    'card-2': 'lucky-charm',
    '1': 'first-aid-kit',
    '2': 'flare',
    '3': 'wound',
    '4': 'infection',
    '5': 'fatigue',
    '7': 'survival-guide',
    '8': 'food:special',
    '9': 'military:empty',
  },
  objectives: ['food', 'left-dead'],
}
const at = (x: number, y: number) => ({ x, y })

/** A sheet with two weapons and two kits. */
const armed = {
  left: 'handgun',
  right: 'military',
  '1': 'first-aid-kit',
  '2': 'first-aid-kit',
  '3': 'wound',
}

/** A sheet without a place for anything. */
const full = {
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8'].map((box) => [box, 'infection'])),
  '9': 'wound',
  left: 'infection',
  right: 'infection',
}

const close = {
  A: { ...laden, ...at(125, 3000), community: at(0, 3000), target: 'B' },
  B: { ...laden, ...at(385, 3000), noise: at(2000, 4000), target: 'A' },
}

/** What random games hardly come to: shortages, special pieces, exits, several winners. */
const rare: readonly object[] = [
  { kind: 'round', players: 2, mostRounds: 2, survivors: close, zombies: [at(125, 3400)] },
  {
    kind: 'round',
    players: 2,
    mostRounds: 1,
    survivors: close,
    pieces: [
      { kind: 'vehicle', x: 1000, y: 1000 },
      { kind: 'metro', x: 3000, y: 300 },
    ],
    lying: [
      { x: 125, y: 3300 },
      { x: 1000, y: 1000, piece: 0 },
    ],
    zombies: Array.from({ length: 14 }, (_, n) => at(300 + 350 * n, 5700)),
  },
  // A weapon in each hand, two to talk to, two kits, and a yellow line on either side.
  {
    kind: 'round',
    players: 3,
    mostRounds: 1,
    survivors: {
      A: { ...at(2000, 3000), sheet: armed },
      B: { ...at(2260, 3000), sheet: { left: 'shiv', right: 'bladed' } },
      C: { ...at(1740, 3000), sheet: {} },
    },
    pieces: [3225, 2775].map((y) => ({ kind: 'sandbag-wall', x: 2000, y })),
  },
  // A zombie with a Crevasse in its way.
  {
    kind: 'zombies',
    players: 2,
    survivors: { A: at(3000, 2000), B: at(5000, 5000) },
    zombies: [at(3000, 3400)],
    pieces: [{ kind: 'crevasse', x: 3000, y: 2700 }],
  },
  // The sheet is full: no place for a Wound or an Infection, and nothing to defend with.
  {
    kind: 'horde',
    players: 2,
    survivors: { A: { sheet: full, reserve: 0 } },
    zombies: 9,
    defence: [],
  },
  { kind: 'combat', players: 2, survivors: { A: { sheet: { right: 'blunt' } } }, penalty: 3 },
  // A blow so light that it tires, where no Action token lies.
  { kind: 'horde', players: 2, survivors: {}, zombies: 1, defence: ['blue'] },
  { kind: 'infection', players: 2, dead: ['A', 'B'] },
  // More zombies than an attack kills, and one behind a wall.
  {
    kind: 'combat',
    players: 2,
    survivors: { A: { sheet: { both: 'military' } } },
    weapon: 'both',
    target: 'zombies',
    zombies: 5,
  },
  {
    kind: 'turn',
    players: 2,
    survivors: { A: at(3000, 3000), B: at(5000, 5000) },
    zombies: [at(3000, 3460)],
    pieces: [{ kind: 'sandbag-wall', x: 3000, y: 3230 }],
  },
  // Everybody has what it takes to leave.
  ...[
    { rich: ['A'], mostRounds: 1 },
    { rich: ['A', 'B'], mostRounds: 5 },
  ].map(({ rich, mostRounds }) => ({
    kind: 'round',
    players: 3,
    mostRounds,
    survivors: Object.fromEntries(rich.map((seat, place) => [seat, richAt(place)])),
  })),
]

/** A survivor with five points at its Community pawn. */
function richAt(place: number) {
  const x = 125 + 2000 * place
  const sheet = { '1': 'food', '2': 'gear', '3': 'medicine', left: 'materials', right: 'food' }
  return { ...at(x, 125), community: at(x, 0), sheet }
}

/** A situation that would go on for ever, broken off. */
function bounded(situation: object): object {
  const { kind } = situation as { kind?: string }
  return kind === 'game' || kind === 'round' ? { ...situation, mostRounds: 1 } : situation
}

/** An object that changes hands, to which both must agree. */
const handed: TrustMeEvent = {
  kind: 'handed-over', clause: 'action.exchange', seat: 'A', to: 'B', place: '7',
  item: { kind: 'food', mark: 'none' },
}

/** What takes a whole game to come about. */
const told: readonly TrustMeEvent[] = [
  { kind: 'cured', clause: 'object.medkit', seat: 'A', place: null, what: 'wound', by: 'B' },
  { kind: 'lifted', clause: 'action.exchange-reorganise', seat: 'A', things: [] },
  { kind: 'not-applied', clause: 'turn.step3', why: 'impossible', seat: 'A' },
  { kind: 'not-applied', clause: 'token.place', why: 'impossible', seat: 'A' },
  { kind: 'broken-off', clause: 'end.three-rounds', round: 6, winners: ['A', 'B'] },
  { kind: 'broken-off', clause: 'end.three-rounds', round: 6, winners: ['A'] },
  { kind: 'game-over', clause: 'end.all-out', winners: ['A'] },
  { kind: 'game-over', clause: 'end.all-out', winners: ['A', 'B'] },
  { kind: 'aim-discarded', clause: 'aim.discard-los', seat: 'A', target: 'B' },
  handed,
]

/** Something moved and something fallen, as somebody sees it who may not see what it was. */
const masked = [
  { kind: 'shifted', clause: 'action.search-swap', seat: 'A', place: '8', into: 'pack-1' },
  { kind: 'dropped', clause: 'wound.drops-object', seat: 'A', place: '8', at: at(0, 0), id: 1 },
  { kind: 'handed-over', clause: 'action.exchange', seat: 'A', to: 'B', place: '7' },
].map((event) => ({ ...event, secret: { seats: ['A'], facts: ['held', 'item'] } }))

/** All that can be said: random games of any size, the examples, and what is rare. */
function sayAll(to: Listening): void {
  for (const kind of game.kinds) to.sayPlay(bounded(exampleOf(kind)), {}, 1)
  for (let seed = 0; seed < 20; seed++) {
    const readings = seed % 3 === 0 ? (others as Record<string, string>) : {}
    if (seed < 6)
      to.sayPlay({ kind: 'game', players: 2 + (seed % 3), mostRounds: 2 }, readings, seed)
    for (const one of rare) to.sayPlay(one, readings, seed)
  }
  const { given } = opened({ kind: 'game', players: 4 })
  for (const event of [...told, ...masked]) speech.sentence(event, given, to.words)
  to.sayFacts(given, (name) => ({ seat: 'B', skill: 'move', held: 'handgun:empty' })[name] ?? '4')
}

/** A table on which A may move, throw a stone and fire a Flare. */
const open = {
  kind: 'round',
  players: 2,
  survivors: {
    A: { ...at(3000, 3000), sheet: { '2': 'flare' }, community: at(3000, 0) },
    B: { ...at(5000, 5000), community: at(0, 3000) },
  },
}
const move = { action: 'move', place: '1' }
const divert = { action: 'diversion', place: '1' }
const withPiece = (kind: string, y: number) => ({ ...open, pieces: [{ kind, x: 3000, y }] })
const withSheet = (sheet: object, more = {}) => ({
  kind: 'claim',
  players: 2,
  survivors: { A: { sheet, ...more } },
})

/** A table on which A sees two zombies and B, and one more zombie is behind a bus. */
const shooting = {
  ...withPiece('bus', 3600),
  survivors: { A: { ...at(3000, 3000), sheet: { right: 'handgun' } }, B: at(5000, 5000) },
  zombies: [at(3000, 1000), at(4000, 1000), at(3000, 5000)],
}

/** What cannot be answered, with what has been answered before. */
const wrongAnswers: readonly (readonly [situation: object, ...answers: unknown[]])[] = [
  [
    {
      kind: 'turn',
      players: 3,
      survivors: {
        A: { x: 1000, y: 1000, target: 'B' },
        B: { x: 3000, y: 1000 },
        C: { x: 1000, y: 3000 },
      },
    },
    { free: 'aim' },
    { free: 'aim' },
  ],
  ...refusedChoices.map(([, situation, answers]) => [situation, ...answers] as const),
  [open, move, at(5000, 3000)],
  [{ ...open, zombies: [at(3300, 3000)] }, move, at(3300, 3001)],
  [withPiece('hole', 3500), move, at(3000, 3500)],
  [withPiece('sandbag-wall', 3300), move, at(3000, 3600)],
  [open, divert, at(3000, 800)],
  [withPiece('bus', 3600), divert, at(3000, 3600)],
  [open, { action: 'flare', place: '1' }, at(21500, 0)],
  [open, { action: 'flare', place: '1' }, at(0, 1600)],
  [open, { action: 'run', place: '1' }, 'stay', at(3000, 3000)],
  [open, 'pass'],
  [open, { action: 'move', place: '2' }],
  ...['search', 'melee', 'exchange', 'rest', 'ammunition', 'jump'].map(
    (action) => [open, { action, place: '1' }] as const,
  ),
  ...['aim', 'claim', 'bandage'].map((free) => [open, { free }] as const),
  [
    { ...open, survivors: { A: { ...at(3000, 3000), sheet: { right: 'handgun:empty' } } } },
    { action: 'ranged', place: '1' },
  ],
  [shooting, { action: 'ranged', place: '1' }, 7],
  [shooting, { action: 'ranged', place: '1' }, 3],
  [{ ...withSheet({ '1': 'action' }), kind: 'inventory', comes: 'wound' }, '1'],
  [
    {
      ...open,
      survivors: { A: { ...at(3000, 3000), sheet: { '2': 'fatigue', '3': 'fatigue' } } },
    },
    { action: 'rest', place: '1' },
    '5',
  ],
]

/** What is told of the dead, and lies nowhere. */
const dead = {
  kind: 'claim',
  players: 3,
  survivors: { B: { sheet: { '1': 'food' } } },
  dead: ['B'],
}

/** What cannot be told. */
const wrongSituations: readonly object[] = [
  { ...open, zombies: [at(50, 50)] },
  { ...open, zombies: [at(3001, 3000)] },
  { ...withPiece('bus', 1000), lying: [{ ...at(3000, 1000), piece: 3 }] },
  { ...open, pieces: [1000, 5000].map((y) => ({ kind: 'bus', x: 3000, y })) },
  withPiece('metro', 1000),
  { ...open, survivors: { A: { ...at(3000, 3000), community: at(3000, 1) } } },
  { kind: 'horde', players: 2, survivors: { A: { passport: 'B' }, B: { passport: 'B' } } },
  { ...withPiece('metro', 300), players: 4 },
  { ...open, lying: new Array(30).fill(at(1000, 1000)) },
  { ...withSheet({}), survivors: { C: {} } },
  withSheet({ bag: 'shiv' }),
  withSheet({ 'pack-1': 'shiv' }),
  withSheet({ '1': 'blank' }),
  withSheet({ '1': 'special-resource' }),
  withSheet({ both: 'blunt', left: 'shiv' }),
  withSheet({ '1': 'action', '2': 'action' }, { reserve: 2 }),
  withSheet({ '1': 'wound', '2': 'wound', '3': 'wound' }),
  withSheet({}, { objectives: new Array(5).fill('food') }),
  { kind: 'round', players: 2, dead: ['A', 'B'] },
  { kind: 'horde', players: 2, damage: [5, 5].map((from) => ({ from, wounds: 1 })) },
  { ...withSheet({}, { reserve: 0 }), kind: 'inventory', comes: 'action' },
]

/** Why no game can be set up from stocks in which there is nothing but a Blank. */
function refusedStocks(): readonly Refusal[] {
  const none = { search: {}, startingWeapons: { blank: 1 }, startingObjects: {} }
  const objectives = Object.fromEntries(Object.keys(components.objectives).map((card) => [card, 0]))
  const poor = makeTrustMe({ ...components, ...none, objectives: objectives as never })
  const opening = poor.open({ kind: 'game', players: 4 })
  return opening.ok ? [] : opening.refusals
}

/** Why a token of the setup cannot lie too near the edge. */
function refusedToken(): Refusal | undefined {
  const [pick, told] = [atRandom(1), byValue([at(100, 100)])]
  return replay(game, opened({ kind: 'game', players: 4 }), (question, position) =>
    question.kind === 'token-at' ? told(question, position, 0) : pick(question, position, 0),
  ).refusal
}

/** Why the white die of the setup cannot show what it is said to show. */
function refusedRolls(): readonly Refusal[] {
  return refusedDirections.flatMap(([, situation, answers]) => {
    const answerer = first(byValue(answers), atRandom(4))
    return replay(game, opened(situation), answerer).refusal ?? []
  })
}

function refusals(): readonly Refusal[] {
  const answered = wrongAnswers.flatMap(([situation, ...answers]) => {
    return replay(game, opened(situation), byValue(answers)).refusal ?? []
  })
  const told = wrongSituations.flatMap((situation) => {
    const opening = game.open(situation)
    return opening.ok ? [] : opening.refusals
  })
  return [
    ...answered,
    ...told,
    ...[refusedToken() ?? []].flat(),
    ...refusedRolls(),
    ...refusedStocks(),
    ...game.remarks(dead as never),
  ]
}

describe.each(languages)('the messages of Trust Me (%s)', (language) => {
  const to = listening(heardGame, language)
  sayAll(to)

  test('say everything that the engine can say, filled with its facts', () => {
    expect([...to.missing]).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const groups = ['event', 'question', 'fact', 'switch', 'reading', 'policy', 'answer', 'heading']
    const all = Object.keys(to.sentences).filter((key) => groups.includes(key.split('.')[0] ?? ''))
    const never = ['fact.legal', 'fact.yes', 'fact.no']
    const unsaid = all.filter((key) => !to.said.has(key) && !never.includes(key))
    expect(unsaid.filter((key) => !/_(one|many|other)$/.test(key))).toEqual([])
  })

  test('say why something is refused, for each code', () => {
    const heard = listening(heardGame, language)
    for (const refusal of refusals()) speech.refusal(refusal, heard.words)
    expect([...heard.missing]).toEqual([])
    const said = [...heard.said].filter((key) => key.startsWith('refusal.')).sort()
    const codes = [...codesOf('trust-me'), ...hindrances].map((code) => `refusal.${code}`)
    expect([...new Set(codes)].sort()).toEqual(said)
    const all = Object.keys(heard.sentences).filter((key) => key.startsWith('refusal.'))
    expect(all.sort()).toEqual(said)
  })
})
