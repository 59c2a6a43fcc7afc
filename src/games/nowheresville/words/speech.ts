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

type Kind = NowheresvilleEvent['kind']
type Of<K extends Kind> = Extract<NowheresvilleEvent, { kind: K }>

/** Kinds of event that have several sentences, and which of them tells what happened. */
const variants: { readonly [K in Kind]?: (event: Of<K>) => string } = {
  'not-applied': ({ why }) => why,
  gained: ({ fee }) => (fee > 0 ? 'fee' : 'whole'),
  'bounty-paid': ({ fee }) => (fee > 0 ? 'fee' : 'whole'),
  equipped: ({ face }) => face,
  loaded: ({ on }) => on,
  raised: ({ attribute }) => attribute,
  'notes-turned': ({ notes }) => (notes.length > 0 ? 'some' : 'none'),
  'cards-used': ({ cards }) => (cards.length > 0 ? 'some' : 'none'),
  'robbery-ends': ({ success }) => (success ? 'success' : 'failure'),
  armed: ({ guns }) => (guns.length > 0 ? 'some' : 'none'),
  'stance-shown': ({ stance }) => stance,
  tied: ({ stake }) => stake,
  passed: ({ empty }) => (empty ? 'empty' : 'able'),
  shot: ({ stray, hit }) => (stray ? 'stray' : hit),
  wounded: ({ by }) => (by ? 'shot' : 'card'),
  ranked: ({ order }) => (order.length > 1 ? 'several' : 'one'),
  died: ({ starter }) => (starter ? 'starter' : 'accomplice'),
  won: ({ seats }) => (seats.length > 1 ? 'several' : 'alone'),
}

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  ...namedIn('editor', 'players', 'gangs', 'money', 'tokens', 'bank', 'coach', 'victim', 'prison'),
  ...namedIn('editor', 'shop', 'fortune', 'printed', 'robbed', 'discard', 'top', 'known', 'graves'),
  ...namedIn('editor', 'place', 'bandit', 'bandits', 'stake', 'guns', 'location', 'aim', 'sent'),
  ...namedIn('editor', 'begins', 'by', 'hit'),
  ...namedIn('member', 'wounds', 'bullets', 'experience', 'courage', 'cards', 'hidden', 'rounds'),
  robbedVictims: 'editor.robbed-victims',
  'gangs.{seat}': 'editor.gang-of',
  'gangs.{seat}.#': 'editor.member',
  'gangs.{seat}.#.bandit': 'member.bandit',
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
  variant: (event) => (variants[event.kind] as ((event: object) => string) | undefined)?.(event),
  heading,
  situationPart,
})
