import type { WildGangsEvent } from '../../../engine/games/wild-gangs/events.ts'
import type { Given, Position } from '../../../engine/games/wild-gangs/position.ts'
import {
  exampleGame,
  examplePlacing,
  exampleTown,
} from '../../../engine/games/wild-gangs/situations/examples.ts'
import type { Face } from '../../face.ts'
import { Board } from './Board.tsx'
import game from './game.ts'
import { possibilities } from './possibilities.ts'
import {
  answerText,
  factAnswer,
  factAnswerWithin,
  factQuestion,
  heading,
  parameterValue,
  partValueText,
  questionText,
  refusalText,
  sentence,
} from './speech.ts'
import { describe, hand, values } from './values.ts'

/** How Wild Gangs is drawn and said. */
const wildGangs: Face<Given, Position> = {
  game,
  Board,
  editors: {
    town: async () => (await import('./TownEditor.tsx')).TownEditor,
    placing: async () => (await import('./PlacingEditor.tsx')).PlacingEditor,
    game: async () => (await import('./GameEditor.tsx')).GameEditor,
  },
  examples: { town: exampleTown, placing: examplePlacing, game: exampleGame },
  describe,
  values,
  sentence: (event, given, words) => sentence(event as WildGangsEvent, given, words),
  heading: (event, words) => heading(event as WildGangsEvent, words),
  isIdle: ({ kind }) => kind === 'not-applied' || kind === 'nothing-protected',
  question: (question, _position, words) => questionText(question, words),
  answer: answerText,
  partName: (_question, part, { say }) => say(`part.${part}`),
  partValue: (_question, part, value, given, words) => partValueText(part, value, given, words),
  fact: factQuestion,
  factValue: factAnswer,
  factValueWithin: factAnswerWithin,
  factName: (kind, { say }) => say(`fact-name.${kind}`),
  parameterName: (name, { say }) => say(`parameter.${name}`),
  parameterValue,
  isParameter: (name, value, given) =>
    name !== 'seat' || given.seats.some((seat) => seat === value),
  possibilities,
  refusal: refusalText,
  hasHands: (kind) => kind === 'game',
  hand,
  seat: (seat, { say }) => say('seat', { seat }),
  seatWithin: (seat, { say }) => say('seat-within', { seat }),
  switchName: (key, { say }) => say(`switch.${key}`),
  switchValue: (_key, value, { say }) => say(`reading.${value}`),
}

export default wildGangs
