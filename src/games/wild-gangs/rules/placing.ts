import { type Choice, form, oneOf } from '../../../kernel/choice/index.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { clockwise } from '../../../kernel/data/lists.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import {
  type CardId,
  type EventCard,
  GANG_SIZE,
  gangOf,
  type PlayerCount,
  type Seat,
} from '../components.ts'
import type { Play } from '../play.ts'
import { cardsOn, type Face, facedownOf, faces, type Laid, type Position } from '../position.ts'
import { type Side, type Spot, sideFacts, sides, spots } from '../town.ts'
import { HAND_SIZE } from './setup.ts'
import { closedStreet } from './two-players.ts'

/** Number of cards left in hand when step 1 ends. */
export const LAST_HAND = HAND_SIZE - 1

/** place.seven-each: how many cards of a whole gang are laid when the others stay in hand. */
export const LAID_EACH = GANG_SIZE - LAST_HAND

/** place.end: step 1 lasts until every player has two cards in hand and an exhausted pile. */
export const placing: Loop<Play> = {
  name: 'placing',
  clause: 'place.end',
  goesOn: ({ given, now }) => given.seats.some((seat) => canStillPlace(now, seat)),
  body: (play) => turn(play, play.now.mover as Seat),
}

/** True while a player has not finished step 1. */
export function canStillPlace({ hands, piles }: Position, seat: Seat): boolean {
  return hands[seat].length > LAST_HAND || piles[seat].length > 0
}

/** place.three-actions: a turn is placing, then looking, then drawing, in this order. */
function turn(play: Play, seat: Seat): void {
  play.report({ clause: 'place.three-actions', kind: 'turn-begins', seat })
  place(play, seat)
  look(play, seat)
  draw(play, seat)
  passTurn(play, seat)
}

/** A placement: the card, its place, and the way it is laid. */
interface Placement extends Record<string, unknown> {
  readonly card: CardId
  readonly side: Side
  readonly face: Face
}

/**
 * place.one-card: one gangster from hand before one of the buildings, on a side of the player's choice.
 * place.face: face up, or face down within the limit, known to its player alone.
 * town.places-limited: only where a place is free.
 */
function place(play: Play, seat: Seat): void {
  const clause = 'place.one-card'
  const options = form<Placement>({
    card: oneOf(play.now.hands[seat]),
    side: oneOf(openSides(play)),
    face: facesLeft(play, seat),
  })
  const refuse = (answer: unknown) => refusePlacement(play, seat, answer)
  const asked = play.ask<Placement>({ clause, kind: 'place', by: seat, options, refuse })
  const { card, side, face } = asked
  const secret = face === 'down' ? { seats: [seat], facts: ['card'] } : undefined
  play.report({ clause, with: ['place.face'], kind: 'placed', seat, card, side, face, secret })
}

/** The allowed sides that are not full. */
function openSides(play: Laid): readonly Side[] {
  const closed = closedStreet(play)
  const open: Side[] = []
  for (const [side, { street, places }] of allSides) {
    if (street !== closed && play.now.sides[side].length < places) open.push(side)
  }
  return open
}

const allSides = Object.entries(sideFacts) as [Side, (typeof sideFacts)[Side]][]

/**
 * place.facedown-limit-2, place.facedown-limit-3, place.facedown-limit-4: how many cards a player may
 * lay face down in the whole game, by the number of players.
 */
export const facedownLimits: Readonly<Record<PlayerCount, { limit: number; clause: ClauseId }>> = {
  2: { limit: 3, clause: 'place.facedown-limit-2' },
  3: { limit: 2, clause: 'place.facedown-limit-3' },
  4: { limit: 1, clause: 'place.facedown-limit-4' },
}

/** Both faces while the player's limit of face-down cards is not reached, then face up only. */
function facesLeft({ given, now }: Laid, seat: Seat): Choice<Face> {
  const { limit } = facedownLimits[given.players]
  return oneOf<Face>(facedownOf(now, seat) < limit ? faces : ['up'])
}

/** A look at an event card, or at a face-down gangster by its side and its place there, from 1. */
type Look = { readonly event: Spot } | GangsterLook
interface GangsterLook {
  readonly gangster: Side
  readonly place: number
}

/**
 * place.look-event: a secret look at an event card in town that this player has not yet seen;
 * place.look-gangster: or instead at an opposing gangster laid face down. Nothing when there is neither.
 */
function look(play: Play, seat: Seat): void {
  const clause = 'place.look-event'
  const targets = lookTargets(play, seat)
  if (targets.length === 0) {
    play.report({ clause, kind: 'not-applied', why: 'nothing-to-look-at', seat })
    return
  }
  const options = oneOf(targets)
  const refuse = (answer: unknown) => refuseLook(play, seat, answer)
  const target = play.ask<Look>({ clause, kind: 'look', by: seat, options, refuse })
  if ('event' in target) lookAtEvent(play, seat, target.event)
  else lookAtGangster(play, seat, target)
}

/** The event cards that are new to this player, then the opposing gangsters laid face down. */
function lookTargets({ now }: Laid, seat: Seat): Look[] {
  const seen = now.seen[seat].spots
  const targets: Look[] = []
  for (const event of spots) if (!seen.includes(event)) targets.push({ event })
  for (const { gang, side, place } of now.facedown) {
    if (gang !== seat) targets.push({ gangster: side, place })
  }
  return targets
}

