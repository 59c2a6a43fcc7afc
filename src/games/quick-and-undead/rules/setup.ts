import { except, form, oneOf, range, subsetsOf } from '../../../kernel/choice/index.ts'
import { rank } from '../../../kernel/data/rank.ts'
import { shown } from '../../../kernel/game/refusal.ts'
import type { Ask } from '../../../kernel/run/table.ts'
import { type ClauseId, when } from '../clauses.ts'
import {
  type BuildingCard,
  buildingCards,
  type Cell,
  cells,
  FIRST_OUTLAWS,
  FIRST_RESOURCES,
  FOUR,
  RESERVE_OUTLAWS,
  type Seat,
  type Slot,
  type UndeadCard,
} from '../components.ts'
import type { Play } from '../play.ts'
import type { Laid } from '../position.ts'
import { drawUndead } from './boot-hill.ts'
import { gangCount, hasTwoGangs } from './two-gangs.ts'

/** The whole preparation, in the order of the rulebook. */
export function setUp(play: Play): void {
  removeFourPlus(play)
  layBuildings(play, 'setup.shuffle-buildings')
  makeBootHill(play)
  hauntBuildings(play)
  hauntStreet(play, 'setup.undead-street', ['setup.boot-hill-left'])
  layBonuses(play)
  receiveKits(play)
  chooseResources(play, when(hasTwoGangs(play.given), 'twogang.resources'))
  giveLaw(play)
}

/** setup.remove-4plus: with one to three players the 4+ buildings leave the game before anything else. */
export function removeFourPlus(play: Play): void {
  const cards = buildingCards.filter((card) => !isUsed(play, card))
  if (cards.length === 0) return
  play.report({ clause: 'setup.remove-4plus', kind: 'buildings-removed', cards })
}

/**
 * True for a Building card that is in the deck;
 * twogang.setup-as-four: four gangs use them all.
 */
function isUsed({ given }: Laid, card: BuildingCard): boolean {
  return gangCount(given) >= FOUR || !given.buildings[card].fourPlus
}

/**
 * setup.shuffle-buildings: a building face up on every slot in use, at random; the others go into the box.
 * building.count: the slots in use depend on the number of players.
 */
export function layBuildings(play: Play, clause: ClauseId): void {
  let left = buildingCards.filter((card) => isUsed(play, card))
  const others = ['building.count', ...asFour(play)] as const
  for (const index of play.given.slots.keys()) {
    const card = play.roll({ clause, kind: 'building-card', outcomes: oneOf(left) })
    left = left.filter((other) => other !== card)
    play.report({ clause, with: others, kind: 'building-laid', slot: index + 1, card })
  }
}

/** The clause that two gangs each add to what depends on the number of players. */
function asFour({ given }: Laid): readonly ClauseId[] {
  return when(hasTwoGangs(given), 'twogang.setup-as-four')
}

/** setup.boot-hill-size: how many Undead a player brings into Boot Hill. */
const UNDEAD_EACH = 3

/**
 * setup.boot-hill-size: of all Undead, three times as many as there are players make up Boot Hill.
 * R-unused-undead: the others go back into the box unseen; they are what is drawn by lot here.
 */
function makeBootHill(play: Play): void {
  const clause = 'setup.boot-hill-size'
  const count = UNDEAD_EACH * gangCount(play.given)
  const surplus = play.now.bootHill.length - count
  const cards: UndeadCard[] = []
  for (let drawn = 0; drawn < surplus; drawn++) {
    const left = play.now.bootHill.filter((card) => !cards.includes(card))
    cards.push(play.roll({ clause, kind: 'boot-hill', outcomes: oneOf(left), seenBy: [] }))
  }
  const secret = { seats: [], facts: ['cards'] }
  if (cards.length > 0) play.report({ clause, kind: 'undead-removed', cards, secret })
  play.report({ clause, with: asFour(play), kind: 'boot-hill-made', count })
}

/** setup.undead-in-buildings: Undead from Boot Hill, one at a time, under as many buildings as there are players. */
function hauntBuildings(play: Play): void {
  const clause = 'setup.undead-in-buildings'
  for (const at of firstHaunted(play)) {
    const card = drawUndead(play, clause)
    play.report({ clause, with: ['setup.undead-order'], kind: 'undead-added', card, at })
  }
}

/**
 * setup.undead-order: the buildings of most Notoriety first, the dearer first among equals;
 * R-undead-tie: then the earlier one clockwise from the Graveyard.
 */
