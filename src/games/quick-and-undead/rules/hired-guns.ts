import { oneOf } from '../../../kernel/choice/index.ts'
import { type ClauseId, when } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { hasOutlaws, type Laid, purseOf } from '../position.ts'
import { gainBullet, takeExtra } from './income.ts'
import { refusal } from './refusal.ts'

/** hired.price: so many Coins, or 1 Notoriety. */
const PRICE = 2

/** Ways to pay for an Outlaw; `none` when that is impossible, under one reading also by choice. */
type Price = 'coins' | 'notoriety' | 'none'

/**
 * hired.price, space.hired: who can pay pays, and gets an Outlaw, a Bullet and the Skull;
 * hired.new-in-town: who cannot and has no Outlaw gets one, and nothing else;
 * hired.only-source: nothing else brings more Outlaws.
 */
export function hire(play: Play, seat: Seat, others: readonly ClauseId[] = []): void {
  const clause = 'space.hired'
  play.report({ clause, with: others, kind: 'turn-begins', seat, space: 'hired' })
  const price = choosePrice(play, seat)
  if (price !== 'none') {
    pay(play, seat, price)
    recruit(play, seat, recruitsOf(play), 'hired.price', ofMany(play))
    takePackage(play, seat)
  } else if (isNewInTown(play, seat)) recruit(play, seat, 1, 'hired.new-in-town')
  else if (play.readings['hired-package'] === 'income-free') takePackage(play, seat)
  else refuseHire(play, seat)
  const end = 'hired.only-source'
  play.report({ clause: end, with: ['turn.hired-cannot-buy'], kind: 'turn-ends', seat })
}

/** hired.price: without the price there is nothing; hired.new-in-town: nor for a player who has an Outlaw elsewhere. */
function refuseHire(play: Play, seat: Seat): void {
  const isNear = play.now.gangs[seat].stash === 0 && hasOutlaws(play.now, seat)
  if (isNear) {
    const others = ['hired.price'] as const
    const clause = 'hired.new-in-town'
    play.report({ clause, with: others, kind: 'not-applied', why: 'not-new-in-town', seat })
  } else play.report({ clause: 'hired.price', kind: 'not-applied', why: 'cannot-pay', seat })
}

/** R-hired-package: whoever can pay must, in the currency of their choice, unless the income is free. */
function choosePrice(play: Play, by: Seat): Price {
  const ways = waysToPay(play, by)
  const isFree = ways.length === 0 || play.readings['hired-package'] === 'income-free'
  const possible: Price[] = isFree ? [...ways, 'none'] : ways
  const clause = 'hired.price'
  return play.ask({
    clause,
    kind: 'hire-price',
    by,
    options: oneOf(possible),
    refuse: (answer) => refusal('cannot-hire-so', clause, answer, possible),
  })
}

function waysToPay({ now }: Laid, seat: Seat): Price[] {
  const { coins, notoriety } = purseOf(now, seat)
  const ways: Price[] = coins < PRICE ? [] : ['coins']
  return notoriety > 0 ? [...ways, 'notoriety'] : ways
}

function pay(play: Play, seat: Seat, price: 'coins' | 'notoriety'): void {
  const [what, count] = price === 'coins' ? (['coin', PRICE] as const) : (['notoriety', 1] as const)
  play.report({ clause: 'hired.price', kind: 'paid', seat, what, count })
}

/** hired.five-plus: the fewest players who get two Outlaws; R-hired-5plus: by the other reading, one more. */
const MANY = 5

/** hired.five-plus: with five or more players two Outlaws come for the same price. */
function recruitsOf({ given, readings }: Laid): number {
  const enough = readings['hired-5plus'] === 'more-than-five' ? MANY + 1 : MANY
  return given.players >= enough ? 2 : 1
}

/** hired.five-plus: named where the number of players decides how many Outlaws come, under either reading. */
function ofMany({ given }: Laid): readonly ClauseId[] {
  return when(given.players >= MANY, 'hired.five-plus')
}

/**
 * hired.max-six: nobody has more than six;
 * hired.reserve-then-graveyard: first those beside Hired Guns, then those of the Graveyard.
 */
function recruit(
  play: Play,
  seat: Seat,
  wanted: number,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): void {
  const kind = 'outlaw-hired'
  const { reserve, graveyard } = play.now.gangs[seat]
  const fresh = Math.min(wanted, reserve)
  const risen = Math.min(wanted - fresh, graveyard)
  if (fresh > 0) {
    play.report({ clause, with: others, kind, seat, source: 'reserve', count: fresh })
  }
  if (risen > 0) {
    const because = [...others, 'hired.reserve-then-graveyard'] as const
    play.report({ clause, with: because, kind, seat, source: 'graveyard', count: risen })
  }
  if (fresh + risen < wanted) {
    play.report({ clause: 'hired.max-six', kind: 'not-applied', why: 'six-outlaws', seat })
  }
}

/** hired.price, space.hired: the Bullet, which is income, and the token turned to Skull. */
function takePackage(play: Play, seat: Seat): void {
  const clause = 'space.hired'
  gainBullet(play, seat, clause, ['hired.price'])
  if (play.now.gangs[seat].critical === 'backfire') {
    play.report({ clause, kind: 'token-turned', seat, side: 'skull' })
  }
  takeExtra(play, seat, ['bullet'])
}

/**
 * hired.new-in-town: nothing to pay with, and R-new-in-town: no Outlaw at all, or in the other reading none
 * in the stash.
 */
function isNewInTown(play: Laid, seat: Seat): boolean {
  if (waysToPay(play, seat).length > 0) return false
  const { stash, reserve, graveyard } = play.now.gangs[seat]
  if (reserve + graveyard === 0) return false
  if (play.readings['new-in-town'] === 'none-in-stash') return stash === 0
  return !hasOutlaws(play.now, seat)
}
