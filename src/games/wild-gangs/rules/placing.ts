import { type Choice, form, oneOf } from '../../../kernel/choice.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ask, loop, nothing, type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { CardId, EventCard, PlayerCount, Seat } from '../components.ts'
import { gangOf } from '../components.ts'
import { type Face, facedownOf, faces, type Play, type Standing } from '../position.ts'
import { report } from '../report.ts'
import { ownCard, ownEvent } from '../secrets.ts'
import {
  type Side,
  type Spot,
  type Street,
  sideFacts,
  sides,
  spots,
  type TownSide,
  townSides,
} from '../town.ts'
import { HAND_SIZE } from './setup.ts'
import { closedStreet } from './two-players.ts'

/** How many cards are left in hand when step 1 ends. */
export const LAST_HAND = HAND_SIZE - 1

/** place.end: step 1 lasts until every player has two cards in hand and an exhausted pile. */
export const placing = loop<Play>({
  name: 'placing',
  clause: 'place.end',
  goesOn: ({ given, now }) => given.seats.some((seat) => canStillPlace(now, seat)),
  body: (play) => turn(play, play.now.mover as Seat),
})

/** Whether a player has not finished step 1. */
export function canStillPlace({ hands, piles }: Play['now'], seat: Seat): boolean {
  return hands[seat].length > LAST_HAND || piles[seat].length > 0
}

