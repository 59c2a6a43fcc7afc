import { oneOf } from '../../../kernel/choice/index.ts'
import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletsOf, from, type Laid } from '../position.ts'
import { noSuchBullet, notNow, reason } from '../refusals/telling.ts'
import { receive } from './tokens.ts'

/**
 * roulette.owner-shuffles: who flipped the card turns all bullets over and mixes them;
 * roulette.penalty: whoever draws the number that was announced receives a token, perhaps the announcer;
 * roulette.announcer-called-first: who is called first player here is the announcer.
 */
export function playRoulette(play: Play, seat: Seat): void {
  play.report({ clause: 'roulette.owner-shuffles', kind: 'bullets-mixed', seat })
  announce(play, seat)
  for (const drawer of from(play, seat)) draw(play, drawer, drawer === seat)
  const { announced, held } = play.now
  const bullet = announced as number
  const loser = play.given.seats.find((one) => held[one].includes(bullet)) as Seat
  const clause = 'roulette.penalty'
  const because = ['roulette.announcer-called-first'] as const
  play.report({ clause, with: because, kind: 'hit', seat: loser, bullet })
  receive(play, loser, clause, [])
}

/** roulette.announce: that player names the number of a bullet. */
function announce(play: Play, seat: Seat): void {
  const clause = 'roulette.announce'
  const bullet =
    play.given.told.announced ??
    play.ask({
      clause,
      kind: 'announce',
      by: seat,
      options: oneOf(bulletsOf(play.given)),
      refuse: (told) =>
        notNow(play, told, { asked: 'announced', clause, example: '1' }) ??
        noSuchBullet(play, [told]) ??
        reason('bullet-out-of-range', clause, told, bulletsOf(play.given)),
    })
  play.report({ clause, kind: 'announced', seat, bullet })
}

/**
 * roulette.owner-draws-first: the announcer draws one bullet;
 * roulette.clockwise: then each of the others one of those that are left, clockwise.
 */
function draw(play: Play, seat: Seat, isFirst: boolean): void {
  const clause = isFirst ? 'roulette.owner-draws-first' : 'roulette.clockwise'
  const { ring } = play.now
  const bullet =
    play.given.told.drawn?.[seat] ??
    play.roll({
      clause,
      kind: 'draw',
      of: seat,
      outcomes: oneOf([...ring]),
      refuse: (told) => refuseDraw(play, seat, told),
    })
  play.report({ clause, kind: 'drawn', seat, bullet })
}

/** wrong-order: somebody else is told to draw; otherwise the bullet is none of those that are left. */
function refuseDraw(play: Laid, seat: Seat, told: unknown): Refusal {
  const drawers = isRecord(told) ? Object.keys(told) : [told]
  const others = from(play, seat, 1).slice(0, -1)
  const early = others.find((other) => drawers.includes(other))
  if (early) return reason('wrong-order', 'roulette.clockwise', early, [seat])
  const { ring } = play.now
  return (
    notNow(play, told, { asked: 'draws', clause: 'roulette.clockwise', example: `${ring[0]}` }) ??
    noSuchBullet(play, [told]) ??
    reason('bullet-twice', 'roulette.clockwise', told, ring)
  )
}
