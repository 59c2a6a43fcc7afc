import { assignment, oneOf } from '../../../kernel/choice/index.ts'
import { rank } from '../../../kernel/data/rank.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletOf, bulletsOf, from } from '../position.ts'
import { refuseBullets, refuseTarget } from '../refusals/duel.ts'
import { declareWinner } from './winning.ts'

/** The final duel: grabbing, pointing, the mutual pairs, the shots, and who has won. */
export function finalDuel(play: Play): void {
  grab(play)
  point(play)
  lowerHands(play)
  shoot(play)
  declareWinner(play)
}

/**
 * duel.grab-one: everybody grabs one bullet, the lowest that can be had;
 * duel.hold-hidden: and holds it hidden in the hand that will point.
 */
function grab(play: Play): void {
  const clause = 'duel.grab-one'
  const known = play.given.told.bullets ?? {}
  const empty = play.given.seats.filter((seat) => !known[seat])
  const left = bulletsOf(play.given).filter((one) => !Object.values(known).includes(one))
  const hold = (seat: Seat, bullet: number) =>
    play.report({ clause, with: ['duel.hold-hidden'], kind: 'bullet-grabbed', seat, bullet })
  for (const seat of play.given.seats) if (known[seat]) hold(seat, known[seat])
  const asked = play.ask({
    clause,
    kind: 'bullets',
    by: 'table',
    options: assignment<Seat, number>(empty, left, { min: 1 }),
    refuse: (told) => refuseBullets(play, told),
  })
  for (const seat of empty) hold(seat, asked[seat] as number)
}

/**
 * duel.point-at-once: who has a bullet points at an opponent at once;
 * duel.target-opponent: at anybody but oneself;
 * duel.target-final: for good, as is a target that is known, which nobody is asked for again;
 * duel.wait-all: and nothing is settled before everybody points.
 */
function point(play: Play): void {
  const clause = 'duel.point-at-once'
  const known = play.given.told.targets ?? {}
  const open = play.given.seats.filter((seat) => !known[seat])
  const pointing = (seat: Seat, options: readonly Seat[]) => ({
    clause,
    kind: 'target',
    by: seat,
    options: oneOf(options),
    refuse: (told: unknown) => refuseTarget(play, seat, told),
  })
  for (const seat of play.given.seats) {
    if (!known[seat]) continue
    aim(play, seat, known[seat])
    // Put to nobody, as there is one answer: another one that is told of this seat is refused.
    play.ask(pointing(seat, [known[seat]]))
  }
  const asked = play.askTogether(
    open.map((seat) => pointing(seat, from(play, seat, 1).slice(0, -1))),
  )
  for (const [place, seat] of open.entries()) aim(play, seat, asked[place] as Seat)
}

function aim(play: Play, seat: Seat, target: Seat): void {
  const because = ['duel.target-opponent', 'duel.target-final', 'duel.wait-all'] as const
  play.report({ clause: 'duel.point-at-once', with: because, kind: 'pointed', seat, target })
}

/**
 * duel.mutual-check: players who aim at each other compare their bullets, and only they do;
 * duel.mutual-lowest-wins: the lower has shot first, the other is wounded and lowers the hand.
 */
function lowerHands(play: Play): void {
  const { seats } = play.given
  const pairs = seats.flatMap((seat) => {
    const { targets } = play.now
    const target = targets[seat] as Seat
    return targets[target] === seat && seat < target ? [[seat, target] as const] : []
  })
  if (pairs.length === 0) {
    const clause = 'duel.mutual-check'
    play.report({ clause, kind: 'not-applied', why: 'nobody-aims-at-each-other' })
  }
  for (const pair of pairs) {
    const [one, other] = pair
    const bullets = [bulletOf(play.now, one), bulletOf(play.now, other)] as const
    play.report({ clause: 'duel.mutual-check', kind: 'aim-at-each-other', seats: pair, bullets })
    const [by, seat] = bullets[0] < bullets[1] ? pair : [other, one]
    play.report({ clause: 'duel.mutual-lowest-wins', kind: 'wounded', seat, by })
  }
}

/** duel.give-3, duel.give-2, duel.give-1: what the shooters give, from the lowest bullet among them up. */
const volley = [
  { clause: 'duel.give-3', gives: 3 },
  { clause: 'duel.give-2', gives: 2 },
  { clause: 'duel.give-1', gives: 1 },
] as const

/**
 * duel.shooters: everybody who still points gives tokens to the target, winners of pairs included;
 * duel.no-limit: which may bring it above five.
 */
function shoot(play: Play): void {
  const { now } = play
  const own = play.readings['duel.source'] === 'own'
  const standing = play.given.seats.filter((seat) => !now.wounded.includes(seat))
  const { order } = rank(standing, (one, other) => bulletOf(now, one) - bulletOf(now, other))
  const shots = order.map((seat, place) => {
    const { clause, gives } = volley[Math.min(place, 2)] as (typeof volley)[number]
    const count = own ? Math.min(gives, now.tokens[seat]) : gives
    const target = now.targets[seat] as Seat
    return { clause, seat, target, count, bullet: bulletOf(now, seat), own }
  })
  for (const { clause, ...shot } of shots) {
    if (shot.count === 0) {
      play.report({ clause, kind: 'not-applied', why: 'nothing-to-give', seat: shot.seat })
      continue
    }
    const above = play.now.tokens[shot.target] + shot.count > MOST_TOKENS
    const lifted = above ? (['duel.no-limit', 'cap.lifted-in-duel'] as const) : []
    play.report({ clause, with: ['duel.shooters', ...lifted], kind: 'tokens-given', ...shot })
  }
}