/** place.three-actions: a turn is placing, then looking, then drawing, in this order. */
function* turn(play: Play, seat: Seat): Rule {
  yield* report({ clause: 'place.three-actions', kind: 'turn-begins', seat })
  yield* place(seat, yield* choosePlacement(play, seat))
  yield* look(play, seat, yield* chooseLook(play, seat))
  yield* take(seat, yield* draw(play, seat))
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
function choosePlacement(play: Play, seat: Seat): Suspension<Placement> {
  return ask<Placement>({
    clause: 'place.one-card',
    kind: 'place',
    by: seat,
    options: form<Placement>({
      card: oneOf(play.now.hands[seat]),
      side: oneOf(openSides(play)),
      face: facesLeft(play, seat),
    }),
    refuse: (answer) => refusePlacement(play, seat, answer),
  })
}

/** place.one-card, place.face: it leaves the hand and stands there, known to its player alone if face down. */
function place(seat: Seat, { card, side, face }: Placement): Suspension<void> {
  const clause = 'place.one-card'
  const secret = face === 'down' ? ownCard[seat] : undefined
  return report({ clause, with: eitherFace, kind: 'placed', seat, card, side, face, secret })
}

const eitherFace = ['place.face'] as const

/** The allowed sides that are not full. */
function openSides(play: Play): readonly Side[] {
  const closed = closedStreet(play)
  // All of them at once, in the order of the town: each by its name would take three times as long.
  const standings = Object.values(play.now.sides)
  const open: Side[] = []
  for (let index = 0; index < townSides.length; index++) {
    const { side, street, places } = townSides[index] as TownSide
    if (street !== closed && (standings[index] as Standing[]).length < places) open.push(side)
  }
  return open
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

const upOrDown = oneOf<Face>(faces)
const upOnly = oneOf<Face>(['up'])

/** Both faces while the player's limit of face-down cards is not reached, then face up only. */
function facesLeft(play: Play, seat: Seat): Choice<Face> {
  const { limit } = facedownLimits[play.given.players]
  return facedownOf(play.now, seat) < limit ? upOrDown : upOnly
}

/** A look at an event card, or at a face-down gangster by its side and its place there, from 1. */
type Look = { readonly event: Spot } | GangsterLook
interface GangsterLook {
  readonly gangster: Side
  readonly place: number
}

/**
 * place.look-event: a secret look at an event card in town that this player has not yet seen;
 * place.look-gangster: or instead at an opposing gangster laid face down. No choice when there is neither.
 */
function chooseLook(play: Play, seat: Seat): Suspension<Look | undefined> {
  const targets = lookTargets(play, seat)
  if (targets.length === 0) return nothing()
  return ask<Look>({
    clause: 'place.look-event',
    kind: 'look',
    by: seat,
    options: oneOf(targets),
    refuse: (answer) => refuseLook(play, seat, answer),
  })
}

const eventLooks = spots.map((event) => ({ event }))

/** The event cards that are new to this player, then the opposing gangsters laid face down. */
function lookTargets({ now }: Play, seat: Seat): Look[] {
  const seen = now.seen[seat].spots
  const targets: Look[] = []
  if (seen.length < spots.length) {
    for (const look of eventLooks) if (!hasSpot(seen, look.event)) targets.push(look)
  }
  for (const { gang, side, place } of now.facedown) {
    if (gang !== seat) targets.push({ gangster: side, place })
  }
  return targets
}

/** Whether a spot is among some. On lists this short a loop takes half the time of `includes`. */
function hasSpot(among: readonly Spot[], spot: Spot): boolean {
  for (const other of among) if (other === spot) return true
  return false
}

/** place.look-event, place.look-gangster: the player looks, or there is nothing to look at. */
function look(play: Play, seat: Seat, target: Look | undefined): Suspension<void> {
  if (!target) {
    const why = 'nothing-to-look-at'
    return report({ clause: 'place.look-event', kind: 'not-applied', why, seat })
  }
  if ('event' in target) return lookAtEvent(play, seat, target.event)
  return lookAtGangster(play, seat, target)
}

/** place.look-event: what lies at a spot is learnt by this player alone. */
function lookAtEvent({ now }: Play, seat: Seat, spot: Spot): Suspension<void> {
  const event = now.events[spot] as EventCard
  const secret = ownEvent[seat]
  return report({ clause: 'place.look-event', kind: 'looked-at-event', seat, spot, event, secret })
}

/** place.look-gangster: the card stays face down; the player who looked keeps the knowledge. */
function lookAtGangster({ now }: Play, seat: Seat, target: GangsterLook): Suspension<void> {
  const { gangster: side, place } = target
  const { card } = now.sides[side][place - 1] as { card: CardId }
  const secret = { seats: [seat, gangOf(card)], facts: ['card'] }
  const clause = 'place.look-gangster'
  return report({ clause, kind: 'looked-at-gangster', seat, side, place, card, secret })
}

/** place.draw: a card from the pile brings the hand back to three; an exhausted pile gives none. */
function draw({ now }: Play, seat: Seat): Suspension<CardId | undefined> {
  const pile = now.piles[seat]
  if (pile.length === 0) return nothing()
  const { seats: seenBy } = ownCard[seat]
  return roll({ clause: 'place.draw', kind: 'card', outcomes: oneOf(pile), seenBy })
}

/** place.draw: the card drawn comes into the hand, seen by its player alone. */
function take(seat: Seat, card: CardId | undefined): Suspension<void> {
  const clause = 'place.draw'
  if (!card) return report({ clause, kind: 'not-applied', why: 'pile-exhausted', seat })
  return report({ clause, kind: 'card-drawn', seat, card, secret: ownCard[seat] })
}

/** place.next: then the next player who has not finished takes a turn. */
function passTurn({ given, now }: Play, seat: Seat): Suspension<void> {
  const { seats: playing } = given
  const start = playing.indexOf(seat)
  for (let step = 1; step <= playing.length; step++) {
    const next = playing[(start + step) % playing.length] as Seat
    if (!canStillPlace(now, next)) continue
    return report({ clause: 'place.next', kind: 'turn-passes', seat: next })
  }
  return nothing()
}

/** place.seven-each: with full gang decks each player has laid seven cards by now. */
export function endPlacing({ given, now }: Play): Suspension<void> {
  const laid: Partial<Record<Seat, number>> = {}
  for (const seat of given.seats) laid[seat] = laidBy(now, seat)
  const seven = given.seats.every((seat) => laid[seat] === 7)
  const derived = seven ? (['place.seven-each'] as const) : []
  return report({ clause: 'place.end', with: derived, kind: 'placing-ended', laid })
}

/** How many gangsters of a gang stand in town. */
function laidBy(position: Play['now'], seat: Seat): number {
  let count = 0
  for (const standings of Object.values(position.sides)) {
    for (const { card } of standings) if (gangOf(card) === seat) count++
  }
  return count
}

/** Why a placement is not legal: the first clause that it breaks. */
function refusePlacement(play: Play, seat: Seat, answer: unknown): Refusal {
  const { card, side, face } = (answer ?? {}) as Partial<Record<keyof Placement, unknown>>
  const hand = play.now.hands[seat]
  const received = wordsOf(answer)
  if (card === undefined || side === undefined) {
    const facts = { received, allowed: ['card', 'side', 'face'] }
    return { code: 'not-a-placement', clause: 'place.one-card', facts }
  }
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
  return {
    code: 'not-a-face',
    clause: 'place.face',
    facts: { received: String(face), allowed: faces },
  }
}

/** Why a look is not legal. */
function refuseLook(play: Play, seat: Seat, answer: unknown): Refusal {
  const target = (answer ?? {}) as { event?: Spot; gangster?: Side; place?: number }
  const received = wordsOf(answer)
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

/** What was answered, word by word: the values of a form, or the answer itself. */
function wordsOf(answer: unknown): readonly string[] {
  const isForm = typeof answer === 'object' && answer !== null
  return isForm ? Object.values(answer).map(String) : [String(answer)]
}
