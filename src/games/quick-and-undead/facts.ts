import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/game/fact.ts'
import type { Fact, FactValue } from '../../kernel/game/game.ts'
import {
  buildingCards,
  cells,
  criticalSides,
  OUTLAWS,
  RANGER,
  resources,
  type Seat,
  seats,
  spaces,
  type UndeadCard,
  undeadCards,
} from './components.ts'
import {
  buildingsOf,
  type Gang,
  type Given,
  type Place,
  type Position,
  placeOf,
  postures,
  shootoutKinds,
  shotResults,
  siteOf,
  townIsClear,
  undeadAt,
} from './position.ts'

/** Answer when it is nobody or nothing. */
const NOBODY = 'nobody'
const NONE = 'none'

const places: readonly Place[] = ['street', ...buildingCards]
const aBuilding = { building: buildingCards }
const whereabouts = [...places, 'boot-hill', 'killed', 'box']
const aCard = { card: undeadCards }
const players = ({ seats: playing }: Given): readonly FactValue[] => playing
const holders = (given: Given): readonly FactValue[] => [...players(given), NOBODY, 'several']
const someone = ({ seats: playing, solo }: Given): readonly FactValue[] =>
  solo ? [...playing, RANGER, NOBODY] : [...playing, NOBODY]

const fact = factsOf<Given, Position>()

/** A question about a seat that may not play: then it has nothing, and nothing happens to it. */
function ofSeat(
  kind: string,
  answers: Parameters<typeof fact>[2],
  otherwise: FactValue,
  value: (gang: Gang, position: Position, seat: Seat, given: Given) => FactValue,
): Fact<Position, Given> {
  return fact(kind, { seat: seats }, answers, (position, { seat }, given) => {
    const gang: Gang | undefined = position.gangs[seat]
    return gang ? value(gang, position, seat, given) : otherwise
  })
}

/** True for a seat in a list of the latest shootout between Outlaws. */
function inShootout(
  kind: string,
  list: 'killed' | 'fled' | 'killers' | 'seats',
): Fact<Position, Given> {
  const isIn = (_: Gang, { shootout }: Position, seat: Seat) => !!shootout?.[list].includes(seat)
  return ofSeat(kind, yesOrNo, false, isIn)
}

/** Facts of the latest shootout between Outlaws. */
const shootouts = [
  inShootout('dies', 'killed'),
  inShootout('flees', 'fled'),
  inShootout('kills', 'killers'),
  inShootout('takes-part', 'seats'),
  ofSeat('shot', [...shotResults, NONE], NONE, (_, { shootout }, seat) => {
    return shootout?.shots[seat]?.result ?? NONE
  }),
  ofSeat('hit-value', upTo(9), 0, (_, { shootout }, seat) => shootout?.shots[seat]?.value ?? 0),
  ofSeat('target', someone, NOBODY, (_, { shootout }, seat) => shootout?.targets[seat] ?? NOBODY),
  fact('deaths', {}, anyNumber, ({ shootout }) => shootout?.killed.length ?? 0),
  fact('shootout', {}, [...shootoutKinds, NONE], ({ shootout }) => shootout?.kind ?? NONE),
]

/** Facts of a gang's possessions. */
const belongings = [
  ofSeat('coins', anyNumber, 0, ({ purse }, { purses }) => purses[purse].coins),
  ofSeat('notoriety', anyNumber, 0, ({ purse }, { purses }) => purses[purse].notoriety),
  ofSeat('bullets', upTo(6), 0, ({ loaded }) => loaded.length),
  fact('loaded', { seat: seats, cell: cells }, yesOrNo, ({ gangs }, { seat, cell }) => {
    return gangs[seat]?.loaded.includes(cell) ?? false
  }),
  ofSeat('critical', criticalSides, 'skull', ({ critical }) => critical),
  ofSeat('trophies', anyNumber, 0, ({ trophies }) => trophies.length),
  ofSeat('trophy-value', anyNumber, 0, ({ trophies }, _position, _seat, { undead }) => {
    return trophies.reduce((sum, card) => sum + undead[card].value, 0)
  }),
  fact('strength', {}, upTo(6), ({ gangs }) => gangs[RANGER]?.loaded.length ?? 0),
]

