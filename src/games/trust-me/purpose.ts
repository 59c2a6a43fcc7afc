import type { Policy } from '../../kernel/game/opening.ts'
import { boxes, hands, type Place, type Seat } from './components.ts'
import { CENTRE, distance, type Spot } from './geometry/plane.ts'
import {
  goalOf,
  isRich,
  isSearchable,
  isWorth,
  spotsAround,
  spreadFrom,
  waysOf,
  wayTo,
  zombiesNear,
} from './goals.ts'
import type { Seen } from './paths.ts'
import { keenly } from './policies.ts'
import {
  type Action,
  bare,
  type Given,
  type Item,
  isItem,
  isResource,
  isWeapon,
  type Player,
  type Position,
  placesOf,
} from './position.ts'

/*
 * A player with a purpose: searches what nobody has looked at, keeps what counts, keeps clear of zombies or fights them,
 * and goes home with five points. It looks at nothing that its seat does not see.
 */

type Asked = Parameters<Policy<Position>['choose']>[0]

/** Boxes for Action tokens, the least useful first. */
const spare: readonly Place[] = ['7', '9', '6', '4', '1', '3', '5', '2', '8', 'pouch']
/** Places for items, the least useful first. */
const stores: readonly Place[] = [
  'bag',
  'outfit',
  'card-1',
  'card-2',
  'card-3',
  'pack-1',
  'pack-2',
  'pouch',
  '8',
  'left',
  'right',
  '4',
  '6',
  '3',
  '9',
  '1',
  '7',
  '5',
  '2',
]
/** Starting tokens, the most useful first. */
const wanted = [
  'backpack',
  'bladed',
  'blunt',
  'trainers',
  'lucky-charm',
  'satchel',
  'survival-guide',
  'shiv',
  'bandage',
  'handgun',
  'flare',
  'special-resource',
]

/** Plans of a player, the best first; some may be impossible. */
function plans(seen: Seen, seat: Seat): readonly Plan[] {
  const position = seen.now
  const player = position.players[seat]
  const rich = isRich(position, seat)
  const free: readonly Plan[] = [...(rich ? (['claim'] as const) : []), 'bandage', 'guide']
  const near = zombiesNear(position, player.at)
  const way = wayTo(seen, player.at, goalOf(seen, seat))
  const moves: readonly Plan[] = isBestOff(seen, seat) ? [] : ['move']
  if (rich) return [...free, ...hasten(player, way), ...moves, 'melee', 'rest', 'nothing']
  const hurt = hurtOf(player) > 0 ? (['first-aid-kit'] as const) : []
  const search: readonly Plan[] = isSearchable(position, seat) ? ['search'] : []
  const arms = (['melee', 'ranged'] as const).filter((kind) => isArmed(player, kind))
  const rest = ['rest', 'nothing'] as const
  const isTired = near === 0 && placesOf(player.sheet, 'fatigue').length > 0 && player.reserve > 1
  if (near > 0 && near < 4 && arms.length > 0)
    return [...free, ...hurt, ...arms, ...search, ...moves, ...rest]
  if (near > 0) return [...free, ...moves, ...arms, ...search, 'run', ...rest]
  const first: readonly Plan[] = isTired ? ['rest'] : []
  return [...free, ...hurt, ...search, ...first, ...moves, ...rest]
}

/** Running, where a survivor comes to its pawn this round by it and not by walking: else it would soon be tired out. */
function hasten({ reserve }: Player, way: number): readonly Plan[] {
  return way > WALK * reserve && way <= RUN * reserve ? ['run'] : []
}

/** Rough length of a Move, and of a Run. */
const WALK = 750
const RUN = 1250

type Plan = Action | 'claim' | 'bandage' | 'guide'

/** True when a survivor is nowhere better off, with one token more placed, than where it stands. */
function isBestOff(seen: Seen, seat: Seat): boolean {
  const { at, reserve } = seen.now.players[seat]
  return waysOf(seen, seat, reserve - 1)[0] === at
}

