import { describe, expect, test } from 'vitest'
import {
  exported,
  imported,
  named,
  readTable,
  type TableRecord,
} from '../../../src/explorer/tables/record.ts'
import { type Keeper, Shelf } from '../../../src/explorer/tables/shelf.ts'

const table: TableRecord = {
  ...{ id: 'one', game: 'toy', names: { A: 'Ada' }, situation: { kind: 'game' }, readings: {} },
  ...{ isDrawn: false, seed: 1, entries: [{ kind: 'card', who: 'A', value: 'cactus' }] },
  ...{ waiting: [], corrections: [], round: '', isOver: false, begun: 1, touched: 5 },
}

/** A device that several tabs write to; `fails` is thrown by whatever is asked of it. */
function device() {
  const values = new Map<string, unknown>()
  const state = { fails: undefined as Error | undefined }
  const act = async <Result>(result: () => Result) => {
    await Promise.resolve()
    if (state.fails) throw state.fails
    return structuredClone(result())
  }
  const keeper: Keeper = {
    all: () => act(() => [...values.values()].filter((one) => one !== undefined)),
    change: (id, to) => act(() => void values.set(id, structuredClone(to(values.get(id))))),
  }
  return { keeper, state, values }
}

describe('the shelf of tables', () => {
  test('keeps a table for the next visit, the last touched first', async () => {
    const { keeper } = device()
    const shelf = new Shelf(keeper)
    await shelf.put(table)
    await shelf.put({ ...table, id: 'two', touched: 9 })
    const next = new Shelf(keeper)
    await next.refresh()
    expect(next.known.value.tables.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('does not overwrite what another tab has told since', async () => {
    const { keeper } = device()
    const [here, there] = [new Shelf(keeper), new Shelf(keeper)]
    await here.put(table)
    expect(await there.put({ ...table, round: 'there', touched: 8 }, 5)).toBe('kept')
    expect(await here.put({ ...table, round: 'here', touched: 7 }, 5)).toBe('elsewhere')
    await here.refresh()
    expect(here.known.value.tables[0]?.round).toBe('there')
  })

  test.each([
    ['full', new DOMException('no room', 'QuotaExceededError')],
    ['visit', new Error('no storage')],
  ] as const)(
    'goes on for this visit where the device is or does so: %s',
    async (keeping, fails) => {
      const { keeper, state } = device()
      const shelf = new Shelf(keeper)
      state.fails = fails
      expect(await shelf.put(table)).toBe('refused')
      expect(shelf.known.value).toMatchObject({ keeping, tables: [table], isRead: true })
    },
  )

  test('erases all, and brings back what a file holds; one that is here otherwise stays beside it', async () => {
    const { keeper, values } = device()
    const shelf = new Shelf(keeper)
    await shelf.put(table)
    const file = exported(shelf.known.value.tables)
    await shelf.erase(['one'])
    expect([...values.values()]).toEqual([undefined])
    const found = imported(file)
    if (typeof found === 'string') throw new Error(found)
    expect(await shelf.bring(found)).toBe(1)
    expect(shelf.known.value.tables).toEqual([table])
    expect(await shelf.bring([{ ...table, round: 'other' }, table])).toBe(1)
    expect(shelf.known.value.tables).toHaveLength(2)
  })
})

describe('a file of tables', () => {
  test('is refused whole where it is something else, damaged or of a later version', () => {
    const file = exported([table])
    expect(imported(file)).toEqual([table])
    expect(imported(file.slice(0, -9))).toBe('damaged')
    expect(imported('{"reckoning":"practice"}')).toBe('damaged')
    expect(imported('null')).toBe('damaged')
    expect(imported(file.replace('"version": 1', '"version": 2'))).toBe('later')
    expect(imported(`${file}${' '.repeat(5_000_001)}`)).toBe('damaged')
  })

  test.each([
    ['no record', 3],
    ['an id that is no name', { ...table, id: '../x' }],
    ['an entry without a value', { ...table, entries: [{ kind: 'card' }] }],
    ['a situation without a kind', { ...table, situation: {} }],
  ])('holds no table that is %s', (_, value) => {
    expect(readTable(value)).toBe('damaged')
  })

  test('keeps who plays each seat of a whole game, and of anything else nothing', () => {
    const seated = { A: 'me', B: 'thinks' }
    expect(readTable({ ...table, seated })).toEqual({ ...table, seated })
    expect(readTable({ ...table, seated: { A: 3 } })).toEqual(table)
  })

  test('keeps no name that is the letter of another seat', () => {
    expect(named({ A: ' B ', B: 'B', C: '  ', D: 'Dora' })).toEqual({ B: 'B', D: 'Dora' })
  })
})
