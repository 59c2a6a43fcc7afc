import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { firstGameOf } from '../../src/content/first-games.ts'
import { saidBy } from '../../src/explorer/guide/notes.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { pickAt } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { guidedIn } from '../../src/site/labs/first-game.ts'

/** More ways of playing the reader's part than this are not tried. */
const PARTS = 60

describe.each(gameIds)('the first game of %s', (id) => {
  const written = firstGameOf(id)

  test('is written', () => expect(written).toBeDefined())

  test('says each of its rules to somebody, whatever the others roll', () => {
    if (!written) return
    const guided = guidedIn('en', written)
    const game = engineOf(id)
    const opening = game.open(guided.situation)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    const said = new Set<string>()
    for (let part = 0; part < PARTS; part += 1) {
      const run = replay(game, opening.value, (question, _position, given) =>
        pickAt(
          question.step === 'ask' && question.by === guided.seat ? part : guided.seed,
          given,
          question,
        ),
      )
      const { trace } = run
      const standing = { trace, at: trace.length, question: undefined, seat: guided.seat }
      for (const note of saidBy(guided.notes, standing)) said.add(note.text)
    }
    expect(guided.notes.filter(({ text }) => !said.has(text))).toEqual([])
  })
})