function hurtOf({ sheet, loose }: Player): number {
  return placesOf(sheet, 'wound').length + placesOf(sheet, 'infection').length + loose.wounds
}

/** True when a weapon of that kind is in hand. */
export function isArmed({ sheet }: Player, category: 'melee' | 'ranged'): boolean {
  return [...hands, 'both' as const].some((hand) => {
    const held = sheet[hand]
    const isGun = held?.kind === 'handgun' || held?.kind === 'military'
    return isWeapon(held) && isGun === (category === 'ranged') && held.mark !== 'empty'
  })
}

/** The number of the first of several answers that there is. */
function firstOf({ options }: Asked, answers: readonly unknown[]): number | undefined {
  for (const answer of answers) {
    const number = options.indexOf(answer)
    if (number >= 0) return number
  }
  return undefined
}

/** The steps that are worth a thought, the best first. */
function stepsFor(seen: Seen, seat: Seat): readonly unknown[] {
  const { sheet } = seen.now.players[seat]
  const about = { bandage: 'wound', guide: 'survival-guide' } as const
  return plans(seen, seat).flatMap((plan): readonly unknown[] => {
    if (plan === 'claim') return [{ free: 'claim' }]
    if (plan === 'bandage' || plan === 'guide')
      return placesOf(sheet, about[plan]).map((place) => ({ free: plan, place }))
    return spare.map((place) => ({ action: plan, place }))
  })
}

/** Places for a found item: weapons in a hand, bags on their spaces, all else away from the Resources that count. */
function keeping(position: Position, seat: Seat, id: unknown): readonly unknown[] {
  const item = position.lying.find((token) => token.id === id)?.item
  const player = position.players[seat]
  if (!item || item.kind === 'blank') return ['leave']
  const room = stores.filter((place) => player.sheet[place] === null)
  if (isResource(item)) {
    const junk = stores.filter((place) => {
      const held = player.sheet[place]
      return isItem(held) && !isResource(held) && !isWeapon(held)
    })
    const free = boxes.filter((box) => player.sheet[box] === null).length
    const isTight = (place: Place) => free <= 3 && boxes.some((box) => box === place)
    return [...room.filter((place) => !isTight(place)), ...junk, ...room, 'leave']
  }
  if (isWeapon(item)) return arming(player, item.kind)
  if (item.kind === 'backpack') return ['bag', 'leave']
  if (item.kind === 'trainers' || item.kind === 'satchel') return ['outfit', 'leave']
  if (item.kind === 'bandage' || item.kind === 'lucky-charm') return ['card-1', 'card-2', 'leave']
  if (item.kind === 'first-aid-kit') return [...room, 'leave']
  return ['leave']
}

/** Places for a found weapon: free hands, or those with a weapon that is no use beside zombies. */
function arming(player: Player, kind: Item['kind']): readonly unknown[] {
  const isGun = kind === 'handgun' || kind === 'military'
  if (isArmed(player, isGun ? 'ranged' : 'melee')) return ['leave']
  const grips = ['both', ...hands] as const
  const isEmpty = grips.every((grip) => player.sheet[grip] === null)
  if (isEmpty || !isGun) return [...grips, 'leave']
  const free = player.sheet.both ? [] : hands.filter((hand) => player.sheet[hand] === null)
  return [...free, 'leave']
}

/** Places for an item on the sheet: weapons in hands, all else where it disturbs least. */
function laying({ about }: Asked): readonly unknown[] {
  const kind = String(about?.['item'] ?? '')
  if (isWeapon(bare(kind as Item['kind']))) return ['both', 'left', 'right', ...stores]
  return kind === 'action' || kind === 'fatigue' ? spare : [...stores, 'ground']
}

/** Every two of the starting tokens, those that are wanted most first. */
function pairs(): readonly unknown[] {
  return wanted.flatMap((one, at) =>
    wanted.slice(at).flatMap((other) => [
      [one, other],
      [other, one],
    ]),
  )
}

