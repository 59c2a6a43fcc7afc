import { assignment, subsetsOf } from '../../../kernel/choice/index.ts'
import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import {
  type BanditId,
  type Equipment,
  type Location,
  locations,
  type Seat,
} from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, memberOf } from '../position.ts'
import { decide } from './asking.ts'
import { reveal } from './deck.ts'
import { reason, twiceIn } from './refusing.ts'

/** Players with hidden cards may reveal some; then all bandits are sent. */
export function sendBandits(play: Play): void {
  for (const seat of play.given.seats) showHidden(play, seat)
  sendAll(play)
}

/**
 * market.reveal-any-time: whoever likes turns over what lies face down; asked once a
 * round, for each bandit that has any.
 */
function showHidden(play: Play, seat: Seat): void {
  const clause = 'market.reveal-any-time'
  const owners = play.now.gangs[seat].filter(({ hidden }) => hidden.length > 0)
  for (const bandit of owners.map(({ id }) => id)) {
    const { hidden } = memberOf(play.now, bandit)
    const options = subsetsOf([...hidden] as Equipment[], { min: 0 })
    const shown = decide(play, bandit, { clause, kind: 'reveal', options })
    for (const card of shown) reveal(play, bandit, card)
  }
}

/**
 * placement.one-card-each: every player chooses a location card for each bandit, Heal to stay at home;
 * placement.face-down: the cards lie face down, and
 * placement.reveal-together: are turned over at the same time;
 * placement.no-two-same: a player has each card once.
 */
function sendAll(play: Play): void {
  const clause = 'placement.one-card-each'
  const { sent = {} } = play.given.told
  const gangs = play.given.seats.map((seat) => ({
    seat,
    ids: play.now.gangs[seat].map(({ id }) => id),
  }))
  const open = gangs.filter(({ ids }) => ids.some((id) => !sent[id]))
  const asked = play.askTogether(
    open.map(({ seat, ids }) => ({
      clause,
      kind: 'location',
      by: seat,
      options: assignment<BanditId, Location>(
        ids.filter((id) => !sent[id]),
        locations.filter((location) => !ids.some((id) => sent[id] === location)),
      ),
      refuse: (told: unknown) => refuseSending(play, seat, told),
    })),
  )
  const chosen: Partial<Record<BanditId, Location>> = Object.assign({}, sent, ...asked)
  const because = ['placement.face-down', 'placement.no-two-same'] as const
  const count = Object.keys(chosen).length
  play.report({ clause: 'placement.reveal-together', kind: 'locations-shown', count })
  for (const { seat, ids } of gangs) {
    for (const bandit of ids) {
      const location = chosen[bandit] as Location
      play.report({ clause, with: because, kind: 'sent', seat, bandit, location })
    }
  }
}

/** sent-twice: two bandits at one location; not-sent: one without a card; no-such-location; unknown-bandit. */
function refuseSending({ given, now }: Laid, seat: Seat, told: unknown): Refusal {
  const clause = 'placement.one-card-each'
  const { sent = {} } = given.told
  const own = now.gangs[seat].map(({ id }) => id)
  const parts = isRecord(told) ? told : {}
  const [open, places] = [own.filter((id) => !sent[id]), Object.values(parts)]
  const unknown = places.find((place) => !locations.some((one) => one === place))
  const stranger = Object.keys(parts).find((id) => !open.some((one) => one === id))
  const all = [...places, ...own.flatMap((id) => sent[id] ?? [])]
  const missing = open.find((id) => !(id in parts))
  if (unknown !== undefined) return reason('no-such-location', clause, unknown, locations)
  if (stranger !== undefined) return reason('unknown-bandit', clause, stranger, open)
  if (missing) return reason('not-sent', clause, missing, [])
  const facts = { location: String(twiceIn(all)) }
  return { code: 'sent-twice', clause: 'placement.no-two-same', facts }
}
