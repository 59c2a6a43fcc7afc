import { dataShown } from '../../kernel/refusal.ts'
import { type Holders, isRecord, type Noun, nounsOf, type Things } from '../../kernel/things.ts'
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
import { type Given, type Place, type Position, shotResults } from './position.ts'

/*
 * What the game is about, thing by thing: how each is named, and which part of the board it is. The parts:
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

/** What is told as it stands. */
const plain = noun({ ids: (value) => !Array.isArray(value) })

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

/** What a die is set to that is no space. */
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
  ids: (value) => Number.isInteger(Number(value)),
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
  name: (count, words) => amountOf('coin', count as number, words),
})

function amountOf(what: Resource, count: number, { say }: Words): string {
  return say(`amount.${what}`, { count })
}

/** Several resources, each kind counted. */
const payment = noun({
  ids: (value) => kindsIn(value) !== undefined,
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
  return each.length > 0 ? words.list(each) : words.say('nothing')
}

/** What somebody starts with. */
interface Mix {
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly notoriety: number
}
const mix = noun({
  ids: (value) => mixIn(value) !== undefined,
  name: (value, words) => mixText(mixIn(value) as Mix, words),
})

function mixIn(value: unknown): Mix | undefined {
  const data = typeof value === 'string' ? dataShown(value) : value
  return isRecord(data) && Array.isArray(data['cells']) ? (data as unknown as Mix) : undefined
}

/** Resources of all kinds; Bullets with their cells. */
export function mixText({ cells, coins, notoriety }: Mix, words: Words): string {
  const { say, list } = words
  const count = cells.length
  const parts = [
    ...(count > 0 ? [say('bullets-in', { count, cells: commas(cells.map(String)) })] : []),
    ...(coins > 0 ? [amountOf('coin', coins, words)] : []),
    ...(notoriety > 0 ? [amountOf('notoriety', notoriety, words)] : []),
  ]
  return parts.length > 0 ? list(parts) : say('nothing')
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
  'joker-space': space,
  'solo-space': space,
  'intimidate-where': space,
  target: seat,
  'intimidate-whom': seat,
  'steal-from': seat,
  avoid: [worded('avoid', 'no'), giveCoin],
  exchange: amount,
  income: amount,
  'extra-income': [worded('extra-income', 'none'), amount],
  'steal-cell': cell,
  load: cell,
  empty: cell,
  'ranger-bullet': cell,
  reload: cell,
  'place-undead': place,
  'haunt-where': place,
  'building-card': buildingLaid,
  'round-start': [worded('round-start', 'done'), building],
  buy: [worded('buy', 'none'), building],
  withdraw: [worded('withdraw', 'none'), building],
  'boot-hill': anUndead,
  'draw-undead': anUndead,
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

/** What a refusal has received and allows: answers to a question. */
function answersTo(question: string, others: Holders = {}): Holders {
  const holder = answers[question] ?? plain
  return { received: holder, allowed: holder, ...others }
}

/** The nouns of The Quick and the Undead, and what holds them. */
export const things: Things = {
  seat,
  facts: {
    ...{ seat, seats: seat, to: seat, target: seat, by: seat, opponent: seat, law: seat },
    ...{ buyer: seat, owner: seat, received: [seat, theUndead], allowed: [seat, theUndead] },
    ...{
      from: [seat, onSpace, inTown],
      at: [seat, place],
      space: spaceOffered,
      place,
      building,
      cell,
      cells: cell,
    },
    ...{ card: [building, theUndead], cards: [building, undeadAs('short')], what: amount },
    ...{ price: coins, coins, side: noun({ ids: criticalSides, name: 'side' }) },
  },
  within: {
    // Events
    'building-laid': { card: building },
    'buildings-removed': { cards: unmarked(building) },
    'boot-hill-made': {
      count: noun({ ids: (value) => typeof value === 'number', part: () => 'hill:' }),
    },
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
    'cannot-be-called': { received: [seat, space], allowed: [seat, space] },
    'space-blocked': answersTo('die'),
    'not-a-choice': answersTo('die'),
    'joker-not-there': answersTo('joker-space'),
    'haunted-or-not-in-play': answersTo('haunt-where'),
    'not-three-resources': answersTo('start-resources', { allowed: plain }),
    'not-of-this-income': answersTo('extra-income'),
    'ability-idle': answersTo('round-start'),
    'not-an-ability': answersTo('round-start'),
    'not-own-building': answersTo('withdraw'),
    'not-such-a-cell': answersTo('load', { received: cellLike }),
    'not-this-income': answersTo('income'),
    'not-a-place': answersTo('place-undead'),
    'not-a-target': answersTo('target'),
    'no-bullet-in-cell': answersTo('ranger-bullet', { received: cellLike }),
    'ability-not-possible': answersTo('ability', { what: kind }),
    'ability-not-here': answersTo('ability'),
    'not-this-undead': answersTo('undead-target'),
    'not-a-victim': answersTo('steal-from'),
    'cannot-hire-so': answersTo('hire-price'),
    'building-not-in-play': answersTo('haunt-where'),
    'too-dear': answersTo('haunt-where'),
    'neither-leaves-nor-fights': answersTo('leave-or-fight'),
    'cannot-react-so': answersTo('pay-or-come-out'),
    'cannot-pay-so': answersTo('payment'),
  },
  answers,
  values: {
    shot: valued('shot', ...shotResults, 'none'),
    shootout: valued('shootout', 'duel', 'intimidation', 'building-fight', 'final-duel', 'none'),
    at: valued('at', 'standing', 'lying', 'none'),
    turn: [valued('turn', 'none'), space],
    controls: valued('controls', 'several'),
    'undead-where': valued('undead-where', 'boot-hill', 'killed', 'box'),
    noon: valued('noon', 'far', 'next', 'now', 'over'),
    ending: valued(
      ...(['ending', 'notoriety', 'coins', 'duel', 'draw'] as const),
      ...(['ranger-dead', 'town-overrun', 'all-dead', 'none'] as const),
    ),
    critical: noun({ ids: criticalSides, name: 'side' }),
    bonus: amount,
    '*': [noun({ ids: ['nobody', 'none'], name: 'fact' }), seat, inTown],
  },
}
