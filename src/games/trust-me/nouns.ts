import type { Pose } from '../../kernel/choice/index.ts'
import { byKey, recordWith } from '../../kernel/data/keyed.ts'
import {
  type Holders,
  holding,
  type Noun,
  nounsOf,
  type Things,
  type Where,
} from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'
import * as box from './components.ts'
import { edgeSpot } from './geometry/edge.ts'
import { CENTIMETRE, type Spot } from './geometry/plane.ts'
import {
  actions,
  type Given,
  type Held,
  type Piece,
  type Position,
  type Rolled,
  writtenHeld,
} from './position.ts'

/*
 * The things of the game: how each is named, and which part of the board it is. The parts:
 * `seat:A`, a player with its figure; `place:A:left`, a place of a sheet; `card:A:food`, an Objective card;
 * `zombie:3`; `piece:0`, scenery by its place in the list; `token:5`, a token on the table by its number; `din`;
 * `noise:A`, `target:A`, `pawn:A`, markers and pawn of a player.
 */

const noun = nounsOf<Given, Position>()

/** Part that lies before the player of the sentence. */
function partOfSeat(of: string, id: string, { beside }: Where): string | readonly string[] {
  const whose = beside['seat'] ?? beside['by'] ?? beside['of']
  return whose === undefined ? [] : `${of}:${whose}:${id}`
}

const isNumber = (value: unknown): value is number | string => /^\d+$/.test(String(value))
const isLength = (value: unknown) => typeof value === 'number'
const isSpot = recordWith<Spot | Pose>('x', 'y')

/** A player, by letter. */
const seat = noun({ ids: box.seats, part: 'seat' })

/** A survivor by its passport. */
const survivor = noun({ ids: box.survivors, name: 'survivor' })

/** A zombie, by the number of its figure. */
const zombie = noun({
  ids: isNumber,
  name: (id, { say }) => say('zombie', { zombie: id }),
  alone: (id, { say }) => say('zombie-title', { zombie: id }),
  part: 'zombie',
})

/** A place of a sheet: that of whoever the sentence is about; a box with what is printed in it, where that is at hand. */
const place = noun({
  ids: [...box.places, 'loose-wound', 'loose-infection'],
  name: (id, words, given) => placeOf('place', id, words, given),
  alone: (id, words, given) => placeOf('place-title', id, words, given),
  part: (id, where) => partOfSeat('place', id, where),
})

function placeOf(group: string, id: string, { say }: Words, given?: Given): string {
  const name = say(`${group}.${id}`)
  const print = given?.components.layout[(box.boxes as readonly string[]).indexOf(id)]
  return print && print !== 'blank'
    ? say('place-of', { place: name, print: say(`print.${print}`) })
    : name
}

/** A kind of token, an object or not. */
const item = noun({
  ids: [...box.items, 'action', 'fatigue', 'wound', 'infection', 'unseen'],
  name: 'item',
  alone: 'item-title',
})

/** Thing on a sheet with its state: `handgun:empty`. */
const heldName = noun({
  ids: (value): value is string =>
    value === 'nothing' ||
    (typeof value === 'string' && item.idOf(value.split(':')[0]) !== undefined),
  // Keys of messages have no colon.
  name: (id, { say }) => say(`item.${id.replace(':', '-')}`),
  alone: (id, { say }) => say(`item-title.${id.replace(':', '-')}`),
})

/** The same as it lies there. */
const held = noun({
  ids: recordWith<Held>('kind', 'mark'),
  name: (one, words) => heldName.name(writtenHeld(one), words),
  alone: (one, words) => heldName.alone(writtenHeld(one), words),
})

/** An Objective card of whoever the sentence is about. */
const objective = noun({
  ids: [...box.objectives, 'unseen'],
  name: 'objective',
  alone: 'objective-title',
  part: (id, where) => partOfSeat('card', id, where),
})

