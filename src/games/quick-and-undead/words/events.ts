import { capital, type Words } from '../../../kernel/words/words.ts'
import {
  type BuildingCard,
  type Cell,
  type CriticalSide,
  RANGER,
  type Resource,
  type Seat,
  type Space,
  type UndeadCard,
} from '../components.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Place, Shot } from '../position.ts'
import {
  amount,
  buildingName,
  cellList,
  dieName,
  isPlace,
  isSeat,
  isUndead,
  mixText,
  placeName,
  seatName,
  spaceName,
  undeadInShort,
  undeadName,
} from './names.ts'

type Kind = QuickEvent['kind']
type Of<K extends Kind> = Extract<QuickEvent, { kind: K }>
type Values = Record<string, string | number>

/** The sentence of an event. What the event masks is left out. */
export function sentence(event: QuickEvent, given: Given, words: Words): string {
  const { say } = words
  const text = say(keyOf(event), valuesOf(event, given, words))
  if (event.kind !== 'not-applied' || !event.card) return capital(text)
  const building = buildingName(event.card, words)
  return capital(say('event.idle-in', { card: building, Card: capital(building), reason: text }))
}

/** The key of an event’s sentence. */
export function keyOf(event: QuickEvent): string {
  if (event.secret?.facts.some((fact) => !(fact in event))) return `event.${event.kind}-secret`
  const variant = (variants[event.kind] as ((event: QuickEvent) => string) | undefined)?.(event)
  return variant === undefined ? `event.${event.kind}` : `event.${event.kind}.${variant}`
}

/** Kinds of event that have several sentences, and which of them tells what happened. */
const variants: { readonly [K in Kind]?: (event: Of<K>) => string } = {
  'round-begins': ({ highNoon }) => (highNoon ? 'noon' : 'usual'),
  'turn-begins': ({ space }) => (space === 'hired' ? 'hired' : 'numbered'),
  'ability-chosen': ({ ability }) => ability,
  gained: (event) => (event.with?.includes('income.limited') ? 'rest' : 'all'),
  paid: ({ clause }) => {
    if (clause === 'soloflow.resources') return 'stolen'
    return clause === 'effect.saloon' ? 'lost' : 'usual'
  },
  handed: ({ clause }) => (clause.startsWith('steal.') ? 'stolen' : 'given'),
  emptied: ({ clause }) => {
    if (clause === 'steal.bullet' || clause === 'soloflow.six') return 'stolen'
    return clause === 'intimidate.pay-bullet' ? 'paid' : 'spent'
  },
  'shootout-begins': ({ shootout }) => shootout,
  shot: ({ clause, shot }) => {
    if (shot.result === 'hit') return shot.value === shot.face ? 'hit' : 'raised'
    return shot.result === 'miss' ? missOf(clause) : shot.result
  },
  'hit-beaten': hitBeaten,
  'outlaw-killed': ({ from }) => (from === 'stand' ? 'final' : 'placed'),
  'outlaw-fled': ({ seat, from }) => {
    if (from === 'stand') return 'final'
    return seat === RANGER ? 'ranger' : 'placed'
  },
  'undead-added': ({ seat }) => (seat ? 'drawn' : 'sent'),
  'undead-shot': ({ clause, result }) => (result === 'miss' ? missOf(clause) : result),
  'attempt-ended': ({ killed }) => (killed ? 'killed' : 'failed'),
  'outlaw-hired': ({ source }) => source,
  'high-noon-triggered': ({ empty }) => empty,
  tied: ({ at }) => at,
  'game-won': ({ ending }) => ending.by,
  'ranger-sent': ({ from }) => (from === 'graveyard' ? 'graveyard' : 'board'),
  'ranger-weakened': ({ left }) => (left === 0 ? 'last' : 'some'),
  'not-applied': whyIdle,
}

/** Why a shot missed: its cell was empty, or the Critical token made nothing of it, if there was one. */
function missOf(clause: QuickEvent['clause']): string {
  switch (clause) {
    case 'crit.1-on-skull':
      return 'one'
    case 'crit.hit-declined':
      return 'declined'
    case 'crit.8-on-backfire':
      return 'backfire'
    case 'shot.8-and-1':
      return 'useless'
    default:
      return 'empty'
  }
}

/**
 * What beats a hit. An 8 is a Critical Hit, except that the defender of a building may make 8 of a 6; there a
 * hit of 8 or more is beaten by a Critical Hit alone.
 */
function hitBeaten({ clause, with: others, value, byValue }: Of<'hit-beaten'>): string {
  if (clause === 'control.defender-first') return 'level'
  const inBuilding = others?.includes('shot.loser-keeps-bullet')
  return byValue === 8 && (!inBuilding || value >= 8) ? 'critical' : 'lower'
}

/** One reason is said in several ways where it concerns several things. */
function whyIdle({ why, clause, what }: Of<'not-applied'>): string {
  if (why === 'supply-empty' && what) return 'supply-empty-of'
  return clause === 'building.score-if-clear' ? 'already-haunted-score' : why
}

