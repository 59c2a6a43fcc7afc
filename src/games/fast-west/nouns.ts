import { isRecord, recordWith } from '../../kernel/data/keyed.ts'
import { holding, nounsOf, type Things } from '../../kernel/words/nouns.ts'
import { bullets, cards, type Seat, seats } from './components.ts'
import type { Blocker } from './events.ts'
import { type Given, type Position, rounds, tops } from './position.ts'
import { tellings, times } from './refusals/telling.ts'

/*
 * The things of the game: how each is named, and which part of the board it is. The parts: `seat:A`,
 * `stack:A`, `top:A`, what is visible in front of a player; `bullet:3` wherever it is; `card:sheriff`, a kind of card.
 */

const noun = nounsOf<Given, Position>()
/** A player, by letter. */
const seat = noun({ ids: seats, part: 'seat' })

/** A player whose flip it is: the stack. */
const flipper = noun({ ...seat.told, part: 'stack' })

/** A player with what lies in front of them. */
const showing = noun({ ...seat.told, part: (id) => [`seat:${id}`, `top:${id}`] })

/** A bullet by its number. */
const bullet = noun({ ids: bullets, name: 'bullet', alone: 'bullet-alone', part: 'bullet' })

/** A kind of card, with its article or by its title. */
const card = noun({ ids: cards, name: 'card', alone: 'card-title', part: 'card' })

/** Visible card in front of a player. */
const top = noun({ ids: tops, name: 'top', alone: 'top-title' })

const round = noun({ ids: rounds, name: 'round', alone: 'round-title' })
const phase = noun({ ids: times, name: 'phase' })
const telling = noun({ ids: tellings, name: 'telling' })
/** Players who make false starts, or nobody. */
const starters = noun({
  ids: (value): value is { readonly grab: readonly Seat[] } =>
    isRecord(value) && Array.isArray(value['grab']),
  name({ grab }, { say, list }) {
    return grab.length > 0 ? say('answer.grab', { grab: list(grab) }) : say('answer.no-grab')
  },
  part: ({ grab }) => grab.map((one) => `seat:${one}`),
})
const nobody = noun({ ids: ['nobody'], name: 'fact' })
const none = noun({ ids: ['none'], name: 'hand', part: 'hand' })

/** Players who prevent the final duel, each with the card that does. */
const blocker = noun({
  ids: recordWith<Blocker>('top'),
  name({ seat: id, top: shown }, { say }) {
    return say('blocker', { seat: id, top: say(`top.${shown}`) })
  },
  part: (one) => `top:${one.seat}`,
})

/** Contents of hands: players with their bullets, or bullets with their players. */
const hands = noun({
  ids: isRecord,
  name: (held, { say, list }) =>
    Object.entries(held)
      .map(([who, what]) => {
        const all = [what].flat().map(String)
        const empty = all.length === 0 || all[0] === 'none'
        return say('hands', { who, what: empty ? say('hand.none') : list(all) })
      })
      .join(say('hands-next')),
  part: (held) =>
    Object.entries(held).flatMap(([who, what]) =>
      [who, what].flat().flatMap((one) => [seat, bullet].flatMap((each) => partOf(each, one))),
    ),
})

function partOf(each: typeof seat | typeof bullet, value: unknown): readonly string[] {
  const id = each.idOf(value)
  return id === undefined ? [] : each.parts(id as never, { beside: {} })
}

/** The nouns that the board and its forms name by themselves. */
export const nouns = { bullet, card, none, round, seat, top }

/** The nouns of Fast-West, and what holds them. */
export const things: Things = {
  seat,
  facts: {
    ...holding(seat, 'seat', 'seats', 'target', 'by', 'last', 'tied'),
    ...holding(bullet, 'bullet', 'bullets'),
    ...holding(blocker, 'blockers'),
    card,
    held: hands,
    round,
    top,
    phase,
    told: telling,
    next: [seat, round, telling],
  },
  within: {
    flipped: { seat: showing },
    'action-begins': { seat: showing },
    'turned-back': { seat: showing },
  },
  answers: {
    card,
    flip: seat,
    grab: starters,
    slowest: seat,
    bandit: [hands, seat, bullet, none],
    indians: [hands, bullet, seat],
    announce: bullet,
    draw: bullet,
    bullets: [hands, seat, bullet],
    target: seat,
  },
  parts: { flip: flipper, grab: seat },
  values: { shows: top, round, '*': [nobody, seat] },
}
