import { oneOf, subsetsOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import { ask, known, type Rule, roll, type Suspension } from '../../../../kernel/step.ts'
import {
  BULLETS,
  type BuildingCard,
  cells,
  type DieFace,
  faces,
  type Seat,
} from '../../components.ts'
import type { IdleReason, Token } from '../../events.ts'
import { amountIn, type Play, purseOf } from '../../position.ts'
import { report } from '../../report.ts'
import { gain, gainBullet, gainOne } from '../income.ts'
import { haunt, hauntable, hauntItself, isHaunted } from './haunting.ts'
import { canGain } from './incomes.ts'

/** A Round Start ability. */
export interface Ability {
  /** R-round-start-optional: whether it can be declined even where abilities are taken for orders. */
  readonly optional: boolean
  /** Why using it would change nothing; undefined when it can be used. */
  idle(play: Play, seat: Seat): IdleReason | undefined
  use(play: Play, seat: Seat): Rule
}

/** The Round Start abilities, by building; every other effect is Permanent. */
export const abilities: Readonly<Partial<Record<BuildingCard, Ability>>> = {
  /** effect.coin: 1 Coin each round. */
  coin: {
    optional: false,
    idle: (play) => exhausted(play, 'coin'),
    use: (play, seat) => gain(play, seat, 'coin', 1, 'effect.coin'),
  },
  /** effect.notoriety: 1 Notoriety each round. */
  notoriety: {
    optional: false,
    idle: (play) => exhausted(play, 'notoriety'),
    use: (play, seat) => gain(play, seat, 'notoriety', 1, 'effect.notoriety'),
  },
  /** effect.bullet: 1 Bullet each round. */
  bullet: {
    optional: false,
    idle: ({ now }, seat) => (now.gangs[seat].loaded.length === BULLETS ? 'card-full' : undefined),
    use: (play, seat) => gainBullet(play, seat, 'effect.bullet'),
  },
  'critical-reset': {
    optional: false,
    idle: ({ now }, seat) => (now.gangs[seat].critical === 'skull' ? 'skull-shows' : undefined),
    use: (_, seat) => resetCritical(seat),
  },
  'self-haunt': {
    optional: false,
    idle: ({ now }) => isHaunted(now, 'self-haunt'),
    use: hauntItself,
  },
  exchange: { optional: true, idle: nothingToExchange, use: exchange },
  lottery: { optional: false, idle: () => undefined, use: lottery },
  reload: { optional: true, idle: nothingToMove, use: reload },
  saloon: { optional: false, idle: () => undefined, use: saloon },
  haunt: { optional: true, idle: hauntable, use: haunt },
}

/** income.limited: what the supply has run out of is gained by nobody. */
function exhausted({ now }: Play, what: Token): IdleReason | undefined {
  return amountIn(now.supply, what) > 0 ? undefined : 'supply-empty'
}

/** effect.critical-reset: the Critical token is turned from Backfire to Skull. */
function resetCritical(seat: Seat): Suspension<void> {
  return report({ clause: 'effect.critical-reset', kind: 'token-turned', seat, side: 'skull' })
}

const price = ['bullet', 'notoriety'] as const

/** effect.exchange: a Coin is needed, and something that can be had for it. */
function nothingToExchange({ now }: Play, seat: Seat): IdleReason | undefined {
  if (purseOf(now, seat).coins === 0) return 'cannot-pay'
  return price.some((what) => canGain(now, seat, what)) ? undefined : 'supply-empty'
}

/** effect.exchange: 1 Coin is spent for 1 Bullet or 1 Notoriety. */
function* exchange(play: Play, seat: Seat): Rule {
  const clause = 'effect.exchange'
  const what = yield* chooseExchange(play, seat)
  yield* report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  yield* gainOne(play, seat, what, clause)
}

function chooseExchange({ now }: Play, by: Seat): Suspension<(typeof price)[number]> {
  const left = price.filter((what) => canGain(now, by, what))
  if (left.length === 1) return known(left[0] as (typeof price)[number])
  return ask({ clause: 'effect.exchange', kind: 'exchange', by, options: oneOf(left) })
}

const d8 = oneOf(faces)

/** effect.lottery: 1–3 a Coin, 4–6 a Bullet, 7–8 a Notoriety. */
function* lottery(play: Play, seat: Seat): Rule {
  const clause = 'effect.lottery'
  const face = yield* roll({ clause, kind: 'lottery', outcomes: d8, of: seat })
  yield* gainOne(play, seat, face <= 3 ? 'coin' : face <= 6 ? 'bullet' : 'notoriety', clause)
}

/** effect.saloon: 1 costs a Coin, 2–3 bring nothing, 4–6 a Coin, 7–8 two. Every occupant rolls. */
function* saloon(play: Play, seat: Seat): Rule {
  const clause = 'effect.saloon'
  const face: DieFace = yield* roll({ clause, kind: 'saloon', outcomes: d8, of: seat })
  if (face === 1) yield* loseCoin(play, seat)
  else if (face >= 4) yield* gain(play, seat, 'coin', face >= 7 ? 2 : 1, clause)
  else yield* report({ clause, kind: 'not-applied', why: 'nothing-gained', seat, card: 'saloon' })
}

/** effect.saloon: a Coin is lost if there is one; R-saloon-loss: it goes to the supply. */
function loseCoin({ now }: Play, seat: Seat): Suspension<void> {
  const clause = 'effect.saloon'
  if (purseOf(now, seat).coins > 0) {
    return report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  }
  return report({ clause, kind: 'not-applied', why: 'no-coin-to-lose', seat, card: 'saloon' })
}

/** effect.reload: Bullets can be moved where there are some, and an empty cell to move them to. */
function nothingToMove({ now }: Play, seat: Seat): IdleReason | undefined {
  const { length } = now.gangs[seat].loaded
  if (length === 0) return 'no-bullet-to-move'
  return length === BULLETS ? 'card-full' : undefined
}

/** effect.reload: Bullets move from and to any cells; R-reload: their number stays. */
function* reload(play: Play, seat: Seat): Rule {
  const clause = 'effect.reload'
  const { length } = play.now.gangs[seat].loaded
  const options = subsetsOf(cells, { min: length, max: length })
  const chosen = yield* ask({
    clause,
    kind: 'reload',
    by: seat,
    options,
    refuse: (answer) => {
      const facts = { seat, received: [answer].flat().map(shown), allowed: length }
      return { code: 'not-an-arrangement', clause, facts }
    },
  })
  yield* report({ clause, kind: 'cells-rearranged', seat, cells: chosen })
}
