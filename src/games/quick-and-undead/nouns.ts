import { recordWith } from '../../kernel/data/keyed.ts'
import { present } from '../../kernel/data/present.ts'
import { dataShown } from '../../kernel/game/refusal.ts'
import { type Holders, holding, type Noun, nounsOf, type Things } from '../../kernel/words/nouns.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import {
  buildingCards,
  type Cell,
  cells,
  criticalSides,
  RANGER,
  type Resource,
  resources,
  seats,
  spaces,
  type UndeadCard,
  undeadCards,
} from './components.ts'
import { type Given, type Place, type Position, shootoutKinds, shotResults } from './position.ts'

/*
 * The things of the game: how each is named, and which part of the board it is. The parts:
 * `gang:A`, `cell:A:5` and `token:A` of a Targeting card, `space:5`, `space:hired`, `site:saloon`, `street:`,
 * `hill:`, `undead:U5` wherever that card lies.
 */

type Faces = Pick<Given, 'undead'>
const noun = nounsOf<Faces, Position>()
const commas = (names: readonly string[]) => names.join(', ')

/** The same thing where the board does not mark it. */
function unmarked<Id>({ told }: Noun<Id, Faces, Position>): Noun<Id, Faces, Position> {
  return noun({ ...told, part: () => [] })
}

/** A value that is said as it is. */
const plain = noun({ ids: (value): value is unknown => !Array.isArray(value) })

/** A player by the letter of the seat; Dead Ranger by his name. */
const seat = noun({
  ids: seats,
  name: (id, { say }) => (id === RANGER ? say('ranger') : say('seat-within', { seat: id })),
  part: 'gang',
})

/** An action space by its number and its name. */
const space = noun({
  ids: [...spaces, 'hired'],
  name: (id, { say }) =>
    id === 'hired'
      ? say('space.hired')
      : say('space.numbered', { number: id, title: say(`space-title.${id}`) }),
  part: 'space',
})
const spaceOffered = noun({ ...space.told, alone: (id, words) => capital(space.name(id, words)) })

/** Setting of a die that is no space. */
const joker = noun({ ids: [1], name: (_, { say }) => say('die.joker') })

/** A building with its article, by its sign, and with what it does. */
const building = noun({
  ids: buildingCards,
  name: 'building',
  alone: 'building-title',
  full: (id, { say }) =>
    say('answer.building', { building: say(`building-title.${id}`), effect: say(`effect.${id}`) }),
  part: 'site',
})
const buildingLaid = noun({ ...building.told, full: 'building' })

/** A place of Town. */
const place = noun({
  ids: ['street', ...buildingCards],
  name: (id: Place, words) => nameOfPlace(id, words),
  alone: (id: Place, words) =>
    id === 'street' ? capital(words.say('street')) : building.alone(id, words),
  full: (id: Place, words) => nameOfPlace(id, words),
  part: (id) => (id === 'street' ? 'street:' : `site:${id}`),
})

function nameOfPlace(id: Place, words: Words): string {
  return id === 'street' ? words.say('street') : building.name(id, words)
}

/** A space or a place of Town with its preposition. */
const onSpace = noun({
  ...space.told,
  name: (id, words) => words.say('where.space', { place: space.name(id, words) }),
})
const inTown = noun({
  ids: place.told.ids,
  name: (id, words) => words.say('where.building', { place: place.name(id, words) }),
  part: (id, where) => place.parts(id, where),
})

/**
 * An Undead by what its card shows, since it has no name: `a` where it is met for the first time, `the` and
 * shorter `brief` afterwards, `short` where there are many. It goes by its card where that is not at hand.
 */
function undeadAs(form: 'a' | 'the' | 'brief' | 'short') {
  return noun({
    ids: undeadCards,
    name: (id, words, given) => undeadName(id, form, words, given),
    alone: (id, words, given) =>
      given ? undeadName(id, 'short', words, given) : capital(named(id, words)),
    full: (id, words, given) => undeadName(id, form, words, given),
    part: 'undead',
  })
}
const [anUndead, theUndead, briefUndead] = [undeadAs('a'), undeadAs('the'), undeadAs('brief')]

function undeadName(id: UndeadCard, form: string, { say }: Words, given?: Faces): string {
  if (!given) return named(id, { say })
  const face = given.undead[id]
  if (!face) return say('undead-card.unknown')
  const { value, weakSpots } = face
  const spots = weakSpots.join(form === 'short' ? ' ' : ', ')
  return say(`undead-card.${form}`, { value, spots, count: weakSpots.length })
}

function named(card: UndeadCard, { say }: Pick<Words, 'say'>): string {
  return say('undead-card.named', { card })
}

/** A cell of a Targeting card: of the seat that is named beside it, else of whoever decides. */
const cell = noun({
  ids: cells,
  full: (id, { say }) => say('answer.cell', { cell: id }),
  join: commas,
  part: (id, { beside }) => `cell:${beside['seat'] ?? beside['by']}:${id}`,
})

