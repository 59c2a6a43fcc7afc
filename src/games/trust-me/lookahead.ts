import { copyOf } from '../../kernel/data/copy.ts'
import { listed, sizeOf } from '../../kernel/data/stock.ts'
import { type Lookahead, promiseOf, shuffled } from '../../kernel/decide/lookahead.ts'
import type { Draw } from '../../kernel/run/random.ts'
import * as box from './components.ts'
import { CENTIMETRE } from './geometry/plane.ts'
import { goalOf, wayTo, zombiesNear } from './goals.ts'
import {
  type Card,
  type Given,
  type Item,
  infectionsOf,
  isItem,
  type Laid,
  type Position,
  placesOf,
  woundsOf,
} from './position.ts'
import { isArmed, purposeful, triesFor } from './purpose.ts'
import { pointsOf, QUOTA } from './rules/points.ts'
import { isFaceDown } from './rules/sheet/sheet.ts'
import { isLook } from './seen-by.ts'

/** Players of Trust Me want to live and to have the points that it takes to leave. */
export const lookahead: Lookahead<Given, Position> = {
  games: 16,
  horizon: { loop: 'rounds', rounds: 0 },
  policy: purposeful,
  tries: triesFor,
  whole: 60,
  fill: ({ now, given }, seat, draw) => filled(now, given, seat as box.Seat, draw),
  victory: ({ now }, seat) =>
    now.phase !== 'over' || isUnfinished(now)
      ? undefined
      : Number(now.winners.includes(seat as box.Seat)),
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as box.Seat), 3),
}

/** R-no-exit: whether a game was broken off before anybody had left: nobody has lost it yet. */
function isUnfinished({ winners, players }: Position): boolean {
  return winners.length === 0 && Object.values(players).some(({ state }) => state === 'in')
}

/**
 * Lead of a survivor: nearness to leaving, health and arms. A Wound counts two points, a weapon and a token that is not
 * tired half a point.
 */
function leadOf(laid: Laid, seat: box.Seat): number {
  const player = laid.now.players[seat]
  if (player.state === 'dead') return -12
  if (player.state === 'out') return 12
  const arms = Number(isArmed(player, 'melee')) + Number(isArmed(player, 'ranged'))
  const kits = placesOf(player.sheet, 'first-aid-kit').length
  const way = wayTo(laid, player.at, goalOf(laid, seat)) / (40 * CENTIMETRE)
  const { total } = pointsOf(laid, seat)
  const harm = 2 * woundsOf(laid, seat) + 1.5 * infectionsOf(player)
  const near = zombiesNear(laid.now, player.at) / 2
  const tired = placesOf(player.sheet, 'fatigue').length
  return 1.5 * total - QUOTA - harm - way - near + (arms + kits - tired) / 2
}

/**
 * Position as a seat may imagine it: cards and tokens that it does not see are dealt anew, all equally likely; in its
 * view they all lie in deck and bag.
 */
function filled(view: Position, { components }: Given, seat: box.Seat, draw: Draw): Position {
  const position = copyOf(view)
  // What is hidden from nobody has not gone to the bag, and stays as it is.
  const isPooled = position.unseen.resources.length + sizeOf(position.stacks.weapons) === 0
  const deck = shuffled(listed(view.deck), draw)
  const card = (known: Card) => (known === 'unseen' ? (deck.pop() as Card) : known)
  for (const player of Object.values(position.players)) {
    player.objectives = player.objectives.map(card)
  }
  position.away = position.away.map(card)
  for (const kind of box.objectives) position.deck[kind] = deck.filter((one) => one === kind).length
  if (isPooled) fillTokens(position, components, seat, draw)
  return position
}

/** The same for tokens: what looks like a Resource first, then what lies face down, then what nobody has looked at. */
function fillTokens(
  position: Position,
  components: Given['components'],
  seat: box.Seat,
  draw: Draw,
): void {
  const rest = shuffled(listed(position.bag), draw)
  const given = { components }
  const take = (kind: box.ItemKind) => rest.splice(rest.indexOf(kind), 1)[0] as box.ItemKind
  const item = (kind = rest.pop() as box.ItemKind): Item =>
    kind === 'special-resource'
      ? { kind: box.resources[draw(box.resources.length)] as box.ItemKind, mark: 'special' }
      : { kind, mark: 'none' }
  const others = box.seats.filter((other) => other !== seat)
  const all = others.flatMap((other) => box.places.map((place) => [other, place] as const))
  const isDown = ([other, place]: (typeof all)[number]) =>
    isFaceDown({ given, now: position }, other, place)
  const laid = all.filter(
    ([other, place]) => position.players[other].sheet[place]?.mark === 'unseen',
  )
  const looks = laid.filter((one) => !isDown(one) && isLook(heldAt(position, one)))
  dealLooks(position, looks, rest, draw)
  for (const one of laid.filter(isDown)) position.players[one[0]].sheet[one[1]] = item()
  for (const other of others)
    position.lifted[other] = position.lifted[other].map((held) => (isItem(held) ? item() : held))
  // What has gone back to the box came from the stacks, if any of it is left.
  const first = () => {
    const kind = rest.find((one) => !components.search[one] && !box.isResourceKind(one))
    return kind ? take(kind) : (rest.pop() as box.ItemKind)
  }
  for (const token of position.drawn) if (token.seat !== seat) token.kind = first()
  position.boxed = position.boxed.map(first)
  const unseen = rest.splice(0, position.unseen.others)
  const set = unseen.filter(box.isResourceKind)
  position.unseen = { resources: set, others: unseen.length - set.length }
  const bag = [...unseen.filter((kind) => !box.isResourceKind(kind)), ...rest]
  for (const kind of box.items) {
    const count = bag.filter((one) => one === kind).length
    const weapons = Math.min(count, components.startingWeapons[kind] ?? 0)
    const objects = Math.min(count - weapons, components.startingObjects[kind] ?? 0)
    position.stacks.weapons[kind] = weapons
    position.stacks.objects[kind] = objects
    position.bag[kind] = count - weapons - objects
  }
}

function heldAt({ players }: Position, [seat, place]: readonly [box.Seat, box.Place]): Item {
  return players[seat].sheet[place] as Item
}

/** R-special-resource: some of what looks like a Resource is a special one, as many as there must be at the least. */
function dealLooks(
  position: Position,
  looks: readonly (readonly [box.Seat, box.Place])[],
  rest: box.ItemKind[],
  draw: Draw,
): void {
  const count = (kind: box.ItemKind) => rest.filter((one) => one === kind).length
  const lacking = box.resources.reduce((sum, kind) => {
    const seen = looks.filter((look) => heldAt(position, look).kind === kind).length
    return sum + Math.max(0, seen - count(kind))
  }, 0)
  let spare = count('special-resource') - lacking
  for (const [seat, place] of looks) {
    const { kind } = heldAt(position, [seat, place])
    const isSpecial = count(kind) === 0 || (spare > 0 && draw(2) === 0)
    if (isSpecial && count(kind) > 0) spare--
    rest.splice(rest.indexOf(isSpecial ? 'special-resource' : kind), 1)
    position.players[seat].sheet[place] = { kind, mark: isSpecial ? 'special' : 'none' }
  }
}
