import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { type ByKind, speechOf, type Values } from '../../../kernel/words/speak.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { BuildingCard, Seat, Space, UndeadCard } from '../components.ts'
import type { QuickEvent } from '../events.ts'
import { mixText, nouns, things } from '../nouns.ts'
import type { Given } from '../position.ts'
import { gangTitle, spaceInFull } from './titles.ts'
import { variants } from './variants.ts'

/** The headings of new parts of the trace. */
const headings: ByKind<QuickEvent, string | undefined, [Words]> = {
  'building-laid': ({ slot }, { say }) => (slot === 1 ? say('heading.setup') : undefined),
  'day-begins': ({ day }, { say }) => say('heading.day', { day }),
  'round-begins'({ highNoon, round }, { say }) {
    // The first round of a day has the heading of the day.
    if (highNoon) return say('heading.noon')
    return round > 1 ? say('heading.round', { round }) : undefined
  },
  'space-comes-up': ({ space }, words) => nouns.space.name(space, words),
  'turn-begins'({ space, seat }, words) {
    if (space !== 'hired') return undefined
    return words.say('heading.hired', { seat: nouns.seat.name(seat, words) })
  },
  'laid-down': (_event, { say }) => say('heading.end'),
  'high-noon-ends': (_event, { say }) => say('heading.count'),
  'shootout-begins': ({ shootout }, { say }) =>
    shootout === 'final-duel' ? say('heading.final-duel') : undefined,
}

/** Values of sentences that combine several facts. */
const values: ByKind<QuickEvent, Values, [Words, Given]> = {
  'resources-chosen': (event, words) => ({ resources: mixText(event, words) }),
  shot: ({ shot: { face, value } }) => ({ face, value }),
  'game-won': ({ ending }, words, given) => ({ winner: playerName(ending.winner, given, words) }),
  scored: ({ seat }, words, given) => ({ seat: playerName(seat, given, words) }),
}

/** A player by all of their gangs. */
function playerName(seat: Seat | null, { seats, players }: Given, words: Words): string {
  if (seat === null) return ''
  const first = seats.indexOf(seat)
  const own = seats.filter((_, place) => place % players === first)
  return words.list((own.length > 0 ? own : [seat]).map((gang) => nouns.seat.name(gang, words)))
}

/** Names the building in the sentence of an ability that did not apply there. */
function around(event: QuickEvent, reason: string, words: Words): string {
  if (event.kind !== 'not-applied' || !event.card) return reason
  const card = nouns.building.name(event.card, words)
  return words.say('event.idle-in', { card, Card: capital(card), reason })
}

/** Names of the actors, by kind of situation. */
const actors: Readonly<Record<string, string>> = {
  intimidation: 'editor.intimidator',
  shooting: 'editor.shooter',
  robbery: 'editor.thief',
  purchase: 'editor.buyer',
  'building-fight': 'editor.buyer',
  turn: 'editor.mover',
}

/** Names of the parts of situations. */
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

/** Speech of The Quick and the Undead. */
export const speech = speechOf<QuickEvent, Given>(things, {
  variants,
  asks: (question) =>
    question.kind === 'draw-undead' && question.step === 'roll' && question.of
      ? 'draw-undead-of'
      : question.kind,
  headings,
  values,
  around,
  situationPart,
})