/** place.look-event: what lies at a spot is learnt by this player alone. */
function lookAtEvent(play: Play, seat: Seat, spot: Spot): void {
  const event = play.now.events[spot] as EventCard
  const clause = 'place.look-event'
  const secret = { seats: [seat], facts: ['event'] }
  play.report({ clause, kind: 'looked-at-event', seat, spot, event, secret })
}

/** place.look-gangster: the card stays face down; the player who looked keeps the knowledge. */
function lookAtGangster(play: Play, seat: Seat, { gangster: side, place }: GangsterLook): void {
  const { card } = play.now.sides[side][place - 1] as { card: CardId }
  const clause = 'place.look-gangster'
  const secret = { seats: [seat, gangOf(card)], facts: ['card'] }
  play.report({ clause, kind: 'looked-at-gangster', seat, side, place, card, secret })
}

/** place.draw: a card from the pile brings the hand back to three; an exhausted pile gives none. */
function draw(play: Play, seat: Seat): void {
  const clause = 'place.draw'
  const pile = play.now.piles[seat]
  if (pile.length === 0) {
    play.report({ clause, kind: 'not-applied', why: 'pile-exhausted', seat })
    return
  }
  const card = play.roll({ clause, kind: 'card', outcomes: oneOf(pile), seenBy: [seat] })
  const secret = { seats: [seat], facts: ['card'] }
  play.report({ clause, kind: 'card-drawn', seat, card, secret })
}

/** place.next: then the next player who has not finished takes a turn. */
function passTurn(play: Play, seat: Seat): void {
  const others = clockwise(play.given.seats, seat, 1)
  const next = others.find((other) => canStillPlace(play.now, other))
  if (next) play.report({ clause: 'place.next', kind: 'turn-passes', seat: next })
}

/** place.seven-each: with full gang decks each player has laid seven cards by now. */
export function endPlacing(play: Play): void {
  const { seats: playing } = play.given
  const standing = cardsOn(play.now, sides)
  const laidBy = (seat: Seat) => standing.filter((card) => gangOf(card) === seat).length
  const laid = byKey(playing, laidBy)
  const seven = playing.every((seat) => laid[seat] === LAID_EACH)
  const derived = seven ? (['place.seven-each'] as const) : []
  play.report({ clause: 'place.end', with: derived, kind: 'placing-ended', laid })
}

/** Refusal of an illegal placement, by the first clause that it breaks. */
function refusePlacement(play: Laid, seat: Seat, answer: unknown): Refusal {
  const { card, side, face } = (answer ?? {}) as Partial<Record<keyof Placement, unknown>>
  const clause = 'place.one-card'
  if (card === undefined || side === undefined) {
    const facts = { received: wordsOf(answer), allowed: ['card', 'side', 'face'] }
    return { code: 'not-a-placement', clause, facts }
  }
  const hand = [...play.now.hands[seat]]
  if (!hand.includes(card as CardId)) {
    const facts = { received: String(card), seat, allowed: hand }
    return { code: 'card-not-in-hand', clause, facts }
  }
  const known = sides.find((one) => one === side)
  if (!known) {
    return { code: 'unknown-side', clause, facts: { received: String(side), allowed: sides } }
  }
  return refuseSide(play, known) ?? refuseFace(play, seat, face)
}

/** Refusal of a side on which no gangster can be laid; undefined where one can. */
function refuseSide(play: Laid, side: Side): Refusal | undefined {
  const facts = { received: side, side, allowed: openSides(play) }
  if (facts.allowed.includes(side)) return undefined
  const { street, places } = sideFacts[side]
  return street === closedStreet(play)
    ? { code: 'street-closed', clause: 'two.closed-street', facts: { ...facts, street } }
    : {
        code: 'side-full',
        clause: 'town.places-limited',
        facts: { ...facts, received: places + 1, places },
      }
}

function refuseFace({ given: { players } }: Laid, seat: Seat, face: unknown): Refusal {
  if (face === 'down') {
    const { limit, clause } = facedownLimits[players]
    return { code: 'facedown-limit', clause, facts: { limit, players, seat } }
  }
  const facts = { received: String(face), allowed: faces }
  return { code: 'not-a-face', clause: 'place.face', facts }
}

/** Refusal of an illegal look. */
function refuseLook({ now }: Laid, seat: Seat, answer: unknown): Refusal {
  const target = (answer ?? {}) as { event?: Spot; gangster?: Side; place?: number }
  const received = wordsOf(answer)
  if (target.event && spots.includes(target.event)) {
    const facts = { seat, received: target.event }
    return { code: 'event-already-seen', clause: 'place.look-event', facts }
  }
  const standing = target.gangster && now.sides[target.gangster]?.[(target.place ?? 0) - 1]
  if (!standing) {
    return { code: 'nothing-there-to-look-at', clause: 'place.look-event', facts: { received } }
  }
  const own = gangOf(standing.card) === seat
  const code = own ? 'own-gangster' : 'gangster-face-up'
  return { code, clause: 'place.look-gangster', facts: { received, seat } }
}

/** Parts of an answer: the values of a form, or the answer itself. */
function wordsOf(answer: unknown): readonly string[] {
  const isForm = typeof answer === 'object' && answer !== null
  return isForm ? Object.values(answer).map(String) : [String(answer)]
}
