import { createStore, type UseStore, update, values } from 'idb-keyval'
import { type Keeper, Shelf } from './shelf.ts'

/** Name of the database, and of the channel by which tabs tell each other that something was written. */
const name = 'reckoning-tables'

/** The database of this device, opened when it is first needed: a private window may refuse, and says so each time. */
function database(): Keeper {
  let opened: UseStore | undefined
  const inStore = async <Result>(use: (store: UseStore) => Promise<Result>): Promise<Result> => {
    try {
      opened ??= createStore(name, 'tables')
      return await use(opened)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    all: async () => (await inStore((store) => values(store))).filter((one) => one !== undefined),
    change: (id, to) => inStore((store) => update(id, to, store)),
  }
}

let shelf: Shelf | undefined

/** The tables of this device. What another tab writes is read at once where tabs can speak to each other. */
export function tablesOfDevice(): Shelf {
  if (shelf) return shelf
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  const made = new Shelf(database(), () => channel?.postMessage('written'))
  channel?.addEventListener('message', () => void made.refresh())
  shelf = made
  void made.refresh()
  return made
}
