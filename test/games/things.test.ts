import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { answersOf, sameData } from '../../src/kernel/choice/index.ts'
import { isRecord } from '../../src/kernel/data/keyed.ts'
import { exampleOf } from '../../src/kernel/game/kind.ts'
import { type Answerer, atRandom } from '../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../src/kernel/run/laid-table.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { pressesOf } from '../../src/kernel/words/nouns.ts'
import { partsOfAnswer } from './parts.ts'

describe.each(gameIds)('what is pressed on the board of %s', (id) => {
  const game = engineOf(id)
  const { things } = programOf(id).speech

  test.each(game.kinds.map(({ name }) => name))('is part of a legal answer (%s)', (name) => {
    const kind = game.kinds.find((one) => one.name === name)
    if (!kind) return
    const opening = game.open(exampleOf(kind))
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    for (const seed of [1, 2, 3]) {
      const chance = atRandom(seed)
      const answerer: Answerer = (question, position, given) => {
        const presses = pressesOf(things, question, position)
        const { count } = choiceOf(question)
        const answers = count <= 200 ? answersOf(choiceOf(question)) : []
        for (const { path, value } of answers.length > 0 ? presses : []) {
          const said = answers.map((answer) => path.reduce(at, answer))
          const isSaid = said.some((one) => [one].flat().some((each) => sameData(each, value)))
          expect(isSaid || said.some((one) => sameData(one, value)), question.kind).toBe(true)
        }
        for (const answer of answers) {
          const parts = partsOfAnswer(things, question, answer, position)
          const pressed = presses.map(({ part }) => part)
          expect(pressed, question.kind).toEqual(expect.arrayContaining([...parts]))
        }
        return chance(question, position, given)
      }
      replay(game, opening.value, answerer)
    }
  })
})

function at(answer: unknown, part: string): unknown {
  return isRecord(answer) ? answer[part] : undefined
}
