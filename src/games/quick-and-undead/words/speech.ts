import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf, type Values } from '../../../kernel/words/speak.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { BuildingCard, Seat, Space, UndeadCard } from '../components.ts'
import type { QuickEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { mixText, nouns, things } from '../things.ts'
import { gangTitle, spaceInFull } from './titles.ts'
import { variant } from './variants.ts'

/** The heading of a new part of the trace. */
function heading(event: QuickEvent, words: Words): string | undefined {
  const { say } = words
  switch (event.kind) {
    case 'building-laid':
      return event.slot === 1 ? say('heading.setup') : undefined
    case 'day-begins':
      return say('heading.day', { day: event.day })
    case 'round-begins':
      // The first round of a day has the heading of the day.
      if (event.highNoon) return say('heading.noon')
      return event.round > 1 ? say('heading.round', { round: event.round }) : undefined
    case 'space-comes-up':
      return nouns.space.name(event.space, words)
    case 'turn-begins':
      if (event.space !== 'hired') return undefined
      return say('heading.hired', { seat: nouns.seat.name(event.seat, words) })
    case 'laid-down':
      return say('heading.end')
    case 'high-noon-ends':
      return say('heading.count')
    case 'shootout-begins':
      return event.shootout === 'final-duel' ? say('heading.final-duel') : undefined
    default:
      return undefined
  }
}

/** What a sentence tells that is made of several facts. */
function values(event: QuickEvent, given: Given, words: Words): Values {
  switch (event.kind) {
    case 'resources-chosen':
      return { resources: mixText(event, words) }
    case 'shot':
      return { face: event.shot.face, value: event.shot.value }
    case 'game-won':
      return { winner: playerName(event.ending.winner, given, words) }
    case 'scored':
      return { seat: playerName(event.seat, given, words) }
    default:
      return {}
  }
}

/** A player by all of their gangs. */
function playerName(seat: Seat | null, { seats, players }: Given, words: Words): string {
  if (seat === null) return ''
  const first = seats.indexOf(seat)
  const own = seats.filter((_, place) => place % players === first)
  return words.list((own.length > 0 ? own : [seat]).map((gang) => nouns.seat.name(gang, words)))
}

/** What did not apply in a building says so. */
function around(event: QuickEvent, reason: string, words: Words): string {
  if (event.kind !== 'not-applied' || !event.card) return reason
  const card = nouns.building.name(event.card, words)
  return words.say('event.idle-in', { card, Card: capital(card), reason })
}

/** Who acts, by the kind of situation. */
const actors: Readonly<Record<string, string>> = {
  intimidation: 'editor.intimidator',
  shooting: 'editor.shooter',
  robbery: 'editor.thief',
  purchase: 'editor.buyer',
  'building-fight': 'editor.buyer',
  turn: 'editor.mover',
}

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  by: (_ids, { say }, kind) => say(actors[kind] ?? 'by'),
  ...namedIn('editor', 'players', 'hardships', 'law', 'space', 'from', 'at', 'building'),
  ...namedIn('editor', 'duellists', 'targets', 'coins', 'notoriety', 'stash', 'reserve'),
  ...namedIn('editor', 'graveyard', 'used', 'trophies', 'occupants', 'haunted', 'bonus', 'supply'),
  ...namedIn('editor', 'cost', 'value', 'ability'),
  ...namedIn('value', 'day', 'round', 'noon'),
  ...namedIn('board.panel', 'gangs', 'town'),
  twoGangs: 'editor.two-gangs',
  target: 'editor.called',
  of: 'editor.victim',
  what: 'editor.loot',
  card: 'editor.aimed-at',
  'targets.{seat}': 'editor.target',
  'gangs.{seat}': ({ seat }, words) => gangTitle(seat as Seat, words),
  'gangs.{seat}.loaded': 'editor.card',
  'gangs.{seat}.loaded.#': 'editor.card',
  'gangs.{seat}.critical': 'editor.critical',
  'gangs.{seat}.on.{space}': ({ space }, words) => spaceInFull(space as Space, words),
  on: 'editor.outlaws',
  'town.#': 'editor.slot',
  'town.#.card': 'editor.building',
  'town.#.undead': 'editor.undead-here',
  'town.#.undead.#': 'editor.undead-here',
  street: 'board.street',
  bootHill: 'board.hill',
  'supply.coins': 'editor.supply',
  'supply.notoriety': 'editor.supply',
  buildings: 'editor.building-cards',
  'buildings.{building}': ({ building }, words) =>
    nouns.building.alone(building as BuildingCard, words),
  undead: 'editor.undead-cards',
  'undead.{card}': ({ card }, words) => nouns.anUndead.name(card as UndeadCard, words),
  weakSpots: 'editor.weak-spots',
})

/** How The Quick and the Undead is said. */
export const speech = speechOf<QuickEvent, Given>(things, {
  variant,
  asks: (question) =>
    question.kind === 'draw-undead' && question.step === 'roll' && question.of
      ? 'draw-undead-of'
      : question.kind,
  heading,
  values,
  around,
  situationPart,
})
