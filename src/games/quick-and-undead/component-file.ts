import { byId } from '../../kernel/data/keyed.ts'
import type { ComponentData } from '../../kernel/game/program.ts'
import {
  count,
  eachOnce,
  every,
  list,
  listed,
  type Of,
  onceEach,
  parts,
} from '../../kernel/schema/schema.ts'
import {
  BULLET_TOKENS,
  BULLETS,
  buildingCards,
  CARD_LIMIT,
  COINS,
  type Components,
  FOUR_PLUS_CARDS,
  NOTORIETY,
  playerCounts,
  resources,
  type Slot,
  spaces,
  undeadCards,
} from './components.ts'
import { weakSpots } from './situations/parts.ts'

const onCard = count(0, CARD_LIMIT)

/** Printed values of a Building card beside its ability. */
const building = { cost: onCard, notoriety: onCard, fourPlus: listed([false, true]) }

/** Printed values of an Undead card. */
const undead = { value: onCard, weakSpots }

/** One player uses the slots of six, so no slot is for fewer than two. */
const gangCounts = playerCounts.filter((players) => players > 1)
const slot = { players: listed(gangCounts), icon: listed(resources) }

/** solosetup.buildings: the solo game has a card without 4+ for every slot. */
const MOST_SLOTS = buildingCards.length - FOUR_PLUS_CARDS
const places = Array.from({ length: MOST_SLOTS }, (_, index) => index + 1)
const place = listed(places, { once: onceEach('slot') })
const signs = [...spaces.map(String), 'hired']

/** Schema of the component file, apart from names and provenance. */
const file = parts({
  buildings: eachOnce('building', buildingCards, building),
  slots: parts({ list: list(parts({ slot: place, ...slot }), { most: MOST_SLOTS }) }),
  undead: parts({ cards: eachOnce('undead', undeadCards, undead) }),
  supply: parts({
    coins: listed([COINS]),
    notorietyOnes: count(0, NOTORIETY),
    notorietyFives: count(0, NOTORIETY),
  }),
  spaces: eachOnce('space', signs),
})

/** Content of the component file. */
export type ComponentFile = Of<typeof file>

/** Components for the rules, from the file. */
export function componentsIn({ buildings, slots, undead }: ComponentFile): Components {
  return {
    buildings: byId(buildings, ({ cost, notoriety, fourPlus }) => ({ cost, notoriety, fourPlus })),
    slots: slots.list
      .toSorted((one, other) => one.slot - other.slot)
      .map(({ players, icon }) => ({ players, icon })),
    undead: byId(undead.cards, ({ value, weakSpots }) => ({ value, weakSpots })),
  }
}

/** The components of The Quick and the Undead: what the cards and slots show. */
export const componentData: ComponentData<Components, ComponentFile> = {
  file,
  own: parts({
    buildings: every(buildingCards, () => parts(building)),
    slots: list(parts(slot), { most: MOST_SLOTS }),
    undead: every(undeadCards, () => parts(undead)),
  }),
  toEngine: componentsIn,
  check({ buildings, slots }, refuse) {
    const fourPlus = Object.values(buildings ?? {}).filter((card) => card.fourPlus).length
    if (buildings && fourPlus !== FOUR_PLUS_CARDS) {
      refuse('four-plus-cards', { received: fourPlus, allowed: FOUR_PLUS_CARDS }, 'buildings')
    }
    for (const gangs of slots ? gangCounts : [])
      checkSlots(usedBy(slots ?? [], gangs), gangs, refuse)
  },
  checkFile({ supply: { notorietyOnes, notorietyFives } }, refuse) {
    const received = notorietyOnes + 5 * notorietyFives
    if (received !== NOTORIETY) {
      refuse('notoriety-worth', { received, allowed: NOTORIETY }, 'supply')
    }
  },
}

/** building.count: the slots that so many gangs use. */
function usedBy(slots: readonly Slot[], gangs: number): readonly Slot[] {
  return slots.filter(({ players }) => players <= gangs)
}

/**
 * setup.undead-in-buildings: an Undead for each player needs a building for each player;
 * component.bullet-tokens: a Bullet on a building is one that lies on no Targeting card.
 */
function checkSlots(
  used: readonly Slot[],
  gangs: number,
  refuse: Parameters<NonNullable<ComponentData['check']>>[1],
): void {
  if (used.length < gangs) {
    refuse('slots-too-few', { received: used.length, players: gangs }, 'slots')
  }
  const laid = used.filter(({ icon }) => icon === 'bullet').length
  const allowed = BULLET_TOKENS - BULLETS * gangs
  if (laid <= allowed) return
  const facts = { received: laid, allowed, tokens: BULLET_TOKENS, players: gangs }
  refuse('slots-too-many-bullets', facts, 'slots')
}
