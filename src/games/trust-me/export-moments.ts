import { byKey } from '../../kernel/data/keyed.ts'
import { beforeOf, momentsOf } from '../../kernel/scenario/moment.ts'
import { type Components, objectives, type Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import { type Given, type Laid, type Position, seatsIn, writtenHeld } from './position.ts'
import { unlookedIn } from './rules/pool.ts'

/** The sheet of a player as situations say it. */
function sheetOf({ now }: Laid, seat: Seat): object {
  const { passport, sheet, reserve, objectives } = now.players[seat]
  const held = Object.entries(sheet).flatMap(([place, one]) =>
    one ? [[place, writtenHeld(one)] as const] : [],
  )
  return { passport, sheet: Object.fromEntries(held), reserve, objectives }
}

/** The table as situations say it: figures, markers, scenery and tokens where they lie. */
function table(laid: Laid): object {
  const { given, now } = laid
  const survivors = byKey(seatsIn(laid, 'in'), (seat) => {
    const { at, noise, community, target } = now.players[seat]
    return { ...sheetOf(laid, seat), ...at, ...told({ noise, community, target }) }
  })
  return {
    players: given.players,
    survivors,
    dead: seatsIn(laid, 'dead'),
    firstPlayer: now.firstPlayer,
    zombies: now.zombies.map(({ x, y }) => ({ x, y })),
    pieces: now.pieces,
    lying: now.lying.map(({ at, piece, item }) => {
      return { ...at, ...told({ piece, item: item?.kind ?? null }) }
    }),
    ...told({ din: now.din?.at ? { ...now.din.at, side: now.din.side } : null }),
    ...values(given),
  }
}

/** R-geo-base-size, R-damage-table, R-defence-dice: the values of the situation. */
function values({ components }: Given): object {
  const { radius, defence, damage } = components
  return { base: radius / 5, defence, damage }
}

/** Some values, without those that are none. */
function told(all: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

const before = beforeOf<Given, Position, Components, TrustMeEvent>()

/** The same table where nothing will be drawn: it is all one what bag and deck hold, and when the game ends. */
function undrawn(laid: Laid, components: Components): Position {
  const { given, now } = laid
  const { objectives: deck } = components
  const held = seatsIn(laid, 'in').flatMap((seat) => now.players[seat].objectives)
  return {
    ...now,
    ...unlookedIn(now, components, given.players),
    deck: byKey(objectives, (card) => deck[card] - held.filter((one) => one === card).length),
    left: null,
    winners: [],
  }
}

/** The moments at which situations begin: a round, a turn, and the activation of the zombies. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    round: before('round-begins', ({ round }, moment) => {
      // R-no-exit: rounds are counted anew.
      const mostRounds = moment.given.mostRounds - round + 1
      return { situation: { ...table(moment), mostRounds }, position: moment.now }
    }),
    turn(moment) {
      if (moment.asked?.kind !== 'step') return undefined
      return { situation: { ...table(moment), seat: moment.asked.by }, position: moment.now }
    },
    zombies: before('zombies-activated', (_event, moment, components) => {
      return { situation: table(moment), position: undrawn(moment, components) }
    }),
  },
  /** Facts that a situation cannot express: numbers of tokens, unseen tokens, distance of the end. */
  bearing({ given, now }) {
    const { players, zombies, pieces, lying, din, unseen, bag, deck, winners, firstPlayer } = now
    const survivors = byKey(given.seats, (seat) => {
      // R-exit-failure: no rule rests on what everybody has been shown.
      const { loose: _, shown: __, ...rest } = players[seat]
      return rest.state === 'in' ? rest : { state: rest.state }
    })
    return {
      survivors,
      pieces,
      din,
      deck,
      firstPlayer,
      loose: byKey(given.seats, (seat) => players[seat].loose),
      figures: zombies.map(({ x, y }) => ({ x, y })),
      tokens: lying.map(({ at, piece, item }) => ({ at, piece, item })),
      numbers: [zombies, lying].map((all) => all.map(({ id }) => id)),
      bag: { unseen, bag },
      left: { winners, left: now.left },
      done: [now.claimed, now.relocated],
    }
  },
})
