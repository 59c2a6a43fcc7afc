import type { FactParameters, FactValue } from '../../../kernel/game.ts'
import type { Question } from '../../../kernel/run.ts'
import { namedByKey, type Speech } from '../../../kernel/words/speech.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { BuildingCard, CriticalSide, Resource, Space, UndeadCard } from '../components.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Place, Position } from '../position.ts'
import { answerText } from './answers.ts'
import { heading, sentence } from './events.ts'
import {
  amount,
  buildingName,
  isPlace,
  isSeat,
  placeName,
  seatName,
  spaceName,
  undeadCardName,
  undeadInShort,
  undeadName,
} from './names.ts'
import { situationPart } from './parts.ts'
import { refusalText } from './refusals.ts'

/** What is asked. A roll says whose it is. */
function questionText(question: Question, words: Words): string {
  const { kind } = question
  if (question.step === 'ask') {
    return words.say(`question.${kind}`, { by: seatName(question.by, words) })
  }
  if (question.of === undefined) return words.say(`question.${kind}`)
  const of = seatName(question.of, words)
  return words.say(kind === 'draw-undead' ? 'question.draw-undead-of' : `question.${kind}`, { of })
}

/** What a reader may predict, with its parameters in words. */
function factQuestion(
  kind: string,
  parameters: FactParameters,
  words: Words,
  given?: Given,
): string {
  const values = Object.entries(parameters).map(([name, value]) => [
    name,
    parameterWithin(name, value, words, given),
  ])
  return words.say(`fact.${kind}`, Object.fromEntries(values))
}

function parameterWithin(name: string, value: string, words: Words, given?: Given): string {
  switch (name) {
    case 'seat':
      return seatName(value, words)
    case 'building':
      return buildingName(value as BuildingCard, words)
    case 'place':
      return placeName(value as Place, words)
    case 'space':
      return spaceOf(value, words)
    case 'card':
      return given
        ? undeadName(value as UndeadCard, 'the', given, words)
        : undeadCardName(value, words)
    default:
      return value
  }
}

/** A space is a number in positions, and a word as a parameter. */
function spaceOf(value: string, words: Words): string {
  return spaceName(value === 'hired' ? value : (Number(value) as Space), words)
}

/** A parameter as it is offered. */
function parameterValue(name: string, value: string, words: Words, given?: Given): string {
  if (name === 'card' && given) return undeadInShort(value as UndeadCard, given, words)
  if (name === 'building' || (name === 'place' && value !== 'street')) {
    return words.say(`building-title.${value}`)
  }
  return capital(parameterWithin(name, value, words))
}

/** Facts whose answers are words, all or some of them. */
const worded: Readonly<Record<string, readonly string[]>> = {
  shot: ['hit', 'miss', 'critical-hit', 'critical-miss', 'none'],
  shootout: ['duel', 'intimidation', 'building-fight', 'final-duel', 'none'],
  at: ['standing', 'lying', 'none'],
  turn: ['none'],
  controls: ['several'],
  'undead-where': ['boot-hill', 'killed', 'box'],
  noon: ['far', 'next', 'now', 'over'],
  ending: ['notoriety', 'coins', 'duel', 'draw', 'ranger-dead', 'town-overrun', 'all-dead', 'none'],
}

/** One answer to what a reader may predict, by itself or within a sentence. */
function factAnswer(kind: string, value: FactValue, words: Words): string {
  const { say } = words
  if (typeof value === 'boolean') return say(value ? 'fact.yes' : 'fact.no')
  if (typeof value === 'number') return words.number(value)
  if (worded[kind]?.includes(value)) return say(`fact-value.${kind}.${value}`)
  if (value === 'nobody' || value === 'none') return say(`fact.${value}`)
  if (kind === 'critical') return say(`side.${value as CriticalSide}`)
  if (kind === 'bonus') return amount(value as Resource, 1, words)
  if (kind === 'turn') return spaceOf(value, words)
  if (isSeat(value)) return seatName(value, words)
  return isPlace(value) ? say('where.building', { place: placeName(value, words) }) : value
}

/** How The Quick and the Undead is said. */
export const speech: Speech<Given, Position> = {
  ...namedByKey,
  sentence: (event, given, words) => sentence(event as QuickEvent, given, words),
  heading: (event, words) => heading(event as QuickEvent, words),
  question: questionText,
  answer: (question, value, given, words) => answerText(question.kind, value, words, given),
  partValue: (_cells, value, _given, { say }) => say('answer.cell', { cell: Number(value) }),
  fact: factQuestion,
  factValue: factAnswer,
  factValueWithin: factAnswer,
  parameterValue,
  refusal: refusalText,
  situationPart,
  seat: seatName,
  seatWithin: seatName,
}
