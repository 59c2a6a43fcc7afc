import { describe, expect, test } from 'vitest'
import { gameIds, rulebook } from '../../src/content/games.ts'
import { loadFace } from '../../src/explorer/faces.ts'

describe.each(gameIds)('the labs of %s', (game) => {
  test('that contents and search lead to are those that have an editor and an example', async () => {
    const { editors, examples } = await loadFace(game)
    const labs = [...rulebook(game).labs].sort()
    expect(Object.keys(editors).sort()).toEqual(labs)
    expect(labs.filter((kind) => !examples[kind])).toEqual([])
  })
})
