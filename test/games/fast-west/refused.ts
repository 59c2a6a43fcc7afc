import type { FastWestSituation } from '../../../src/games/fast-west/situations/index.ts'

/** A case that cannot have happened: a situation, what is told in it, and the code and clause of the refusal. */
type Refused = readonly [
  what: string,
  situation: object,
  answers: readonly unknown[],
  refusal: string,
  readings?: Readonly<Record<string, string>>,
]

const duel = { kind: 'duel', players: 3 }
const pointing = { ...duel, bullets: { A: 1, B: 2, C: 3 }, targets: { C: 'B' } }
const half = { ...duel, bullets: { A: 1 }, targets: { A: 'B' } }
const hands = { A: 1, B: 2, C: 3 }
const final = 'target-final duel.target-final'
const notAsked = 'not-asked duel.point-at-once'
const roulette = { kind: 'roulette', players: 4, by: 'B' }
const sheriff = { kind: 'event', players: 4, card: 'sheriff' }
const cavalry = { ...sheriff, card: 'cavalry' }
const bandit = { ...sheriff, card: 'bandit' }
const indians = { ...sheriff, card: 'indians' }
const round = { kind: 'round', players: 4, round: 3, falseStarts: true }
const stack = ['sheriff', 'cactus', 'cactus', 'cactus']
const known = { ...round, stacks: { A: stack } }
const silent = { ...round, falseStarts: false }
const late = {
  ...round,
  stacks: {
    A: ['cactus', 'cactus', 'cactus', 'child'],
    B: ['cactus', 'cactus', 'child', 'cactus'],
    C: ['cactus', 'child', 'cactus', 'cactus'],
    D: ['child', 'cactus', 'cactus', 'cactus'],
  },
}
const flips = [...'ABCDABCDABCDABCD'].map((flip) => ({ flip }))