/** A token on the table, by its number. */
const token = noun({
  ids: isNumber,
  name: (id, { say }) => say('token', { id }),
  part: 'token',
})

/** A piece of scenery where it lies. */
const piece = noun({
  ids: recordWith<Piece>('kind', 'turn'),
  name: (one, { say }) => say(`piece.${one.kind}`),
  part: ({ x, y }, { position }) => {
    const at = position?.pieces.findIndex((other) => other.x === x && other.y === y) ?? -1
    return at < 0 ? [] : `piece:${at}`
  },
})

/** A kind of scenery; with what it is worth, for whoever chooses one. */
const pieceKind = noun({
  ids: box.pieceKinds,
  name: 'piece',
  alone: 'piece-title',
  full: (id, { say }, given) => {
    const piece = say(`piece-title.${id}`)
    const count = given?.components.scenery[id].points ?? 0
    return count > 0 ? say('piece-worth', { piece, count }) : piece
  },
})

/** A spot of the table, from its upper left corner; a piece may be turned there. */
const spot = noun({
  ids: (value): value is Spot | Pose => isSpot(value) && !('kind' in value),
  name: ({ x, y }, words) =>
    words.say('spot', { x: centimetres(x, words), y: centimetres(y, words) }),
})

/** A step along the edge, where a Community pawn is moved. */
const step = noun({
  ids: recordWith<Pick<Spot, 'x'>>('x'),
  name: ({ x }, words) => spot.name(edgeSpot(x), words),
})

const die = noun({ ids: box.dice, name: 'die', alone: 'die-title' })

/** A die as it lies. */
const rolled = noun({
  ids: recordWith<Rolled>('die', 'value'),
  name: ({ die: colour, value }, { say }) => say('rolled', { die: say(`die.${colour}`), value }),
})

/** Lures other than survivors: a Noise marker, the Din, its Echo. */
const sound = noun({
  ids: ['din', 'echo', ...box.seats.map((one) => `noise-${one}` as const)],
  name: (id, { say }) =>
    id === 'din' || id === 'echo'
      ? say(`sound.${id}`)
      : say('sound.noise', { seat: id.slice('noise-'.length) }),
  part: (id) => (id === 'din' || id === 'echo' ? 'din' : id.replace('-', ':')),
})

const action = noun({ ids: actions, name: 'action' })
const skill = noun({ ids: box.skills, name: 'print' })
const means = noun({ ids: ['skill', 'charm'], name: 'means' })
const side = noun({ ids: ['left', 'right'], name: 'side' })
const free = noun({
  ids: ['drop', 'bandage', 'guide', 'aim', 'claim', 'load', 'treat'],
  name: 'free',
  alone: 'free-title',
})

/** A decision of yes or no, under the sentences of its question. */
const yesNo = (name: string) => noun({ ids: [false, true], name })

/** Answers that are no thing: to stay, to leave, to roll nothing again. */
const word = noun({
  ids: [
    'stay',
    'straight',
    'leave',
    'ground',
    'none',
    'no',
    'done',
    'actions',
    'scenery',
    'zombies',
    'fatigue',
    'wound',
  ],
  name: 'word',
})

/** A length in centimetres. */
const length = noun({
  ids: isLength,
  name: (value, words) => centimetres(value * CENTIMETRE, words),
})

/** Distance of something from an edge; without one when it is off the table. */
const far = noun({
  ids: isLength,
  name: (value, words) =>
    words.say(value < 0 ? 'far-off' : 'far', {
      length: centimetres(value, words),
    }),
})

/** A length as it is written, to a tenth of a millimetre where it is no whole millimetre. */
export function centimetres(length: number, { language }: Pick<Words, 'language'>): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
  return (Math.round(length) / CENTIMETRE).toLocaleString(language, digits)
}

const cm = { per: CENTIMETRE, sign: 'cm' }