/** Answers of a player with a purpose, the best first; empty for a question of no matter. */
export function answersFor(question: Asked, seen: Seen): readonly unknown[] {
  const position = seen.now
  const { kind, by } = question
  if (by === 'table') return []
  const seat = by as Seat
  const player = position.players[seat]
  const aim = goalOf(seen, seat)?.at ?? CENTRE
  if (kind === 'step') return stepsFor(seen, seat)
  if (kind === 'free') return [...stepsFor(seen, seat).filter(isFree), 'done']
  if (kind === 'move-to')
    return waysOf(seen, seat).map((spot) => (spot === player.at ? 'stay' : spot))
  if (kind === 'piece-at') return spreadFrom(position.pieces).map((spot) => ({ ...spot, turn: 0 }))
  if (kind === 'token-at') return spreadFrom(position.lying.map((token) => token.at))
  if (kind === 'drop-at') return spotsAround(player.at, aim, 250)
  if (kind === 'noise-at' || kind === 'din-at') return spotsAround(player.at, aim, 250).toReversed()
  if (kind === 'keep') return keeping(position, seat, question.about?.['id'])
  if (kind === 'place' || kind === 'lay-out') return laying(question)
  if (kind === 'starting') return pairs()
  if (kind === 'search') {
    const far = ({ at }: { at: Spot }) => distance(player.at, at)
    return position.lying
      .toSorted((one, other) => far(one) - far(other))
      .sort((one, other) => Number(isWorth(other, seat)) - Number(isWorth(one, seat)))
      .map(({ id }) => id)
  }
  return simple[kind] ?? []
}

const simple: Readonly<Record<string, readonly unknown[]>> = {
  redraw: [false],
  'charge-to': ['straight'],
  'carry-on': [true],
  agree: [false],
  offer: [[]],
  damage: ['fatigue'],
  fire: ['both', 'right', 'left'],
  weapon: ['both', 'right', 'left'],
  piece: ['done', 'skip', 'car', 'bus'],
  recover: ['actions'],
  'make-room': ['pack-1', 'pack-2', 'ground'],
  wound: ['6', '4', '3', '1', '9', '7', '5', '2', '8', 'left', 'right'],
  infection: ['6', '4', '3', '1', '9', '7', '5', '2', '8', 'left', 'right'],
  tire: spare,
}

/** Answers worth looking ahead from, the policy's own first; undefined for questions that are not worth it. */
export function triesFor(
  question: Asked,
  now: Position,
  given?: Given,
): readonly unknown[] | undefined {
  const { kind, by, options } = question
  const own = purposeful.choose(question, now, given)
  if (typeof own !== 'number') return undefined
  const best = options.at(own)
  return kind === 'step' ? [best, ...alternatives(question, { now, given }, by as Seat)] : [best]
}

/** One step of each kind that can be taken and makes sense, its token where it is missed least. */
function alternatives({ options }: Asked, seen: Seen, seat: Seat): readonly unknown[] {
  const planned = plans(seen, seat)
  const all: readonly Action[] = ['melee', 'ranged', 'search', 'move']
  const near = zombiesNear(seen.now, seen.now.players[seat].at)
  const actions = [...all.filter((one) => planned.includes(one)), ...(near > 0 ? running : [])]
  return actions.flatMap((action) => {
    const place = spare.find((one) => options.indexOf({ action, place: one }) >= 0)
    return place ? [{ action, place }] : []
  })
}

const running: readonly Action[] = ['run']

function isFree(step: unknown): boolean {
  return typeof step === 'object' && step !== null && 'free' in step
}

/** Searches, keeps what counts, fights what is near, and goes home. */
export const purposeful: Policy<Position, Given> = {
  id: 'purposeful',
  choose(question, position, given) {
    if (question.kind === 'reroll') return keenly.choose(question, position)
    const { kind, by } = question
    if (kind === 'wound' && question.about?.['seat'] !== by) return 'any'
    return firstOf(question, answersFor(question, { now: position, given })) ?? 'any'
  },
}
