/* The setup of a game. */

import { clockwise, gangOf, type Play } from './play.ts'
import { cardCells, type Seat, subsetsOf } from './terms.ts'
import { gain } from './tokens.ts'
import { draw, lay } from './undead-play.ts'

interface Start {
  readonly cells: readonly number[]
  readonly coins: number
  readonly notoriety: number
}

/** setup.*, solosetup.*, twogang.setup-as-four. */
export function setUp(play: Play): void {
  layBuildings(play)
  makeBootHill(play)
  if (!play.world.solo) hauntDearest(play)
  lay(play, draw(play), 'street')
  if (!play.world.solo) layBonuses(play)
  for (const seat of play.world.seats) {
    Object.assign(gangOf(play, seat), { stash: 4, reserve: 2, graveyard: 0, loaded: [] })
  }
  const side = play.readings['critical-start'] === 'backfire' ? 'backfire' : 'skull'
  for (const seat of play.world.seats) gangOf(play, seat).side = side
  chooseResources(play)
  // R-critical-start: Dead Ranger's too.
  if (play.world.solo) gangOf(play, 'R').side = side
}

/** setup.shuffle-buildings, setup.remove-4plus. */
function layBuildings({ world, state, answers }: Play): void {
  let deck = Object.keys(world.buildings)
  if (world.seats.length < 4) deck = deck.filter((card) => !world.buildings[card]?.fourPlus)
  for (const _ of world.slots) {
    const card = answers.roll('building-card', deck)
    deck = deck.filter((other) => other !== card)
    state.town.push({ card, occupants: [], undead: [], haunted: false, bonus: null })
  }
}

/** setup.boot-hill-size; solosetup.remove-sixes, solohard.riders: what is left over goes back into the box. */
function makeBootHill({ world, state, answers }: Play): void {
  if (world.solo) {
    const riders = world.hardships.includes('riders')
    state.bootHill = Object.keys(world.undead).filter(
      (card) => riders || world.undead[card]?.value !== 6,
    )
    return
  }
  let deck = Object.keys(world.undead)
  while (deck.length > 3 * world.seats.length) {
    const card = answers.roll('boot-hill', deck)
    deck = deck.filter((other) => other !== card)
  }
  state.bootHill = deck
}

/** setup.undead-in-buildings, setup.undead-order, R-undead-tie. */
function hauntDearest(play: Play): void {
  const { world, state } = play
  const rank = (card: string) => world.buildings[card] ?? { cost: 0, notoriety: 0 }
  const order = state.town
    .map(({ card }) => card)
    .sort((one, other) => {
      const [a, b] = [rank(one), rank(other)]
      return b.notoriety - a.notoriety || b.cost - a.cost
    })
  for (const card of order.slice(0, world.seats.length)) lay(play, draw(play), card)
}

/** setup.building-bonus: of the kind on the slot. */
function layBonuses({ world, state }: Play): void {
  for (const [index, site] of state.town.entries()) {
    site.bonus = world.slots[index]?.icon ?? null
    if (site.bonus === 'bullet') state.spareBullets--
    else if (site.bonus === 'coin') state.supply.coins--
    else state.supply.notoriety--
  }
}

/** setup.three-resources: chosen by all at the same time. */
function chooseResources(play: Play): void {
  const starts = new Map<Seat, Start>()
  for (const seat of clockwise(play))
    starts.set(seat, play.answers.ask('start-resources', seat, allStarts))
  for (const [seat, { cells, coins, notoriety }] of starts) {
    gangOf(play, seat).loaded = [...cells].sort()
    gain(play, seat, 'coin', coins)
    gain(play, seat, 'notoriety', notoriety)
  }
}

const allStarts: readonly Start[] = subsetsOf(cardCells).flatMap((cells) => {
  const left = 3 - cells.length
  if (left < 0) return []
  return Array.from({ length: left + 1 }, (_, coins) => ({ cells, coins, notoriety: left - coins }))
})
