import { oneOf, subsetsOf } from '../../../../kernel/choice/index.ts'
import { shown } from '../../../../kernel/game/refusal.ts'
import type { ClauseId } from '../../clauses.ts'
import { BULLETS, type BuildingCard, cells, faces, type Seat } from '../../components.ts'
import type { IdleReason } from '../../events.ts'
import type { Play } from '../../play.ts'
import { type Laid, purseOf } from '../../position.ts'
import { canGain, gain, gainBullet, gainOne, isLeft } from '../income.ts'
import { haunt, hauntable, hauntItself, isHaunted } from './haunting.ts'

/** A Round Start ability. */
export interface Ability {
  /** R-round-start-optional: whether it can be declined even where abilities are taken for orders. */
  readonly optional: boolean
  /** Reason why using it would change nothing; undefined when it can be used. */
  idle(play: Laid, seat: Seat): IdleReason | undefined
  use(play: Play, seat: Seat): void
}

/** The Round Start abilities, by building; every other effect is Permanent. */
export const abilities: Readonly<Partial<Record<BuildingCard, Ability>>> = {
  /** effect.coin: 1 Coin each round. */
  coin: {
    optional: false,
    idle: ({ now }) => (isLeft(now, 'coin') ? undefined : 'supply-empty'),
    use: (play, seat) => gain(play, seat, 'coin', 1, 'effect.coin'),
  },
  /** effect.notoriety: 1 Notoriety each round. */
  notoriety: {
    optional: false,
    idle: ({ now }) => (isLeft(now, 'notoriety') ? undefined : 'supply-empty'),
    use: (play, seat) => gain(play, seat, 'notoriety', 1, 'effect.notoriety'),
  },
  /** effect.bullet: 1 Bullet each round. */
  bullet: {
    optional: false,
    idle: ({ now }, seat) => (canGain(now, seat, 'bullet') ? undefined : 'card-full'),
    use: (play, seat) => gainBullet(play, seat, 'effect.bullet'),
  },
  'critical-reset': {
    optional: false,
    idle: ({ now }, seat) => (now.gangs[seat].critical === 'skull' ? 'skull-shows' : undefined),
    use: resetCritical,
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

/**
 * The clause by which a reason leaves an ability nothing to do: income.limited, income.bullet-cap and
 * graveyard.boot-hill-empty where one of these sets a limit, otherwise that of the ability itself.
 */
export function clauseOfIdle(card: BuildingCard, why: IdleReason): ClauseId {
  return limits[why] ?? `effect.${card}`
}

const limits: Readonly<Partial<Record<IdleReason, ClauseId>>> = {
  'supply-empty': 'income.limited',
  'card-full': 'income.bullet-cap',
  'boot-hill-empty': 'graveyard.boot-hill-empty',
}

/** effect.critical-reset: the Critical token is turned from Backfire to Skull. */
function resetCritical(play: Play, seat: Seat): void {
  play.report({ clause: 'effect.critical-reset', kind: 'token-turned', seat, side: 'skull' })
}

/** effect.exchange: a Coin is needed, and something that can be had for it. */
function nothingToExchange(play: Laid, seat: Seat): IdleReason | undefined {
  if (purseOf(play.now, seat).coins === 0) return 'cannot-pay'
  return exchangeable(play, seat).length > 0 ? undefined : 'supply-empty'
}

function exchangeable({ now }: Laid, seat: Seat) {
  return (['bullet', 'notoriety'] as const).filter((what) => canGain(now, seat, what))
}

/** effect.exchange: 1 Coin is spent for 1 Bullet or 1 Notoriety. */
function exchange(play: Play, seat: Seat): void {
  const clause = 'effect.exchange'
  const options = oneOf(exchangeable(play, seat))
  const what = play.ask({ clause, kind: 'exchange', by: seat, options })
  play.report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  gainOne(play, seat, what, clause)
}

/** effect.lottery: 1–3 a Coin, 4–6 a Bullet, 7–8 a Notoriety. */
function lottery(play: Play, seat: Seat): void {
  const clause = 'effect.lottery'
  const face = play.roll({ clause, kind: 'lottery', outcomes: oneOf(faces), of: seat })
  gainOne(play, seat, face <= 3 ? 'coin' : face <= 6 ? 'bullet' : 'notoriety', clause)
}

/** effect.saloon: 1 costs a Coin, 2–3 bring nothing, 4–6 a Coin, 7–8 two. Every occupant rolls. */
function saloon(play: Play, seat: Seat): void {
  const clause = 'effect.saloon'
  const face = play.roll({ clause, kind: 'saloon', outcomes: oneOf(faces), of: seat })
  if (face === 1) loseCoin(play, seat)
  else if (face >= 4) gain(play, seat, 'coin', face >= 7 ? 2 : 1, clause)
  else play.report({ clause, kind: 'not-applied', why: 'nothing-gained', seat, card: 'saloon' })
}

/** effect.saloon: a Coin is lost if there is one; R-saloon-loss: it goes to the supply. */
function loseCoin(play: Play, seat: Seat): void {
  const clause = 'effect.saloon'
  if (purseOf(play.now, seat).coins > 0) {
    play.report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  } else play.report({ clause, kind: 'not-applied', why: 'no-coin-to-lose', seat, card: 'saloon' })
}

/** effect.reload: Bullets can be moved where there are some, and an empty cell to move them to. */
function nothingToMove({ now }: Laid, seat: Seat): IdleReason | undefined {
  const { length } = now.gangs[seat].loaded
  if (length === 0) return 'no-bullet-to-move'
  return length === BULLETS ? 'no-empty-cell' : undefined
}

/** effect.reload: Bullets move from and to any cells; R-reload: their number stays. */
function reload(play: Play, seat: Seat): void {
  const clause = 'effect.reload'
  const { length } = play.now.gangs[seat].loaded
  const chosen = play.ask({
    clause,
    kind: 'reload',
    by: seat,
    options: subsetsOf(cells, { min: length, max: length }),
    refuse: (answer) => {
      const facts = { seat, received: [answer].flat().map(shown), allowed: length }
      return { code: 'not-an-arrangement', clause, facts }
    },
  })
  play.report({ clause, kind: 'cells-rearranged', seat, cells: chosen })
}
