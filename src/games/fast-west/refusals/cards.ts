import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { bulletsOf, type Laid } from '../position.ts'
import * as telling from './telling.ts'

/** not-exactly-one: nobody, or more than one, is told to be slowest; no-slowest: nobody, where it may be several. */
export function refuseSlowest(play: Laid, told: unknown, asked: telling.Asked): Refusal {
  const none = [undefined, null, '', 'nobody'].some((one) => one === told)
  const named = Array.isArray(told) ? told : none ? [] : [told]
  const clause = 'event.slowest-right-action'
  const isOne = play.readings['slowest'] === 'one'
  const isOtherwise = isRecord(told) || (!isOne && telling.isAbout(play.given.seats, told))
  return (
    telling.notNow(play, told, asked) ??
    (isOtherwise ? telling.otherwise(told, asked) : undefined) ??
    telling.stranger(play, named) ??
    (isOne
      ? telling.reason('not-exactly-one', clause, told ?? 'nobody', play.given.seats)
      : telling.reason('no-slowest', clause, told ?? 'nobody', play.given.seats))
  )
}

/** One bullet in a hand, none in two; while one of 2 to n lies there, or a hand is not told, it is not over. */
export function refuseBandit(play: Laid, told: unknown): Refusal {
  const clause = 'bandit.action'
  const parts = isRecord(told) ? told : {}
  const asked = { asked: 'holding', clause, example: '{ A: 2, B: none }' } as const
  const early = telling.notNow(play, told, asked)
  if (early) return early
  if (telling.isAbout(play.given.seats, ...Object.values(parts)))
    return telling.otherwise(told, asked)
  const taken = Object.values(parts).filter((bullet) => bullet !== 'none' && bullet !== null)
  const lists = taken.filter((bullet) => Array.isArray(bullet))
  const several = lists.find((bullet) => bullet.length !== 1)
  const left = bulletsOf(play.given).filter((bullet) => bullet > 1 && !taken.includes(bullet))
  const untold = play.given.seats.filter((seat) => (parts[seat] ?? null) === null)
  return (
    telling.stranger(play, Object.keys(parts)) ??
    (several === undefined ? undefined : telling.reason('two-bullets', clause, several, [])) ??
    (lists.length > 0 ? telling.otherwise(told, asked) : undefined) ??
    telling.noSuchBullet(play, taken) ??
    telling.sharedBullet(taken, clause) ??
    telling.reason('not-finished', clause, [...left, ...untold].join(', '), play.given.seats)
  )
}

/** Every bullet is with one player. */
export function refuseIndians(play: Laid, told: unknown): Refusal {
  const clause = 'indians.action'
  const parts = isRecord(told) ? told : {}
  const asked = { asked: 'holding', clause, example: '{ 1: A, 2: A, 3: B }' } as const
  const early = telling.notNow(play, told, asked)
  if (early) return early
  if (telling.isAbout(play.given.seats, ...Object.keys(parts)))
    return telling.otherwise(told, asked)
  const held = Object.entries(parts).filter(([, seat]) => seat !== 'none' && seat !== null)
  const lists = held.filter(([, seat]) => Array.isArray(seat))
  const [shared] = lists.find(([, seats]) => (seats as readonly unknown[]).length > 1) ?? []
  const left = bulletsOf(play.given).filter((bullet) => !held.some(([one]) => one === `${bullet}`))
  return (
    telling.noSuchBullet(
      play,
      Object.keys(parts).map((bullet) => Number(bullet) || bullet),
    ) ??
    (shared === undefined ? undefined : telling.reason('bullet-twice', clause, shared, [])) ??
    (lists.length > 0 ? telling.otherwise(told, asked) : undefined) ??
    telling.stranger(
      play,
      held.map(([, seat]) => seat),
    ) ??
    telling.reason('not-finished', clause, left.join(', '), play.given.seats)
  )
}
