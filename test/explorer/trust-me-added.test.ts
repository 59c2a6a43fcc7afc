import { expect, test } from 'vitest'
import { withValue } from '../../src/explorer/forms/paths.ts'
import { forms } from '../../src/games/trust-me/board/form.ts'
import type { Words } from '../../src/kernel/words/words.ts'
import { game, opened } from '../games/trust-me/tables.ts'

const schema = game.kinds.find(({ name }) => name === 'turn')?.schema

test('what is added to a table lies beside all that is there, and on no scenery', () => {
  let parts: object = {
    players: 2,
    survivors: { A: { x: 3000, y: 3000 }, B: { x: 1000, y: 1000 } },
    pieces: [{ kind: 'bus', x: 3000, y: 3700 }],
  }
  const words = { say: (key: string) => key } as Words
  for (let count = 0; count < 12; count++) {
    const situation = { kind: 'turn', ...parts }
    const { groups } = forms.plan({ situation, opening: opened(situation), words } as never)
    const all = groups.flatMap(({ sections }) => sections)
    const { actions = [] } = all.find(({ part }) => part === 'table:') ?? {}
    const [zombie, , token] = actions
    const added = count % 2 === 0 ? zombie : token
    if (!schema || !added) throw new Error('nothing can be added')
    parts = withValue(schema, parts, added.path, added.value) as object
  }
  const { lying, zombies } = opened({ kind: 'turn', ...parts }).position
  const spots = [...lying.map(({ at }) => at), ...zombies].map(({ x, y }) => `${x} ${y}`)
  expect(new Set(spots).size).toBe(12)
})
