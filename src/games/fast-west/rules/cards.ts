import { assignment, oneOf, subsetsOf } from '../../../kernel/choice/index.ts'
import type { ClauseId } from '../clauses.ts'
import type { ActionCard, Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletsOf, from } from '../position.ts'
import { refuseBandit, refuseIndians, refuseSlowest } from '../refusals/cards.ts'
import { playRoulette } from './roulette.ts'
import { discard, receive } from './tokens.ts'

/** The clauses of the two events on which the slowest pays. */
const slow = {
  sheriff: { action: 'sheriff.action', any: 'sheriff.any-bullet', penalty: 'sheriff.penalty' },
  cavalry: { action: 'cavalry.action', any: 'cavalry.any-bullet', penalty: 'cavalry.penalty' },
} as const

/** The action of an event card, which all players carry out at once, and what it costs them. */
export function carryOut(play: Play, card: ActionCard, seat: Seat): void {
  if (card === 'sheriff' || card === 'cavalry') beQuick(play, card)
  else if (card === 'bandit') shootBandit(play)
  else if (card === 'indians') defendTown(play, seat)
  else playRoulette(play, seat)
}

/**
 * sheriff.action, cavalry.action: all take a bullet, hide it, and raise their hands or salute;
 * sheriff.any-bullet, cavalry.any-bullet: whichever bullet it is;
 * sheriff.penalty, cavalry.penalty: the slowest receives a token.
 * event.slowest-right-action, event.mistake-free: the last to have done the right thing is the slowest, wrong
 * attempts cost nothing.
 */
function beQuick(play: Play, card: 'sheriff' | 'cavalry'): void {
  const { action, any, penalty } = slow[card]
  const seats = slowestOf(play, action)
  const because = [any, 'event.slowest-right-action', 'event.mistake-free'] as const
  play.report({ clause: action, with: because, kind: 'slowest', card, seats })
  if (seats.length > 1 && play.readings['slowest'] === 'nobody') {
    play.report({ clause: penalty, kind: 'not-applied', why: 'several-slowest', seats })
    return
  }
  for (const seat of seats) receive(play, seat, penalty, [])
}

/** The slowest player or, under the reading that allows it, all who were equally slow. */
function slowestOf(play: Play, clause: ClauseId): readonly Seat[] {
  const { given, readings } = play
  const { finished = [] } = given.told
  if (finished.length > 0) {
    return [given.seats.find((seat) => !finished.includes(seat)) ?? (finished.at(-1) as Seat)]
  }
  const isOne = readings['slowest'] === 'one'
  const asked = { asked: 'slowest', clause, example: isOne ? 'A' : '[A]' }
  const refuse = (told: unknown) => refuseSlowest(play, told, asked)
  if (isOne) {
    const options = oneOf(given.seats)
    return [play.ask({ clause, kind: 'slowest', by: 'table', options, refuse })]
  }
  const options = subsetsOf(given.seats, { min: 1 })
  return play.ask({ clause, kind: 'slowest', by: 'table', options, refuse })
}

/**
 * bandit.action: each takes one bullet, but not N°1;
 * bandit.blank: that one is a blank;
 * event.mistake-free: wrong grabs cost nothing and are put right while there is a bullet to be had;
 * bandit.exactly-one-loser: so one player is left without a bullet that counts, and
 * bandit.penalty: receives a token, empty-handed or with the blank.
 */
function shootBandit(play: Play): void {
  const { given } = play
  const clause = 'bandit.action'
  const live = bulletsOf(given).slice(1)
  const bounds = (bullet: unknown) => ({ min: bullet === 1 || bullet === 'none' ? 0 : 1 })
  const held = play.ask({
    clause,
    kind: 'bandit',
    by: 'table',
    options: assignment<Seat, number | 'none'>(given.seats, [...live, 1, 'none'], bounds),
    refuse: (told) => refuseBandit(play, told),
  })
  const loser = given.seats.find((seat) => held[seat] === 1 || held[seat] === 'none') as Seat
  const hands = given.seats.map((seat) => [seat, held[seat] === 'none' ? [] : [held[seat]]])
  const because = ['event.mistake-free'] as const
  const facts = { card: 'bandit', held: Object.fromEntries(hands) } as const
  play.report({ clause, with: because, kind: 'held', ...facts })
  receive(play, loser, 'bandit.penalty', ['bandit.blank', 'bandit.exactly-one-loser'])
}

/**
 * indians.action: all take as many bullets as they can,
 * event.two-hands: with both hands;
 * indians.most: those with the most discard two tokens,
 * indians.some: others with a bullet one, which by one reading those with the most discard as well;
 * indians.none: whoever has none receives one.
 */
function defendTown(play: Play, flipper: Seat): void {
  const { given } = play
  const clause = 'indians.action'
  const bullets = bulletsOf(given)
  const bounds = { max: bullets.length }
  const holders = play.ask({
    clause,
    kind: 'indians',
    by: 'table',
    options: assignment<number, Seat>(bullets, given.seats, bounds),
    refuse: (told) => refuseIndians(play, told),
  })
  const hands = given.seats.map(
    (seat) => [seat, bullets.filter((bullet) => holders[bullet] === seat)] as const,
  )
  const held = Object.fromEntries(hands)
  play.report({ clause, with: ['event.two-hands'], kind: 'held', card: 'indians', held })
  const most = Math.max(...hands.map(([, own]) => own.length))
  const isBoth = play.readings['indians.most'] === 'three'
  for (const seat of from(play, flipper)) {
    const own = held[seat]?.length ?? 0
    if (own === 0) receive(play, seat, 'indians.none', [])
    else if (own < most) discard(play, seat, 1, 'indians.some')
    else if (isBoth) discard(play, seat, 3, 'indians.most', 'indians.some')
    else discard(play, seat, 2, 'indians.most')
  }
}
