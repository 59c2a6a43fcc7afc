import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf, type Values } from '../../../kernel/words/speak.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { TrustMeEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { things } from '../things.ts'

/** The heading of a new part of the trace. */
function heading(event: TrustMeEvent, { say }: Words): string | undefined {
  if (event.kind === 'round-begins') return say('heading.round', { round: event.round })
  if (event.kind === 'zombies-activated') return say('heading.zombies')
  if (event.kind !== 'action-declared') return undefined
  return say('heading.turn', { seat: event.seat, action: say(`action.${event.action}`) })
}

type Of<Kind extends TrustMeEvent['kind']> = Extract<TrustMeEvent, { kind: Kind }>

/** What a survivor goes for, by the clause: a template away, over a line, or into contact. */
const steps: Readonly<Partial<Record<TrustMeEvent['clause'], string>>> = {
  'action.move': 'moves',
  'action.run': 'runs',
  'scenery.passage-yellow': 'jumps',
}

/** Why something is discarded, and why a marker is, by the clause. */
const losses: Readonly<Partial<Record<TrustMeEvent['clause'], string>>> = {
  'object.x1': 'once',
  'weapon.limit-melee': 'broken',
  'object.limit-roll': 'worn',
  'aim.trigger': 'fires',
  'aim.discard-los': 'sight',
  'aim.discard-own-combat': 'fights',
}

/** Which sentence tells that a clause was considered in vain. */
function idle({ clause, why, zombie }: Of<'not-applied'>): string {
  if (why === 'no-effect') return 'vehicle'
  if (why === 'no-figure-left') return 'no-figure'
  if (clause === 'token.place') return 'no-box'
  if (why !== 'declined') return `${zombie === undefined ? 'seat' : 'zombie'}-${why}`
  if (clause === 'aim.optional') return 'aim'
  return clause === 'action.exchange' ? 'exchange' : 'nothing'
}

function turned({ held }: Of<'turned'>): string {
  if (held.kind === 'action') return 'rested'
  if (held.kind === 'fatigue') return 'tired'
  return held.mark === 'empty' ? 'empty' : 'loaded'
}

function cured({ seat, place, by }: Of<'cured'>): string {
  if (place === null) return 'loose'
  return seat === by ? 'own' : 'other'
}

function wounded({ place, by }: Of<'wounded'>): string {
  if (place === null) return 'loose'
  return by === null ? 'own' : 'opponent'
}

/** Several, one, or none. */
function many(count: number): string {
  return ['nobody', 'alone'][count] ?? 'several'
}

function roundsLeft({ left }: Of<'round-ends'>): string {
  if (left === null) return 'open'
  return left === 0 ? 'last' : 'counted'
}

/** Which of the several sentences of its kind tells an event; undefined where there is one. */
function variant(event: TrustMeEvent): string | undefined {
  switch (event.kind) {
    case 'not-applied':
      return idle(event)
    case 'piece-placed':
      return event.seat ? 'player' : 'table'
    case 'token-laid':
      return event.seat ? 'player' : 'piece'
    case 'community-placed':
      return event.clause === 'setup.community' ? 'placed' : 'moved'
    case 'dropped':
      return /^(?:action|object)/.test(event.clause) ? 'chosen' : 'falls'
    case 'discarded':
      return losses[event.clause] ?? 'shown'
    case 'aim-discarded':
      return losses[event.clause] ?? 'attacked'
    case 'turned':
      return turned(event)
    case 'cured':
      return cured(event)
    case 'lifted':
      return event.things.length > 0 ? 'some' : 'none'
    case 'rolled':
      return event.dice.length > 0 ? event.why : 'none'
    case 'attack-total':
      return event.penalty > 0 ? 'less' : 'plain'
    case 'damage-decided':
      return event.damage
    case 'limit-rolled':
    case 'infection-rolled':
      return event.holds ? 'holds' : 'fails'
    case 'carries-on':
      return event.goesOn ? 'on' : 'stops'
    case 'wounded':
      return wounded(event)
    case 'infected':
      return event.place ? 'place' : 'loose'
    case 'kills-counted':
      return event.kills > 0 ? 'some' : 'none'
    case 'group-attacks':
      return event.zombies.length > 1 ? 'together' : 'alone'
    case 'stepped':
      return steps[event.clause] ?? 'contact'
    case 'drawn':
      return `p${event.priority}`
    case 'zombie-moved':
      return event.priority > 0 ? 'goes' : 'lunges'
    case 'round-ends':
      return roundsLeft(event)
    case 'broken-off':
    case 'game-over':
      return many(event.winners.length)
    default:
      return undefined
  }
}

