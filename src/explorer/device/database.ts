import { createStore, type UseStore } from 'idb-keyval'

/** Uses the database of this device; refused with an error where the device has none to give. */
export type InDatabase = <Result>(use: (store: UseStore) => Promise<Result>) => Promise<Result>

/** A database of this device, opened when it is first needed: a private window may refuse, and says so each time. */
export function databaseOf(name: string, part: string): InDatabase {
  let opened: UseStore | undefined
  return async (use) => {
    try {
      opened ??= createStore(name, part)
      return await use(opened)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
}

/**
 * Reads anew what another tab has written: at once where tabs can speak to each other, and at the latest when the reader comes
 * back to this one.
 *
 * @returns What tells the other tabs that something was written.
 */
export function heardBetweenTabs(name: string, refresh: () => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  channel?.addEventListener('message', refresh)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh()
  })
  return () => channel?.postMessage('written')
}
