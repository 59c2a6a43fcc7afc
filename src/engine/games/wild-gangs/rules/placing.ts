import { form, oneOf } from '../../../kernel/choice.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ask, loop, type Rule, roll } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { CardId, EventCard, PlayerCount, Seat } from '../components.ts'
import { gangOf } from '../components.ts'
import { type Face, faces, type Play } from '../position.ts'
import { report } from '../report.ts'
import { type Side, type Spot, type Street, sideFacts, sides, spots } from '../town.ts'
import { HAND_SIZE } from './setup.ts'
import { allowedSides, closedStreet } from './two-players.ts'

/** How many cards are left in hand when step 1 ends. */
const LAST_HAND = HAND_SIZE - 1

/** place.end: step 1 lasts until every player has two cards in hand and an exhausted pile. */
export const placing = loop<Play>({
  name: 'placing',
  clause: 'place.end',
  goesOn: ({ given, now }) => given.seats.some((seat) => canStillPlace(now, seat)),
  *body(play) {
    yield* turn(play, play.now.mover as Seat)
  },
})

function canStillPlace({ hands, piles }: Play['now'], seat: Seat): boolean {
  return hands[seat].length > LAST_HAND || piles[seat].length > 0
}

/** place.three-actions: a turn is placing, then looking, then drawing, in this order. */
function* turn(play: Play, seat: Seat): Rule {
  yield* report({ clause: 'place.three-actions', kind: 'turn-begins', seat })
  yield* place(play, seat)
  yield* look(play, seat)
  yield* draw(play, seat)
  yield* passTurn(play, seat)
}

/** What a player lays, where, and how. */
interface Placement extends Record<string, unknown> {
  readonly card: CardId
  readonly side: Side
  readonly face: Face
}

/**
 * place.one-card: one gangster from hand before one of the buildings, on a side of the player's choice.
 * place.face: face up, or face down within the limit.
 * town.places-limited: only where a place is free.
 */
function* place(play: Play, seat: Seat): Rule {
  const { card, side, face } = yield* ask<Placement>({
    clause: 'place.one-card',
    kind: 'place',
    by: seat,
    options: form<Placement>({
      card: oneOf([...play.now.hands[seat]]),
      side: oneOf(openSides(play)),
      face: oneOf(facesLeft(play, seat)),
    }),
    refuse: (answer) => refusePlacement(play, seat, answer),
  })
  yield* report({
    clause: 'place.one-card',
    with: ['place.face'],
    kind: 'placed',
    seat,
    card,
    side,
    face,
    ...(face === 'down' ? { secret: { seats: [seat], facts: ['card'] } } : {}),
  })
}

/** The allowed sides that are not full. */
function openSides(play: Play): readonly Side[] {
  const standing = play.now.sides
  return allowedSides(play).filter((side) => standing[side].length < sideFacts[side].places)
}

/**
 * place.facedown-limit-2, place.facedown-limit-3, place.facedown-limit-4: how many cards a player may
 * lay face down in the whole game, by the number of players.
 */
export const facedownLimits: Readonly<Record<PlayerCount, { limit: number; clause: ClauseId }>> = {
  2: { limit: 3, clause: 'place.facedown-limit-2' },
  3: { limit: 2, clause: 'place.facedown-limit-3' },
  4: { limit: 1, clause: 'place.facedown-limit-4' },
}

const faceUpOnly = ['up'] as const

/** Both faces while the player's limit of face-down cards is not reached, then face up only. */
function facesLeft(play: Play, seat: Seat): readonly Face[] {
  const { limit } = facedownLimits[play.given.players]
  return facedownOf(play, seat) < limit ? faces : faceUpOnly
}

function facedownOf({ now }: Play, seat: Seat): number {
  let count = 0
  for (const side of sides) {
    for (const { card, face } of now.sides[side]) {
      if (face === 'down' && gangOf(card) === seat) count++
    }
  }
  return count
}

/** A look at an event card, or at a face-down gangster by its side and its place there, from 1. */
type Look = { readonly event: Spot } | { readonly gangster: Side; readonly place: number }

/**
 * place.look-event: a secret look at an event card in town that this player has not yet seen;
 * place.look-gangster: or instead at an opposing gangster laid face down. Skipped when there is neither.
 */
function* look(play: Play, seat: Seat): Rule {
  const targets = [...newEvents(play, seat), ...opposingFacedown(play, seat)]
  if (targets.length === 0) {
    const why = 'nothing-to-look-at'
    yield* report({ clause: 'place.look-event', kind: 'not-applied', why, seat })
    return
  }
  const target = yield* ask<Look>({
    clause: 'place.look-event',
    kind: 'look',
    by: seat,
    options: oneOf(targets),
    refuse: (answer) => refuseLook(play, seat, answer),
  })
  if ('event' in target) yield* lookAtEvent(play, seat, target.event)
  else yield* lookAtGangster(play, seat, target.gangster, target.place)
}

function newEvents({ now }: Play, seat: Seat): Look[] {
  const seen = now.seen[seat].spots
  const targets: Look[] = []
  for (const spot of spots) if (!seen.includes(spot)) targets.push({ event: spot })
  return targets
}

