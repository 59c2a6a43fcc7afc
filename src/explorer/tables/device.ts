import { update, values } from 'idb-keyval'
import { databaseOf, heardBetweenTabs } from '../device/database.ts'
import { type Keeper, Shelf } from './shelf.ts'

/** Name of the database, and of the channel by which tabs tell each other that something was written. */
const name = 'reckoning-tables'

function database(): Keeper {
  const inDatabase = databaseOf(name, 'tables')
  return {
    all: async () =>
      (await inDatabase((store) => values(store))).filter((one) => one !== undefined),
    change: (id, to) => inDatabase((store) => update(id, to, store)),
  }
}

let shelf: Shelf | undefined

/** The tables of this device. */
export function tablesOfDevice(): Shelf {
  if (shelf) return shelf
  const tell = heardBetweenTabs(name, () => void made.refresh())
  const made = new Shelf(database(), tell)
  shelf = made
  void made.refresh()
  return made
}
