import { sameData } from '../../kernel/choice/index.ts'
import { copyOf } from '../../kernel/data/copy.ts'
import { byKey } from '../../kernel/data/keyed.ts'
import {
  beforeOf,
  type Moment as MomentOf,
  momentsOf,
  unordered,
  type Writing,
} from '../../kernel/scenario/moment.ts'
import { apply } from './apply.ts'
import { COINS, type Components, NOTORIETY, type Seat, type Space, spaces } from './components.ts'
import type { QuickEvent } from './events.ts'
import { type Given, type Laid, type Position, purseOf } from './position.ts'
import { isOn, ROUNDS } from './rules/round.ts'
import { gangSeats, ownerOf } from './seats.ts'
import type { Moment } from './situations/laying.ts'
import { DAYS_LIMIT } from './situations/parts.ts'

const before = beforeOf<Given, Position, Components, QuickEvent>()

/**
 * Writes the moments within a round at which a situation begins: before such an event, with
 * what it says besides its table.
 */
function beginning<Kind extends QuickEvent['kind']>(
  kind: Kind,
  scene: (next: Extract<QuickEvent, { kind: Kind }>, laid: Laid) => object | undefined,
) {
  return before(kind, (next, moment, components) => {
    const parts = scene(next, moment)
    return parts && written(parts, moment, components, 'within')
  })
}

/** A table with what a situation says besides. */
function written(
  parts: object,
  { given, now }: Laid,
  components: Components,
  moment: Moment,
): Writing<Position> {
  return { situation: { ...parts, ...tableOf(given, now, components, moment) }, position: now }
}

function tableOf(given: Given, now: Position, components: Components, moment: Moment) {
  const isNoon = moment === 'before' ? now.noon === 'next' : now.noon === 'now'
  return {
    players: given.players,
    twoGangs: given.seats.length > given.players ? 'yes' : 'no',
    hardships: given.hardships,
    law: now.law,
    day: Math.min(now.day, DAYS_LIMIT),
    round: moment === 'before' ? now.round + 1 : now.round,
    noon: isNoon ? 'now' : undefined,
    gangs: byKey(gangSeats(given), (seat) => gangIn(given, now, seat)),
    town: now.town.map(({ card, occupants, undead, bonus, haunted }) => ({
      card,
      occupants,
      undead,
      bonus: bonus ?? 'none',
      haunted: haunted && undead.length === 0 ? 'yes' : 'no',
    })),
    street: now.street,
    bootHill: now.bootHill,
    supply: supplyIn(now),
    buildings: rewritten(given.buildings, components.buildings),
    undead: rewritten(given.undead, components.undead),
  }
}

/** A gang; its stash follows from the rest, and so does all but the card and the Outlaws of Dead Ranger. */
function gangIn(given: Given, now: Position, seat: Seat) {
  const { loaded, critical, on, usedToday, graveyard, reserve, trophies } = now.gangs[seat]
  const places = spaces.filter((space) => on[space] !== null)
  const taken = Object.fromEntries(places.map((space) => [space, on[space]]))
  const card = { loaded, critical, on: places.length > 0 ? taken : undefined }
  if (!given.seats.includes(seat)) return card
  const { coins, notoriety } = purseOf(now, seat)
  const used = usedToday.filter((space) => on[space] === null)
  const purse = ownerOf(seat, given) === seat ? { coins, notoriety } : {}
  const others = { used: some(used), trophies: some(trophies) }
  return { ...card, ...purse, graveyard: graveyard || undefined, reserve, ...others }
}

/** A list that says something. */
function some<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length > 0 ? list : undefined
}

/** setup.supply: said only where it is less than what nobody has. */
function supplyIn({ purses, town, supply }: Position) {
  const all = { coins: COINS, notoriety: NOTORIETY }
  for (const { coins, notoriety } of Object.values(purses)) {
    all.coins -= coins
    all.notoriety -= notoriety
  }
  for (const { bonus } of town) {
    if (bonus === 'coin') all.coins--
    if (bonus === 'notoriety') all.notoriety--
  }
  return sameData(all, supply) ? undefined : supply
}

/** The cards on which something else is written than is printed. */
function rewritten<Card extends string, Face>(
  own: Readonly<Record<Card, Face>>,
  printed: Readonly<Record<Card, Face>>,
): object {
  const cards = (Object.keys(own) as Card[]).filter((card) => !sameData(own[card], printed[card]))
  return Object.fromEntries(cards.map((card) => [card, own[card]]))
}

/** The numbered space on which a seat takes its turn. */
function turnOf({ gangs }: Position, seat: Seat): Space {
  return gangs[seat].turn as Space
}

/**
 * Facts that affect how play goes on. A round's own memory starts anew with the next round, and no rule asks for the
 * latest shootout or attempt, for who has acted, or for a die that has been used.
 */
function bearing({ given, now }: Laid): Readonly<Record<string, unknown>> {
  const { scene: _, ...fixed } = given
  const { acted, used, mover, cleared, shootout, attempt, ...rest } = now
  const gangs = Object.entries(now.gangs).map(([seat, { die, shown, turn, ...gang }]) =>
    unordered({ ...gang, seat, turn: turn === 'hired' ? null : turn }),
  )
  const { street, bootHill, box } = now
  return {
    ...fixed,
    ...rest,
    gangs,
    town: now.town.map(unordered),
    ...unordered({ street, bootHill, box }),
  }
}

/** Start of a round: during a game wherever one starts; after a round the start of the next, perhaps on another day. */
function beforeRound(moment: MomentOf<Given, Position>): Position | undefined {
  const { next, asked, given, now } = moment
  if (next || asked) return next?.kind === 'round-begins' ? now : undefined
  if (given.scene.kind !== 'round' || !isOn({ now })) return undefined
  const start = copyOf(now)
  if (now.round === ROUNDS) {
    apply(start, { clause: 'day.three-rounds', kind: 'day-begins', day: now.day + 1 })
  }
  return start
}

/** The moments at which situations begin: before the round, the turn, the shootout, and what it pays. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    duel: beginning('shootout-begins', ({ shootout, space, seats }, { given }) =>
      shootout === 'duel' ? { space, duellists: seats, targets: given.scene.targets } : undefined,
    ),
    intimidation: beginning('called-out', ({ seat, target, space }, { now }) => {
      return { by: seat, from: turnOf(now, seat), target, at: space }
    }),
    shooting: beginning('undead-declared', ({ seat, card }, { now }) => {
      return { by: seat, from: turnOf(now, seat), card }
    }),
    'building-fight': beginning('shootout-begins', ({ shootout, seats, building }, { now }) => {
      if (shootout !== 'building-fight') return undefined
      const [, by] = seats as [Seat, Seat]
      return { by, space: turnOf(now, by), building }
    }),
    turn: beginning('turn-begins', ({ seat, space }) => ({ by: seat, space })),
    round(moment, components) {
      const now = beforeRound(moment)
      return now && written({}, { ...moment, now }, components, 'before')
    },
    count(moment, components) {
      const isCounted = ['scored', 'solo-scored'].includes(moment.next?.kind ?? '')
      const isFirst = isCounted && Object.keys(moment.now.scores).length === 0
      return isFirst ? written({}, moment, components, 'after') : undefined
    },
  },
  bearing,
})
