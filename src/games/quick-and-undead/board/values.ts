import type { Score, Values } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { RANGER, type Seat, spaces, type UndeadCard } from '../components.ts'
import { gangSeats } from '../kinds/seats.ts'
import { type Given, type Position, purseOf, type Site } from '../position.ts'
import { nouns } from '../things.ts'
import { spaceInFull } from '../words/titles.ts'
import { cardLabel } from './labels.ts'
import { cardView } from './view.ts'

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say } = words
  const entries = new Map<string, string>()
  const undead = (cards: readonly UndeadCard[]) =>
    cards.map((card) => nouns.undeadShort.name(card, words, given)).join(', ')
  entries.set(say('value.day'), String(position.day))
  entries.set(say('value.round'), String(position.round))
  entries.set(say('value.noon'), say(`board.noon.${position.noon}`))
  if (!given.solo) entries.set(say('value.law'), nouns.seat.name(position.law, words))
  for (const seat of gangSeats(given)) gangValues(entries, position, given, seat, words)
  for (const site of position.town) {
    const building = nouns.building.alone(site.card, words)
    entries.set(say('value.occupants', { building }), listed(site.occupants, words))
    entries.set(say('value.undead-in', { building }), undead(site.undead))
    entries.set(say('value.bonus', { building }), bonusText(site, words))
  }
  entries.set(say('value.street'), undead(position.street))
  const { bootHill, under } = position
  entries.set(say('value.boot-hill'), String(bootHill.length + under.length))
  const { killed = [], fled = [] } = position.shootout ?? {}
  entries.set(say('value.killed'), listed(killed, words))
  entries.set(say('value.fled'), listed(fled, words))
  entries.set(say('value.rolled'), rolledText(position))
  const { ending } = position
  const winner = ending?.winner ? nouns.seat.name(ending.winner, words) : ''
  entries.set(
    say('value.winner'),
    ending?.by === 'ranger-dead' ? nouns.seat.name('A', words) : winner,
  )
  return entries
}

function gangValues(
  entries: Map<string, string>,
  position: Position,
  given: Given,
  seat: Seat,
  words: Words,
): void {
  const { say } = words
  const { loaded, critical, on, stash, reserve, graveyard, trophies, die, purse } =
    position.gangs[seat]
  const name = nouns.seat.name(seat, words)
  const of = (key: string) => say(`value.${key}`, { seat: name })
  entries.set(of('bullets'), loaded.join(' '))
  entries.set(of('token'), say(`board.token.${critical}`))
  if (seat !== RANGER && purse === seat) {
    const { coins, notoriety } = purseOf(position, seat)
    entries.set(of('coins'), String(coins))
    entries.set(of('notoriety'), String(notoriety))
  }
  entries.set(of('die'), die ? String(die) : '')
  const standing = spaces.filter((space) => on[space] === 'standing')
  const lying = spaces.filter((space) => on[space] === 'lying')
  entries.set(of('standing'), standing.join(' '))
  entries.set(of('lying'), lying.join(' '))
  if (seat !== RANGER) {
    entries.set(of('stash'), String(stash))
    entries.set(of('reserve'), String(reserve))
  }
  entries.set(of('graveyard'), String(graveyard))
  entries.set(
    of('trophies'),
    trophies.map((card) => nouns.undeadShort.name(card, words, given)).join(', '),
  )
  const score = position.scores[seat]
  entries.set(of('score'), score === undefined ? '' : String(score))
}

function listed(seats: readonly Seat[], words: Words): string {
  return seats.map((seat) => nouns.seat.name(seat, words)).join(', ')
}

function bonusText({ bonus }: Site, words: Words): string {
  return bonus ? nouns.amountOf(bonus, 1, words) : ''
}

function rolledText({ attempt }: Position): string {
  return attempt && !attempt.over ? attempt.rolled.join(' ') : ''
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

function whenLine({ day, round, noon, law }: Position, { solo }: Given, words: Words): string {
  const { say } = words
  const when = round > 0 ? [`${say('board.when', { day, round })}.`] : []
  const near = noon === 'far' ? [] : [`${say(`board.noon.${noon}`)}.`]
  const bearer = solo ? [] : [`${say('board.law-of', { seat: law })}.`]
  return [...when, ...near, ...bearer].join(' ')
}

function gangLine(position: Position, given: Given, seat: Seat, words: Words): string {
  const { say, list } = words
  const { on, stash, reserve, graveyard, trophies } = position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  const purse = {
    coins: nouns.amountOf('coin', coins, words),
    notoriety: nouns.amountOf('notoriety', notoriety, words),
  }
  const onSpaces = spaces.flatMap((space) => {
    const posture = on[space]
    return posture ? [say(`describe.${posture}`, { space: spaceInFull(space, words) })] : []
  })
  const elsewhere = Object.entries({ stash, reserve, graveyard }).flatMap(([place, count]) =>
    count > 0 ? [say(`describe.${place}`, { count })] : [],
  )
  const outlaws = [...onSpaces, ...elsewhere]
  return [
    cardLabel(cardView(position, seat), words),
    ...(seat === RANGER ? [] : [say('describe.purse', purse)]),
    ...(outlaws.length > 0 ? [say('describe.outlaws', { places: list(outlaws) })] : []),
    ...(trophies.length > 0
      ? [say('describe.trophies', { undead: undeadList(trophies, given, words) })]
      : []),
  ].join(' ')
}

function siteLine({ card, occupants, undead, bonus }: Site, given: Given, words: Words): string {
  const { say, list } = words
  const { cost, notoriety } = given.buildings[card]
  const parts = [
    say('describe.worth', { cost, notoriety }),
    ...(occupants.length > 0
      ? [
          say('describe.held', {
            seats: list(occupants.map((seat) => nouns.seat.name(seat, words))),
          }),
        ]
      : []),
    ...undead.map((one) => nouns.anUndead.name(one, words, given)),
    ...(bonus ? [say('describe.bonus', { what: nouns.amountOf(bonus, 1, words) })] : []),
  ]
  return say('describe.site', {
    building: nouns.building.alone(card, words),
    parts: parts.join(', '),
  })
}

/** What each purse holds, in the signs of the table: Coins, then Notoriety; points once they have been counted. */
export function scores(position: Position, given: Given, { say }: Words): readonly Score[] {
  return given.seats.map((seat) => {
    const { coins, notoriety } = purseOf(position, seat)
    const points = position.scores[seat]
    const has = points === undefined ? say('board.purse', { coins, notoriety }) : String(points)
    return { seat, has }
  })
}

/** What a seat alone sees: the number on its own die, until all are revealed. */
export function hand(
  position: Position,
  seat: string,
  _given: Given,
  { say }: Words,
): readonly string[] {
  const { die } = position.gangs[seat as Seat]
  return die ? [say('describe.own-die', { face: die })] : []
}
