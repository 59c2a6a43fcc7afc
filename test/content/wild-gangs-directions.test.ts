import { expect, test } from 'vitest'
import { engineComponents } from '../../src/content/components/index.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { describe as describeTown, values } from '../../src/games/wild-gangs/board/values.ts'
import type { Components } from '../../src/games/wild-gangs/components.ts'
import { makeWildGangs } from '../../src/games/wild-gangs/index.ts'
import { speech } from '../../src/games/wild-gangs/words/speech.ts'
import { atRandom, byNumber, byValue, first } from '../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../src/kernel/run/laid-table.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { illegal } from './said/wild-gangs.ts'

const game = makeWildGangs(engineComponents('wild-gangs') as Components)
const rooms = ['explorer', 'wild-gangs', 'kernel'].map((room) => messagesOf('fr', room))
const words = createWords('fr', createSay('fr', rooms), game, '')

/** The corners of the town as an English board names them. */
const isEnglish = (text: string) => /(?<!\p{L})(?:N|S)?W(?!\p{L})/u.test(text)

/** Everything that is said in French of a whole game: events, positions, questions and their answers. */
function saidOfAGame(seed: number): string[] {
  const opening = game.open({ kind: 'game', players: 2 + (seed % 3) })
  if (!opening.ok) throw new Error('a game opens')
  const { given } = opening.value
  const run = replay(game, opening.value, atRandom(seed))
  const asked = [...run.log.keys()].flatMap((length) => {
    const { question } = replay(game, opening.value, byNumber(run.log.slice(0, length)))
    if (!question) return []
    const choice = choiceOf(question)
    const one = choice.at(run.log[length] ?? 0)
    return [speech.question(question, words, given), speech.answer(question, one, given, words)]
  })
  return [
    ...run.events.map((event) => speech.sentence(event, given, words)),
    ...[...values(run.position, given, words)].flat(),
    ...describeTown(run.position, given, words),
    ...asked,
  ]
}

test('French says O for the west, in whatever is told of a game', () => {
  const said = [0, 1, 2].flatMap(saidOfAGame)
  expect(said.filter(isEnglish)).toEqual([])
  expect(said.filter((text) => /\b[NS]O\b/.test(text)).length).toBeGreaterThan(20)
})

test('and in why an answer cannot be; a side is written as files write it', () => {
  const refusals = illegal.flatMap(([situation, answers]) => {
    const opening = game.open(situation)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    return replay(game, opening.value, first(byValue(answers), atRandom(4))).refusal ?? []
  })
  expect(refusals).toHaveLength(illegal.length)
  const told = refusals.filter(({ code }) => code !== 'unknown-side')
  const said = told.map((refusal) => speech.refusal(refusal, words))
  expect(said.filter(isEnglish)).toEqual([])
})