/** Facts of the places of a gang's Outlaws. */
const outlaws = [
  ofSeat('stash', upTo(OUTLAWS), 0, ({ stash }) => stash),
  ofSeat('reserve', upTo(OUTLAWS), 0, ({ reserve }) => reserve),
  ofSeat('graveyard', upTo(OUTLAWS), 0, ({ graveyard }) => graveyard),
  ofSeat('outlaws', upTo(OUTLAWS), 0, ({ stash, on, joined }, position, seat) => {
    const onSpaces = spaces.filter((space) => on[space] !== null).length + joined.length
    return stash + onSpaces + buildingsOf(position, seat).length
  }),
  fact('at', { seat: seats, space: spaces }, [...postures, NONE], ({ gangs }, { seat, space }) => {
    return gangs[seat]?.on[space] ?? NONE
  }),
  ofSeat('acts', yesOrNo, false, (_, { acted }, seat) => acted.includes(seat)),
  ofSeat('turn', [...spaces.map(String), 'hired', NONE], NONE, ({ turn }) => String(turn ?? NONE)),
]

/** Facts of control in Town. */
const town = [
  fact('controls', aBuilding, holders, (position, { building }) => {
    const [one, ...others] = siteOf(position, building)?.occupants ?? []
    return others.length > 0 ? 'several' : (one ?? NOBODY)
  }),
  fact('occupies', { seat: seats, ...aBuilding }, yesOrNo, (position, { seat, building }) => {
    return siteOf(position, building)?.occupants.includes(seat) ?? false
  }),
  ofSeat('buildings', anyNumber, 0, (_, position, seat) => buildingsOf(position, seat).length),
  fact('bonus', aBuilding, [...resources, NONE], (position, { building }) => {
    return siteOf(position, building)?.bonus ?? NONE
  }),
  fact('supply-coins', {}, anyNumber, ({ supply }) => supply.coins),
  fact('supply-notoriety', {}, anyNumber, ({ supply }) => supply.notoriety),
]

/** Facts of the places of Undead. */
const undead = [
  fact('undead-at', { place: places }, anyNumber, (now, { place }) => undeadAt(now, place).length),
  fact('undead-where', aCard, whereabouts, (now, { card }) => whereIs(now, card)),
  fact('undead-killed', aCard, yesOrNo, (now, { card }) => whereIs(now, card) === 'killed'),
  fact('undead-in-town', {}, anyNumber, ({ street, town }) => {
    return town.reduce((sum, site) => sum + site.undead.length, street.length)
  }),
  fact('town-clear', {}, yesOrNo, townIsClear),
  fact('boot-hill', {}, anyNumber, ({ bootHill, under }) => bootHill.length + under.length),
  fact('numbers-rolled', {}, upTo(8), ({ attempt }) => attempt?.rolled.length ?? 0),
]

/** A killed Undead is in a stash; sologoal.undead-recycled: in the solo game under Boot Hill. */
function whereIs(position: Position, card: UndeadCard): string {
  const place = placeOf(position, card)
  if (place) return place
  if (position.bootHill.includes(card)) return 'boot-hill'
  return position.box.includes(card) ? 'box' : 'killed'
}

const endings = ['notoriety', 'coins', 'duel', 'draw', 'ranger-dead', 'town-overrun', 'all-dead']

/** Facts of the course and the end of the game. */
const course = [
  fact('law', {}, players, ({ law }) => law),
  fact('mover', {}, someone, ({ mover }) => mover ?? NOBODY),
  fact('day', {}, anyNumber, ({ day }) => day),
  fact('round', {}, upTo(3), ({ round }) => round),
  fact('noon', {}, ['far', 'next', 'now', 'over'], ({ noon }) => noon),
  ofSeat('score', anyNumber, 0, ({ purse }, { scores }) => scores[purse] ?? 0),
  fact('winner', {}, someone, ({ ending }) => ending?.winner ?? NOBODY),
  fact('ending', {}, [...endings, NONE], ({ ending }) => ending?.by ?? NONE),
]

/** The questions that readers predict and odds count. */
export const facts = [...shootouts, ...belongings, ...outlaws, ...town, ...undead, ...course]
