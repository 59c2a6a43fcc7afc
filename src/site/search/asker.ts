import type { Answer, Library, Request } from './worker.ts'

interface Reply {
  readonly id: number
  readonly found?: Answer
  readonly error?: string
}

/**
 * Asks the worker that searches. Whatever fails ends it, and the next question hires another: a script or a piece of the
 * index that could not be loaded once is then loaded again.
 */
export class Asker {
  readonly #library: Library
  readonly #waiting = new Map<
    number,
    { resolve: (found?: Answer) => void; reject: (reason: Error) => void }
  >()
  #worker: Worker | undefined
  #count = 0

  constructor(library: Library) {
    this.#library = library
  }

  /** Asks; rejects where anything that is needed could not be loaded. */
  ask(request: Request): Promise<Answer | undefined> {
    const worker = this.#hire()
    this.#count += 1
    const id = this.#count
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, request })
    })
  }

  #hire(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { id, found, error } }: MessageEvent<Reply>) => {
      if (error !== undefined) this.#end(worker, error)
      else this.#waiting.get(id)?.resolve(found)
      this.#waiting.delete(id)
    }
    worker.onerror = () => this.#end(worker, 'the script of the search could not be loaded')
    worker.postMessage(this.#library)
    this.#worker = worker
    return worker
  }

  #end(worker: Worker, reason: string): void {
    worker.terminate()
    if (this.#worker === worker) this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(new Error(reason))
    this.#waiting.clear()
  }
}