/** skill.green-plus-one: what a green die comes to, with what the skill has added. */
function green(event: Of<'limit-rolled' | 'infection-rolled'>, say: Words['say']): string {
  const { result } = event
  const isSkilled = event.with?.includes('skill.green-plus-one')
  return isSkilled ? say('skilled', { result }) : String(result)
}

/** Several things, those that are alike as one with their number. */
function tallied(held: Of<'lifted'>['things'], { say, list }: Words): string {
  const names = held.map(({ kind, mark }) => (mark === 'none' ? kind : `${kind}-${mark}`))
  const alike = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    const thing = say(`item-title.${name}`)
    return count > 1 ? say('times', { thing, number: count }) : thing
  })
  return list(alike)
}

/** What is counted, and what is worked out, with a minus that is one. */
function values(event: TrustMeEvent, _given: Given, words: Words): Values {
  const { say } = words
  const signed = (number: number) => (number < 0 ? `−${-number}` : String(number))
  switch (event.kind) {
    case 'tokens-recovered':
      return { count: event.places.length }
    case 'lifted':
      return 'things' in event ? { things: tallied(event.things, words) } : {}
    case 'turned':
      return { thing: say(`item-title.${event.held.kind}`) }
    case 'limit-rolled':
      return { thing: say(`item-title.${event.item}`), result: green(event, say) }
    case 'infection-rolled':
      return { result: green(event, say) }
    case 'rolled':
      return { value: event.dice[0]?.value ?? 0 }
    case 'attack-total':
      return { sum: signed(event.total) }
    case 'margin':
      return { signed: signed(event.attack), result: signed(event.difference) }
    case 'damage-decided':
      return { count: event.wounds }
    case 'kills-counted':
      return { sum: signed(event.score), count: event.kills, size: event.group.length }
    case 'group-attacks':
      return { size: event.zombies.length }
    case 'points-counted':
    case 'claim-failed':
      return { count: event.total }
    case 'round-ends':
      return { count: event.left ?? 0 }
    default:
      return {}
  }
}

const figure = ['passport', 'sheet', 'reserve', 'objectives', 'x', 'y', 'noise', 'community']

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  ...namedIn(
    'editor',
    'players',
    'survivors',
    'by',
    'seat',
    'target',
    'weapon',
    'penalty',
    'dead',
    'comes',
  ),
  ...namedIn('editor', 'zombies', 'pieces', 'lying', 'din', 'base', 'defence', 'damage'),
  mostRounds: 'editor.most-rounds',
  'survivors.{seat}': 'editor.survivor-of',
  ...Object.fromEntries(figure.map((part) => [`survivors.{seat}.${part}`, `editor.${part}`])),
  'survivors.{seat}.target': 'editor.aims',
  'survivors.{seat}.sheet.{place}': ({ place }, { say }) => say(`place-title.${place}`),
  'survivors.{seat}.objectives.#': 'editor.card',
  'zombies.#': 'editor.zombie',
  'pieces.#': 'editor.piece',
  'lying.#': 'editor.token',
  'lying.#.piece': 'editor.on-piece',
  'defence.#': 'editor.die',
  'damage.#': 'editor.band',
  ...namedIn('editor', 'x', 'y', 'turn', 'kind', 'item', 'side', 'from', 'wounds'),
})

/** How Trust Me is said. */
export const speech = speechOf<TrustMeEvent, Given>(things, {
  variant,
  values,
  heading,
  situationPart,
})
