import type { Fact, FactValue } from '../../kernel/game.ts'
import {
  type BuildingCard,
  buildingCards,
  type Cell,
  type CriticalSide,
  cells,
  criticalSides,
  RANGER,
  resources,
  type Seat,
  type Space,
  seats,
  spaces,
  type UndeadCard,
  undeadCards,
} from './components.ts'
import { deathsCounted, dyingCounted, fleeingCounted, killingCounted } from './odds/duel.ts'
import {
  buildingsOf,
  type Gang,
  type Given,
  type Place,
  type Position,
  placeOf,
  postures,
  shotResults,
  siteOf,
  townIsClear,
  undeadAt,
} from './position.ts'

type QuickFact = Fact<Position, Given>
type Value = (position: Position, given: Given) => FactValue

/** Where nobody or nothing is the answer. */
const NOBODY = 'nobody'
const NONE = 'none'

const places: readonly Place[] = ['street', ...buildingCards]
const posts = [...spaces.map(String), 'hired']

const yesOrNo = (): readonly FactValue[] => [true, false]
const upTo = (most: number) => (): readonly FactValue[] =>
  Array.from({ length: most + 1 }, (_, count) => count)
const free = (): readonly FactValue[] => []
const someone = ({ seats: playing, solo }: Given): readonly FactValue[] =>
  solo ? [...playing, RANGER, NOBODY] : [...playing, NOBODY]

/** A question about a seat that may not play: then it has nothing, and nothing happens to it. */
function ofSeat(
  kind: string,
  answers: QuickFact['answers'],
  value: (gang: Gang, position: Position, seat: Seat) => FactValue,
  otherwise: FactValue,
): QuickFact {
  return {
    kind,
    parameters: { seat: seats },
    answers,
    value: (position, _given, { seat }) => {
      const gang = position.gangs[seat as Seat] as Gang | undefined
      return gang ? value(gang, position, seat as Seat) : otherwise
    },
  }
}

/** A question about the whole table. */
function ofTable(kind: string, answers: QuickFact['answers'], value: Value): QuickFact {
  return { kind, parameters: {}, answers, value }
}

/** What the latest shootout between Outlaws came to. */
const shootouts: readonly QuickFact[] = [
  {
    ...ofSeat(
      'dies',
      yesOrNo,
      (_, { shootout }, seat) => shootout?.killed.includes(seat) ?? false,
      false,
    ),
    counted: dyingCounted,
  },
  {
    ...ofSeat(
      'flees',
      yesOrNo,
      (_, { shootout }, seat) => shootout?.fled.includes(seat) ?? false,
      false,
    ),
    counted: fleeingCounted,
  },
  {
    ...ofSeat(
      'kills',
      yesOrNo,
      (_, { shootout }, seat) => shootout?.killers.includes(seat) ?? false,
      false,
    ),
    counted: killingCounted,
  },
  ofSeat(
    'takes-part',
    yesOrNo,
    (_, { shootout }, seat) => shootout?.seats.includes(seat) ?? false,
    false,
  ),
  ofSeat(
    'shot',
    () => [...shotResults, NONE],
    (_, { shootout }, seat) => shootout?.shots[seat]?.result ?? NONE,
    NONE,
  ),
  ofSeat('hit-value', upTo(9), (_, { shootout }, seat) => shootout?.shots[seat]?.value ?? 0, 0),
  ofSeat('target', someone, (_, { shootout }, seat) => shootout?.targets[seat] ?? NOBODY, NOBODY),
  {
    ...ofTable('deaths', free, ({ shootout }) => shootout?.killed.length ?? 0),
    counted: deathsCounted,
  },
  ofTable(
    'shootout',
    () => [...shootoutKinds, NONE],
    ({ shootout }) => shootout?.kind ?? NONE,
  ),
]

const shootoutKinds = ['duel', 'intimidation', 'building-fight', 'final-duel'] as const

/** What a gang has. */
const belongings: readonly QuickFact[] = [
  ofSeat('coins', free, ({ purse }, { purses }) => purses[purse].coins, 0),
  ofSeat('notoriety', free, ({ purse }, { purses }) => purses[purse].notoriety, 0),
  ofSeat('bullets', upTo(6), ({ loaded }) => loaded.length, 0),
  {
    kind: 'loaded',
    parameters: { seat: seats, cell: cells.map(String) },
    answers: yesOrNo,
    value: ({ gangs }, _given, { seat, cell }) =>
      gangs[seat as Seat]?.loaded.includes(Number(cell) as Cell) ?? false,
  },
  ofSeat(
    'critical',
    () => criticalSides,
    ({ critical }) => critical,
    'skull' satisfies CriticalSide,
  ),
  ofSeat('trophies', free, ({ trophies }) => trophies.length, 0),
  {
    kind: 'trophy-value',
    parameters: { seat: seats },
    answers: free,
    value: ({ gangs }, { undead }, { seat }) => {
      const { trophies = [] } = gangs[seat as Seat] ?? {}
      return trophies.reduce((sum, card) => sum + undead[card].value, 0)
    },
  },
  ofTable('strength', upTo(6), ({ gangs }) => gangs[RANGER]?.loaded.length ?? 0),
]

