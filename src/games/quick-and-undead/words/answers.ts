import { shown } from '../../../kernel/refusal.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { BuildingCard, Cell, Resource, Space } from '../components.ts'
import type { Given } from '../position.ts'
import {
  amount,
  buildingInFull,
  buildingName,
  cellList,
  dieName,
  isPlace,
  isResource,
  isSeat,
  isSpace,
  isUndead,
  type Mix,
  mixText,
  placeName,
  resourceList,
  seatName,
  spaceName,
  undeadCardName,
  undeadName,
} from './names.ts'

/** Answers that are words, and as such each have a text: in most questions some, in some all. */
const worded: Readonly<Record<string, readonly string[]>> = {
  'round-start': ['done'],
  avoid: ['no'],
  trigger: ['critical-hit', 'miss'],
  ability: ['hunt', 'fight', 'intimidate', 'steal', 'none'],
  'shoot-on': ['shoot', 'stop'],
  'pay-or-come-out': ['pay', 'come-out', 'avoid'],
  'extra-income': ['none'],
  'hire-price': ['coins', 'notoriety', 'none'],
  buy: ['none'],
  'leave-or-fight': ['leave', 'fight', 'avoid'],
  withdraw: ['none'],
}

/** Questions to be answered by yes or no whose answers say more than that. */
const fullYesAndNo = ['hire', 'shoot-outlaw', 'keep']

/**
 * An answer to a kind of question, legal or not. Without `given` what an Undead card shows is not known, and it
 * goes by its name.
 */
export function answerText(kind: string, value: unknown, words: Words, given?: Given): string {
  if (typeof value === 'boolean') return yesOrNo(kind, value, words)
  if (typeof value === 'string' && worded[kind]?.includes(value)) {
    return words.say(`answer.${kind}.${value}`)
  }
  return namedText(kind, value, words, given) ?? shown(value)
}

function yesOrNo(kind: string, value: boolean, { say }: Words): string {
  const answer = value ? 'yes' : 'no'
  return say(fullYesAndNo.includes(kind) ? `answer.${kind}.${answer}` : `answer.${answer}`)
}

/** An answer that names something of the game; undefined when that is nothing that the question could mean. */
function namedText(
  kind: string,
  value: unknown,
  words: Words,
  given: Given | undefined,
): string | undefined {
  switch (kind) {
    case 'die':
      return value === 1 || isSpace(value) ? dieOrSpace(value, words) : undefined
    case 'joker-space':
    case 'solo-space':
    case 'intimidate-where':
      return isSpace(value) ? spaceName(value, words) : undefined
    case 'target':
    case 'intimidate-whom':
    case 'steal-from':
      return isSeat(value) ? seatName(value, words) : undefined
    case 'avoid':
      return isSeat(value)
        ? words.say('answer.avoid.give', { seat: seatName(value, words) })
        : undefined
    case 'exchange':
    case 'income':
    case 'extra-income':
      return isResource(value) ? amount(value, 1, words) : undefined
    case 'steal-cell':
    case 'load':
    case 'empty':
    case 'ranger-bullet':
      return typeof value === 'number' ? words.say('answer.cell', { cell: value }) : undefined
    default:
      return cardText(kind, value, words, given) ?? listText(kind, value, words)
  }
}

function dieOrSpace(value: 1 | Space | 'hired', words: Words): string {
  return value === 'hired' ? spaceName(value, words) : dieName(value, words)
}

/** An answer that is a card or a place of Town. */
function cardText(kind: string, value: unknown, words: Words, given: Given | undefined) {
  if (isPlace(value)) {
    if (kind === 'place-undead' || kind === 'haunt-where') return placeName(value, words)
    if (kind === 'building-card') return buildingName(value as BuildingCard, words)
    const isChosen = ['round-start', 'buy', 'withdraw'].includes(kind)
    if (isChosen && value !== 'street') return buildingInFull(value, words)
  }
  if (!isUndead(value)) return undefined
  if (!given) return undeadCardName(value, words)
  return undeadName(value, kind === 'undead-target' ? 'the' : 'a', given, words)
}

/** An answer that is made of several things. */
function listText(kind: string, value: unknown, words: Words): string | undefined {
  if (kind === 'start-resources' && isMix(value)) return mixText(value, words)
  if (!Array.isArray(value)) return undefined
  if (kind === 'reload') return cellList(value as readonly Cell[])
  return value.every(isResource) ? resourceList(value as readonly Resource[], words) : undefined
}

function isMix(value: unknown): value is Mix {
  return typeof value === 'object' && value !== null && Array.isArray((value as Mix).cells)
}
