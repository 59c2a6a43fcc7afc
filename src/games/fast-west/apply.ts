import { type Changes as ChangesOf, changesIn } from '../../kernel/data/changes.ts'
import { byKey } from '../../kernel/data/keyed.ts'
import { copies } from '../../kernel/data/stock.ts'
import { type EventCard, type Seat, seats } from './components.ts'
import type { FastWestEvent } from './events.ts'
import { type HiddenCard, isAction, type Position } from './position.ts'

type Changes = ChangesOf<Position, FastWestEvent>

const deals: Changes = {
  'bullets-laid': (position, { bullets }) => {
    position.ring = [...bullets]
  },
  'round-begins': (position, { round, repeats }) => {
    position.round = round
    position.repeats = repeats
    position.mover = position.firstPlayer
  },
  'cards-collected': (position) => {
    for (const seat of seats) {
      for (const card of position.stacks[seat].cards) putBack(position, card)
      for (const card of position.piles[seat]) putBack(position, card)
    }
    Object.assign(position, noCards())
  },
  dealt: (position, { players, cactus, events, stacks }) => {
    for (const seat of seats.slice(0, players)) {
      const own = stacks?.[seat]
      const cards: HiddenCard[] = own ? [...own] : shuffledDeal(cactus, events)
      for (const card of cards) takeOut(position, card)
      position.stacks[seat] = { cards, isOrdered: own !== undefined }
    }
  },
  reshuffled: (position) => {
    const { piles } = position
    const stacks = byKey(seats, (seat) => ({ cards: piles[seat].toSorted(), isOrdered: false }))
    Object.assign(position, noCards(), { stacks })
  },
  'round-ended': (position, { round, next }) => {
    position.round = next
    position.repeats = round === next
  },
}

const flips: Changes = {
  flipped: (position, { seat, card, next }) => {
    const { stacks, piles, turned } = position
    const { cards } = stacks[seat]
    const place = cards.includes(card) ? cards.indexOf(card) : cards.indexOf('event')
    if (cards[place] === 'event') position.unseen[card as EventCard]--
    cards.splice(place, 1)
    piles[seat].push(card)
    position.turned = turned.filter((other) => other !== seat)
    position.mover = next
    if (isAction(card)) Object.assign(position, { phase: 'action', pending: seat })
  },
  'duel-begins': (position) => {
    position.phase = 'duel'
  },
}

const actions: Changes = {
  held: (position, { held }) => {
    for (const seat of seats) position.held[seat] = [...(held[seat] ?? [])]
    const gone = Object.values(position.held).flat()
    position.ring = position.ring.filter((bullet) => !gone.includes(bullet))
  },
  announced: (position, { bullet }) => {
    position.announced = bullet
  },
  drawn: hold,
  hit: (position, { seat }) => {
    position.hit = seat
  },
  'bullets-mixed': (position) => {
    position.hit = null
  },
  'token-received': (position, { seat, count }) => {
    position.tokens[seat] += count
    position.supply -= count
  },
  'tokens-discarded': (position, { seat, count }) => {
    position.tokens[seat] -= count
    position.supply += count
  },
  'turned-back': (position, { seat }) => {
    position.turned.push(seat)
    Object.assign(position, { phase: 'flips', pending: null })
  },
  'ring-reset': (position, { bullets }) => {
    position.ring = [...bullets]
    position.held = byKey(seats, () => [])
    position.announced = null
  },
}

const duel: Changes = {
  'bullet-grabbed': hold,
  pointed: ({ targets }, { seat, target }) => {
    targets[seat] = target
  },
  wounded: ({ wounded }, { seat }) => {
    wounded.push(seat)
  },
  'tokens-given': (position, { seat, target, count, own }) => {
    position.tokens[target] += count
    position.given[seat] += count
    if (own) position.tokens[seat] -= count
    else position.supply -= count
  },
  won: (position, { seat }) => {
    Object.assign(position, { phase: 'over', winner: seat })
  },
}

const changes = changesIn<Position, FastWestEvent>(deals, flips, actions, duel)

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: FastWestEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** A bullet leaves the middle for a hand. */
function hold(position: Position, { seat, bullet }: { seat: Seat; bullet: number }): void {
  position.ring = position.ring.filter((other) => other !== bullet)
  position.held[seat].push(bullet)
}

/** Empty stacks and piles. */
export function noCards(): Pick<Position, 'stacks' | 'piles' | 'turned'> {
  return {
    stacks: byKey(seats, () => ({ cards: [], isOrdered: false })),
    piles: byKey(seats, () => []),
    turned: [],
  }
}

function shuffledDeal(cactus: number, events: number): HiddenCard[] {
  return [...copies<HiddenCard>('cactus', cactus), ...copies<HiddenCard>('event', events)]
}

/** A card that somebody has seen, or that was told, goes back to its kind; others are there already. */
export function putBack(position: Position, card: HiddenCard): void {
  if (card === 'cactus') position.cactus++
  else if (card !== 'event') position.unseen[card]++
}

/** The opposite of `putBack`. */
export function takeOut(position: Position, card: HiddenCard): void {
  if (card === 'cactus') position.cactus--
  else if (card !== 'event') position.unseen[card]--
}