/** How the facts of an event are written, by their names; a capital name begins a sentence. */
function valuesOf(event: QuickEvent, given: Given, words: Words): Values {
  const values: Values = {}
  for (const [name, fact] of Object.entries(event)) {
    const text = factText(name, fact, event, given, words)
    if (text === undefined) continue
    values[name] = text
    if (typeof text === 'string') values[capital(name)] = capital(text)
  }
  if (event.kind === 'resources-chosen') values.resources = mixText(event, words)
  if (event.kind === 'shot') Object.assign(values, valuesOfShot(event.shot))
  if (event.kind === 'game-won') values.winner = playerName(event.ending.winner, given, words)
  if (event.kind === 'scored') values.seat = playerName(event.seat, given, words)
  return values
}

function valuesOfShot({ face, value }: Shot): Values {
  return { face, value }
}

/** A player by all of their gangs. */
function playerName(seat: Seat | null, { seats, players }: Given, words: Words): string {
  if (seat === null) return ''
  const first = seats.indexOf(seat)
  const own = seats.filter((_, place) => place % players === first)
  return words.list((own.length > 0 ? own : [seat]).map((gang) => seatName(gang, words)))
}

function factText(
  name: string,
  fact: unknown,
  event: QuickEvent,
  given: Given,
  words: Words,
): string | number | undefined {
  switch (name) {
    case 'space':
      return spaceName(fact as Space | 'hired', words)
    case 'face':
      return saysSpace(event) ? dieName(fact as number, words) : (fact as number)
    case 'what':
      return whatText(event, fact as Resource, words)
    case 'price':
      return amount('coin', fact as number, words)
    case 'side':
      return words.say(`side.${fact as CriticalSide}`)
    case 'from':
      return fromText(event, fact as Seat | Space | BuildingCard | 'graveyard' | 'stand', words)
    case 'card':
    case 'building':
    case 'at':
      return thingText(event, fact as BuildingCard | UndeadCard | Place | Seat, given, words)
    case 'cards':
      return cardList(fact as readonly (BuildingCard | UndeadCard)[], given, words)
    case 'cells':
      return cellList(fact as readonly Cell[])
    case 'seats':
      return words.list((fact as readonly Seat[]).map((seat) => seatName(seat, words)))
    case 'by':
      return words.list(
        [fact as Seat | readonly Seat[]].flat().map((seat) => seatName(seat, words)),
      )
    default:
      if (isSeat(fact)) return seatName(fact, words)
      return typeof fact === 'number' ? fact : undefined
  }
}

/** A die that is set or revealed names a space; any other is a shot. */
function saysSpace({ kind }: QuickEvent): boolean {
  return kind === 'die-set' || kind === 'die-revealed'
}

/** A resource counted; where nothing is gained or lost, its mere name. */
function whatText(event: QuickEvent, what: Resource, words: Words): string {
  if (event.kind === 'not-applied') return words.say(`resource.${what}`)
  return amount(what, 'count' in event ? event.count : 1, words)
}

/** From where: a player, a space or building with its preposition, or the bare space that an Outlaw leaves. */
function fromText(event: QuickEvent, from: string | number, words: Words): string {
  if (isSeat(from)) return seatName(from, words)
  if (typeof from === 'number') {
    const space = spaceName(from as Space, words)
    return event.kind === 'ranger-sent' ? space : words.say('where.space', { place: space })
  }
  return isPlace(from) ? words.say('where.building', { place: placeName(from, words) }) : ''
}

function thingText(
  { kind }: QuickEvent,
  thing: BuildingCard | UndeadCard | Place | Seat,
  given: Given,
  words: Words,
): string | undefined {
  if (isSeat(thing)) return seatName(thing, words)
  if (isPlace(thing)) return placeName(thing, words)
  if (!isUndead(thing)) return undefined
  const form = kind === 'undead-added' ? 'a' : kind === 'undead-declared' ? 'the' : 'brief'
  return undeadName(thing, form, given, words)
}

function cardList(
  cards: readonly (BuildingCard | UndeadCard)[],
  given: Given,
  words: Words,
): string {
  return words.list(
    cards.map((card) =>
      isUndead(card) ? undeadInShort(card, given, words) : buildingName(card, words),
    ),
  )
}

/** The heading of a new part of the trace. */
export function heading(event: QuickEvent, words: Words): string | undefined {
  const { say } = words
  switch (event.kind) {
    case 'building-laid':
      return event.slot === 1 ? say('heading.setup') : undefined
    case 'day-begins':
      return say('heading.day', { day: event.day })
    case 'round-begins':
      return roundHeading(event, words)
    case 'space-comes-up':
      return spaceName(event.space, words)
    case 'turn-begins':
      if (event.space !== 'hired') return undefined
      return say('heading.hired', { seat: seatName(event.seat, words) })
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

/** The first round of a day has the heading of the day. */
function roundHeading({ round, highNoon }: Of<'round-begins'>, { say }: Words) {
  if (highNoon) return say('heading.noon')
  return round > 1 ? say('heading.round', { round }) : undefined
}
