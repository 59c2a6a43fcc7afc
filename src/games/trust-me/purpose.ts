import type { Policy } from '../../kernel/game/opening.ts'
import { boxes, hands, type Place, type Seat } from './components.ts'
import { distance, SIDE, type Spot } from './geometry/plane.ts'
import { keenly } from './policies.ts'
import {
  type Action,
  bare,
  type Item,
  isItem,
  isResource,
  isWeapon,
  type Player,
  type Position,
  placesOf,
} from './position.ts'
import { pointsOf, QUOTA } from './rules/points.ts'

/*
 * A player with a purpose: searches what nobody has looked at, keeps what counts, keeps clear of zombies or fights them,
 * and goes home with five points. It looks at nothing that its seat does not see.
 */

type Asked = Parameters<Policy<Position>['choose']>[0]

/** About how far a base reaches, and how near a zombie comes after an action. */
const BASE = 125
const LUNGE = 760
const WALK = 1500
/** From about here a token can be searched. */
const SEARCHED_FROM = 550

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

/** True when a token on the ground is worth a search: the seat has not looked at it, or it counts. */
function isWorth({ seen, item }: Position['lying'][number], seat: Seat): boolean {
  return !seen.includes(seat) || (item !== null && isResource(item))
}

/** Next goal of a survivor, and the distance that is near enough. */
export function goalOf(position: Position, seat: Seat): { at: Spot; near: number } | undefined {
  const { at, community } = position.players[seat]
  const inside = (value: number) => Math.min(Math.max(value, BASE), SIDE - BASE)
  if (pointsOf({ now: position }, seat).total >= QUOTA && community)
    return { at: { x: inside(community.x), y: inside(community.y) }, near: 0 }
  const tokens = position.lying.filter((token) => token.piece === null && isWorth(token, seat))
  const far = (spot: Spot) => distance(at, spot)
  const [nearest] = tokens.toSorted((one, other) => far(one.at) - far(other.at))
  return nearest && { at: nearest.at, near: SEARCHED_FROM }
}

/** Number of zombies that come into contact with a base there after an action. */
export function zombiesNear({ zombies }: Position, spot: Spot): number {
  return zombies.filter((zombie) => distance(zombie, spot) <= LUNGE).length
}

/** The places in reach at which a survivor may be better off, the best first. */
function ways(position: Position, seat: Seat): readonly Spot[] {
  const { at, reserve } = position.players[seat]
  // With the last token of a round all zombies move next.
  const dread = reserve === 0 ? 500 : 100
  const goal = goalOf(position, seat)
  const aim = goal?.at ?? { x: SIDE / 2, y: SIDE / 2 }
  const far = distance(at, aim)
  const cost = (spot: Spot) =>
    Math.max(distance(spot, aim) - (goal?.near ?? 0), 0) +
    700 * zombiesNear(position, spot) +
    dread * position.zombies.filter((zombie) => distance(zombie, spot) <= WALK).length
  const spots: Spot[] = far > 0 && far < 1750 ? [aim] : []
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn % 2 === 0 ? turn : -turn - 1) * (Math.PI / 12)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (const length of [1750, 1250, 750, 400]) {
      const [x, y] = [(aim.x - at.x) / (far || 1), (aim.y - at.y) / (far || 1)]
      spots.push({
        x: Math.round(at.x + length * (x * cos - y * sin)),
        y: Math.round(at.y + length * (x * sin + y * cos)),
      })
    }
  }
  return spots
    .map((spot) => ({ spot, far: cost(spot) }))
    .sort((one, other) => one.far - other.far)
    .map(({ spot }) => spot)
}

