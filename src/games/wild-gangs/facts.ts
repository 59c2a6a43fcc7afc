import type { Fact, FactValue } from '../../kernel/game.ts'
import { type EventCard, eventCards, GANG_SIZE, type Seat, seats } from './components.ts'
import {
  facedownOf,
  type Given,
  type LootSize,
  lootSizes,
  lootValue,
  type Position,
} from './position.ts'
import { lootAt } from './rules/events.ts'
import { type Building, buildings, type Spot, type Street, spots, streets } from './town.ts'

type WildGangsFact = Fact<Position, Given>

/** Nobody: the answer where no gang qualifies. */
const NOBODY = 'nobody'

const gangs = ({ seats: playing }: Given): readonly FactValue[] => [...playing, NOBODY]
const yesOrNo = (): readonly FactValue[] => [true, false]

/** The questions that readers predict and odds count. A number without listed answers is free. */
export const facts: readonly WildGangsFact[] = [
  {
    kind: 'loot-winner',
    parameters: { building: buildings, loot: lootSizes },
    answers: gangs,
    value: (position, _given, { building, loot }) =>
      lootAt(position, building as Building, loot as LootSize).takenBy ?? NOBODY,
  },
  {
    kind: 'loot-protected',
    parameters: { building: buildings, loot: lootSizes },
    answers: yesOrNo,
    value: (position, _given, { building, loot }) =>
      lootAt(position, building as Building, loot as LootSize).protectedBy.length > 0,
  },
  {
    kind: 'loot-value',
    parameters: { building: buildings, loot: lootSizes },
    answers: () => [],
    value: (position, _given, { building, loot }) =>
      lootValue(lootAt(position, building as Building, loot as LootSize)),
  },
  {
    kind: 'strongest',
    parameters: { building: buildings },
    answers: gangs,
    value: (position, _given, { building }) => position.ranks[building as Building][0] ?? NOBODY,
  },
  {
    kind: 'second',
    parameters: { building: buildings },
    answers: gangs,
    value: (position, _given, { building }) => position.ranks[building as Building][1] ?? NOBODY,
  },
  {
    kind: 'event-at',
    parameters: { spot: spots },
    answers: () => eventCards,
    value: (position, _given, { spot }) => position.events[spot as Spot] ?? NOBODY,
  },
  {
    kind: 'event-in-town',
    parameters: { event: eventCards },
    answers: yesOrNo,
    value: (position, _given, { event }) =>
      Object.values(position.events).includes(event as EventCard),
  },
  {
    kind: 'fight',
    parameters: { street: streets },
    answers: yesOrNo,
    value: (position, _given, { street }) => position.fights[street as Street]?.fought ?? false,
  },
  {
    kind: 'fight-winner',
    parameters: { street: streets },
    answers: gangs,
    value: (position, _given, { street }) => position.fights[street as Street]?.winner ?? NOBODY,
  },
  {
    kind: 'prey',
    parameters: { street: streets },
    answers: gangs,
    value: (position, _given, { street }) => position.fights[street as Street]?.prey ?? NOBODY,
  },
  {
    kind: 'captures',
    parameters: { seat: seats },
    answers: () => Array.from({ length: 10 }, (_, count) => count),
    value: (position, _given, { seat }) => position.captured[seat as Seat].length,
  },
  {
    kind: 'facedown',
    parameters: { seat: seats },
    // A town that a reader lays out can hold a whole gang face down, beyond the limits of placing.
    answers: () => Array.from({ length: GANG_SIZE + 1 }, (_, count) => count),
    value: (position, _given, { seat }) => facedownOf(position, seat as Seat),
  },
  {
    kind: 'hand-size',
    parameters: { seat: seats },
    answers: () => [0, 1, 2, 3],
    value: (position, _given, { seat }) => position.hands[seat as Seat].length,
  },
  {
    kind: 'mover',
    parameters: {},
    answers: gangs,
    value: (position) => position.mover ?? NOBODY,
  },
  {
    kind: 'money',
    parameters: { seat: seats },
    answers: () => [],
    value: (position, _given, { seat }) => position.money[seat as Seat],
  },
  {
    kind: 'winner',
    parameters: {},
    answers: ({ seats: playing }) => playing,
    value: (position) => position.winner ?? NOBODY,
  },
]
