import { except, subsetsOf } from '../../../kernel/choice.ts'
import { isRecord } from '../../../kernel/keyed.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { type BanditId, type GunCard, isGun, type Location, type Seat } from '../components.ts'
import {
  distinct,
  findMember,
  type Laid,
  memberOf,
  membersOf,
  type Play,
  seatOf,
} from '../position.ts'
import { reason, surplusIn } from './refusing.ts'

/** A gun that goes from one bandit to another; a gift is an exchange. */
export interface Move {
  readonly gun: GunCard
  readonly from: BanditId
  readonly to: BanditId
}

/** At one time a player hands over so many guns at most: enough for an exchange. */
const MOST_MOVES = 2

/**
 * exchange.guns: bandits of a gang exchange guns that lie face up. It could be done at any time but in a shootout or a
 * robbery; it is asked where it matters, of whoever meets others, before they agree on their order.
 * exchange.nothing: nothing else can be exchanged.
 */
export function exchangeGuns(play: Play, location: Location, bandits: readonly BanditId[]): void {
  for (const seat of bandits.map((id) => seatOf(play.now, id))) {
    const moves = movesOf(play, seat)
    if (moves.length === 0) continue
    const { gangs } = play.now
    const stock = moves.map(({ gun, from }) => count(memberOf({ gangs }, from).cards, gun))
    const isTooMuch = (chosen: readonly Move[]) =>
      chosen.some(({ gun, from }) => {
        const same = chosen.filter((one) => one.gun === gun && one.from === from).length
        const place = moves.findIndex((one) => one.gun === gun && one.from === from)
        return same > (stock[place] ?? 0)
      })
    const chosen = play.ask({
      clause: 'exchange.guns',
      kind: 'exchange',
      by: seat,
      about: { location },
      options: except(subsetsOf(moves, { max: MOST_MOVES }), isTooMuch),
      refuse: (told) => refuseMoves(play, seat, told),
    })
    for (const move of chosen) {
      const because = ['exchange.nothing'] as const
      play.report({ clause: 'exchange.guns', with: because, kind: 'exchanged', seat, ...move })
    }
  }
}

/** Every gun that lies face up beside a bandit of a player, and who could have it. */
function movesOf(play: Laid, seat: Seat): Move[] {
  const own = play.now.gangs[seat]
  const takers = play.readings['exchange'] === 'gang' ? own : membersOf(play)
  return own.flatMap(({ id: from, cards }) =>
    distinct(cards.filter(isGun)).flatMap((gun) =>
      takers.flatMap(({ id: to }) => (to === from ? [] : [{ gun, from, to }])),
    ),
  )
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length
}

/** only-guns: anything but a gun; not-own-gang: between players; gun-not-owned; too-many-moves. */
function refuseMoves(play: Laid, seat: Seat, told: unknown): Refusal {
  const clause = 'exchange.guns'
  const moves = movesOf(play, seat)
  const all = (Array.isArray(told) ? told : [told]).map((one) => (isRecord(one) ? one : {}))
  const other = all.find(({ gun }) => !isGun(String(gun)))
  if (other) return reason('only-guns', 'exchange.nothing', other['gun'] ?? told, [])
  const away = all.find(({ to }) => !moves.some((move) => move.to === to))
  if (away && findMember(play.now, away['to'] as BanditId)) {
    return reason(
      'not-own-gang',
      clause,
      away['to'],
      play.now.gangs[seat].map(({ id }) => id),
    )
  }
  const names = moves.map(({ gun, from }) => `${gun} ${from}`)
  const lacking = surplusIn(
    all.map(({ gun, from }) => `${gun} ${from}`),
    names,
  )
  if (lacking) return reason('gun-not-owned', clause, lacking, distinct(names))
  return reason('too-many-moves', clause, all.length, [MOST_MOVES])
}
