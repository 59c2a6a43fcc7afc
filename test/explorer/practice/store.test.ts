import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/explorer/practice/answers.ts'
import { AnswerStore, type Keeper } from '../../../src/explorer/practice/store.ts'

function answered(place: number): Answer {
  const at = 1_700_000_000_000 + place
  const id = `case-${place}`
  return { game: 'toy', id, mark: 'm1', day: 20_000, at, isRight: true, isPractice: true }
}

/** A device that several tabs write to; `fails` is thrown by whatever is asked of it. */
function deviceWith(value?: unknown) {
  const device = {
    value,
    fails: undefined as Error | undefined,
    keeper: {} as Keeper,
  }
  const act = async <Result>(result: () => Result) => {
    await Promise.resolve()
    if (device.fails) throw device.fails
    return result()
  }
  device.keeper = {
    read: () => act(() => structuredClone(device.value)),
    change: (to) =>
      act(() => {
        device.value = structuredClone(to(structuredClone(device.value)))
      }),
  }
  return device
}

const countOf = ({ known }: AnswerStore) => known.value.kept.answers.length
const full = () => new DOMException('no room', 'QuotaExceededError')

describe('the store of answers', () => {
  test('keeps a hundred answers that two tabs give by turns, and both know all once they look', async () => {
    const device = deviceWith()
    const tabs = [new AnswerStore(device.keeper), new AnswerStore(device.keeper)]
    const all = Array.from({ length: 100 }, (_, place) => tabs[place % 2]?.add([answered(place)]))
    await Promise.all(all)
    for (const tab of tabs) {
      await tab.refresh()
      expect(countOf(tab)).toBe(100)
      expect(tab.known.value.keeping).toBe('kept')
    }
  })

  test('goes on for this visit where the device refuses, and says so', async () => {
    const device = deviceWith()
    device.fails = new DOMException('private', 'SecurityError')
    const store = new AnswerStore(device.keeper)
    await store.refresh()
    await store.add([answered(1)])
    await store.add([answered(2)])
    expect(countOf(store)).toBe(2)
    expect(store.known.value).toMatchObject({ keeping: 'visit', isRead: true })
  })

  test('writes what a full disk had no room for with the next answer', async () => {
    const device = deviceWith()
    const store = new AnswerStore(device.keeper)
    await store.add([answered(1)])
    device.fails = full()
    await store.add([answered(2)])
    expect(store.known.value.keeping).toBe('full')
    expect(countOf(store)).toBe(2)
    await store.refresh().catch(() => undefined)
    device.fails = undefined
    await store.refresh()
    expect(store.known.value.keeping).toBe('full')
    expect(countOf(store)).toBe(2)
    await store.add([answered(3)])
    expect(store.known.value.keeping).toBe('kept')
    const other = new AnswerStore(device.keeper)
    await other.refresh()
    expect(countOf(other)).toBe(3)
  })

  test.each([
    ['damaged', 'rubbish'],
    ['later', { version: 9, answers: [], unread: [] }],
  ])('does not write over what is %s, until the reader erases it', async (keeping, value) => {
    const device = deviceWith(value)
    const store = new AnswerStore(device.keeper)
    await store.refresh()
    expect(store.known.value.keeping).toBe(keeping)
    await store.add([answered(1)])
    expect(device.value).toEqual(value)
    expect(countOf(store)).toBe(1)
    await store.erase()
    await store.add([answered(2)])
    expect(store.known.value.keeping).toBe('kept')
    expect(countOf(store)).toBe(1)
  })

  test('keeps entries that it cannot read beside the others', async () => {
    const odd = { game: 'toy', id: 'case-9', day: 'yesterday' }
    const device = deviceWith({ version: 1, answers: [answered(1), odd], unread: [] })
    const store = new AnswerStore(device.keeper)
    await store.add([answered(2)])
    expect(device.value).toMatchObject({ answers: [answered(1), answered(2)], unread: [odd] })
  })

  test.each(['kept', 'visit'])(
    'forgets all at once, and brings it back with what came since (%s)',
    async (keeping) => {
      const device = deviceWith()
      if (keeping === 'visit') device.fails = new DOMException('private', 'SecurityError')
      const store = new AnswerStore(device.keeper)
      await store.add([answered(1), answered(2)])
      const undo = await store.erase()
      expect(countOf(store)).toBe(0)
      expect(device.value).toBeUndefined()
      await store.add([answered(3)])
      await undo()
      expect(countOf(store)).toBe(3)
      expect(store.known.value.keeping).toBe(keeping)
    },
  )
})
