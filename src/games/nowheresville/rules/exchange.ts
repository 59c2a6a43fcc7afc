import { except, subsetsOf } from '../../../kernel/choice/index.ts'
import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { type BanditId, type GunCard, isGun, type Location, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { distinct, findMember, gunCardsOf, type Laid, membersOf, seatOf } from '../position.ts'
import { revealUsed } from './deck.ts'
import { listed, reason, surplusIn } from './refusing.ts'

/** A gun that goes from one bandit to another; a gift is an exchange. */
export interface Move {
  readonly gun: GunCard
  readonly from: BanditId
  readonly to: BanditId
}

/** At one time a player hands over so many guns at most: enough for an exchange. */
const MOST_MOVES = 2

/**
 * exchange.guns: bandits of a gang exchange guns; one that lies face down is turned over first. It could be done at any
 * time but in a shootout or a robbery; it is asked where it matters, of whoever meets others, before they agree on
 * their order.
 * exchange.nothing: nothing else can be exchanged.
 */
export function exchangeGuns(play: Play, location: Location, bandits: readonly BanditId[]): void {
  for (const seat of bandits.map((id) => seatOf(play.now, id))) {
    const moves = movesOf(play, seat)
    if (moves.length === 0) continue
    const stock = gunsOf(play, seat).map(named)
    const isTooMuch = (all: readonly Move[]) => surplusIn(all.map(named), stock) !== undefined
    const chosen = play.ask({
      clause: 'exchange.guns',
      kind: 'exchange',
      by: seat,
      about: { location },
      options: except(subsetsOf(moves, { max: MOST_MOVES }), isTooMuch),
      refuse: (told) => refuseMoves(play, seat, told),
    })
    for (const move of chosen) {
      revealUsed(play, move.from, [move.gun])
      const because = ['exchange.nothing'] as const
      play.report({ clause: 'exchange.guns', with: because, kind: 'exchanged', seat, ...move })
    }
  }
}

/** Every gun beside a bandit of a player, each of equal ones too, and who could have it. */
function movesOf(play: Laid, seat: Seat): Move[] {
  const takers = takersOf(play, seat)
  return gunsOf(play, seat).flatMap((one) =>
    takers.flatMap((to) => (to === one.from ? [] : [{ ...one, to }])),
  )
}

/** Bandits that can take guns of a player: its own or, under one reading, everybody's. */
function takersOf(play: Laid, seat: Seat): readonly BanditId[] {
  const all = play.readings['exchange'] === 'gang' ? play.now.gangs[seat] : membersOf(play)
  return all.map(({ id }) => id)
}

/** The guns of a player, each with the bandit that has it. */
function gunsOf({ now }: Laid, seat: Seat) {
  return now.gangs[seat].flatMap((member) =>
    gunCardsOf(member).map((gun) => ({ gun, from: member.id })),
  )
}

function named({ gun, from }: { readonly gun?: unknown; readonly from?: unknown }): string {
  return `${gun} ${from}`
}

/** only-guns: anything but a gun; not-own-gang: between players; gun-not-owned; not-an-option; too-many-moves. */
function refuseMoves(play: Laid, seat: Seat, told: unknown): Refusal {
  const clause = 'exchange.guns'
  const all = listed(told).map((one) => (isRecord(one) ? one : {}))
  const other = all.find(({ gun }) => !isGun(String(gun)))
  if (other) return reason('only-guns', 'exchange.nothing', other['gun'] ?? told, [])
  const takers = takersOf(play, seat)
  const stock = gunsOf(play, seat).map(named)
  const away = all.find(({ to }) => !takers.some((id) => id === to))?.['to']
  if (findMember(play.now, away as BanditId)) return reason('not-own-gang', clause, away, takers)
  const lacking = surplusIn(all.map(named), stock)
  if (lacking) return reason('gun-not-owned', clause, lacking, distinct(stock))
  if (all.length > MOST_MOVES) return reason('too-many-moves', clause, all.length, [MOST_MOVES])
  const strange = all.find(({ from, to }) => from === to || to === away)
  return reason('not-an-option', clause, strange?.['to'] ?? told, takers)
}
