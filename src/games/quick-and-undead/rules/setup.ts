import { except, form, oneOf, range, subsetsOf } from '../../../kernel/choice.ts'
import { rank } from '../../../kernel/rank.ts'
import { shown } from '../../../kernel/refusal.ts'
import { askTogether, nothing, type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
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
import type { Play } from '../position.ts'
import { report } from '../report.ts'
import { drawUndead } from './boot-hill.ts'
import { gangCount, hasTwoGangs } from './two-gangs.ts'

/** The whole preparation, in the order of the rulebook. */
export function* setUp(play: Play): Rule {
  yield* removeFourPlus(play)
  yield* layBuildings(play, 'setup.shuffle-buildings')
  yield* makeBootHill(play)
  yield* hauntBuildings(play)
  yield* hauntStreet(play, 'setup.undead-street', ['setup.boot-hill-left'])
  yield* layBonuses(play)
  yield* receiveKits(play)
  yield* chooseResources(play)
  yield* giveLaw(play)
}

/** setup.remove-4plus: with one to three players the 4+ buildings leave the game before anything else. */
export function removeFourPlus(play: Play): Suspension<void> {
  const cards = buildingCards.filter((card) => !isUsed(play, card))
  if (cards.length === 0) return nothing()
  return report({ clause: 'setup.remove-4plus', kind: 'buildings-removed', cards })
}

/** Whether a Building card is in the deck; twogang.setup-as-four: four gangs use them all. */
function isUsed({ given }: Play, card: BuildingCard): boolean {
  return gangCount(given) >= FOUR || !given.buildings[card].fourPlus
}

/**
 * setup.shuffle-buildings: a building face up on every slot in use, at random; the others go into the box.
 * building.count: the slots in use depend on the number of players.
 */
export function* layBuildings(play: Play, clause: ClauseId): Rule {
  let left = buildingCards.filter((card) => isUsed(play, card))
  const others = ['building.count', ...asFour(play)] as const
  for (const index of play.given.slots.keys()) {
    const card = yield* roll({ clause, kind: 'building-card', outcomes: oneOf(left) })
    left = left.filter((other) => other !== card)
    yield* report({ clause, with: others, kind: 'building-laid', slot: index + 1, card })
  }
}

/** The clause that two gangs each add to what depends on the number of players. */
function asFour({ given }: Play): readonly ClauseId[] {
  return hasTwoGangs(given) ? ['twogang.setup-as-four'] : []
}

/** setup.boot-hill-size: how many Undead a player brings into Boot Hill. */
const UNDEAD_EACH = 3

/** What becomes of the Undead that are not in Boot Hill is seen by nobody. */
const unseen = { seats: [], facts: ['cards'] } as const

/**
 * setup.boot-hill-size: of all Undead, three times as many as there are players make up Boot Hill.
 * R-unused-undead: the others go back into the box unseen; they are what is drawn by lot here.
 */
function* makeBootHill(play: Play): Rule {
  const clause = 'setup.boot-hill-size'
  const count = UNDEAD_EACH * gangCount(play.given)
  const cards: UndeadCard[] = []
  for (let surplus = play.now.bootHill.length - count; surplus > 0; surplus--) {
    const left = play.now.bootHill.filter((card) => !cards.includes(card))
    cards.push(yield* roll({ clause, kind: 'boot-hill', outcomes: oneOf(left), seenBy: [] }))
  }
  if (cards.length > 0) yield* report({ clause, kind: 'undead-removed', cards, secret: unseen })
  yield* report({ clause, with: asFour(play), kind: 'boot-hill-made', count })
}

/** setup.undead-in-buildings: Undead from Boot Hill, one at a time, under as many buildings as there are players. */
function* hauntBuildings(play: Play): Rule {
  const clause = 'setup.undead-in-buildings'
  const others = ['setup.undead-order'] as const
  for (const at of firstHaunted(play)) {
    const card = yield* drawUndead(play, clause)
    yield* report({ clause, with: others, kind: 'undead-added', card, at })
  }
}

/**
 * setup.undead-order: the buildings of most Notoriety first, the dearer first among equals;
 * R-undead-tie: then the earlier one clockwise from the Graveyard.
 */
function firstHaunted({ given, now }: Play): readonly BuildingCard[] {
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
export function* hauntStreet(play: Play, clause: ClauseId, others: readonly ClauseId[] = []): Rule {
  const card = yield* drawUndead(play, clause)
  yield* report({ clause, with: others, kind: 'undead-added', card, at: 'street' })
}

/**
 * setup.building-bonus: on each building one resource, as the icon of its slot says;
 * setup.supply: it comes from the supply, in which all tokens are at first.
 */
function* layBonuses({ given, now }: Play): Rule {
  const clause = 'setup.building-bonus'
  const cards = now.town.map(({ card }) => card)
  for (const [index, card] of cards.entries()) {
    const { icon: what } = given.slots[index] as Slot
    yield* report({ clause, with: ['setup.supply'], kind: 'bonus-laid', card, what })
  }
}

/**
 * setup.player-kit: four Outlaws, a Targeting card, a Critical token and a die for everybody;
 * setup.reserve-outlaws: two more Outlaws beside Hired Guns;
 * setup.six-tokens, setup.all-cells-empty: and six tokens, all Spent side up, one on every cell.
 */
export function* receiveKits(play: Play, others: readonly ClauseId[] = []): Rule {
  const clause = 'setup.player-kit'
  for (const seat of play.given.seats) {
    const outlaws = { stash: FIRST_OUTLAWS, reserve: RESERVE_OUTLAWS }
    yield* report({ clause, with: [...kit, ...others], kind: 'kit-received', seat, ...outlaws })
    yield* layCriticalToken(play, seat, clause)
  }
}

/** R-critical-start: the Critical token shows the Skull, in the other reading Backfire. */
export function layCriticalToken(
  { now, readings }: Play,
  seat: Seat,
  clause: ClauseId,
): Suspension<void> {
  const side = readings['critical-start'] === 'backfire' ? 'backfire' : 'skull'
  if (now.gangs[seat].critical === side) return nothing()
  return report({ clause, kind: 'token-turned', seat, side })
}

const kit = ['setup.reserve-outlaws', 'setup.all-cells-empty', 'setup.six-tokens'] as const

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
export function* chooseResources(
  { given }: Play,
  others: readonly ClauseId[] = hasTwoGangs(given) ? ['twogang.resources'] : [],
): Rule {
  const chosen = yield* askTogether(given.seats.map(resourceQuestion))
  for (const [index, seat] of given.seats.entries()) {
    const mix = chosen[index] as FirstResources
    const clause = 'setup.three-resources'
    yield* report({ clause, with: [...open, ...others], kind: 'resources-chosen', seat, ...mix })
  }
}

const open = ['setup.bullet-gained', 'setup.open-stash'] as const

function resourceQuestion(by: Seat) {
  const clause = 'setup.three-resources'
  return {
    clause,
    kind: 'start-resources',
    by,
    options: firstResources,
    refuse: (answer: unknown) => {
      const facts = { seat: by, received: shown(answer), allowed: FIRST_RESOURCES }
      return { code: 'not-three-resources', clause, facts }
    },
  }
}

/**
 * setup.first-player: the first player, on whom the table agrees beforehand, takes the LAW badge.
 * setup.law-duties: from its bearer on turn order is counted.
 */
export function giveLaw({ now }: Play): Suspension<void> {
  const others = ['setup.law-duties'] as const
  return report({ clause: 'setup.first-player', with: others, kind: 'law-given', seat: now.law })
}
