import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import { bulletOf, bulletsOf, from, type Laid } from '../position.ts'
import * as telling from './telling.ts'

/**
 * not-one-bullet-each: every player holds exactly one bullet; point-needs-bullet: and points only then; target-final:
 * a bullet in hand stays there.
 */
export function refuseBullets(play: Laid, told: unknown): Refusal {
  const clause = 'duel.grab-one'
  const { seats } = play.given
  const parts = isRecord(told) ? told : {}
  const [holders, named] = [Object.keys(parts), Object.values(parts)]
  const asked = { asked: 'bullets', clause, example: '{ A: 1, B: 2 }' } as const
  const changed = refuseChange(play, told, openBullets(play))
  if (changed) return changed
  const isAim = telling.isAbout(seats, ...named)
  if ('targets' in parts || (isAim && telling.isAbout(seats, ...holders))) {
    return telling.reason('point-needs-bullet', 'duel.point-at-once', told, [])
  }
  const early =
    telling.notNow(play, told, asked) ?? (isAim ? telling.otherwise(told, asked) : undefined)
  if (early) return early
  const bullets = named.flat().filter((one) => one !== null && one !== 'none')
  const known = Object.entries(play.given.told.bullets ?? {})
  const others = known.flatMap(([seat, bullet]) => (seat in parts ? [] : [bullet]))
  return (
    telling.stranger(play, holders) ??
    telling.noSuchBullet(play, bullets) ??
    telling.sharedBullet([...bullets, ...others], clause) ??
    telling.reason('not-one-bullet-each', clause, told, seats)
  )
}

/** The bullets that nobody is known to hold. */
function openBullets({ given }: Laid): readonly number[] {
  const known = Object.values(given.told.bullets ?? {})
  return bulletsOf(given).filter((bullet) => !known.includes(bullet))
}

/** self-target: nobody points at oneself; target-final: a target that is designated stays. */
export function refuseTarget(play: Laid, seat: Seat, told: unknown): Refusal | undefined {
  const others = from(play, seat, 1).slice(0, -1)
  const changed = refuseChange(play, isRecord(told) ? told : { [seat]: told }, others)
  if (changed) return changed
  const again = pointedBefore(play, seat, told)
  if (again) return tooLate('duel.target-final', again.seat, again.told, others)
  if (told === seat) return telling.reason('self-target', 'duel.target-opponent', told, others)
  // One is aimed at; a list is refused for being one.
  if (Array.isArray(told)) return undefined
  const none = told === null || told === undefined || told === 'nobody'
  const asked = { asked: 'targets', clause: 'duel.point-at-once', example: `${others[0]}` } as const
  return (
    telling.notNow(play, told, asked) ??
    (none ? telling.reason('not-finished', 'duel.wait-all', seat, others) : undefined) ??
    telling.stranger(play, [told]) ??
    telling.reason('not-finished', 'duel.wait-all', seat, others)
  )
}

/** A target that is told again of somebody who was asked before, when all point at the same time. */
function pointedBefore({ given: { seats } }: Laid, asked: Seat, told: unknown) {
  const parts = partsOf(told).findLast((one) => !(asked in one)) ?? {}
  const before = seats.slice(0, seats.indexOf(asked))
  const seat = before.find((one) => telling.isAbout(seats, parts[one]))
  return seat && { seat, told: parts[seat] }
}

/**
 * target-final: a bullet that was grabbed, or a target that was designated, is told again otherwise, perhaps under the
 * name of its telling; undefined where none is.
 */
function refuseChange(play: Laid, told: unknown, allowed: readonly unknown[]): Refusal | undefined {
  for (const parts of partsOf(told)) {
    for (const seat of play.given.seats) {
      const value = parts[seat]
      if (isChanged(targetOf(play, seat), value, play.given.seats)) {
        return tooLate('duel.target-final', seat, value, allowed)
      }
      if (isChanged(bulletKnown(play, seat), value, bulletsOf(play.given))) {
        return tooLate('duel.hold-hidden', seat, value, allowed)
      }
    }
  }
  return undefined
}

/** Facts told by player: the record itself, or the one under the name of its question. */
function partsOf(told: unknown): readonly Readonly<Record<string, unknown>>[] {
  const parts = isRecord(told) ? told : {}
  return [parts, parts['bullets'], parts['targets']].filter(isRecord)
}

/** True when one of some things is told in place of a settled one. */
function isChanged(settled: unknown, told: unknown, things: readonly unknown[]): boolean {
  return Boolean(settled) && told !== settled && things.includes(told)
}

function targetOf({ given, now }: Laid, seat: Seat): Seat | undefined {
  return now.targets[seat] ?? given.told.targets?.[seat]
}

function bulletKnown({ given, now }: Laid, seat: Seat): number | undefined {
  return bulletOf(now, seat) || given.told.bullets?.[seat]
}

/** target-final: with whose bullet or target it comes too late, and what can still be told. */
function tooLate(
  clause: ClauseId,
  seat: Seat,
  told: unknown,
  allowed: readonly unknown[],
): Refusal {
  const { code, facts } = telling.reason('target-final', clause, told, allowed)
  return { code, clause, facts: { ...facts, seat } }
}