function opposingFacedown({ now }: Play, seat: Seat): Look[] {
  const targets: Look[] = []
  for (const side of sides) {
    for (const [index, { card, face }] of now.sides[side].entries()) {
      if (face === 'down' && gangOf(card) !== seat)
        targets.push({ gangster: side, place: index + 1 })
    }
  }
  return targets
}

function* lookAtEvent({ now }: Play, seat: Seat, spot: Spot): Rule {
  yield* report({
    clause: 'place.look-event',
    kind: 'looked-at-event',
    seat,
    spot,
    event: now.events[spot] as EventCard,
    secret: { seats: [seat], facts: ['event'] },
  })
}

function* lookAtGangster({ now }: Play, seat: Seat, side: Side, place: number): Rule {
  const { card } = now.sides[side][place - 1] as { card: CardId }
  yield* report({
    clause: 'place.look-gangster',
    kind: 'looked-at-gangster',
    seat,
    side,
    place,
    card,
    secret: { seats: [seat, gangOf(card)], facts: ['card'] },
  })
}

/** place.draw: a card from the pile brings the hand back to three; an exhausted pile gives none. */
function* draw(play: Play, seat: Seat): Rule {
  const clause = 'place.draw'
  const pile = play.now.piles[seat]
  if (pile.length === 0) {
    yield* report({ clause, kind: 'not-applied', why: 'pile-exhausted', seat })
    return
  }
  const outcomes = oneOf([...pile])
  const card = yield* roll({ clause, kind: 'card', outcomes, seenBy: [seat] })
  const secret = { seats: [seat], facts: ['card'] }
  yield* report({ clause, kind: 'card-drawn', seat, card, secret })
}

/** place.next: then the next player who has not finished takes a turn. */
function* passTurn({ given, now }: Play, seat: Seat): Rule {
  const { seats } = given
  const start = seats.indexOf(seat)
  for (let steps = 1; steps <= seats.length; steps++) {
    const next = seats[(start + steps) % seats.length] as Seat
    if (!canStillPlace(now, next)) continue
    yield* report({ clause: 'place.next', kind: 'turn-passes', seat: next })
    return
  }
}

/** place.seven-each: with full gang decks each player has laid seven cards by now. */
export function* endPlacing({ given, now }: Play): Rule {
  const laid: Partial<Record<Seat, number>> = {}
  for (const seat of given.seats) laid[seat] = 0
  for (const side of sides) {
    for (const { card } of now.sides[side]) laid[gangOf(card)] = (laid[gangOf(card)] ?? 0) + 1
  }
  const seven = Object.values(laid).every((count) => count === 7)
  const derived = seven ? (['place.seven-each'] as const) : []
  yield* report({ clause: 'place.end', with: derived, kind: 'placing-ended', laid })
}

/** Why a placement is not legal: the first clause that it breaks. */
function refusePlacement(play: Play, seat: Seat, answer: unknown): Refusal {
  const { card, side, face } = (answer ?? {}) as Partial<Record<keyof Placement, unknown>>
  const hand = play.now.hands[seat]
  const received = JSON.stringify(answer) ?? String(answer)
  if (!hand.includes(card as CardId)) {
    const facts = { received: String(card), seat, allowed: hand }
    return { code: 'card-not-in-hand', clause: 'place.one-card', facts }
  }
  if (!sides.includes(side as Side)) {
    return {
      code: 'unknown-side',
      clause: 'place.one-card',
      facts: { received: String(side), allowed: sides },
    }
  }
  const facts = { received: side as Side, allowed: openSides(play) }
  if (sideFacts[side as Side].street === closedStreet(play)) {
    return {
      code: 'street-closed',
      clause: 'two.closed-street',
      facts: { ...facts, street: closedStreet(play) as Street },
    }
  }
  if (!openSides(play).includes(side as Side)) {
    const { places } = sideFacts[side as Side]
    return { code: 'side-full', clause: 'town.places-limited', facts: { ...facts, places } }
  }
  if (face === 'down') {
    const { limit, clause } = facedownLimits[play.given.players]
    return { code: 'facedown-limit', clause, facts: { limit, players: play.given.players, seat } }
  }
  return { code: 'not-a-placement', clause: 'place.face', facts: { received, allowed: faces } }
}

/** Why a look is not legal. */
function refuseLook(play: Play, seat: Seat, answer: unknown): Refusal {
  const target = (answer ?? {}) as { event?: Spot; gangster?: Side; place?: number }
  const received = JSON.stringify(answer) ?? String(answer)
  if (target.event && spots.includes(target.event)) {
    const facts = { seat, received: target.event }
    return { code: 'event-already-seen', clause: 'place.look-event', facts }
  }
  const standing = target.gangster && play.now.sides[target.gangster]?.[(target.place ?? 0) - 1]
  if (!standing) {
    return { code: 'nothing-there-to-look-at', clause: 'place.look-event', facts: { received } }
  }
  const own = gangOf(standing.card) === seat
  const code = own ? 'own-gangster' : 'gangster-face-up'
  return { code, clause: 'place.look-gangster', facts: { received, seat } }
}
