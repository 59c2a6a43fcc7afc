import type { TrustMeEvent } from '../../../src/games/trust-me/events.ts'
import { makeTrustMe } from '../../../src/games/trust-me/index.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import { refusedAnswers, refusedSituations } from '../../games/trust-me/refused.ts'
import { refusedChoices, refusedDirections } from '../../games/trust-me/refused-choices.ts'
import { components } from '../../games/trust-me/tables.ts'
import type { Said } from './said.ts'

const at = (x: number, y: number) => ({ x, y })

/** Events that take a whole game to come about. */
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
]

/** Something moved and something fallen, as somebody sees it who may not see what it was. */
const masked = [
  { kind: 'shifted', clause: 'action.search-swap', seat: 'A', place: '8', into: 'pack-1' },
  { kind: 'dropped', clause: 'wound.drops-object', seat: 'A', place: '8', at: at(0, 0), id: 1 },
].map((event) => ({ ...event, secret: { seats: ['A'], facts: ['held', 'item'] } }))

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

/** Answers that cannot be given, with those given before. */
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

/** Facts told of the dead, which lie nowhere. */
const dead = {
  kind: 'claim',
  players: 3,
  survivors: { B: { sheet: { '1': 'food' } } },
  dead: ['B'],
}

/** Situations that cannot be told. */
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

/** Refusals of a setup from stocks in which there is nothing but a Blank. */
function refusedStocks(): readonly Refusal[] {
  const none = { search: {}, startingWeapons: { blank: 1 }, startingObjects: {} }
  const objectives = Object.fromEntries(Object.keys(components.objectives).map((card) => [card, 0]))
  const poor = makeTrustMe({ ...components, ...none, objectives: objectives as never })
  const opening = poor.open({ kind: 'game', players: 4 })
  return opening.ok ? [] : opening.refusals
}

/** A token of the setup that lies too near the edge. */
const nearTheEdge = [
  { kind: 'game', players: 4 },
  [{ to: 'token-at', answer: at(100, 100) }],
] as const

export const trustMe: Said = {
  refused: [
    ...wrongAnswers.map(([situation, ...answers]) => [situation, answers] as const),
    ...wrongSituations.map((situation) => [situation] as const),
    ...refusedAnswers.map(([, situation, answers]) => [situation, answers] as const),
    ...refusedSituations.map(([, situation]) => [situation] as const),
    ...refusedDirections.map(([, situation, answers]) => [situation, answers] as const),
    nearTheEdge,
  ],
  remarked: [dead],
  ofComponents: refusedStocks,
  plays: [
    [{ kind: 'infection', players: 2, dead: ['A', 'B'] }],
    [{ kind: 'game', players: 2, mostRounds: 2 }],
    [{ kind: 'game', players: 3, mostRounds: 2 }],
  ],
  events: [...told, ...masked],
}
