import { byKey } from '../../kernel/data/keyed.ts'
import { listed } from '../../kernel/data/stock.ts'
import { beforeOf, momentsOf, unordered } from '../../kernel/scenario/moment.ts'
import { type Components, type Equipment, equipment, type Faces } from './components.ts'
import type { NowheresvilleEvent } from './events.ts'
import type { Given, Laid, Position } from './position.ts'

/** The table as situations say it. */
function table({ given, now }: Laid, { faces }: Components): object {
  const { gangs, money, tokens, vaults, victim, prison, shop } = now
  return {
    players: given.players,
    fortune: given.fortune,
    shop,
    ...vaults,
    gangs: byKey(given.seats, (seat) =>
      gangs[seat].map(({ id: bandit, at: _, ...figure }) => ({ bandit, ...figure })),
    ),
    money: byKey(given.seats, (seat) => money[seat]),
    tokens: byKey(given.seats, (seat) => tokens[seat]),
    victim: victim ?? 'none',
    prison: prison ?? 'none',
    printed: printedOn(given.faces, faces),
  }
}

/** The same table where nothing will be drawn: it is all one what of the deck is discarded, or known. */
function undrawn(now: Position): Position {
  const known = (card: Equipment) => now.top.filter((one) => one.card === card).length
  const deck = byKey(equipment, (card) => now.deck[card] + now.discard[card] + known(card))
  return { ...now, deck, discard: byKey(equipment, () => 0), top: [] }
}

/** Rarely told parts of the table. */
function rare({ now }: Laid): object {
  const { robbed, discard, top, robbedVictims, graves } = now
  const cards = listed(discard)
  return { robbed, discard: cards, top, robbedVictims, graves }
}

/** Printed values that differ from the component file; undefined when none does. */
function printedOn(own: Faces, faces: Faces): object | undefined {
  const groups = Object.entries(own).flatMap(([group, cards]) => {
    const printed = faces[group as keyof Faces] as Readonly<Record<string, unknown>>
    const other = Object.entries(cards).filter(
      ([id, face]) => JSON.stringify(face) !== JSON.stringify(printed[id]),
    )
    return other.length > 0 ? [[group, Object.fromEntries(other)] as const] : []
  })
  return groups.length > 0 ? Object.fromEntries(groups) : undefined
}

const before = beforeOf<Given, Position, Components, NowheresvilleEvent>()

/** The moments at which situations begin: a round's secret choice, a robbery, and a shootout. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    town: before('phase-begins', ({ phase }, moment, components) => {
      if (phase !== 'turn') return undefined
      const { sent, begins } = moment.given.told
      const situation = { ...table(moment, components), ...rare(moment), sent, begins }
      const position = { ...moment.now, order: [] }
      return { situation: { ...situation, aim: moment.given.aim }, position }
    }),
    robbery: before('robbery-begins', ({ bandit, place }, moment, components) => {
      const situation = { ...table(moment, components), bandit, place }
      return { situation, position: { ...undrawn(moment.now), order: [] } }
    }),
    shootout: before('shootout-begins', ({ clause, bandits, location }, moment, components) => {
      // One among those who fled is part of another.
      if (clause !== 'shootout.trigger') return undefined
      const { aim } = moment.given
      const situation = { ...table(moment, components), bandits, location, aim }
      return { situation, position: undrawn(moment.now) }
    }),
  },
  /** Orders already settled and destinations of bandits do not affect what follows. */
  bearing({ given, now }) {
    const { gangs, money, tokens, vaults, victim, prison, shop, deck, top, discard, order } = now
    const members = Object.values(gangs).map((gang) => gang.map(({ at: _, ...one }) => one))
    const { told: _, ...fixed } = given
    const lists = unordered({ members, shop })
    return { ...fixed, ...lists, money, tokens, vaults, victim, prison, deck, top, discard, order }
  },
})
