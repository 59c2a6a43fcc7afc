import { signal } from '@preact/signals-core'
import { type Answer, type Kept, nothingKept, readKept, withAnswers } from './answers.ts'

/** Where answers are kept: one value, read and changed in one go. */
export interface Keeper {
  read(): Promise<unknown>
  /** Changes the value; no other tab changes it in between. */
  change(to: (before: unknown) => unknown): Promise<void>
}

/**
 * State of keeping: on this device; for this visit only, because the device refuses or is full; or because
 * what is there is damaged or of a later version, and is not overwritten.
 */
export type Keeping = 'kept' | 'visit' | 'full' | 'damaged' | 'later'

/** Answers that a page knows, and how they are kept. */
export interface Known {
  readonly kept: Kept
  readonly keeping: Keeping
  /** False until what the device holds has been read. */
  readonly isRead: boolean
}

/** The answers of this device, for all pages and tabs of the site. */
export class AnswerStore {
  readonly known = signal<Known>({ kept: nothingKept, keeping: 'kept', isRead: false })
  /** Answers that could not be written yet. */
  #waiting: readonly Answer[] = []
  readonly #keeper: Keeper
  readonly #onWritten: () => void

  /** Keeps answers in `keeper`; `onWritten` is told of each change of it. */
  constructor(keeper: Keeper, onWritten: () => void = () => undefined) {
    this.#keeper = keeper
    this.#onWritten = onWritten
  }

  /** Reads anew what the device holds: another tab may have written. */
  async refresh(): Promise<void> {
    try {
      const value = await this.#keeper.read()
      this.#take(value, this.#waiting.length > 0 ? this.known.value.keeping : 'kept')
    } catch (error) {
      this.#refuse(error)
    }
  }

  /** Adds answers; those that could not be written before are tried again. */
  add(answers: readonly Answer[]): Promise<void> {
    this.#waiting = [...this.#waiting, ...answers]
    this.known.value = { ...this.known.value, kept: withAnswers(this.known.value.kept, answers) }
    return this.#write()
  }

  /** Forgets everything, also what could not be read; returns what brings it back. */
  async erase(): Promise<() => Promise<void>> {
    const unwritten = this.#waiting
    let before: unknown = this.known.value.kept
    this.#waiting = []
    this.known.value = { ...this.known.value, kept: nothingKept }
    try {
      await this.#keeper.change((value) => {
        before = value
        return undefined
      })
      this.#take(undefined, 'kept')
      this.#onWritten()
    } catch (error) {
      this.#refuse(error)
    }
    return () => this.#bringBack(before, unwritten)
  }

  /** Brings back what was erased, and keeps what has come since. */
  async #bringBack(before: unknown, unwritten: readonly Answer[]): Promise<void> {
    const read = readKept(before)
    this.#waiting = [...this.#waiting, ...unwritten]
    try {
      await this.#keeper.change((since) => joined(before, since))
    } catch {
      // A device that keeps nothing: it all lasts as long as the page.
      if (typeof read !== 'string') this.#waiting = [...this.#waiting, ...read.answers]
    }
    await this.#write()
  }

  /** Takes over what the device holds, with what waits to be written. */
  #take(value: unknown, keeping: Keeping): void {
    const read = readKept(value)
    const isRead = typeof read !== 'string'
    const kept = withAnswers(isRead ? read : this.known.value.kept, this.#waiting)
    this.known.value = { kept, keeping: isRead ? keeping : read, isRead: true }
  }

  /** Notes that the device refuses: what is known lasts as long as the page. */
  #refuse(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const kept = withAnswers(this.known.value.kept, this.#waiting)
    this.known.value = { kept, keeping: isFull ? 'full' : 'visit', isRead: true }
  }

  /** Writes what waits. A value that cannot be read is left as it is. */
  async #write(): Promise<void> {
    const sent = this.#waiting
    let after: unknown
    let isWritten = false
    try {
      await this.#keeper.change((before) => {
        const read = readKept(before)
        isWritten = typeof read !== 'string'
        after = typeof read === 'string' ? before : withAnswers(read, sent)
        return after
      })
      if (isWritten) this.#waiting = this.#waiting.filter((one) => !sent.includes(one))
      this.#take(after, 'kept')
      this.#onWritten()
    } catch (error) {
      this.#refuse(error)
    }
  }
}

/** Joins what was erased with what has come since; what could not be read then comes back as it was. */
function joined(before: unknown, since: unknown): unknown {
  const [one, other] = [readKept(before), readKept(since)]
  return typeof one === 'string' || typeof other === 'string'
    ? before
    : withAnswers(one, other.answers)
}
