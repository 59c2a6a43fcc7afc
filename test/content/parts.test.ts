import { expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { namelessParts } from './listening.ts'

test.each(gameIds)('every part of every situation of %s has a name', (id) => {
  expect(namelessParts(id)).toEqual([])
})
