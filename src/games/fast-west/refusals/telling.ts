import { isRecord } from '../../../kernel/data/keyed.ts'
import { against, type Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { actionCards, seats } from '../components.ts'
import { bulletsOf, type Laid, topOf } from '../position.ts'

/*
 * The table tells what hands have done. What cannot have happened is refused, with the reason that comes first;
 * then nothing changes, and the table is asked again.
 */

/** Times of telling: between flips, during an event, in the final duel. */
export const times = ['flips', ...actionCards, 'duel', 'over'] as const
type Time = (typeof times)[number]

/** Facts that the table can tell, by name, with the times at which they can be told. */
const timesOf: Readonly<Record<string, readonly Time[]>> = {
  flip: ['flips'],
  grab: ['flips'],
  card: ['flips'],
  slowest: ['sheriff', 'cavalry'],
  holding: ['bandit', 'indians'],
  announced: ['roulette'],
  draws: ['roulette'],
  bullets: ['duel'],
  targets: ['duel'],
}
export const tellings = Object.keys(timesOf)

/** The clause that says what comes now instead of what was told. */
const instead = {
  flips: 'round.order',
  action: 'event.immediate',
  duel: 'round.duel-any-moment',
  over: 'win.fewest',
} as const

/** Refusal of a told fact, by a clause of this game. */
export const reason = against<ClauseId>

/** Fact asked of the table: its name, its clause, and an example. */
export interface Asked {
  readonly asked: string
  readonly clause: ClauseId
  readonly example: string
}

/**
 * wrong-phase: something is told that does not happen now, such as a flip while an event is pending;
 * false-starts-not-asked: nor are false starts where the situation leaves them out;
 * not-asked: something else of what happens now; told-otherwise: what is asked, under a name of its own.
 */
export function notNow({ given, now }: Laid, told: unknown, asked: Asked): Refusal | undefined {
  const time = now.pending ? (topOf(now, now.pending) as Time) : (now.phase as Time)
  const name = nameOf(told, asked.asked, time)
  if (name === undefined) return undefined
  if (!timesOf[name]?.includes(time)) {
    return { code: 'wrong-phase', clause: instead[now.phase], facts: { told: name, phase: time } }
  }
  if (name === asked.asked) return otherwise(told, asked)
  if (name === 'grab' && !given.falseStarts) {
    return { code: 'false-starts-not-asked', clause: 'child.false-start', facts: {} }
  }
  return { code: 'not-asked', clause: asked.clause, facts: { told: name, next: asked.asked } }
}

/** Kind of a told fact: by its name or, for a record that fits no question, by its contents. */
function nameOf(told: unknown, asked: string, time: Time): string | undefined {
  if (!isRecord(told)) return undefined
  const name = tellings.find((one) => one in told)
  if (name || isAbout(['holding', 'bullets'], asked)) return name
  const [values, holders] = [Object.values(told), Object.keys(told)]
  if (isAbout(seats, ...holders) && isAbout(seats, ...values)) return 'targets'
  if (!isAbout(seats, ...holders, ...values)) return undefined
  return time === 'duel' ? 'bullets' : time === 'roulette' ? 'draws' : 'holding'
}

/** True when one of the things is named. */
export function isAbout(things: readonly unknown[], ...named: readonly unknown[]): boolean {
  return named.some((one) => things.includes(one))
}

/** told-otherwise: what is asked, but not in the way in which it is told. */
export function otherwise(told: unknown, { clause, example }: Omit<Asked, 'asked'>): Refusal {
  return reason('told-otherwise', clause, told, [example])
}

/** unknown-player: somebody is named who does not play. */
export function stranger({ given }: Laid, named: readonly unknown[]): Refusal | undefined {
  const other = named.find((seat) => !given.seats.some((one) => one === seat))
  if (other === undefined) return undefined
  return reason('unknown-player', 'game.players', other, given.seats)
}

/** bullet-out-of-range: a bullet that does not exist for so many players. */
export function noSuchBullet({ given }: Laid, named: readonly unknown[]): Refusal | undefined {
  const numbers = bulletsOf(given)
  const other = named.find((bullet) => !numbers.some((one) => one === bullet))
  if (other === undefined) return undefined
  return reason('bullet-out-of-range', 'setup.bullet-count', other, numbers)
}

/** A thing named twice in a list; undefined when all differ. */
export function twiceIn<T>(named: readonly T[]): T | undefined {
  return named.find((one, place) => named.indexOf(one) < place)
}

/** bullet-twice: one bullet is told to be with two players. */
export function sharedBullet(named: readonly unknown[], clause: ClauseId): Refusal | undefined {
  const twice = twiceIn(named)
  return twice === undefined ? undefined : reason('bullet-twice', clause, twice, [])
}