/** Tellings that are refused; nothing changes then. */
export const refusedTellings: readonly Refused[] = [
  [
    'an order of finishing',
    sheriff,
    [{ finishOrder: ['A', 'B'] }],
    'told-otherwise sheriff.action',
  ],
  ['one twice', cavalry, [['A', 'A']], 'no-slowest event.slowest-right-action', { slowest: 'all' }],
  [
    'a hand of which nothing is told',
    bandit,
    [{ A: null, B: 2, C: 3, D: 4 }],
    'not-finished bandit.action',
  ],
  ['a hand as a list', bandit, [{ A: [1], B: 2, C: 3, D: 4 }], 'told-otherwise bandit.action'],
  [
    'one player as a list',
    indians,
    [{ 1: ['A'], 2: 'A', 3: 'B', 4: 'B' }],
    'told-otherwise indians.action',
  ],
  ['bullets once all point', pointing, [{ A: 1, B: 2, C: 3 }], notAsked],
  ['two players with one bullet', duel, [{ A: 1, B: 1, C: 2 }], 'bullet-twice duel.grab-one'],
  ['no such bullet', duel, [{ A: 1, B: 4, C: 2 }], 'bullet-out-of-range setup.bullet-count'],
  ['a player without a bullet', duel, [{ A: 1, B: 2 }], 'not-one-bullet-each duel.grab-one'],
  ['all bullets in one hand', duel, [{ A: [1, 2, 3] }], 'not-one-bullet-each duel.grab-one'],
  ['two bullets in one hand', duel, [{ A: 1, B: 2, C: [3, 2] }], 'bullet-twice duel.grab-one'],
  ['no bullets at all', duel, ['nobody'], 'not-one-bullet-each duel.grab-one'],
  ['a stranger with a bullet', duel, [{ A: 1, B: 2, D: 3 }], 'unknown-player game.players'],
  ['a target before a bullet', duel, [{ A: 'B' }], 'point-needs-bullet duel.point-at-once'],
  ['targets only', duel, [{ targets: { A: 'B' } }], 'point-needs-bullet duel.point-at-once'],
  ['a grab when the duel is on', duel, [{ grab: ['A'] }], 'wrong-phase round.duel-any-moment'],
  ['a flip when the duel is on', duel, [{ flip: 'A' }], 'wrong-phase round.duel-any-moment'],
  ['oneself as target', pointing, ['A'], 'self-target duel.target-opponent'],
  ['nobody as target', pointing, [null], 'not-finished duel.wait-all'],
  ['two targets', pointing, [['B', 'C']], 'answer-is-a-list duel.point-at-once'],
  ['a stranger as target', pointing, ['D'], 'unknown-player game.players'],
  ['a second target', pointing, [{ C: 'A' }], 'target-final duel.target-final'],
  ['a second target by its name', pointing, [{ targets: { C: 'A' } }], final],
  ['a second target for one who was asked', duel, [hands, 'B', { A: 'C' }], final],
  ['the same by its name', duel, [hands, 'B', { targets: { A: 'C' } }], final],
  ['a known target before the bullets', half, [{ targets: { A: 'C' } }], final],
  ['a second bullet', half, [{ A: 2, B: 1, C: 3 }], 'target-final duel.hold-hidden'],
  ['a second bullet by its name', half, [{ bullets: { A: 2 } }], 'target-final duel.hold-hidden'],
  ['bullets again', pointing, [{ bullets: { A: 2 } }], 'target-final duel.hold-hidden'],
  ['bullets once more', pointing, [{ A: 2, B: 1 }], 'target-final duel.hold-hidden'],
  ['the same bullets by their name', pointing, [{ bullets: { A: 1 } }], notAsked],
  [
    'a second target of one who is not asked',
    pointing,
    [{ to: 'target', by: 'C', answer: 'A' }],
    final,
  ],
  ['all targets at once', pointing, [{ A: 'B', B: 'A' }], 'told-otherwise duel.point-at-once'],
  ['a target by its name', pointing, [{ targets: 'B' }], 'told-otherwise duel.point-at-once'],
  ['bullets by their name', duel, [{ bullets: { A: 1 } }], 'told-otherwise duel.grab-one'],
  ['hands by bullet', duel, [{ 1: 'A', 2: 'B', 3: 'C' }], 'told-otherwise duel.grab-one'],
  ['no such number', roulette, [5], 'bullet-out-of-range setup.bullet-count'],
  ['no number', roulette, ['three'], 'bullet-out-of-range setup.bullet-count'],
  ['no such bullet drawn', roulette, [2, 5], 'bullet-out-of-range setup.bullet-count'],
  ['a bullet drawn twice', roulette, [2, 1, 1], 'bullet-twice roulette.clockwise'],
  ['a draw that begins elsewhere', roulette, [2, { A: 1 }], 'wrong-order roulette.clockwise'],
  ['a draw the other way round', roulette, [2, 1, { A: 3 }], 'wrong-order roulette.clockwise'],
  ['a draw out of turn', roulette, [2, 1, 'D'], 'wrong-order roulette.clockwise'],
  ['a flip before the number', roulette, [{ flip: 'C' }], 'wrong-phase event.immediate'],
  ['a grab instead of a draw', roulette, [2, { grab: ['C'] }], 'wrong-phase event.immediate'],
  ['a number by its name', roulette, [{ announced: 2 }], 'told-otherwise roulette.announce'],
  ['the number again', roulette, [2, { announced: 2 }], 'not-asked roulette.clockwise'],
  ['a draw with its drawer', roulette, [2, { B: 1 }], 'told-otherwise roulette.clockwise'],
  ['nobody as slowest', sheriff, ['nobody'], 'not-exactly-one event.slowest-right-action'],
  ['no answer for slowest', cavalry, [null], 'not-exactly-one event.slowest-right-action'],
  ['two as slowest', cavalry, [['A', 'B']], 'not-exactly-one event.slowest-right-action'],
  ['a stranger as slowest', sheriff, ['E'], 'unknown-player game.players'],
  ['a flip with a Sheriff pending', sheriff, [{ flip: 'B' }], 'wrong-phase event.immediate'],
  ['what belongs to a Bandit', sheriff, [{ holding: { A: 1 } }], 'wrong-phase event.immediate'],
  ['a Bandit’s hands', sheriff, [{ A: 2, B: 3, C: 4, D: 'none' }], 'wrong-phase event.immediate'],
  ['a roulette’s draws', sheriff, [{ draws: [1, 2] }], 'wrong-phase event.immediate'],
  ['the slowest by name', sheriff, [{ slowest: 'A' }], 'told-otherwise sheriff.action'],
  [
    'one slowest where several can be',
    cavalry,
    ['A'],
    'told-otherwise cavalry.action',
    { slowest: 'nobody' },
  ],
  [
    'nobody as slowest where several can be',
    sheriff,
    [[]],
    'no-slowest event.slowest-right-action',
    { slowest: 'all' },
  ],
  ['two bullets on a Bandit', bandit, [{ A: [2, 3], B: 4 }], 'two-bullets bandit.action'],
  ['a bullet left on a Bandit', bandit, [{ A: 2, B: 3, C: 1 }], 'not-finished bandit.action'],
  [
    'N°1 and an empty hand',
    bandit,
    [{ A: 1, B: 2, C: 3, D: 'none' }],
    'not-finished bandit.action',
  ],
  ['a hand not told on a Bandit', bandit, [{ A: 2, B: 3, C: 4 }], 'not-finished bandit.action'],
  ['one bullet for two', bandit, [{ A: 2, B: 2, C: 3, D: 4 }], 'bullet-twice bandit.action'],
  ['no such bullet on a Bandit', bandit, [{ A: 5 }], 'bullet-out-of-range setup.bullet-count'],
  ['a stranger on a Bandit', bandit, [{ E: 2 }], 'unknown-player game.players'],
  ['hands by their name', bandit, [{ holding: { A: 2 } }], 'told-otherwise bandit.action'],
  ['a Bandit by bullet', bandit, [{ 2: 'A', 3: 'B', 4: 'C' }], 'told-otherwise bandit.action'],
  ['the slowest on a Bandit', bandit, [{ slowest: 'A' }], 'wrong-phase event.immediate'],
  ['nothing on a Bandit', bandit, ['A'], 'not-finished bandit.action'],
  ['a flip with a Bandit pending', bandit, [{ flip: 'B' }], 'wrong-phase event.immediate'],
  [
    'a bullet left to Indians',
    indians,
    [{ 1: 'A', 2: 'A', 3: 'B' }],
    'not-finished indians.action',
  ],
  [
    'a bullet with nobody',
    indians,
    [{ 1: 'A', 2: 'A', 3: 'B', 4: 'none' }],
    'not-finished indians.action',
  ],
  ['one bullet for two on Indians', indians, [{ 1: ['A', 'B'] }], 'bullet-twice indians.action'],
  ['no such bullet on Indians', indians, [{ 5: 'A' }], 'bullet-out-of-range setup.bullet-count'],
  ['a stranger on Indians', indians, [{ 1: 'E' }], 'unknown-player game.players'],
  ['Indians by player', indians, [{ A: [1, 2], B: [3, 4] }], 'told-otherwise indians.action'],
  ['a bullet without a number', indians, [{ x: 'none' }], 'bullet-out-of-range setup.bullet-count'],
  ['nothing on Indians', indians, [3], 'not-finished indians.action'],
  ['a flip with Indians pending', indians, [{ flip: 'B' }], 'wrong-phase event.immediate'],
  ['a flip out of turn', round, [{ flip: 'B' }], 'wrong-turn round.order'],
  ['a flip of a stranger', round, [{ flip: 'E' }], 'unknown-player game.players'],
  ['an action with nothing pending', round, [{ slowest: 'A' }], 'wrong-phase round.order'],
  ['a draw with nothing pending', round, [{ draws: [1] }], 'wrong-phase round.order'],
  ['one player twice', round, [{ grab: ['B', 'B'] }], 'grabbed-twice child.false-start'],
  ['a false start of a stranger', round, [{ grab: ['F'] }], 'unknown-player game.players'],
  ['a false start of nobody', round, [{ grab: [] }], 'told-otherwise round.order'],
  ['a false start without a list', round, [{ grab: 'B' }], 'told-otherwise round.order'],
  ['a flip by letter', round, ['A'], 'told-otherwise round.order'],
  ['a flip and a false start', round, [{ flip: 'A', grab: ['B'] }], 'told-otherwise round.order'],
  ['hands between flips', round, [{ A: 2, B: 3 }], 'wrong-phase round.order'],
  ['a flip once more', round, [{ flip: 'A' }, { flip: 'A' }], 'not-asked round.flip-top'],
  ['a grab on a flip', round, [{ flip: 'A' }, { grab: ['B'] }], 'not-asked round.flip-top'],
  ['a grab nobody asks for', silent, [{ grab: ['B'] }], 'false-starts-not-asked child.false-start'],
  ['a flip nobody asks for', silent, [{ flip: 'A' }], 'not-asked round.flip-top'],
  ['a card by its name', silent, [{ card: 'child' }], 'told-otherwise round.flip-top'],
  ['a late stranger', late, [...flips, { grab: ['E'] }], 'unknown-player game.players'],
  ['a late hand twice', late, [...flips, { grab: ['B', 'B'] }], 'grabbed-twice child.false-start'],
  ['a late flip', late, [...flips, { flip: 'A' }], 'all-flipped round.end-no-duel'],
  ['late hands without a name', late, [...flips, ['B']], 'told-otherwise child.false-start'],
  ['a card that there is not', round, [{ flip: 'A' }, 'joker'], 'card-not-there round.flip-top'],
  ['an action on a card', round, [{ flip: 'A' }, { slowest: 'A' }], 'wrong-phase round.order'],
  ['a grab on an event', known, [{ flip: 'A' }, { grab: ['A'] }], 'wrong-phase event.immediate'],
]