/** A number that may be that of a cell. */
const cellLike = noun({
  ids: (value): value is number | string => Number.isInteger(Number(value)),
  full: (id, { say }) => say('answer.cell', { cell: Number(id) }),
})

/** So many of a resource, as its event says, and one of it. */
const amount = noun({
  ids: resources,
  name: (id, words, _given, { count = 1 }) => amountOf(id, count as number, words),
})
const kind = noun({ ids: resources, name: 'resource' })
const coins = noun({
  ids: (value) => typeof value === 'number',
  name: (count, words) => amountOf('coin', count, words),
})

function amountOf(what: Resource, count: number, { say }: Words): string {
  return say(`amount.${what}`, { count })
}

/** Several resources, each kind counted. */
const payment = noun({
  ids: (value): value is unknown => kindsIn(value) !== undefined,
  name: (value, words) => resourceList(kindsIn(value) ?? [], words),
})

/** A list of resources, also as a refusal writes it: with commas, or as data. */
function kindsIn(value: unknown): readonly Resource[] | undefined {
  const data = typeof value === 'string' ? dataShown(value) : value
  const list = typeof data === 'string' ? data.split(',') : data
  const isList = Array.isArray(list) && list.every((one) => amount.idOf(one) !== undefined)
  return isList ? list : undefined
}

function resourceList(kinds: readonly Resource[], words: Words): string {
  const each = [...new Set(kinds)].map((what) =>
    amountOf(what, kinds.filter((one) => one === what).length, words),
  )
  return words.list(each) || words.say('nothing')
}

/** Starting resources of a gang. */
interface Mix {
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly notoriety: number
}
const mix = noun({
  ids: (value): value is unknown => mixIn(value) !== undefined,
  name: (value, words) => mixText(mixIn(value) as Mix, words),
})

function mixIn(value: unknown): Mix | undefined {
  const data = typeof value === 'string' ? dataShown(value) : value
  return recordWith<Mix>('cells')(data) && Array.isArray(data.cells) ? data : undefined
}

/** Resources of all kinds; Bullets with their cells. */
export function mixText({ cells, coins, notoriety }: Mix, words: Words): string {
  const { say, list } = words
  const count = cells.length
  const parts = present(
    count > 0 && say('bullets-in', { count, cells: commas(cells.map(String)) }),
    coins > 0 && amountOf('coin', coins, words),
    notoriety > 0 && amountOf('notoriety', notoriety, words),
  )
  return list(parts) || say('nothing')
}

/** Answers, to questions and to predictions, that are words of their own. */
const worded = <const Id extends string>(question: string, ...ids: readonly Id[]) =>
  noun({ ids, name: `answer.${question}` })
const valued = <const Id extends string>(fact: string, ...ids: readonly Id[]) =>
  noun({ ids, name: `fact-value.${fact}` })

/** Yes or no, and answers that say more than that. */
const yesOrNo = yes('answer')
function yes(messages: string) {
  return noun({
    ids: [true, false],
    name: (id, { say }) => say(`${messages}.${id ? 'yes' : 'no'}`),
  })
}

/** The token that is turned over by a yes. */
const flip = noun({
  ...yesOrNo.told,
  part: (id, { beside }) => (id ? `token:${beside['by']}` : []),
})
const giveCoin = noun({
  ...seat.told,
  name: (id, words) => words.say('answer.avoid.give', { seat: seat.name(id, words) }),
})

/** Heap of a number of Undead. */
const heap = noun({ ids: (value) => typeof value === 'number', part: () => 'hill:' })

/** The nouns that the board, its forms and its figures name by themselves. */
export const nouns = {
  seat,
  space,
  building,
  place,
  anUndead,
  amountOf,
  undeadShort: undeadAs('short'),
}

const answers: Holders = {
  die: [space, joker],
  ...holding(space, 'joker-space', 'solo-space', 'intimidate-where'),
  ...holding(seat, 'target', 'intimidate-whom', 'steal-from'),
  avoid: [worded('avoid', 'no'), giveCoin],
  ...holding(amount, 'exchange', 'income'),
  'extra-income': [worded('extra-income', 'none'), amount],
  ...holding(cell, 'steal-cell', 'load', 'empty', 'ranger-bullet', 'reload'),
  ...holding(place, 'place-undead', 'haunt-where'),
  'building-card': buildingLaid,
  'round-start': [worded('round-start', 'done'), building],
  buy: [worded('buy', 'none'), building],
  withdraw: [worded('withdraw', 'none'), building],
  ...holding(anUndead, 'boot-hill', 'draw-undead'),
  'undead-target': theUndead,
  'start-resources': mix,
  payment,
  ability: worded('ability', 'hunt', 'fight', 'intimidate', 'steal', 'none'),
  trigger: worded('trigger', 'critical-hit', 'miss'),
  'shoot-on': worded('shoot-on', 'shoot', 'stop'),
  'pay-or-come-out': worded('pay-or-come-out', 'pay', 'come-out', 'avoid'),
  'hire-price': worded('hire-price', 'coins', 'notoriety', 'none'),
  'leave-or-fight': worded('leave-or-fight', 'leave', 'fight', 'avoid'),
  hire: yes('answer.hire'),
  'shoot-outlaw': yes('answer.shoot-outlaw'),
  keep: yes('answer.keep'),
  'steal-more': yesOrNo,
  flip,
}

