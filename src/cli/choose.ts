import { parse } from 'yaml'
import { sayer } from '../content/messages.ts'
import type { Choice } from '../kernel/choice/index.ts'
import { choiceOf, type Question } from '../kernel/run/laid-table.ts'
import type { Speaker } from '../node/speaker.ts'
import { answerText } from './ledger.ts'
import type { Conversation } from './terminal.ts'

/** Choice of the user: the number of an answer, any answer, or undefined on leaving. */
type Chosen = number | 'whatever' | undefined

/** The most answers that are listed to choose from. */
const LISTED = 200

/**
 * Asks for an answer by its number in a list; a compound answer is asked for part by part, and one of very
 * many as a scenario writes it.
 */
export async function chooseAnswer(
  question: Question,
  given: unknown,
  say: Speaker,
  conversation: Conversation,
): Promise<Chosen> {
  const choice = choiceOf(question)
  const heading = say.question(question, given)
  if (!choice.parts) {
    const name = (value: unknown) => say.answer(question, value, given)
    return chooseOne(heading, choice, name, say, conversation)
  }
  const answer: Record<string, unknown> = {}
  for (const [part, values] of Object.entries(choice.parts)) {
    const name = (value: unknown) => say.partValue(part, value, given)
    const title = `${heading}\n${say.partName(part)}`
    const index = await chooseOne(title, values, name, say, conversation)
    if (typeof index !== 'number') return index
    answer[part] = values.at(index)
  }
  return choice.indexOf(answer)
}

async function chooseOne(
  heading: string,
  choice: Choice,
  name: (value: unknown) => string,
  speaker: Speaker,
  conversation: Conversation,
): Promise<Chosen> {
  if (choice.draw || choice.count > LISTED) {
    return chooseWritten(heading, choice, speaker, conversation)
  }
  const say = sayer(speaker.language, 'cli')
  const width = String(choice.count).length
  const options = Array.from({ length: choice.count }, (_, index) => {
    const value = choice.at(index)
    return `${String(index + 1).padStart(width + 2)}  ${answerText(value, name(value))}`
  })
  const prompt = `\n${[heading, ...options].join('\n')}\n${say('play.prompt', { last: choice.count })}`
  for (;;) {
    const typed = (await conversation.ask(prompt))?.trim()
    if (typed === undefined || typed === 'q') return undefined
    if (typed === '') return 'whatever'
    const number = Number(typed)
    if (Number.isInteger(number) && number >= 1 && number <= choice.count) return number - 1
  }
}

/** Asks until what is written is an answer, and says each time why it is not. */
async function chooseWritten(
  heading: string,
  choice: Choice,
  speaker: Speaker,
  conversation: Conversation,
): Promise<Chosen> {
  const say = sayer(speaker.language, 'cli')
  const prompt = say('play.written', { example: JSON.stringify(choice.at(choice.count - 1)) })
  let refused = ''
  for (;;) {
    const typed = (await conversation.ask(`\n${heading}\n${refused}${prompt}`))?.trim()
    if (typed === undefined || typed === 'q') return undefined
    if (typed === '') return 'whatever'
    const answer = dataOf(typed)
    const reason = choice.refusal(answer)
    if (!reason) return choice.indexOf(answer)
    refused = `${speaker.refusal(reason)}\n`
  }
}

/** Input as data; a plain word when it is none. */
function dataOf(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return text
  }
}