/** Where a gang's Outlaws are. */
const outlaws: readonly QuickFact[] = [
  ofSeat('stash', upTo(6), ({ stash }) => stash, 0),
  ofSeat('reserve', upTo(6), ({ reserve }) => reserve, 0),
  ofSeat('graveyard', upTo(6), ({ graveyard }) => graveyard, 0),
  ofSeat(
    'outlaws',
    upTo(6),
    ({ stash, on, joined }, position, seat) =>
      stash +
      joined.length +
      spaces.filter((space) => on[space] !== null).length +
      buildingsOf(position, seat).length,
    0,
  ),
  {
    kind: 'at',
    parameters: { seat: seats, space: spaces.map(String) },
    answers: () => [...postures, NONE],
    value: ({ gangs }, _given, { seat, space }) =>
      gangs[seat as Seat]?.on[Number(space) as Space] ?? NONE,
  },
  ofSeat('acts', yesOrNo, (_, { acted }, seat) => acted.includes(seat), false),
  ofSeat(
    'turn',
    () => [...posts, NONE],
    ({ turn }) => String(turn ?? NONE),
    NONE,
  ),
]

/** Who has what in Town. */
const town: readonly QuickFact[] = [
  {
    kind: 'controls',
    parameters: { building: buildingCards },
    answers: ({ seats: playing }) => [...playing, NOBODY, 'several'],
    value: (position, _given, { building }) => {
      const [one, ...others] = siteOf(position, building as BuildingCard)?.occupants ?? []
      return others.length > 0 ? 'several' : (one ?? NOBODY)
    },
  },
  {
    kind: 'occupies',
    parameters: { seat: seats, building: buildingCards },
    answers: yesOrNo,
    value: (position, _given, { seat, building }) =>
      siteOf(position, building as BuildingCard)?.occupants.includes(seat as Seat) ?? false,
  },
  ofSeat('buildings', free, (_, position, seat) => buildingsOf(position, seat).length, 0),
  {
    kind: 'bonus',
    parameters: { building: buildingCards },
    answers: () => [...resources, NONE],
    value: (position, _given, { building }) =>
      siteOf(position, building as BuildingCard)?.bonus ?? NONE,
  },
  ofTable('supply-coins', free, ({ supply }) => supply.coins),
  ofTable('supply-notoriety', free, ({ supply }) => supply.notoriety),
]

/** Where Undead are. */
const undead: readonly QuickFact[] = [
  {
    kind: 'undead-at',
    parameters: { place: places },
    answers: free,
    value: (position, _given, { place }) => undeadAt(position, place as Place).length,
  },
  {
    kind: 'undead-where',
    parameters: { card: undeadCards },
    answers: () => [...places, 'boot-hill', 'killed', 'box'],
    value: (position, _given, { card }) => whereIs(position, card as UndeadCard),
  },
  {
    kind: 'undead-killed',
    parameters: { card: undeadCards },
    answers: yesOrNo,
    value: (position, _given, { card }) => whereIs(position, card as UndeadCard) === 'killed',
  },
  ofTable('undead-in-town', free, ({ street, town }) =>
    town.reduce((sum, site) => sum + site.undead.length, street.length),
  ),
  ofTable('town-clear', yesOrNo, (position) => townIsClear(position)),
  ofTable('boot-hill', free, ({ bootHill, under }) => bootHill.length + under.length),
  ofTable('numbers-rolled', upTo(8), ({ attempt }) => attempt?.rolled.length ?? 0),
]

/** A killed Undead is in a stash; sologoal.undead-recycled: in the solo game under Boot Hill. */
function whereIs(position: Position, card: UndeadCard): string {
  const place = placeOf(position, card)
  if (place) return place
  if (position.bootHill.includes(card)) return 'boot-hill'
  return position.box.includes(card) ? 'box' : 'killed'
}

/** How far the game is, and how it ends. */
const course: readonly QuickFact[] = [
  ofTable(
    'law',
    ({ seats: playing }) => playing,
    ({ law }) => law,
  ),
  ofTable('mover', someone, ({ mover }) => mover ?? NOBODY),
  ofTable('day', free, ({ day }) => day),
  ofTable('round', upTo(3), ({ round }) => round),
  ofTable(
    'noon',
    () => ['far', 'next', 'now', 'over'],
    ({ noon }) => noon,
  ),
  {
    kind: 'score',
    parameters: { seat: seats },
    answers: free,
    value: ({ gangs, scores }, _given, { seat }) => {
      const owner = gangs[seat as Seat]?.purse
      return (owner && scores[owner]) ?? 0
    },
  },
  ofTable('winner', someone, ({ ending }) => ending?.winner ?? NOBODY),
  ofTable(
    'ending',
    () => [...endings, NONE],
    ({ ending }) => ending?.by ?? NONE,
  ),
]

const endings = [
  'notoriety',
  'coins',
  'duel',
  'draw',
  'ranger-dead',
  'town-overrun',
  'all-dead',
] as const

/** The questions that readers predict and odds count. A number without listed answers is free. */
export const facts: readonly QuickFact[] = [
  ...shootouts,
  ...belongings,
  ...outlaws,
  ...town,
  ...undead,
  ...course,
]