/** Answer to a prediction when there is nothing. */
const nothing = noun({ ids: ['nothing', 'gone', 'none', 'nobody'], name: 'found' })

/** A place of a sheet that is no box: a number that is refused may be any number. */
const space = noun({
  ids: box.places.filter((one) => !(box.boxes as readonly string[]).includes(one)),
  name: 'place-title',
})

/** Nouns of received and allowed answers in refusals. */
const anything = [seat, space, item, heldName, pieceKind, spot, action, die, word, held, sound]

/** Refusals that have received and allow these before anything else. */
function refusing(...nouns: readonly Noun[]): Holders {
  return holding([...nouns, ...anything], 'received', 'allowed')
}

/** The nouns that the board and its forms name by themselves. */
export const nouns = {
  seat,
  zombie,
  survivor,
  place,
  item,
  held,
  heldName,
  objective,
  piece,
  pieceKind,
  skill,
  die,
  action,
  spot,
  sound,
}

/** Noun of the answers, by kind of question. */
const answers: Holders = {
  ...holding(place, 'step', 'weapon', 'rest', 'wound', 'infection', 'tire', 'offer', 'load'),
  ...holding([word, place], 'fire', 'lay-out', 'source', 'keep', 'make-room', 'recover'),
  ...holding(seat, 'aim-at', 'partner', 'first-to-lay', 'first-player'),
  ...holding(zombie, 'kill', 'goes-first'),
  ...holding(item, 'token', 'starting', 'starting-token', 'special-resource'),
  ...holding(objective, 'objective', 'redrawn'),
  ...holding(word, 'reroll', 'damage', 'free'),
  ...holding([word, spot], 'move-to', 'charge-to'),
  ...holding(spot, 'jump-to', 'drop-at', 'din-at', 'noise-at', 'noise-to', 'piece-at', 'token-at'),
  ...byKey(['redraw', 'agree', 'carry-on'], yesNo),
  place,
  passport: survivor,
  search: token,
  special: pieceKind,
  piece: [word, pieceKind],
  target: [seat, zombie],
  follows: [seat, sound],
  'pawn-to': step,
}

/** The nouns of Trust Me, and what holds them. */
export const things: Things = {
  seat,
  facts: {
    ...holding(seat, 'seat', 'seats', 'next', 'to', 'dead', 'winners', 'other', 'of'),
    ...holding([seat, zombie], 'target', 'figure'),
    ...holding([seat, sound], 'towards'),
    ...holding([seat, means], 'by'),
    ...holding(place, 'place', 'places', 'bandage', 'into'),
    ...holding([item, held, heldName], 'item', 'items', 'weapon'),
    ...holding([held, heldName], 'held', 'things'),
    ...holding(zombie, 'zombie', 'zombies', 'group'),
    ...holding(spot, 'at', 'from'),
    ...holding([die, rolled], 'die', 'dice'),
    ...holding([piece, pieceKind], 'piece'),
    ...holding(anything, 'received', 'allowed'),
    objective,
    objectives: objective,
    passport: survivor,
    survivor,
    id: token,
    action,
    skill,
    resources: item,
    what: item,
    choice: item,
    side,
  },
  within: {
    'too-far': { received: length, allowed: length },
    'objective.draw-three': refusing(objective),
    'sheet.nine-boxes': refusing(place),
    'recover-one': refusing(word, place),
    'no-room': refusing(place),
    ...byKey(['killed-already', 'out-of-group'], () => refusing(zombie)),
    'action-declared': { side: item },
    'group-attacks': { zombies: zombie },
  },
  answers,
  parts: { free, by: means, action, place, seat },
  values: {
    holds: heldName,
    follows: [seat, sound, nothing],
    din: [sound, nothing],
    aims: [seat, nothing],
    x: far,
    y: far,
    '*': [seat],
  },
  units: { x: cm, y: cm, base: { per: 10, sign: 'cm' }, turn: { per: 1 / 10, sign: '°' } },
}