function firstHaunted({ given, now }: Laid): readonly BuildingCard[] {
  const cards = now.town.map(({ card }) => card)
  const { order } = rank(cards, (one, other) => {
    const { notoriety, cost } = given.buildings[one]
    return given.buildings[other].notoriety - notoriety || given.buildings[other].cost - cost
  })
  return order.slice(0, gangCount(given))
}

/**
 * setup.undead-street: one more Undead, from Boot Hill, in the Street.
 * setup.boot-hill-left: so Boot Hill is left with twice the number of players, less one.
 */
export function hauntStreet(play: Play, clause: ClauseId, others: readonly ClauseId[] = []): void {
  const card = drawUndead(play, clause)
  play.report({ clause, with: others, kind: 'undead-added', card, at: 'street' })
}

/**
 * setup.building-bonus: on each building one resource, as the icon of its slot says;
 * setup.supply: it comes from the supply, in which all tokens are at first.
 */
function layBonuses(play: Play): void {
  const clause = 'setup.building-bonus'
  const cards = play.now.town.map(({ card }) => card)
  for (const [index, card] of cards.entries()) {
    const { icon: what } = play.given.slots[index] as Slot
    play.report({ clause, with: ['setup.supply'], kind: 'bonus-laid', card, what })
  }
}

/**
 * setup.player-kit: four Outlaws, a Targeting card, a Critical token and a die for everybody;
 * setup.reserve-outlaws: two more Outlaws beside Hired Guns;
 * setup.six-tokens, setup.all-cells-empty: and six tokens, all Spent side up, one on every cell.
 */
export function receiveKits(play: Play, because: readonly ClauseId[] = []): void {
  const clause = 'setup.player-kit'
  const kit = ['setup.reserve-outlaws', 'setup.all-cells-empty', 'setup.six-tokens'] as const
  const outlaws = { stash: FIRST_OUTLAWS, reserve: RESERVE_OUTLAWS }
  for (const seat of play.given.seats) {
    play.report({ clause, with: [...kit, ...because], kind: 'kit-received', seat, ...outlaws })
    layCriticalToken(play, seat, clause)
  }
}

/** R-critical-start: the Critical token shows the Skull, in the other reading Backfire. */
export function layCriticalToken(play: Play, seat: Seat, clause: ClauseId): void {
  const side = play.readings['critical-start'] === 'backfire' ? 'backfire' : 'skull'
  if (play.now.gangs[seat].critical === side) return
  play.report({ clause, kind: 'token-turned', seat, side })
}

/** The resources that somebody starts with; the cells are those that are loaded. */
interface FirstResources {
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly notoriety: number
}

/** setup.three-resources: every mix of three, and every way to load the Bullets among them. */
const firstResources = except(
  form<FirstResources>({
    cells: subsetsOf(cells, { max: FIRST_RESOURCES }),
    coins: range(0, FIRST_RESOURCES),
    notoriety: range(0, FIRST_RESOURCES),
  }),
  (mix) => mix.cells.length + mix.coins + mix.notoriety !== FIRST_RESOURCES,
)

/**
 * setup.three-resources: all choose at the same time; R-start-resources: in secret until all have chosen.
 * setup.bullet-gained: which cells the Bullets load is chosen with them.
 * setup.open-stash: then everybody sees what everybody has.
 */
export function chooseResources(play: Play, because: readonly ClauseId[] = []): void {
  const clause = 'setup.three-resources'
  const others = ['setup.bullet-gained', 'setup.open-stash', ...because] as const
  const chosen = play.askTogether(play.given.seats.map(resourceQuestion))
  for (const [index, seat] of play.given.seats.entries()) {
    const mix = chosen[index] as FirstResources
    play.report({ clause, with: others, kind: 'resources-chosen', seat, ...mix })
  }
}

function resourceQuestion(by: Seat): Ask<FirstResources> {
  const clause = 'setup.three-resources'
  const refuse = (answer: unknown) => {
    const facts = { seat: by, received: shown(answer), allowed: FIRST_RESOURCES }
    return { code: 'not-three-resources', clause, facts }
  }
  return { clause, kind: 'start-resources', by, options: firstResources, refuse }
}

/**
 * setup.first-player: the first player, on whom the table agrees beforehand, takes the LAW badge.
 * setup.law-duties: from its bearer on turn order is counted.
 */
function giveLaw(play: Play): void {
  const seat = play.now.law
  play.report({ clause: 'setup.first-player', with: ['setup.law-duties'], kind: 'law-given', seat })
}
