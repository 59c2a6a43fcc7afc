import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { componentData } from '../../src/games/fast-west/component-file.ts'
import type { Given } from '../../src/games/fast-west/position.ts'
import { speech } from '../../src/games/fast-west/words/speech.ts'
import { byValue } from '../../src/kernel/answer.ts'
import { exampleOf } from '../../src/kernel/kind.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import { refusedSituations, refusedTellings, remarked } from '../games/fast-west/refused.ts'
import { copies, game, opened } from '../games/fast-west/tables.ts'
import { codesOf, listening } from './listening.ts'

const heardGame = { id: 'fast-west', game: game as never, speech, opened } as const

type Listening = ReturnType<typeof listening<Given>>

const others = { slowest: 'nobody', 'duel.source': 'own' }

/** All that can be said: random games of any size, and the examples. */
function sayAll(to: Listening): void {
  for (const kind of game.kinds) to.sayPlay(exampleOf(kind), {}, 1)
  for (let seed = 0; seed < 48; seed++) {
    const situation = { kind: 'game', players: 3 + (seed % 6), falseStarts: seed % 2 === 0 }
    to.sayPlay(situation, seed % 3 === 0 ? others : {}, seed)
  }
  to.sayFacts(opened({ kind: 'game', players: 8 }).given, () => 'B')
}

function refusals(): readonly Refusal[] {
  const told = refusedTellings.flatMap(([_, situation, answers, _code, readings]) => {
    return replay(game, opened(situation, readings), byValue(answers)).refusal ?? []
  })
  const read = refusedSituations.flatMap(([situation, _code, readings]) => {
    const opening = game.open(situation, readings)
    return opening.ok ? [] : opening.refusals
  })
  const few: Refusal[] = []
  componentData.check?.({ copies: { ...copies, cactus: 31 } }, (code, facts) => {
    few.push({ code, facts })
  })
  const said = remarked.flatMap(([situation]) => game.remarks(situation))
  return [...told, ...read, ...few, ...said]
}

const codes = codesOf('fast-west')

describe.each(languages)('the messages of Fast-West (%s)', (language) => {
  const to = listening(heardGame, language)
  sayAll(to)

  test('say everything that the engine can say, filled with its facts', () => {
    expect([...to.missing]).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const groups = ['event', 'question', 'fact', 'switch', 'reading', 'policy', 'answer', 'heading']
    const all = Object.keys(to.sentences).filter((key) => groups.includes(key.split('.')[0] ?? ''))
    const never = ['event.dealt-secret', 'fact.legal', 'fact.yes', 'fact.no']
    const unsaid = all.filter((key) => !to.said.has(key) && !never.includes(key))
    expect(unsaid.filter((key) => !/_(one|many|other)$/.test(key))).toEqual([])
  })

  test('say why something is refused, for each code', () => {
    const heard = listening(heardGame, language)
    for (const refusal of refusals()) speech.refusal(refusal, heard.words)
    const kernel = Object.keys(messagesOf(language, 'kernel'))
    expect([...heard.missing].filter((key) => !kernel.includes(key))).toEqual([])
    const said = [...heard.said].filter((key) => key.startsWith('refusal.'))
    expect([...new Set(codes.map((code) => `refusal.${code}`))].sort()).toEqual(said.sort())
    const all = Object.keys(heard.sentences).filter((key) => key.startsWith('refusal.'))
    expect(all.sort()).toEqual(said)
  })
})