/** Situations that cannot be, each with the code and clause of its only refusal. */
export const refusedSituations: readonly (readonly [object, string, Record<string, string>?])[] = [
  [{ ...duel, bullets: { A: 1, B: 1 } }, 'bullet-twice duel.grab-one'],
  [{ ...duel, bullets: { A: 4 } }, 'bullet-out-of-range setup.bullet-count'],
  [{ ...duel, bullets: { A: 9 } }, 'bullet-out-of-range setup.bullet-count'],
  [{ ...duel, bullets: { D: 1 } }, 'unknown-player game.players'],
  [{ ...duel, targets: { A: 'B' } }, 'point-needs-bullet duel.point-at-once'],
  [{ ...duel, bullets: { A: 1 }, targets: { A: 'A' } }, 'self-target duel.target-opponent'],
  [{ ...duel, tokens: { A: 6 } }, 'not-a-count cap.five'],
  [{ ...duel, tokens: { D: 1 } }, 'unknown-player game.players'],
  [{ ...duel, players: 9 }, 'value-not-allowed game.players'],
  [{ ...duel, players: 2 }, 'value-not-allowed game.players'],
  [duel, 'no-deal setup.deal-3-missing', { 'deal.three': 'refused' }],
  [
    { kind: 'round', players: 3, round: 1 },
    'no-deal setup.deal-3-missing',
    { 'deal.three': 'third-round' },
  ],
  [{ ...roulette, announced: 5 }, 'bullet-out-of-range setup.bullet-count'],
  [
    {
      ...roulette,
      announced: 3,
      drawn: [
        { seat: 'B', bullet: 1 },
        { seat: 'C', bullet: 1 },
      ],
    },
    'bullet-twice roulette.clockwise',
  ],
  [{ ...roulette, by: 'E' }, 'unknown-player game.players'],
  [{ ...roulette, drawn: [{ seat: 'B', bullet: 1 }] }, 'drawn-unannounced roulette.announce'],
  [
    { ...roulette, announced: 3, drawn: [{ seat: 'A', bullet: 1 }] },
    'wrong-order roulette.clockwise',
  ],
  [{ ...sheriff, finished: ['A', 'B'] }, 'not-finished event.slowest-right-action'],
  [{ ...sheriff, finished: ['A', 'B', 'A', 'C'] }, 'finished-twice event.slowest-right-action'],
  [{ ...sheriff, finished: ['A', 'B', 'C', 'D', 'E'] }, 'unknown-player game.players'],
  [{ ...bandit, finished: ['A', 'B', 'C'] }, 'wrong-phase event.slowest-right-action'],
  [{ ...indians, finished: ['A', 'B', 'C'] }, 'wrong-phase event.slowest-right-action'],
  [{ ...duel, bullets: { A: 1 }, targets: { A: 'D' } }, 'unknown-player game.players'],
  [{ ...duel, bullets: { A: 1 }, targets: { A: 'Z' } }, 'unknown-player game.players'],
  [
    { kind: 'row', players: 3, tops: { A: 'sheriff', B: 'cactus' }, mover: 'C' },
    'not-the-last-flip event.immediate',
  ],
  [{ kind: 'row', players: 3, tops: { D: 'cactus' } }, 'unknown-player game.players'],
  [{ kind: 'row', players: 3, mover: 'D' }, 'unknown-player game.players'],
  [{ ...round, firstPlayer: 'E' }, 'unknown-player game.players'],
  [{ ...round, round: 1, tokens: { A: 0, B: 1 } }, 'tokens-too-early setup.tokens-near'],
  [{ ...round, stacks: { A: stack.slice(1) } }, 'stack-not-dealt round3.deal-any'],
  [{ ...round, stacks: { A: [...stack, 'cactus'] } }, 'stack-not-dealt round3.deal-any'],
  [{ ...round, round: 1, stacks: { A: stack } }, 'stack-not-dealt setup.deal-r1-4-6'],
  [
    { ...round, players: 5, stacks: Object.fromEntries([...'ABCDE'].map((seat) => [seat, stack])) },
    'too-many-cards comp.sheriff-4',
  ],
]

/** Situations that no game comes to, each with the code and clause of its remark. */
export const remarked: readonly (readonly [FastWestSituation, string | undefined])[] = [
  [{ kind: 'row', players: 3, tops: { C: 'cactus' }, mover: 'B' }, 'passed-over round.order'],
  [{ kind: 'row', players: 3, tops: { A: 'child', B: 'cactus' } }, 'passed-over round.order'],
  [{ kind: 'row', players: 3, tops: { C: 'cactus' }, mover: 'A' }, undefined],
  [{ kind: 'row', players: 3, tops: { A: 'back', C: 'cactus' }, mover: 'B' }, undefined],
  [{ kind: 'row', players: 3 }, undefined],
]
