import { createStore, get, type UseStore, update } from 'idb-keyval'
import { AnswerStore, type Keeper } from './store.ts'

/** Name of the database, and of the channel by which tabs tell each other that something was written. */
const name = 'reckoning-practice'
const key = 'answers'

/** The database of this device, opened when it is first needed: a private window may refuse, and says so each time. */
function database(): Keeper {
  let opened: UseStore | undefined
  const inStore = async <Result>(use: (store: UseStore) => Promise<Result>): Promise<Result> => {
    try {
      opened ??= createStore(name, 'answers')
      return await use(opened)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    read: () => inStore((store) => get(key, store)),
    change: (to) => inStore((store) => update(key, to, store)),
  }
}

let store: AnswerStore | undefined

/**
 * The answers of this device. What another tab writes is read at once where tabs can speak to each other, and at the latest
 * when the reader comes back to this one.
 */
export function answersOfDevice(): AnswerStore {
  if (store) return store
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  const made = new AnswerStore(database(), () => channel?.postMessage('written'))
  channel?.addEventListener('message', () => void made.refresh())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void made.refresh()
  })
  store = made
  void made.refresh()
  return made
}
