import { oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import { hasOutlaws, type Play, type Position, purseOf } from '../position.ts'
import { report } from '../report.ts'
import { gainBullet, takeExtra } from './income.ts'

/** hired.price: so many Coins, or 1 Notoriety. */
const PRICE = 2

/** How an Outlaw can be paid for; `none` is possible in one reading only. */
const prices = ['coins', 'notoriety', 'none'] as const
type Price = (typeof prices)[number]

/**
 * hired.price, space.hired: who can pay pays, and gets an Outlaw, a Bullet and the Skull;
 * hired.new-in-town: who cannot and has no Outlaw gets one, and nothing else;
 * hired.only-source: nothing else brings more Outlaws.
 */
export function* hire(play: Play, seat: Seat, others: readonly ClauseId[] = []): Rule {
  const clause = 'space.hired'
  yield* report({ clause, with: others, kind: 'turn-begins', seat, space: 'hired' })
  const price = yield* choosePrice(play, seat)
  if (price !== 'none') {
    yield* pay(seat, price)
    yield* recruit(play, seat, recruitsOf(play), 'hired.price')
    yield* takePackage(play, seat)
  } else if (isNewInTown(play, seat)) yield* recruit(play, seat, 1, 'hired.new-in-town')
  else if (play.readings['hired-package'] === 'income-free') yield* takePackage(play, seat)
  else yield* report({ clause: 'hired.price', kind: 'not-applied', why: 'cannot-pay', seat })
  const end = 'hired.only-source'
  yield* report({ clause: end, with: ['turn.hired-cannot-buy'], kind: 'turn-ends', seat })
}

/** R-hired-package: whoever can pay must, in the currency of their choice, unless the income is free. */
function choosePrice({ now, readings }: Play, by: Seat): Suspension<Price> {
  const ways = waysToPay(now, by)
  if (ways.length === 0) return known('none')
  const possible = readings['hired-package'] === 'income-free' ? [...ways, 'none' as const] : ways
  if (possible.length === 1) return known(possible[0] as Price)
  const clause = 'hired.price'
  return ask({
    clause,
    kind: 'hire-price',
    by,
    options: oneOf(possible),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: possible }
      return { code: 'cannot-hire-so', clause, facts }
    },
  })
}

function waysToPay(now: Position, seat: Seat): readonly Price[] {
  const { coins, notoriety } = purseOf(now, seat)
  if (coins < PRICE) return notoriety > 0 ? inNotoriety : noWay
  return notoriety > 0 ? eitherWay : inCoins
}

const eitherWay = ['coins', 'notoriety'] as const
const inCoins = ['coins'] as const
const inNotoriety = ['notoriety'] as const
const noWay = [] as const

function pay(seat: Seat, price: 'coins' | 'notoriety'): Suspension<void> {
  const clause = 'hired.price'
  if (price === 'coins') return report({ clause, kind: 'paid', seat, what: 'coin', count: PRICE })
  return report({ clause, kind: 'paid', seat, what: 'notoriety', count: 1 })
}

/** hired.five-plus: with five or more players two Outlaws come for the same price. */
function recruitsOf({ given, readings }: Play): number {
  const enough = readings['hired-5plus'] === 'more-than-five' ? 6 : 5
  return given.players >= enough ? 2 : 1
}

/**
 * hired.max-six: nobody has more than six;
 * hired.reserve-then-graveyard: first those beside Hired Guns, then those of the Graveyard.
 */
function* recruit(play: Play, seat: Seat, wanted: number, clause: ClauseId): Rule {
  const others = wanted > 1 ? (['hired.five-plus'] as const) : []
  const { reserve, graveyard } = play.now.gangs[seat]
  const fresh = Math.min(wanted, reserve)
  const risen = Math.min(wanted - fresh, graveyard)
  if (fresh > 0) {
    yield* report({
      clause,
      with: others,
      kind: 'outlaw-hired',
      seat,
      source: 'reserve',
      count: fresh,
    })
  }
  if (risen > 0) {
    const from = 'hired.reserve-then-graveyard'
    const source = 'graveyard'
    yield* report({
      clause,
      with: [...others, from],
      kind: 'outlaw-hired',
      seat,
      source,
      count: risen,
    })
  }
  if (fresh + risen < wanted) {
    yield* report({ clause: 'hired.max-six', kind: 'not-applied', why: 'six-outlaws', seat })
  }
}

/** hired.price, space.hired: the Bullet, which is income, and the token turned to Skull. */
function* takePackage(play: Play, seat: Seat): Rule {
  yield* gainBullet(play, seat, 'space.hired', ['hired.price'])
  if (play.now.gangs[seat].critical === 'backfire') {
    yield* report({ clause: 'space.hired', kind: 'token-turned', seat, side: 'skull' })
  }
  yield* takeExtra(play, seat, ['bullet'])
}

/**
 * hired.new-in-town: nothing to pay with, and R-new-in-town: no Outlaw at all, or in the other reading none
 * in the stash.
 */
function isNewInTown({ now, readings }: Play, seat: Seat): boolean {
  if (waysToPay(now, seat).length > 0) return false
  const { stash, reserve, graveyard } = now.gangs[seat]
  if (reserve + graveyard === 0) return false
  if (readings['new-in-town'] === 'none-in-stash') return stash === 0
  return !hasOutlaws(now, seat)
}
