import type { Score, Values } from '../../../explorer/contract.ts'
import type { GameFace } from '../../../explorer/face.ts'
import { present } from '../../../kernel/data/present.ts'
import { linesIn, type Words } from '../../../kernel/words/words.ts'
import { PLAYER, RANGER, type Seat, spaces, type UndeadCard } from '../components.ts'
import { nouns } from '../nouns.ts'
import { type Given, type Position, type Posture, purseOf, type Site } from '../position.ts'
import { gangSeats } from '../seats.ts'
import { spaceInFull } from '../words/titles.ts'
import { cardLabel } from './labels.ts'
import { cardView } from './view.ts'

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say } = words
  const lines = linesIn(words)
  const { day, round, noon, law, bootHill, under, attempt, ending } = position
  const { killed = [], fled = [] } = position.shootout ?? {}
  const winner = ending?.by === 'ranger-dead' ? PLAYER : ending?.winner
  return new Map([
    ...lines({ day, round, noon: say(`board.noon.${noon}`) }),
    ...lines(given.solo ? {} : { law: named([law], words) }),
    ...gangSeats(given).flatMap((seat) => {
      return lines(gangValues(position, given, seat, words), { seat: named([seat], words) })
    }),
    ...position.town.flatMap(({ card, occupants, undead, bonus }) => {
      const first = bonus && nouns.amountOf(bonus, 1, words)
      const values = {
        occupants: named(occupants, words),
        'undead-in': briefly(undead, given, words),
      }
      return lines({ ...values, bonus: first }, { building: nouns.building.alone(card, words) })
    }),
    ...lines({ street: briefly(position.street, given, words) }),
    ...lines({ 'boot-hill': bootHill.length + under.length }),
    ...lines({ killed: named(killed, words), fled: named(fled, words) }),
    ...lines({ rolled: attempt && !attempt.over ? attempt.rolled.join(' ') : null }),
    ...lines({ winner: named(winner ? [winner] : [], words) }),
  ])
}

function gangValues(position: Position, given: Given, seat: Seat, words: Words) {
  const { loaded, critical, on, stash, reserve, graveyard, trophies, die, purse } =
    position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  const spacesOf = (posture: Posture) => spaces.filter((space) => on[space] === posture).join(' ')
  return {
    bullets: loaded.join(' '),
    token: words.say(`board.token.${critical}`),
    ...(seat !== RANGER && purse === seat && { coins, notoriety }),
    die: die || null,
    standing: spacesOf('standing'),
    lying: spacesOf('lying'),
    ...(seat !== RANGER && { stash, reserve }),
    graveyard,
    trophies: briefly(trophies, given, words),
    score: position.scores[seat] ?? null,
  }
}

function named(seats: readonly Seat[], words: Words): string {
  return seats.map((seat) => nouns.seat.name(seat, words)).join(', ')
}

function briefly(cards: readonly UndeadCard[], given: Given, words: Words): string {
  return cards.map((card) => nouns.undeadShort.name(card, words, given)).join(', ')
}

/** The table in words: when it is, each gang, each building, the Street and Boot Hill. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const { say } = words
  const { street, bootHill, under } = position
  return [
    whenLine(position, given, words),
    ...gangSeats(given).map((seat) => gangLine(position, given, seat, words)),
    ...position.town.map((site) => siteLine(site, given, words)),
    street.length > 0
      ? say('describe.street', { undead: undeadList(street, given, words) })
      : say('describe.street-clear'),
    say('describe.boot-hill', { count: bootHill.length + under.length }),
  ]
}

function undeadList(cards: readonly UndeadCard[], given: Given, words: Words): string {
  return words.list(cards.map((card) => nouns.anUndead.name(card, words, given)))
}

function whenLine({ day, round, noon, law }: Position, { solo }: Given, { say }: Words): string {
  const facts = present(
    round > 0 && say('board.when', { day, round }),
    noon !== 'far' && say(`board.noon.${noon}`),
    !solo && say('board.law-of', { seat: law }),
  )
  return facts.map((fact) => `${fact}.`).join(' ')
}

function gangLine(position: Position, given: Given, seat: Seat, words: Words): string {
  const { say, list } = words
  const { on, stash, reserve, graveyard, trophies } = position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  const purse = {
    coins: nouns.amountOf('coin', coins, words),
    notoriety: nouns.amountOf('notoriety', notoriety, words),
  }
  const onSpaces = spaces.map(
    (space) => on[space] && say(`describe.${on[space]}`, { space: spaceInFull(space, words) }),
  )
  const elsewhere = Object.entries({ stash, reserve, graveyard }).map(
    ([place, count]) => count > 0 && say(`describe.${place}`, { count }),
  )
  const places = list(present(...onSpaces, ...elsewhere))
  const undead = undeadList(trophies, given, words)
  return present(
    cardLabel(cardView(position, seat), words),
    seat !== RANGER && say('describe.purse', purse),
    places && say('describe.outlaws', { places }),
    undead && say('describe.trophies', { undead }),
  ).join(' ')
}

function siteLine({ card, occupants, undead, bonus }: Site, given: Given, words: Words): string {
  const { say, list } = words
  const { cost, notoriety } = given.buildings[card]
  const seats = list(occupants.map((seat) => nouns.seat.name(seat, words)))
  const parts = present(
    say('describe.worth', { cost, notoriety }),
    seats && say('describe.held', { seats }),
    ...undead.map((one) => nouns.anUndead.name(one, words, given)),
    bonus && say('describe.bonus', { what: nouns.amountOf(bonus, 1, words) }),
  ).join(', ')
  return say('describe.site', { building: nouns.building.alone(card, words), parts })
}

/** Contents of each purse in the signs of the table: Coins, then Notoriety; points once they have been counted. */
export function scores(position: Position, given: Given, { say }: Words): readonly Score[] {
  return given.seats.map((seat) => {
    const { coins, notoriety } = purseOf(position, seat)
    const points = position.scores[seat]
    const has = points === undefined ? say('board.purse', { coins, notoriety }) : String(points)
    return { seat, has }
  })
}

/** Hidden information of a seat: the number on its own die, until all are revealed. */
export const hand: GameFace<Given, Position>['hand'] = (position, seat, _given, { say }) => {
  const { die } = position.gangs[seat as Seat]
  return die ? [say('describe.own-die', { face: die })] : []
}