/** Nouns of received and allowed answers in some refusals. */
function answersTo(question: string, ...codes: readonly string[]): Record<string, Holders> {
  const holder = answers[question] ?? plain
  const held = { received: holder, allowed: holder }
  return Object.fromEntries(codes.map((code) => [code, held]))
}

/** The nouns of The Quick and the Undead, and what holds them. */
export const things: Things = {
  seat,
  facts: {
    ...holding(seat, 'seat', 'seats', 'to', 'target', 'by', 'opponent', 'law', 'buyer', 'owner'),
    ...holding([seat, theUndead], 'received', 'allowed'),
    from: [seat, onSpace, inTown],
    at: [seat, place],
    space: spaceOffered,
    place,
    building,
    cell,
    cells: cell,
    what: amount,
    card: [building, theUndead],
    cards: [building, undeadAs('short')],
    price: coins,
    coins,
    side: noun({ ids: criticalSides, name: 'side' }),
  },
  within: {
    // Events
    'building-laid': { card: building },
    'buildings-removed': { cards: unmarked(building) },
    'boot-hill-made': { count: heap },
    'die-set': { face: [unmarked(space), joker] },
    'die-revealed': { face: [unmarked(space), joker] },
    shot: { at: unmarked(seat) },
    tied: { at: plain },
    'laid-down': { seats: plain },
    'undead-added': { card: noun({ ...anUndead.told, part: (id) => ['hill:', `undead:${id}`] }) },
    'undead-killed': { card: briefUndead },
    'undead-recycled': { card: briefUndead },
    'ranger-sent': { from: space },
    'not-applied': { what: kind },
    // Refusals
    'victim-protected': { what: kind },
    'nothing-to-steal': { what: kind },
    'supply-too-large': { what: plain },
    'out-of-reach': { from: space, at: space, allowed: plain },
    'cannot-afford': { received: coins },
    'cannot-be-called': holding([seat, space], 'received', 'allowed'),
    'not-three-resources': { received: mix, allowed: plain },
    'not-such-a-cell': { received: cellLike, allowed: cell },
    'no-bullet-in-cell': { received: cellLike, allowed: cell },
    'ability-not-possible': {
      what: kind,
      ...holding(answers['ability'] ?? plain, 'received', 'allowed'),
    },
    ...answersTo('die', 'space-blocked', 'not-a-choice'),
    ...answersTo('joker-space', 'joker-not-there'),
    ...answersTo('haunt-where', 'haunted-or-not-in-play', 'building-not-in-play', 'too-dear'),
    ...answersTo('round-start', 'ability-idle', 'not-an-ability'),
    ...answersTo('withdraw', 'not-own-building'),
    ...answersTo('extra-income', 'not-of-this-income'),
    ...answersTo('income', 'not-this-income'),
    ...answersTo('place-undead', 'not-a-place'),
    ...answersTo('target', 'not-a-target', 'not-a-victim'),
    ...answersTo('ability', 'ability-not-here'),
    ...answersTo('undead-target', 'not-this-undead'),
    ...answersTo('hire-price', 'cannot-hire-so'),
    ...answersTo('leave-or-fight', 'neither-leaves-nor-fights'),
    ...answersTo('pay-or-come-out', 'cannot-react-so'),
    ...answersTo('payment', 'cannot-pay-so'),
  },
  answers,
  values: {
    shot: valued('shot', ...shotResults, 'none'),
    shootout: valued('shootout', ...shootoutKinds, 'none'),
    at: valued('at', 'standing', 'lying', 'none'),
    turn: [valued('turn', 'none'), space],
    controls: valued('controls', 'several'),
    'undead-where': valued('undead-where', 'boot-hill', 'killed', 'box'),
    noon: valued('noon', 'far', 'next', 'now', 'over'),
    ending: valued(
      'ending',
      'notoriety',
      'coins',
      'duel',
      'draw',
      'ranger-dead',
      'town-overrun',
      'all-dead',
      'none',
    ),
    critical: noun({ ids: criticalSides, name: 'side' }),
    bonus: amount,
    '*': [noun({ ids: ['nobody', 'none'], name: 'fact' }), seat, inTown],
  },
}
