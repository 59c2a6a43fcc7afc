/** The parts of a service worker's surroundings that ours uses. The types of pages, which all files share, lack them. */

/** An event whose work the browser waits for before it ends the worker. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page or of its workers, which the worker may answer. */
export interface AskedEvent extends LastingEvent {
  readonly request: Request
  /** The page or the dedicated worker that asks. */
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}

/** Global scope of the worker. */
export interface WorkerScope {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ readonly url: string } | undefined>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: AskedEvent) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void
}