/** Plans of a player, the best first; some may be impossible. */
function plans(position: Position, seat: Seat): readonly (Action | 'claim' | 'guide')[] {
  const player = position.players[seat]
  const isRich = pointsOf({ now: position }, seat).total >= QUOTA
  const near = zombiesNear(position, player.at)
  const goal = goalOf(position, seat)
  const far = goal ? distance(player.at, goal.at) - goal.near : 0
  const free = ['guide'] as const
  if (isRich) return ['claim', ...free, ...(far > 800 ? (['run'] as const) : []), 'move', 'run']
  const hurt = hurtOf(player) > 0 ? (['first-aid-kit'] as const) : []
  if (near > 0 && near < 4 && isArmed(player, 'melee'))
    return [...free, ...hurt, 'melee', 'search', 'move', 'ranged']
  if (near > 0) return [...free, 'move', 'ranged', 'search', 'run']
  const search: readonly Action[] = far <= 0 ? ['search', 'move'] : ['move', 'search']
  return goal
    ? [...free, ...hurt, ...search]
    : [...free, ...hurt, 'search', 'ranged', 'rest', 'move']
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
function stepsFor(position: Position, seat: Seat): readonly unknown[] {
  const seen = [...plans(position, seat)]
  return seen.flatMap((plan): readonly unknown[] => {
    if (plan === 'claim') return [{ free: 'claim' }]
    if (plan === 'guide')
      return placesOf(position.players[seat].sheet, 'survival-guide').map((place) => ({
        free: 'guide',
        place,
      }))
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
  if (isWeapon(item)) {
    const category = item.kind === 'handgun' || item.kind === 'military' ? 'ranged' : 'melee'
    return isArmed(player, category) ? ['leave'] : ['both', 'left', 'right', 'leave']
  }
  if (item.kind === 'backpack') return ['bag', 'leave']
  if (item.kind === 'trainers' || item.kind === 'satchel') return ['outfit', 'leave']
  if (item.kind === 'bandage' || item.kind === 'lucky-charm') return ['card-1', 'card-2', 'leave']
  if (item.kind === 'first-aid-kit') return [...room, 'leave']
  return ['leave']
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
export function answersFor(question: Asked, position: Position): readonly unknown[] {
  const { kind, by } = question
  if (by === 'table') return []
  const seat = by as Seat
  const player = position.players[seat]
  const isRich = pointsOf({ now: position }, seat).total >= QUOTA
  if (kind === 'step') return stepsFor(position, seat)
  if (kind === 'free')
    return [...(isRich ? [{ free: 'claim' }] : []), ...stepsFor(position, seat).slice(0, 1), 'done']
  if (kind === 'move-to') return [...ways(position, seat), 'stay']
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
  fire: ['left', 'right'],
  recover: ['actions'],
  'make-room': ['pack-1', 'pack-2', 'ground'],
  wound: ['6', '4', '3', '1', '9', '7', '5', '2', '8', 'left', 'right'],
  infection: ['6', '4', '3', '1', '9', '7', '5', '2', '8', 'left', 'right'],
  tire: spare,
}

/** Answers worth looking ahead from, the policy's own first; undefined for questions that are not worth it. */
export function triesFor(question: Asked, position: Position): readonly unknown[] | undefined {
  const { kind, by, options } = question
  const own = purposeful.choose(question, position)
  if (typeof own !== 'number') return undefined
  const best = options.at(own)
  return kind === 'step' ? [best, ...alternatives(question, position, by as Seat)] : [best]
}

/** One step of each kind that can be taken, its token where it is missed least. */
function alternatives({ options }: Asked, position: Position, seat: Seat): readonly unknown[] {
  const near = zombiesNear(position, position.players[seat].at)
  const all: readonly Action[] = near > 0 ? ['move', 'melee', 'run'] : ['move', 'search']
  return all.flatMap((action) => {
    const place = spare.find((one) => options.indexOf({ action, place: one }) >= 0)
    return place ? [{ action, place }] : []
  })
}

/** Searches, keeps what counts, fights what is near, and goes home. */
export const purposeful: Policy<Position> = {
  id: 'purposeful',
  choose(question, position) {
    if (question.kind === 'reroll') return keenly.choose(question, position)
    const { kind, by } = question
    if (kind === 'wound' && question.about?.['seat'] !== by) return 'any'
    return firstOf(question, answersFor(question, position)) ?? 'any'
  },
}
