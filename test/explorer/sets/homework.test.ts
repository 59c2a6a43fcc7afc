import { afterEach, describe, expect, test, vi } from 'vitest'
import { eraseHomework, keepHomework, keptHomework } from '../../../src/explorer/sets/homework.ts'
import { plainCase } from '../../../src/explorer/sets/set.ts'

const set = (id: string) => [plainCase('wild-gangs', { type: 'example', id })]

/** A device with a store of its own, which may hold anything. */
function deviceWith(held?: string) {
  const store = new Map(held === undefined ? [] : [['reckoning-homework', held]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  return store
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('homework on a device', () => {
  const kept = { begun: 5, at: 1, answers: [[0, 'A'] as const] }

  test('goes on with the answers to the same cases, and with no others', () => {
    deviceWith()
    keepHomework(set('one'), kept)
    expect(keptHomework(set('one'))).toEqual(kept)
    expect(keptHomework(set('two'))).toBeUndefined()
  })

  test('is kept for the last five sets, and erased one by one or as a whole', () => {
    const store = deviceWith()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) keepHomework(set(id), kept)
    expect(keptHomework(set('a'))).toBeUndefined()
    expect(keptHomework(set('b'))).toEqual(kept)
    keepHomework(set('b'), undefined)
    expect(keptHomework(set('b'))).toBeUndefined()
    eraseHomework()
    expect(store.size).toBe(0)
  })

  test.each(['', '{', '7', '[1]', '[["wild-gangs one",{"begun":"x"}]]'])(
    'begins anew where the device holds %s',
    (held) => {
      deviceWith(held)
      expect(keptHomework(set('one'))).toBeUndefined()
      keepHomework(set('one'), kept)
      expect(keptHomework(set('one'))).toEqual(kept)
    },
  )

  test('lasts as long as its page where nothing may be kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(() => keepHomework(set('one'), kept)).not.toThrow()
    expect(keptHomework(set('one'))).toBeUndefined()
  })
})
