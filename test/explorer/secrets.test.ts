import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../src/content/messages.ts'
import { LedgerBuilder, redacted, viewpointOf } from '../../src/explorer/history/build-ledger.ts'
import { atRandom } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { createSay } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { loadFace } from '../../src/site/islands/load.ts'

const face = await loadFace('wild-gangs')
const rooms = ['explorer', 'wild-gangs', 'kernel'].map((room) => messagesOf('en', room))
const words = createWords('en', createSay('en', rooms), face.game, '/')

/** Plays on until the cards of a game differ from those of another that looks the same to a seat. */
function playedUntilRevealed(seed: number) {
  const opening = face.game.open({ kind: 'game', players: 3, firstPlayer: 'A', bank: 'NE' })
  if (!opening.ok) throw new Error('the example of a game opens')
  const run = replay(face.game, opening.value, atRandom(seed))
  const revealed = run.trace.findIndex(
    (line) => line.type === 'event' && line.event.kind === 'revealed',
  )
  return { opening: opening.value, run, revealed }
}

describe.each(['A', 'B', 'C'])('what %s is told', (seat) => {
  test.each([1, 2, 3])('of game %i gives nothing away', (seed) => {
    const { opening, run, revealed } = playedUntilRevealed(seed)
    const view = viewpointOf(face, seat, run.at(revealed))
    expect(view.seat).toBe(seat)
    const lines = new LedgerBuilder(face, opening.given, words, view)
      .parts(run, revealed)
      .flatMap((part) => part.lines)
    const secret = run.trace
      .slice(0, revealed)
      .flatMap((line) =>
        line.type === 'event' && line.event.secret && !line.event.secret.seats.includes(seat)
          ? [line.event]
          : [],
      )
    expect(secret.length).toBeGreaterThan(10)
    for (const event of secret) {
      const told = redacted(event, seat)
      for (const fact of event.secret?.facts ?? []) expect(fact in told).toBe(false)
      const full = face.sentence(event, opening.given, words)
      const line = lines.find(({ event: other }) => other.kind === event.kind)
      expect(face.sentence(told, opening.given, words)).not.toBe(full)
      expect(line).toBeDefined()
    }
    const hidden = new Set(['A', 'B', 'C'].filter((other) => other !== seat))
    for (const { changes } of lines) {
      for (const { name, after } of changes) {
        const owner = /^Hand of (\w)/.exec(name)?.[1]
        if (owner && hidden.has(owner)) expect(after).toMatch(/^\d+ cards?$/)
      }
    }
  })
})
