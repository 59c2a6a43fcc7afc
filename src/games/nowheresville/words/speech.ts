import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { type ByKind, speechOf } from '../../../kernel/words/speak.ts'
import type { NowheresvilleEvent } from '../events.ts'
import { things } from '../nouns.ts'
import type { Given } from '../position.ts'

/** Kinds of event that have several sentences, and which of them tells what happened. */
const variants: ByKind<NowheresvilleEvent, string> = {
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

/** Names of the parts of situations. */
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

/** Speech of Nowhere'sVille. */
export const speech = speechOf<NowheresvilleEvent, Given>(things, {
  variants,
  headings: {
    'round-begins': ({ round }, { say }) => say('heading.round', { round }),
    'phase-begins': ({ phase }, { say }) => say(`phase-title.${phase}`),
    'location-begins': ({ location }, { say }) => say(`location-title.${location}`),
    'shootout-begins': (_event, { say }) => say('heading.shootout'),
    'robbery-begins': ({ place }, { say }) =>
      say('heading.robbery', { place: say(`location-title.${place}`) }),
  },
  situationPart,
})
