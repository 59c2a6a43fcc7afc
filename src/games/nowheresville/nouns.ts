import { isRecord, recordWith } from '../../kernel/data/keyed.ts'
import { holding, nounsOf, type Things } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Equipment, Gun, RobberyCard } from './components.ts'
import * as box from './components.ts'
import { faces, type Level, phases, type Standing, sources, stances } from './events.ts'
import { type Given, gunFace, hits, type Position, stakes } from './position.ts'
import type { Move } from './rules/exchange.ts'

/*
 * The things of the game: how each is named, and which part of the board it is. The parts: `seat:A`;
 * `bandit:ada` wherever it is; `card:ada:mask`, an equipment card or the Colt beside a bandit; `shop:mask` and
 * `drawn:mask`, one beside the shop, and one that is looked at on the black market; `location:bank`; `victim:barber`;
 * `hit:head`, where a shot can land.
 */

const noun = nounsOf<Given, Position>()

/** A player, by letter. */
const seat = noun({ ids: box.seats, part: 'seat' })

/** A bandit, by its name. */
const bandit = noun({ ids: box.banditIds, name: 'bandit', part: 'bandit' })

/** A location of the board, the one without a place on it among them. */
const location = noun({
  ids: box.locations,
  name: 'location',
  alone: 'location-title',
  part: 'location',
})

/** An equipment card or the Colt, beside the bandit that the sentence is about. */
const card = noun({
  ids: [...box.equipment, 'colt', 'unknown'],
  name: 'card',
  alone: 'card-title',
  full: (id, words, given) =>
    words.say(`card-title.${id}`) + shownOn(id as Equipment, words, given),
  part: (id, { beside }) => (beside['bandit'] ? `card:${beside['bandit']}:${id}` : []),
})

/** Printed values of a card in brackets; empty when they are not at hand. */
function shownOn(id: Equipment | Gun, { say }: Words, given?: Given): string {
  if (!given || id === ('unknown' as Equipment)) return ''
  if (id === 'colt' || box.isGun(id)) return say('shown.gun', { ...gunFace({ given }, id) })
  return say('shown.robbery', { ...given.faces.robbery[id as RobberyCard] })
}

/** A card beside the shop, and one that is looked at. */
const shopCard = noun({ ...card.told, part: 'shop' })
const drawnCard = noun({ ...card.told, part: 'drawn' })

/** A card that comes off the deck, which lies nowhere yet. */
const deckCard = noun({ ...card.told, part: () => [] })

const victim = noun({ ids: box.victimIds, name: 'victim', part: 'victim' })
const fortune = noun({ ids: box.fortunes, name: 'fortune' })
const attribute = noun({ ids: box.attributes, name: 'attribute', alone: 'attribute-title' })
const symbol = noun({ ids: box.symbols, name: 'symbol' })
const phase = noun({ ids: phases, name: 'phase' })
const stake = noun({ ids: stakes, name: 'stake' })
const source = noun({ ids: sources, name: 'source' })
const face = noun({ ids: faces, name: 'face' })
const hit = noun({ ids: hits, name: 'hit', alone: 'hit-title', part: 'hit' })
const nobody = noun({ ids: ['nobody'], name: 'fact' })
const nothing = noun({ ids: ['nothing'], name: 'fact' })
const pass = noun({ ids: ['pass', 'flee'], name: 'turn' })
const stance = noun({ ids: stances, name: 'stance' })
const option = noun({ ids: ['work', 'robbery', 'equipment'], name: 'option' })

/** Money, among it what a note is worth. */
const dollars = noun({
  ids: (value) => typeof value === 'number',
  name: (sum, { money }) => money(sum),
})
const note = noun({ ids: box.noteValues, name: (value, { money }) => money(value) })

/** A bandit with its experience, and its wounds where they are compared. */
const level = noun({
  ids: recordWith<Level | Standing>('experience', 'bandit'),
  name({ bandit: id, ...rest }, { say }) {
    const name = say(`bandit.${id}`)
    const sentence = 'wounds' in rest ? 'standing' : 'level'
    return say(sentence, { bandit: name, ...rest })
  },
  part: (one) => `bandit:${one.bandit}`,
})

/** Bandits who are equal. */
const group = noun({
  ids: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'string'),
  name: (all, { say, list }) => list(all.map((id) => say(`bandit.${id}`))),
  part: (all) => all.map((id) => `bandit:${id}`),
})

/** Destinations of bandits. */
const sending = noun({
  ids: (value): value is Readonly<Record<string, string>> =>
    isRecord(value) && box.banditIds.some((id) => id in value),
  name: (sent, { say, list }) =>
    list(
      Object.entries(sent).map(([id, place]) => {
        return say('going', { bandit: say(`bandit.${id}`), location: say(`location.${place}`) })
      }),
    ),
  part: (sent) =>
    Object.entries(sent).flatMap(([id, place]) => [`bandit:${id}`, `location:${place}`]),
})

/** A gun that goes from one bandit to another. */
const move = noun({
  ids: recordWith<Move>('gun', 'to', 'from'),
  name({ gun, from, to }, { say }) {
    const [gives, takes] = [say(`bandit.${from}`), say(`bandit.${to}`)]
    return say('move', { gun: say(`card.${gun}`), from: gives, to: takes })
  },
  part: ({ gun, from }) => `card:${from}:${gun}`,
})

/** Nouns of received and allowed answers in refusals. */
const anything = [seat, bandit, card, location, victim, attribute, hit, stance, option, nothing]

/** The nouns that the board and its forms name by themselves. */
export const nouns = { seat, bandit, card, location, victim, fortune, attribute, symbol }

/** The nouns of Nowhere'sVille, and what holds them. */
export const things: Things = {
  seat,
  facts: {
    ...holding(seat, 'seat', 'seats'),
    ...holding([bandit, seat, nobody], 'from', 'by'),
    ...holding(bandit, 'bandit', 'bandits', 'to', 'target', 'stray', 'order', 'turns'),
    ...holding(card, 'card', 'cards', 'gun', 'guns'),
    ...holding(location, 'location', 'place'),
    ...holding(level, 'levels', 'standings'),
    ...holding(dollars, 'money', 'sum', 'fee'),
    ...holding(anything, 'received', 'allowed', 'other'),
    victim,
    fortune,
    attribute,
    symbol,
    phase,
    stake,
    source,
    face,
    hit,
    notes: note,
    groups: group,
    stance,
  },
  within: {
    'shop-filled': { card: shopCard },
    'guns-discarded': { cards: deckCard },
    'looked-at': { card: drawnCard },
    returned: { cards: deckCard },
    won: { target: dollars },
    'not-a-fortune': { received: fortune, allowed: fortune },
    'already-won': { received: dollars, target: dollars },
  },
  answers: {
    ...holding(bandit, 'starter', 'bandit', 'order', 'name'),
    ...holding(card, 'reveal', 'use', 'penalty', 'guns'),
    ...holding(drawnCard, 'keep', 'return'),
    equipment: deckCard,
    victim,
    fortune,
    notes: note,
    hit,
    exchange: move,
    refuse: seat,
    town: option,
    raise: attribute,
    flee: stance,
    shoot: [pass],
    location: [sending, location, bandit],
    buy: [nothing, shopCard],
    enter: noun({ ids: ['pay', 'decline'], name: 'enter' }),
  },
  parts: { target: bandit, gun: card, stray: bandit, location: [location, bandit] },
  values: {
    money: dollars,
    victim: [nobody, victim],
    winner: [nobody, seat],
    '*': [nobody, bandit, seat],
  },
}
