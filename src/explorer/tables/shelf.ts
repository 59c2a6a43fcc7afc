import { signal } from '@preact/signals-core'
import { readTable, type TableRecord, written } from './record.ts'

/** A place where tables are kept, each under its id. */
export interface Keeper {
  all(): Promise<readonly unknown[]>
  /** Changes the value of an id; undefined takes it away. No other tab changes it in between. */
  change(id: string, to: (before: unknown) => unknown): Promise<void>
}

/** State of keeping: on the device, for this visit only because the device refuses, or not any more because it is full. */
export type Keeping = 'kept' | 'visit' | 'full'

/** Outcome of keeping a table: another tab may have told it further, which is not overwritten. */
export type Put = 'kept' | 'elsewhere' | 'refused'

/** Tables that a page knows, the last touched first. */
export interface Known {
  readonly tables: readonly TableRecord[]
  readonly keeping: Keeping
  /** False until what the device holds has been read. */
  readonly isRead: boolean
}

/** The tables of this device. */
export class Shelf {
  readonly known = signal<Known>({ tables: [], keeping: 'kept', isRead: false })
  readonly #keeper: Keeper
  readonly #onWritten: () => void

  /** Keeps tables in `keeper`; `onWritten` is told of each change of it. */
  constructor(keeper: Keeper, onWritten: () => void = () => undefined) {
    this.#keeper = keeper
    this.#onWritten = onWritten
  }

  /** Reads anew what the device holds; tables that cannot be read are left alone and not shown. */
  async refresh(): Promise<void> {
    try {
      const found = (await this.#keeper.all()).map(readTable)
      const tables = found.filter((one) => typeof one !== 'string')
      this.known.value = { tables: inOrder(tables), keeping: 'kept', isRead: true }
    } catch (error) {
      this.#refuse(error)
    }
  }

  /**
   * Keeps a table.
   *
   * @param since The time at which the page had it last; where the device has a later one, nothing is overwritten.
   */
  async put(table: TableRecord, since?: number): Promise<Put> {
    let isElsewhere = false
    try {
      await this.#keeper.change(table.id, (before) => {
        const read = readTable(before)
        const isLater = typeof read !== 'string' && since !== undefined && read.touched > since
        isElsewhere = isLater || read === 'later'
        return isElsewhere ? before : written(table)
      })
    } catch (error) {
      this.#refuse(error)
      this.#show(table)
      return 'refused'
    }
    if (isElsewhere) return 'elsewhere'
    this.#show(table)
    this.#onWritten()
    return 'kept'
  }

  /** Takes tables away for good. */
  async erase(ids: readonly string[]): Promise<void> {
    const { tables } = this.known.value
    const left = tables.filter(({ id }) => !ids.includes(id))
    this.known.value = { ...this.known.value, tables: left }
    try {
      for (const id of ids) await this.#keeper.change(id, () => undefined)
      this.#onWritten()
    } catch (error) {
      this.#refuse(error)
    }
  }

  /**
   * Adds tables of a file. One that is here already, and was told otherwise, is kept beside it under another id, so that
   * neither is lost.
   */
  async bring(tables: readonly TableRecord[]): Promise<number> {
    let count = 0
    for (const table of tables) {
      const here = this.known.value.tables.find(({ id }) => id === table.id)
      if (here && JSON.stringify(here) === JSON.stringify(table)) continue
      await this.put(here ? { ...table, id: freshId() } : table)
      count++
    }
    return count
  }

  #show(table: TableRecord): void {
    const { tables } = this.known.value
    const others = tables.filter(({ id }) => id !== table.id)
    this.known.value = { ...this.known.value, tables: inOrder([table, ...others]) }
  }

  /** Notes that the device refuses: what is known lasts as long as the page. */
  #refuse(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    this.known.value = { ...this.known.value, keeping: isFull ? 'full' : 'visit', isRead: true }
  }
}

/** The id of a new table. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

function inOrder(tables: readonly TableRecord[]): readonly TableRecord[] {
  return tables.toSorted((one, other) => other.touched - one.touched)
}
