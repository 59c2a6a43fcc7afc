import { holding, nounsOf, type Things } from '../../../src/kernel/words/nouns.ts'
import { seats } from './components.ts'
import type { Given, Position } from './position.ts'

/* The nouns of the game: how each is named, and which part of the board it is. The parts: `seat:A`. */

const noun = nounsOf<Given, Position>()

/** A player, by letter. */
const seat = noun({ ids: seats, part: 'seat' })
const nobody = noun({ ids: ['nobody'], name: 'fact' })
const choice = noun({ ids: ['bank', 'roll'], name: 'press' })

/** The nouns, and the facts that hold them. */
export const things: Things = {
  seat,
  facts: holding(seat, 'seat'),
  answers: { press: choice },
  values: { '*': [nobody, seat] },
}
