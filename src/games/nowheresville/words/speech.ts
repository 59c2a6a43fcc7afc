import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { NowheresvilleEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { things } from '../things.ts'

/** The heading of a new part of the trace. */
function heading(event: NowheresvilleEvent, { say }: Words): string | undefined {
  if (event.kind === 'round-begins') return say('heading.round', { round: event.round })
  if (event.kind === 'phase-begins') return say(`phase-title.${event.phase}`)
  if (event.kind === 'location-begins') return say(`location-title.${event.location}`)
  if (event.kind === 'shootout-begins') return say('heading.shootout')
  if (event.kind !== 'robbery-begins') return undefined
  return say('heading.robbery', { place: say(`location-title.${event.place}`) })
}

/** Which of the several sentences of its kind tells an event; undefined where there is one. */
function variant(event: NowheresvilleEvent): string | undefined {
  switch (event.kind) {
    case 'not-applied':
      return event.why
    case 'gained':
    case 'bounty-paid':
      return event.fee > 0 ? 'fee' : 'whole'
    case 'equipped':
      return event.face
    case 'loaded':
      return event.on
    case 'raised':
      return event.attribute
    case 'notes-turned':
      return event.notes.length > 0 ? 'some' : 'none'
    case 'cards-used':
      return event.cards.length > 0 ? 'some' : 'none'
    case 'robbery-ends':
      return event.success ? 'success' : 'failure'
    case 'armed':
      return event.guns.length > 0 ? 'some' : 'none'
    case 'stance-shown':
      return event.stance
    case 'tied':
      return event.stake
    case 'passed':
      return event.empty ? 'empty' : 'able'
    case 'shot':
      return event.stray ? 'stray' : event.hit
    case 'wounded':
      return event.by ? 'shot' : 'card'
    case 'ranked':
      return event.order.length > 1 ? 'several' : 'one'
    case 'died':
      return event.starter ? 'starter' : 'accomplice'
    case 'won':
      return event.seats.length > 1 ? 'several' : 'alone'
    default:
      return undefined
  }
}

const members = [
  'bandit',
  'wounds',
  'bullets',
  'experience',
  'courage',
  'cards',
  'hidden',
  'rounds',
] as const

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  ...namedIn(
    'editor',
    'players',
    'gangs',
    'money',
    'tokens',
    'bank',
    'coach',
    'victim',
    'prison',
    'shop',
  ),
  ...namedIn(
    'editor',
    'fortune',
    'printed',
    'robbed',
    'discard',
    'top',
    'graves',
    'bandit',
    'place',
  ),
  ...namedIn(
    'editor',
    'bandits',
    'stake',
    'guns',
    'location',
    'aim',
    'sent',
    'begins',
    'by',
    'hit',
  ),
  robbedVictims: 'editor.robbed-victims',
  'gangs.{seat}': 'editor.gang-of',
  'gangs.{seat}.#': 'editor.member',
  ...Object.fromEntries(members.map((part) => [`gangs.{seat}.#.${part}`, `member.${part}`])),
  'gangs.{seat}.#.cards.#': 'editor.card',
  'gangs.{seat}.#.hidden.#': 'editor.card',
  'gangs.{seat}.#.rounds.{card}': 'editor.rounds-of',
  'money.{seat}': 'editor.money-of',
  'tokens.{seat}': 'editor.tokens-of',
  'bank.#': 'editor.note',
  'coach.#': 'editor.note',
  'shop.#': 'editor.card',
  'discard.#': 'editor.card',
  'top.#': 'editor.card',
  'top.#.card': 'editor.which',
  'top.#.known': 'editor.known',
  'guns.{bandit}': 'editor.guns-of',
  'guns.{bandit}.#': 'editor.gun',
  'sent.{bandit}': 'editor.sent-to',
  'aim.{bandit}': 'editor.aim-of',
  'aim.{bandit}.#': 'editor.band',
  'aim.{bandit}.#.*': 'editor.chance',
  'printed.*': 'editor.printed-cards',
  'printed.*.*': 'editor.printed-card',
  'printed.*.*.*': 'editor.printed-value',
})

/** How Nowhere'sVille is said. */
export const speech = speechOf<NowheresvilleEvent, Given>(things, {
  variant,
  heading,
  situationPart,
})
