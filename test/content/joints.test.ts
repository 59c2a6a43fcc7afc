import { describe, expect, test } from 'vitest'
import { possibleAnswers, refusalLine, stepLine, stepsOf } from '../../src/cli/ledger.ts'
import { engineOf } from '../../src/content/engines.ts'
import { type Scenario, scenariosOf } from '../../src/content/scenarios.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { questionOf } from '../../src/kernel/odds/fact-odds.ts'
import { byValue, first } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { LEGAL } from '../../src/kernel/scenario/scenario.ts'
import { type Speaker, speakerOf } from '../../src/node/speaker.ts'
import { faultsIn } from './typography.ts'

/*
 * The sentences of a room are well set each for itself; here they are put together as they are read: sentences
 * with what fills them, questions with their answers, reasons with the clauses behind them.
 */

/** French texts of an example: each step, each question with what can be answered, each refusal. */
function textsOf(game: Game, scenario: Scenario, say: Speaker): readonly string[] {
  const { situation, readings, answers, predict } = scenario
  const texts = predict.fact === LEGAL ? [] : [say.fact(questionOf(predict))]
  const opening = game.open(situation, readings)
  if (!opening.ok) return [...texts, ...opening.refusals.map((one) => refusalLine(one, say))]
  const { given } = opening.value
  const scripted = byValue(answers)
  const { trace, refusal } = replay(
    game as Game<never>,
    opening.value,
    first((question) => {
      if (isNews(`${game.id} ${question.kind}`)) {
        texts.push(say.question(question, given), possibleAnswers(question, given, say))
      }
      return undefined
    }, scripted),
  )
  const news = trace.filter((line) => line.type === 'event' && isNews(line.event.kind))
  texts.push(...stepsOf(news, given, say).map(stepLine))
  return refusal ? [...texts, refusalLine(refusal, say)] : texts
}

/** Number of times that the same is looked at, with other facts every time. */
const OFTEN = 30
const heard = new Map<string, number>()

function isNews(what: string): boolean {
  const times = heard.get(what) ?? 0
  heard.set(what, times + 1)
  return times < OFTEN
}

/**
 * Words that programs read and that stay as they write them: data, the names of parts and places, clauses, a gangster
 * of whom little is known.
 */
const data =
  /\{[^}]*\}|^ {2}\w+: |\[[\d.]+ [^\]]*\]|\[[NESW12, ]+\]|\b[NS]?W(?=\.[nesw]| = )|\.[NS]?W\b|\b[A-D]\?/gm

describe.each<GameId>(gameIds)('French sentences of %s, put together', (id) => {
  test('keep the habits of French printing in every example', () => {
    const say = speakerOf(engineOf(id), 'fr')
    const faults = [...scenariosOf(id).values()].flatMap((scenario) =>
      textsOf(engineOf(id), scenario, say).flatMap((text) =>
        faultsIn(text.replace(data, '0')).map((fault) => `${scenario.id}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
})
